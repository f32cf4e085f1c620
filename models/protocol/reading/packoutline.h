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
    std::vector<KindModel> kinds;        ///< see readRecognition()
    std::vector<SessionLayout> sessions; ///< only the folders and files; not how to read them
    QStringList promptHeadings;          ///< of its kinds that are prompts
    bool hasXml = false; ///< has kinds in XML, whose schemas decide how XML is parsed
};

/// The outline of a protocol that was read.
[[nodiscard]] PackOutline outlineOf(const ProtocolPack &pack);

/// Reads the outline of the protocol in @p folder, which must be without mistakes.
[[nodiscard]] std::optional<PackOutline> readOutline(const PackFolder &folder);

} // namespace baton
