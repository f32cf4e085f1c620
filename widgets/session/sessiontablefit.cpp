// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/session/sessiontableview.h"

#include "widgets/common/fonts.h"
#include "widgets/common/measures.h"
#include "widgets/common/wraptext.h"
#include "widgets/session/edgeheader.h"
#include "widgets/session/sessionmarks.h"

#include <QScrollBar>
#include <QSet>

#include <algorithm>
#include <array>
#include <numeric>

namespace baton {

namespace {

constexpr int narrowest = 48;    ///< of a column whose texts wrap
constexpr int shortTitle = 96;   ///< is not cut for the texts of others
constexpr int leastName = 88;    ///< of one whose texts are shortened
constexpr int longText = 200;    ///< so wide, and a text may be shortened as a name is
constexpr int longestWrap = 960; ///< a text that is wider counts as that

int sumOf(const QList<int> &widths)
{
    return std::accumulate(widths.begin(), widths.end(), 0);
}

} // namespace

bool SessionTableView::isWrapping(int column) const
{
    return m_wrapping.contains(column);
}

int SessionTableView::titleWidth(int column) const
{
    const QString text = m_proxy->headerData(column, Qt::Horizontal).toString();
    const int lead = column == 0 ? sessionmeasures::edge : measures::controlPadding;
    return QFontMetrics(fonts::small()).horizontalAdvance(text) + lead + measures::controlPadding
        + 2;
}

/// What the column asks for; it gives way only where a text may be shortened or wraps.
ColumnNeed SessionTableView::needOf(int column) const
{
    if (m_moved.contains(column)) {
        return {{}, m_moved.value(column)};
    }
    const int title = titleWidth(column);
    const bool isLead = column == 0 && !m_wrapping.isEmpty();
    const int most = isWrapping(column) ? longestWrap
        : isLead                        ? std::min(m_widest, width() / 4)
                                        : m_widest;
    ColumnNeed need{{title}, 0};
    for (const int cell : m_measured[column].cells) {
        need.cells.append(std::min(cell, std::max(title, most)));
    }
    need.least = *std::ranges::max_element(need.cells);
    return need;
}

QList<int> SessionTableView::fittingWidths(int room) const
{
    QList<ColumnNeed> needs;
    for (int column = 0; column < header()->count(); ++column) {
        needs.append(needOf(column));
        const bool mayShrink =
            m_table->isName(column) || column == m_stretch || needs.last().least > longText;
        if (mayShrink && !m_moved.contains(column)) {
            needs.last().least =
                std::min(needs.last().least, std::max(leastName, needs.last().cells.front()));
        }
    }
    QList<int> widths = fairWidths(needs, room);
    if (!m_moved.contains(m_stretch)) {
        spread(widths, room - sumOf(widths));
        widths[m_stretch] += std::max(0, room - sumOf(widths));
    }
    return widths;
}

/// Texts wrap; where that would break words, names beside them are shortened first.
QList<int> SessionTableView::sharedWidths(int room) const
{
    QList<ColumnNeed> needs;
    for (int column = 0; column < header()->count(); ++column) {
        needs.append(needOf(column));
        if (isWrapping(column) && !m_moved.contains(column)) {
            const int title = std::min(needs.last().cells.front(), shortTitle);
            needs.last().least =
                std::min(needs.last().least, std::max(title, m_measured[column].word));
        }
    }
    QList<int> widths = fairWidths(needs, room);
    const auto giveWay = [&](auto isLess, auto leastOf) {
        for (int column = 0; column < needs.size() && sumOf(widths) > room; ++column) {
            if (!m_moved.contains(column) && isLess(column)) {
                needs[column].least = std::min(needs[column].least, leastOf(column));
            }
        }
        widths = sumOf(widths) > room ? fairWidths(needs, room) : widths;
    };
    const auto wraps = [this](int column) { return isWrapping(column); };
    giveWay(wraps, [this](int column) { return m_measured[column].word; });
    giveWay([this](int column) { return m_table->isName(column); }, [](int) { return leastName; });
    giveWay(wraps, [this](int column) { return m_measured[column].part; });
    giveWay(wraps, [](int) { return narrowest; });
    spread(widths, room - sumOf(widths));
    return widths;
}

/// What is left goes to names that were cut, then to the texts.
void SessionTableView::spread(QList<int> &widths, int rest) const
{
    for (int column = 0; column < widths.size() && rest > 0; ++column) {
        if (isWrapping(column) || m_moved.contains(column)) {
            continue;
        }
        const QList<int> &cells = m_measured[column].cells;
        const int whole = cells.isEmpty() ? 0 : *std::ranges::max_element(cells);
        const int more = std::clamp(whole - widths[column], 0, rest);
        widths[column] += more;
        rest -= more;
    }
    auto left = static_cast<int>(m_wrapping.size());
    for (const int column : m_wrapping) {
        if (rest > 0) {
            widths[column] += rest / left;
            rest -= rest / left;
            --left;
        }
    }
}

/// Or of what is broken only where it is longer than a line.
int SessionTableView::longestWordOf(int column, bool isByPart) const
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
        const QStringList words =
            isByPart ? WrapText::unbroken(text) : text.split(u' ', Qt::SkipEmptyParts);
        for (const QString &part : words) {
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
    constexpr int measuredRows = 100;
    const int rows = std::min(measuredRows, m_proxy->rowCount());
    for (int column = 0; column < header()->count(); ++column) {
        Measured measured;
        for (int row = 0; row < rows; ++row) {
            measured.cells.append(sizeHintForIndex(m_proxy->index(row, column)).width());
        }
        measured.word = isWrapping(column) ? longestWordOf(column, false) : 0;
        measured.part = isWrapping(column) ? longestWordOf(column, true) : 0;
        m_measured.append(measured);
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
    if (m_stretch < 0 && m_wrapping.isEmpty()) {
        return;
    }
    if (m_measured.isEmpty()) {
        measure();
    }
    // Where texts wrap, the room is the same with and without a scroll bar: neither brings the
    // other.
    const int bar = verticalScrollBar()->sizeHint().width();
    const QList<int> widths =
        m_wrapping.isEmpty() ? fittingWidths(viewport()->width()) : sharedWidths(width() - bar);
    m_isFitting = true;
    bool isOther = false;
    for (int column = 0; column < widths.size(); ++column) {
        isOther = isOther || header()->sectionSize(column) != widths[column];
        header()->resizeSection(column, widths[column]);
    }
    m_isFitting = false;
    if (isOther && !m_wrapping.isEmpty()) {
        Q_EMIT leastHeightChanged(); // texts take other lines than before
    }
}

} // namespace baton
