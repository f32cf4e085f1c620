// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/report/checkreport.h"
#include "models/protocol/pack/protocolpack.h"
#include "models/tree/canonicaltree.h"

namespace baton {

/// The XML Schema for a document, and the notice about the choice.
struct SchemaChoice
{
    const XsdSchema *schema = nullptr;         ///< null: no schema fits, and fields are not checked
    std::shared_ptr<const XsdSchema> own = {}; ///< keeps a schema of the workspace alive
    bool isStrict = false;                     ///< a schema of the workspace, applied literally
    const Notice *notice = nullptr;
    QString file;    ///< path of the workspace's schema
    QString version; ///< version that the document names
    QString problem; ///< reason why the workspace's schema cannot be used
};

/// The schema for @p tree: the file that the settings name, else that of the workspace, else the
/// kind's own.
[[nodiscard]] SchemaChoice schemaFor(const KindModel &kind, const CanonicalTree &tree,
                                     const CheckSettings &settings);

/// The fields of the schema that @p report names; null: the kind's own schema was used. Never reads
/// the disk.
[[nodiscard]] std::shared_ptr<const FieldSchema> workspaceFields(const DocumentReport &report,
                                                                 const KindModel &kind);

} // namespace baton
