// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/workspace/distinctnames.h"

#include <QHash>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The folders of @p path from the file upwards.
QStringList foldersOf(const QString &path)
{
    QStringList parts = path.split(u'/', Qt::SkipEmptyParts);
    if (!parts.isEmpty()) {
        parts.removeLast();
    }
    return {parts.crbegin(), parts.crend()};
}

/// The nearest folder of the path at @p index that another path of @p group does not have there.
QString telling(const QList<QStringList> &folders, const QList<qsizetype> &group, qsizetype index)
{
    const QStringList &own = folders[index];
    for (qsizetype level = 0; level < own.size(); ++level) {
        for (const qsizetype other : group) {
            if (folders[other].value(level) != own[level]) {
                return own[level];
            }
        }
    }
    return {};
}

} // namespace

QStringList distinctNames(const QStringList &names, const QStringList &paths)
{
    QHash<QString, QList<qsizetype>> groups;
    QList<QStringList> folders;
    for (qsizetype i = 0; i < names.size(); ++i) {
        groups[names[i]].append(i);
        folders.append(foldersOf(paths[i]));
    }
    QStringList result = names;
    for (const QList<qsizetype> &group : std::as_const(groups)) {
        for (const qsizetype index : group) {
            if (const QString folder = telling(folders, group, index); !folder.isEmpty()) {
                result[index] += u" · "_s + folder;
            }
        }
    }
    return result;
}

} // namespace baton
