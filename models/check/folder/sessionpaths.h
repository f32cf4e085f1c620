// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace baton {

/// The session folder of a document in the folder @p within of its session; empty if the document
/// is elsewhere.
[[nodiscard]] QString sessionFolder(const QString &filePath, const QString &within);

/// The file that @p text in the document @p filePath refers to. {session_dir} is sessionFolder(). A
/// relative path starts at the document's folder. An absolute path into a session of the same name
/// refers to this session, which was moved or copied. Empty if unknown.
[[nodiscard]] QString resolvedPath(QString text, const QString &filePath, const QString &within);

} // namespace baton
