// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/result.h"

#include <functional>

namespace baton {

class EditorDocument;

/// Receives a file that the user chose.
using TakeFile = std::function<void(const QString &file)>;

/// The location of a document.
struct DocumentLocation
{
    QString path;
    QString session; ///< folder of its session; empty if there is none
};

[[nodiscard]] DocumentLocation placeOf(const EditorDocument &document);

/// The file that @p path in @p document refers to; empty for an empty @p path. Relative paths start
/// at the document's folder. "{session_dir}" is the folder of its session or, without a session,
/// its own folder.
[[nodiscard]] QString resolvedFile(const QString &path, const DocumentLocation &document);

/// The reference from @p document to @p file that replaces @p present. Uses "{session_dir}" or a
/// relative path if @p present does and it leads to the file, else the absolute path.
[[nodiscard]] QString fileReference(const QString &file, const QString &present,
                                    const DocumentLocation &document);

/// "sha256:" and the hexadecimal digest of the file. Fails if the file cannot be read. Reads the
/// whole file, so call it on a worker.
[[nodiscard]] Result<QString> fileChecksum(const QString &filePath);

} // namespace baton
