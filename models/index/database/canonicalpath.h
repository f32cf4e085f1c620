// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace baton {

/// @p path (absolute) without symbolic links: a folder has one name in an index, however it was
/// opened. Of a missing path the existing folders above it are resolved. The URL of a database is
/// kept.
[[nodiscard]] QString canonicalPath(const QString &path);

/// Converts paths of an index below a folder back to the name by which the folder was requested.
class FolderNames
{
public:
    explicit FolderNames(const QString &asked);

    [[nodiscard]] const QString &canonical() const { return m_canonical; }
    /// @p path with its begin as the requested folder, or the one above it, was spelt.
    [[nodiscard]] QString asRequested(const QString &path) const;

private:
    QString m_asked;
    QString m_canonical;
};

/// @p path with @p from replaced by @p to if it is @p from or lies below it; else unchanged.
[[nodiscard]] QString moved(const QString &path, const QString &from, const QString &to);

} // namespace baton
