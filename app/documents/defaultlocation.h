// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editor/document/editordocument.h"

namespace baton {

class ProtocolPack;

/// The usual path of @p document, which was never saved: for a handoff that starts a session the
/// folder of that session, as its protocol keeps it, also before that folder exists; for everything
/// else the folder in which it was made.
[[nodiscard]] QString defaultPathOf(const EditorDocument &document);

/// The folder of the new document @p text of @p pack until it is saved. Usually @p folder, where it
/// is made, but never the session of another protocol, nor a session that it does not start.
[[nodiscard]] QString defaultFolderOf(const ProtocolCatalog &catalog, const ProtocolPack &pack,
                                      const ParsedText &text, const QString &folder);

/// The project that @p folder belongs to: where sessions lie already in @p within, else the folder
/// itself; empty for a home, which is no project.
[[nodiscard]] QString projectOf(const QString &folder, const QString &within);

} // namespace baton
