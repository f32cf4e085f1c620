// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace baton {

/// The number of the file at @p path in its file system, which distinguishes it from a file that
/// replaces it; 0: no file.
[[nodiscard]] quint64 fileNumber(const QString &path);

} // namespace baton
