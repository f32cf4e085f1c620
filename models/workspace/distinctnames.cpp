// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/workspace/distinctnames.h"

#include <QHash>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The names in @p path from the last one upwards.
QStringList partsOf(const QString &path)
{
    const QStringList parts = path.split(u'/', Qt::SkipEmptyParts);
    return {parts.crbegin(), parts.crend()};
}

/// The names in the path at @p index that together distinguish it from all others of @p group: the
/// nearest name that differs from another path, then the next one that differs from the remaining
/// paths.
QString telling(const QList<QStringList> &paths, QList<qsizetype> group, qsizetype index)
{
    const QStringList &own = paths[index];
    QStringList told;
    group.removeAll(index);
    for (qsizetype level = 0; level < own.size() && !group.isEmpty(); ++level) {
        const qsizetype left = group.removeIf(
            [&](qsizetype other) { return paths[other].value(level) != own[level]; });
        if (left > 0) {
            told.prepend(own[level]);
        }
    }
    return told.join(u'/');
}

} // namespace

QStringList distinctNames(const QStringList &names, const QStringList &paths)
{
    QHash<QString, QList<qsizetype>> groups;
    QList<QStringList> parts;
    for (qsizetype i = 0; i < names.size(); ++i) {
        groups[names[i]].append(i);
        parts.append(partsOf(paths[i]));
    }
    QStringList result = names;
    for (const QList<qsizetype> &group : std::as_const(groups)) {
        for (const qsizetype index : group) {
            if (const QString told = telling(parts, group, index); !told.isEmpty()) {
                result[index] += u" · "_s + told;
            }
        }
    }
    return result;
}

} // namespace baton
