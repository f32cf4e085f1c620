// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editor/document/editordocument.h"

namespace baton {

class ProtocolPack;

/// Where @p document, which was never saved, belongs: a handoff that starts a session in the folder
/// of that session, where its protocol keeps it, also before that folder is there; everything else
/// where it was made.
[[nodiscard]] QString defaultPathOf(const EditorDocument &document);

/// Where the new document @p text of @p pack, which is made in @p folder, is until it is saved: not
/// in the session of another protocol, nor in another session than the one that it starts.
[[nodiscard]] QString defaultFolderOf(const ProtocolCatalog &catalog, const ProtocolPack &pack,
                                      const ParsedText &text, const QString &folder);

/// The project that @p folder belongs to: where sessions lie already in @p within, else the folder
/// itself; empty for a home, which is no project.
[[nodiscard]] QString projectOf(const QString &folder, const QString &within);

} // namespace baton
