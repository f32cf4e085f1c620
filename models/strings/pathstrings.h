// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include <algorithm>

namespace baton {

// Paths as text, with "/" between names and without "..". The root folder is "/", or empty as the
// result of parentOf("/name").

/// The text before the last "/" of @p path; empty if there is none.
[[nodiscard]] inline QString parentOf(const QString &path)
{
    return path.first(std::max<qsizetype>(0, path.lastIndexOf(u'/')));
}

[[nodiscard]] inline QStringView parentOf(QStringView path)
{
    return path.first(std::max<qsizetype>(0, path.lastIndexOf(u'/')));
}

/// True if the last names of @p path are @p names ("docs/sessions"), after at least one other.
[[nodiscard]] inline bool endsWithNames(QStringView path, QStringView names)
{
    return path.endsWith(names) && path.chopped(names.size()).endsWith(u'/');
}

/// The text after the last "/" of @p path; the whole path if there is none.
[[nodiscard]] inline QString lastNameOf(const QString &path)
{
    return path.sliced(path.lastIndexOf(u'/') + 1);
}

[[nodiscard]] inline QStringView lastNameOf(QStringView path)
{
    return path.sliced(path.lastIndexOf(u'/') + 1);
}

/// The text before the first "/" of @p path; the whole path if there is none.
[[nodiscard]] inline QString firstNameOf(const QString &path)
{
    return path.first(path.contains(u'/') ? path.indexOf(u'/') : path.size());
}

/// @p path without the "/" at its end; empty for the root folder.
[[nodiscard]] inline QStringView withoutLastSlashes(QStringView path)
{
    while (path.endsWith(u'/')) {
        path.chop(1);
    }
    return path;
}

/// True if @p path is @p folder or lies in it, at any depth.
[[nodiscard]] inline bool isAtOrBelow(QStringView path, QStringView folder)
{
    const QStringView above = withoutLastSlashes(folder);
    return path.startsWith(above) && (path.size() == above.size() || path[above.size()] == u'/');
}

/// True if @p path lies in @p folder, at any depth.
[[nodiscard]] inline bool isBelow(QStringView path, QStringView folder)
{
    return isAtOrBelow(path, folder)
        && withoutLastSlashes(path).size() > withoutLastSlashes(folder).size();
}

/// @p path relative to @p folder; unchanged if it does not lie in it.
[[nodiscard]] inline QString relativeTo(const QString &path, QStringView folder)
{
    return isBelow(path, folder) ? path.sliced(withoutLastSlashes(folder).size() + 1) : path;
}

} // namespace baton
