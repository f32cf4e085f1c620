// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/core/result.h"

namespace baton {

/// The file that @p path means in the document @p documentPath: relative paths start at its folder,
/// "{session_dir}" is the folder above "handoffs". Empty when @p path is empty.
[[nodiscard]] QString resolvedFile(const QString &path, const QString &documentPath);

/// "sha256:" and the hexadecimal digest of the file, or why it cannot be read. Reads the whole
/// file: call it from a worker.
[[nodiscard]] Result<QString> fileChecksum(const QString &filePath);

} // namespace baton
