// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/session/sessiontableview.h"

#include "widgets/common/fonts.h"
#include "widgets/common/measures.h"
#include "widgets/session/edgeheader.h"
#include "widgets/session/sessionmarks.h"

#include <QScrollBar>
#include <QSet>

#include <algorithm>
#include <array>
#include <numeric>

namespace baton {

namespace {

constexpr int narrowest = 48;    ///< of a column that shares the room
constexpr int leastShared = 240; ///< for all columns that share the room

} // namespace

int SessionTableView::widthOf(int column) const
{
    const QString text = m_proxy->headerData(column, Qt::Horizontal).toString();
    const int lead = column == 0 ? sessionmeasures::edge : measures::controlPadding;
    const int title =
        QFontMetrics(fonts::small()).horizontalAdvance(text) + lead + measures::controlPadding + 2;
    const bool isLead = column == 0 && !m_shares.isEmpty();
    const int widest = isLead ? std::min(m_widest, width() / 4) : m_widest;
    return std::clamp(m_measured[column].hint, title, std::max(title, widest));
}

QList<int> SessionTableView::fittingWidths(int room) const
{
    QList<int> widths;
    int used = 0;
    for (int column = 0; column < header()->count(); ++column) {
        widths.append(widthOf(column));
        used += widths.last();
    }
    widths[m_stretch] += std::max(0, room - used);
    shorten(widths, used - room);
    return widths;
}

/// Takes @p over from the widest columns whose texts may be shortened.
void SessionTableView::shorten(QList<int> &widths, int over) const
{
    constexpr int least = 88;
    constexpr int step = 4;
    for (; over > 0; over -= step) {
        int widest = -1;
        for (int column = 0; column < widths.size(); ++column) {
            const bool mayShrink = m_table->isName(column) || column == m_stretch;
            if (mayShrink && widths[column] > least
                && (widest < 0 || widths[column] > widths[widest])) {
                widest = column;
            }
        }
        if (widest < 0) {
            return;
        }
        widths[widest] -= step;
    }
}

QList<int> SessionTableView::sharedWidths(int room) const
{
    QList<int> widths;
    int shares = 0;
    for (int column = 0; column < header()->count(); ++column) {
        widths.append(m_shares[column] == 0 ? widthOf(column) : 0);
        room -= widths.last();
        shares += m_shares[column];
    }
    if (const int over = leastShared - room; over > 0) {
        const int before = std::accumulate(widths.begin(), widths.end(), 0);
        shorten(widths, over);
        room += before - std::accumulate(widths.begin(), widths.end(), 0);
    }
    QList<int> least;
    for (int column = 0; column < header()->count(); ++column) {
        least.append(m_shares[column] > 0 ? m_measured[column].word : widths[column]);
        if (m_shares[column] > 0) {
            widths[column] = std::max(least[column], room * m_shares[column] / shares);
            room -= widths[column];
            shares -= m_shares[column];
        }
    }
    if (const int over = narrow(widths, least, -room); over > 0) {
        for (int column = 0; column < least.size(); ++column) {
            least[column] = m_shares[column] > 0 ? narrowest : widths[column];
        }
        narrow(widths, least, over);
    }
    return widths;
}

/// Takes @p over from the columns that have the most beyond @p least.
/// @returns what none of them had to give.
int SessionTableView::narrow(QList<int> &widths, const QList<int> &least, int over)
{
    constexpr int step = 4;
    for (; over > 0; over -= step) {
        int richest = 0;
        for (int column = 1; column < widths.size(); ++column) {
            if (widths[column] - least[column] > widths[richest] - least[richest]) {
                richest = column;
            }
        }
        if (widths[richest] - least[richest] < step) {
            return over;
        }
        widths[richest] -= step;
    }
    return 0;
}

int SessionTableView::longestWordOf(int column) const
{
    constexpr int longest = 132;
    constexpr int rounding = 4; // a laid out word is a little wider than its letters
    const int beside = (column == 0 ? sessionmeasures::edge : measures::controlPadding)
        + measures::controlPadding + rounding;
    const int rows = std::min(header()->resizeContentsPrecision(), m_proxy->rowCount());
    const QFontMetrics plain(font());
    const QFontMetrics mono(fonts::mono());
    std::array<QSet<QString>, 4> known; // most words stand in many rows
    int word = narrowest;
    for (int row = 0; row < rows; ++row) {
        const QModelIndex index = m_proxy->index(row, column);
        const bool isMeasured = index.data(SessionTable::LookRole).toInt()
            == static_cast<int>(SessionCell::Look::Measured);
        const bool hasMark = index.data(SessionTable::ShapeRole).toInt() != 0;
        const int mark = hasMark ? measures::iconSize + measures::iconGap : 0;
        const QString text = index.data().toString();
        const QFontMetrics &metrics = isMeasured ? mono : plain;
        QSet<QString> &knownLike = known[(isMeasured ? 2 : 0) + (hasMark ? 1 : 0)];
        for (const QString &part : text.split(u' ', Qt::SkipEmptyParts)) {
            if (!knownLike.contains(part)) {
                knownLike.insert(part);
                word = std::max(word, metrics.horizontalAdvance(part) + mark + beside);
            }
        }
    }
    return std::min(word, longest);
}

/// The texts are measured once, however often the room changes.
void SessionTableView::measure()
{
    for (int column = 0; column < header()->count(); ++column) {
        const bool isShared = !m_shares.isEmpty() && m_shares[column] > 0;
        m_measured.append(
            {isShared ? 0 : sizeHintForColumn(column), isShared ? longestWordOf(column) : 0});
    }
}

void SessionTableView::fitLater()
{
    m_measured.clear();
    m_fitTimer.start();
    chooseScrolling(m_proxy->rowCount());
    tellEmpty();
}

void SessionTableView::fit()
{
    if (m_isFittedByHand || (m_stretch < 0 && m_shares.isEmpty())) {
        return;
    }
    if (m_measured.isEmpty()) {
        measure();
    }
    m_isFitting = true;
    // Where texts wrap, the room is the same with and without a scroll bar: neither brings the
    // other.
    const int bar = verticalScrollBar()->sizeHint().width();
    const QList<int> widths =
        m_shares.isEmpty() ? fittingWidths(viewport()->width()) : sharedWidths(width() - bar);
    for (int column = 0; column < widths.size(); ++column) {
        header()->resizeSection(column, widths[column]);
    }
    m_isFitting = false;
}

} // namespace baton
