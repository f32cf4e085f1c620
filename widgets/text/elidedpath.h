// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

class QFontMetrics;

namespace baton {

/// What @p room shows of @p path: folders are shortened in the middle, then left out, before the
/// name of the file is. What is no path is a name.
[[nodiscard]] QString elidedPath(const QString &path, const QFontMetrics &metrics, int room);

/// How much wider @p path is than its file behind an ellipsis; 0 for what is no path.
[[nodiscard]] int widthOfFolders(const QString &path, const QFontMetrics &metrics);

} // namespace baton
