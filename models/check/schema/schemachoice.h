// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/report/checkreport.h"
#include "models/protocol/pack/protocolpack.h"
#include "models/tree/canonicaltree.h"

namespace baton {

/// The XML Schema for a document, and how it was chosen.
struct SchemaChoice
{
    const XsdSchema *schema = nullptr; ///< null if no schema fits; fields are not checked then
    std::shared_ptr<const XsdSchema> own =
        {};                ///< owner of the schema if it is one of the workspace
    bool isStrict = false; ///< a schema of the workspace, applied literally
    const Notice *notice = nullptr;
    QString file;    ///< path of the workspace's schema
    QString version; ///< version that the document names
    QString problem; ///< reason why the workspace's schema cannot be used
};

/// The schema for @p tree: the file in the settings, else that of the workspace, else that of the
/// kind.
[[nodiscard]] SchemaChoice schemaFor(const KindModel &kind, const CanonicalTree &tree,
                                     const CheckSettings &settings);

/// The fields of the schema that @p report names; null if the kind's own schema was used. Never
/// reads the disk.
[[nodiscard]] std::shared_ptr<const FieldSchema> workspaceFields(const DocumentReport &report,
                                                                 const KindModel &kind);

} // namespace baton
