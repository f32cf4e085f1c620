// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

class QFontMetrics;

namespace baton {

/// @p path shortened to @p room: folders are elided in the middle, then left out, before the file
/// name is. A text that is not a path is treated as a name.
[[nodiscard]] QString elidedPath(const QString &path, const QFontMetrics &metrics, int room);

/// The difference in width between @p path and its file name after an ellipsis; 0 for a text that
/// is not a path.
[[nodiscard]] int widthOfFolders(const QString &path, const QFontMetrics &metrics);

} // namespace baton
