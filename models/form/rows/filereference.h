// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/result.h"

#include <functional>

namespace baton {

class EditorDocument;

/// Takes a file that the reader chose.
using TakeFile = std::function<void(const QString &file)>;

/// The location of a document.
struct DocumentLocation
{
    QString path;
    QString session; ///< folder of its session; empty: none
};

[[nodiscard]] DocumentLocation placeOf(const EditorDocument &document);

/// The file that @p path in @p document refers to: relative paths start at its folder;
/// "{session_dir}" is its session's folder, or its own without a session. Empty for an empty @p
/// path.
[[nodiscard]] QString resolvedFile(const QString &path, const DocumentLocation &document);

/// The reference from @p document to @p file that replaces @p present: with "{session_dir}" or
/// relative if that leads to the file, else absolute.
[[nodiscard]] QString fileReference(const QString &file, const QString &present,
                                    const DocumentLocation &document);

/// "sha256:" and the hexadecimal digest of the file, or why it cannot be read. Reads the whole
/// file: call it from a worker.
[[nodiscard]] Result<QString> fileChecksum(const QString &filePath);

} // namespace baton
