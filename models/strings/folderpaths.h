// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringView>

namespace baton {

/// True when @p path lies in @p folder, at any depth. Both are clean.
[[nodiscard]] inline bool isBelow(QStringView path, QStringView folder)
{
    return path.size() > folder.size() && path.startsWith(folder) && path[folder.size()] == u'/';
}

/// The same, or @p path is @p folder.
[[nodiscard]] inline bool isAtOrBelow(QStringView path, QStringView folder)
{
    return path == folder || isBelow(path, folder);
}

} // namespace baton
