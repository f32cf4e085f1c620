// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/result.h"

namespace baton {

class EditorDocument;

/// The location of a document.
struct DocumentLocation
{
    QString path;
    QString session; ///< folder of its session; empty: none
};

[[nodiscard]] DocumentLocation placeOf(const EditorDocument &document);

/// The file that @p path means in @p document: relative paths start at its folder,
/// "{session_dir}" is that of its session, or its own where it has none. Empty when @p path is
/// empty.
[[nodiscard]] QString resolvedFile(const QString &path, const DocumentLocation &document);

/// The reference from @p document to @p file in place of @p present: with "{session_dir}" or as a
/// relative path where that leads to the file; else its absolute path.
[[nodiscard]] QString fileReference(const QString &file, const QString &present,
                                    const DocumentLocation &document);

/// "sha256:" and the hexadecimal digest of the file, or why it cannot be read. Reads the whole
/// file: call it from a worker.
[[nodiscard]] Result<QString> fileChecksum(const QString &filePath);

} // namespace baton
