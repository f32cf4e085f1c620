// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/editor/elidedapart.h"

#include "widgets/common/alike.h"

#include <QFontMetrics>

#include <algorithm>

namespace baton {

namespace {

/// Where the word of @p name begins that differs first behind @p place.
qsizetype wordBegin(const QString &name, qsizetype place)
{
    const auto isPartOfWord = [](QChar c) { return c.isLetterOrNumber(); };
    while (place > 0 && isPartOfWord(name[place - 1])) {
        --place;
    }
    return place;
}

} // namespace

QString elidedApart(const QStringList &names, qsizetype index, const QFontMetrics &metrics,
                    int room)
{
    const QString &name = names[index];
    const QString usual = metrics.elidedText(name, Qt::ElideMiddle, room);
    qsizetype shared = 0;
    for (const QString &other : names) {
        if (other != name && metrics.elidedText(other, Qt::ElideMiddle, room) == usual) {
            shared = std::max(shared, alike(name, other).before);
        }
    }
    const qsizetype begin = wordBegin(name, std::min(shared, name.size()));
    return begin == 0
        ? usual
        : metrics.elidedText(QChar(0x2026) + name.sliced(begin), Qt::ElideRight, room);
}

} // namespace baton
