// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/folder/projectroot.h"

#include "models/check/folder/foldercache.h"
#include "models/disk/checkeddisk.h"
#include "models/strings/pathstrings.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

ProjectRoot::ProjectRoot(const PackNode &settings)
    : ProjectRoot(settings[u"holds"].texts())
{
    if (const QString above = settings[u"above"].text(); !above.isEmpty()) {
        m_above = u'/' + above + u'/';
    }
}

ProjectRoot::ProjectRoot(const QStringList &holds)
    : m_holds(holds)
    , m_question(m_holds.join(u'/'))
{
}

QStringList ProjectRoot::placesOf(const QString &path, const QString &filePath) const
{
    QStringList places;
    for (const QString &folder :
         QStringList{parentOf(filePath), of(filePath)} + unmarked(filePath)) {
        if (!folder.isEmpty()) {
            places.append(QDir::cleanPath(folder + u'/' + path));
        }
    }
    return places;
}

QString ProjectRoot::of(const QString &filePath) const
{
    const QString root = marked(filePath);
    return root.isEmpty() && isGiven() ? parentOf(filePath) : root;
}

QStringList ProjectRoot::unmarked(const QString &filePath) const
{
    QStringList folders;
    const bool isSought = !m_holds.isEmpty() && marked(filePath).isEmpty();
    for (QString folder = isSought ? parentOf(filePath) : QString(); !folder.isEmpty();
         folder = parentOf(folder)) {
        folders.append(folder);
    }
    return folders;
}

QString ProjectRoot::marked(const QString &filePath) const
{
    const qsizetype above = m_above.isEmpty() ? -1 : filePath.lastIndexOf(m_above);
    if (above >= 0) {
        return filePath.first(above);
    }
    if (m_holds.isEmpty()) {
        return {};
    }
    const QString start = parentOf(filePath);
    return FolderCache::answer(m_question, start, [&] { return nearest(start); });
}

/// The nearest folder, from @p start upwards, that contains one of the names.
QString ProjectRoot::nearest(const QString &start) const
{
    return CheckedDisk::nearest(start, [this](const QString &folder) {
        return std::ranges::any_of(m_holds, [&folder](const QString &name) {
            return CheckedDisk::at(folder + u'/' + name).exists();
        });
    });
}

} // namespace baton
