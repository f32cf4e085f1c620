// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editor/document/editordocument.h"

namespace baton {

class ProtocolPack;

/// The default path of @p document, which was never saved: for a handoff that starts a session the
/// folder of that session according to its protocol, which may not exist yet; otherwise the folder
/// in which it was created.
[[nodiscard]] QString defaultPathOf(const EditorDocument &document);

/// The folder of the new document @p text of @p pack until it is saved. Usually @p folder, but
/// never a session of another protocol, nor a session that the document does not start.
[[nodiscard]] QString defaultFolderOf(const ProtocolCatalog &catalog, const ProtocolPack &pack,
                                      const ParsedText &text, const QString &folder);

/// The project of @p folder: the folder for which sessions already exist in @p within, else @p
/// folder itself; empty for a home folder, which is not a project.
[[nodiscard]] QString projectOf(const QString &folder, const QString &within);

} // namespace baton
