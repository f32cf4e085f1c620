// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/pack/protocolpack.h"
#include "models/protocol/source/packfolder.h"

#include <optional>

namespace baton {

/// The features by which documents of a protocol are recognised, without schemas, rules and texts.
struct PackOutline
{
    QString id;
    QStringList hiddenFolders;
    std::vector<KindModel> kinds;        ///< as returned by readRecognition()
    std::vector<SessionLayout> sessions; ///< folders and files only, without their formats
    QStringList promptHeadings;          ///< headings of its prompt kinds
    bool hasXml = false;                 ///< has XML kinds, whose schemas affect the parsing of XML
};

/// The outline of a protocol that was read already.
[[nodiscard]] PackOutline outlineOf(const ProtocolPack &pack);

/// Reads the outline of the protocol in @p folder, which must be valid.
[[nodiscard]] std::optional<PackOutline> readOutline(const PackFolder &folder);

} // namespace baton
