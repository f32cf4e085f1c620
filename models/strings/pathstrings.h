// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include <algorithm>

namespace baton {

/// The text before the last "/" of @p path; nothing when there is none.
[[nodiscard]] inline QString parentOf(const QString &path)
{
    return path.first(std::max<qsizetype>(0, path.lastIndexOf(u'/')));
}

[[nodiscard]] inline QStringView parentOf(QStringView path)
{
    return path.first(std::max<qsizetype>(0, path.lastIndexOf(u'/')));
}

/// True when the last names of @p path are @p names ("docs/sessions"), and others stand before
/// them.
[[nodiscard]] inline bool endsWithNames(QStringView path, QStringView names)
{
    return path.endsWith(names) && path.chopped(names.size()).endsWith(u'/');
}

/// The text behind the last "/" of @p path; all of it when there is none.
[[nodiscard]] inline QString lastNameOf(const QString &path)
{
    return path.sliced(path.lastIndexOf(u'/') + 1);
}

} // namespace baton
