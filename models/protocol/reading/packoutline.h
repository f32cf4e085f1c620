// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/pack/protocolpack.h"
#include "models/protocol/source/packfolder.h"

#include <optional>

namespace baton {

/// The features by which the documents of a protocol are recognised, without its schemas, rules or
/// texts.
struct PackOutline
{
    QString id;
    QStringList hiddenFolders;
    std::vector<KindModel> kinds;        ///< as readRecognition() returns
    std::vector<SessionLayout> sessions; ///< folders and files only, not how to read them
    QStringList promptHeadings;          ///< headings of its prompt kinds
    bool hasXml = false; ///< it has XML kinds, whose schemas decide how XML is parsed
};

/// The outline of a protocol that was read.
[[nodiscard]] PackOutline outlineOf(const ProtocolPack &pack);

/// Reads the outline of the protocol in @p folder, which must be without mistakes.
[[nodiscard]] std::optional<PackOutline> readOutline(const PackFolder &folder);

} // namespace baton
