// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/text/distinctelision.h"

#include "widgets/text/commonaffixes.h"

#include <QFontMetrics>

#include <algorithm>

namespace baton {

namespace {

/// The start of the word of @p name at @p place.
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

/// @p name elided before the word that distinguishes it from the others, or in the middle.
QString elidedByWord(const QStringList &names, const QString &name, const QFontMetrics &metrics,
                     int room)
{
    const QString usual = metrics.elidedText(name, Qt::ElideMiddle, room);
    const CommonAffixes kept = commonAffixes(name, usual);
    qsizetype begin = 0;
    qsizetype first = name.size(); // the part that must be shown
    for (const QString &other : names) {
        const qsizetype word = wordBegin(name, commonAffixes(name, other).before);
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
        // It differs from some names in one word and from others in another: both are shown if they
        // fit completely, because half a number distinguishes nothing.
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
    return metrics.elidedText(dots + rest, Qt::ElideRight, room);
}

/// True if @p shown, whose dots replace any letters, matches @p name.
bool maySay(QStringView shown, QStringView name)
{
    const QList<QStringView> parts = shown.split(QChar(0x2026));
    qsizetype place = 0;
    for (const QStringView &part : parts) {
        const qsizetype found = name.indexOf(part, place);
        if (found < 0 || (&part == &parts.front() && found > 0)) {
            return false;
        }
        place = found + part.size();
    }
    const qsizetype end = name.size() - parts.last().size();
    return place == name.size()
        || (parts.size() > 1 && name.endsWith(parts.last()) && end >= place - parts.last().size());
}

qsizetype meaningsOf(const QString &shown, const QStringList &names)
{
    return std::ranges::count_if(names,
                                 [&shown](const QString &name) { return maySay(shown, name); });
}

/// Other elisions of @p name that fit into @p room: a word and its end, its middle or sides.
QStringList otherCuts(const QString &name, const QFontMetrics &metrics, int room)
{
    const QChar dots(0x2026);
    QStringList cuts;
    for (qsizetype begin = 0; begin < name.size(); begin = wordEnd(name, begin) + 1) {
        const qsizetype end = wordEnd(name, begin);
        const QString word =
            (begin > 0 ? QString(dots) : QString()) + name.sliced(begin, end - begin);
        const int behind = room - metrics.horizontalAdvance(word);
        if (behind > 2 * metrics.horizontalAdvance(dots)) {
            cuts.append(word + metrics.elidedText(name.sliced(end), Qt::ElideLeft, behind));
        }
    }
    for (const Qt::TextElideMode mode : {Qt::ElideMiddle, Qt::ElideLeft, Qt::ElideRight}) {
        cuts.append(metrics.elidedText(name, mode, room));
    }
    return cuts;
}

} // namespace

QString distinctlyElided(const QStringList &names, qsizetype index, const QFontMetrics &metrics,
                         int room)
{
    const QString &name = names[index];
    if (metrics.horizontalAdvance(name) <= room) {
        return name;
    }
    QString best = elidedByWord(names, name, metrics, room);
    qsizetype fewest = meaningsOf(best, names);
    if (fewest <= 1) {
        return best;
    }
    const QStringList cuts = otherCuts(name, metrics, room);
    for (const QString &cut : cuts) {
        if (const qsizetype meanings = meaningsOf(cut, names); meanings < fewest) {
            fewest = meanings;
            best = cut;
        }
    }
    return best;
}

} // namespace baton
