// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/text/distinctelision.h"

#include "widgets/text/commonaffixes.h"

#include <QFontMetrics>

#include <algorithm>

namespace baton {

namespace {

/// Where the word of @p name begins that @p place is in.
qsizetype wordBegin(const QString &name, qsizetype place)
{
    while (place > 0 && name[place - 1].isLetterOrNumber()) {
        --place;
    }
    return place;
}

qsizetype wordEnd(const QString &name, qsizetype place)
{
    while (place < name.size() && name[place].isLetterOrNumber()) {
        ++place;
    }
    return place;
}

} // namespace

QString distinctlyElided(const QStringList &names, qsizetype index, const QFontMetrics &metrics,
                         int room)
{
    const QString &name = names[index];
    const QString usual = metrics.elidedText(name, Qt::ElideMiddle, room);
    if (usual == name) {
        return name;
    }
    const CommonAffixes kept = alike(name, usual);
    qsizetype begin = 0;
    qsizetype first = name.size(); // of what has to be shown
    for (const QString &other : names) {
        const qsizetype word = wordBegin(name, alike(name, other).before);
        const bool isShown = wordEnd(name, word) <= kept.before || word >= name.size() - kept.after;
        if (other != name && !isShown) {
            begin = std::max(begin, word);
            first = std::min(first, word);
        }
    }
    if (begin == 0) {
        return usual;
    }
    const QString rest = name.sliced(begin);
    const int left = room - metrics.horizontalAdvance(rest);
    const QChar dots(0x2026);
    if (first < begin && metrics.horizontalAdvance(name.first(begin)) > left) {
        // It differs from some in one word and from others in another: both are shown where whole
        // words have room, since half a number tells it from nothing.
        const QString both = (first > 0 ? QString(dots) : QString())
            + name.sliced(first, wordEnd(name, first) - first) + dots;
        const qsizetype end = wordEnd(name, begin);
        const QString words = both + name.sliced(begin, end - begin);
        const int cut = end < name.size() ? metrics.horizontalAdvance(dots) : 0;
        if (metrics.horizontalAdvance(words) + cut <= room) {
            return metrics.elidedText(both + rest, Qt::ElideRight, room);
        }
    }
    if (left >= metrics.horizontalAdvance(dots)) {
        return metrics.elidedText(name.first(begin), Qt::ElideRight, left) + rest;
    }
    const QString cut = metrics.elidedText(dots + rest, Qt::ElideRight, room);
    const qsizetype shown = begin + cut.size() - 2;
    const bool isLikeAnother = std::ranges::any_of(names, [&](const QString &other) {
        return other != name && alike(name, other).before >= shown;
    });
    // Then the end tells it from that one.
    const QString word = dots + name.sliced(begin, wordEnd(name, begin) - begin);
    const int behind = room - metrics.horizontalAdvance(word);
    const QString end =
        metrics.elidedText(name.sliced(wordEnd(name, begin)), Qt::ElideLeft, behind);
    return isLikeAnother && behind > 2 * metrics.horizontalAdvance(dots) ? word + end : cut;
}

} // namespace baton
