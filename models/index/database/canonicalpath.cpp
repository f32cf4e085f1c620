// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/index/database/canonicalpath.h"

#include "models/database/databaseaddress.h"
#include "models/strings/pathstrings.h"

#include <QDir>
#include <QFileInfo>

namespace baton {

QString canonicalPath(const QString &path)
{
    if (isDatabaseUrl(path)) {
        return path;
    }
    const QString clean = QDir::cleanPath(path);
    for (qsizetype end = clean.size(); end > 0; end = clean.lastIndexOf(u'/', end - 1)) {
        const QString there = QFileInfo(clean.first(end)).canonicalFilePath();
        if (!there.isEmpty()) {
            return there + clean.sliced(end);
        }
    }
    return clean;
}

FolderNames::FolderNames(const QString &asked)
    : m_asked(isDatabaseUrl(asked) ? asked : QDir::cleanPath(asked))
    , m_canonical(canonicalPath(asked))
{
}

QString FolderNames::asRequested(const QString &path) const
{
    const QString below = moved(path, m_canonical, m_asked);
    return below != path ? below : moved(path, canonicalPath(parentOf(m_asked)), parentOf(m_asked));
}

QString moved(const QString &path, const QString &from, const QString &to)
{
    const bool isMeant = path.startsWith(from) && !from.isEmpty()
        && (path.size() == from.size() || path[from.size()] == u'/');
    return isMeant ? to + path.sliced(from.size()) : path;
}

} // namespace baton
