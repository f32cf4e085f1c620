// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

class QFontMetrics;

namespace baton {

/// The form of @p path that fits into @p room: folders are shortened in the middle, then left out,
/// before the name of the file is. A text that is no path is a name.
[[nodiscard]] QString elidedPath(const QString &path, const QFontMetrics &metrics, int room);

/// The difference in width between @p path and its file behind an ellipsis; 0 for a text that is no
/// path.
[[nodiscard]] int widthOfFolders(const QString &path, const QFontMetrics &metrics);

} // namespace baton
