// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include <algorithm>

namespace baton {

/// What stands before the last "/" of @p path; nothing when there is none.
[[nodiscard]] inline QString parentOf(const QString &path)
{
    return path.first(std::max<qsizetype>(0, path.lastIndexOf(u'/')));
}

/// What stands behind the last "/" of @p path; all of it when there is none.
[[nodiscard]] inline QString lastNameOf(const QString &path)
{
    return path.sliced(path.lastIndexOf(u'/') + 1);
}

} // namespace baton
