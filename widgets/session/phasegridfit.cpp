// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// How wide the columns of the grid are.
#include "widgets/common/fonts.h"
#include "widgets/common/measures.h"
#include "widgets/session/phasegridview.h"
#include "widgets/session/sessionmarks.h"

#include <QHeaderView>
#include <QScrollBar>

#include <algorithm>
#include <numeric>

namespace baton {

namespace {

constexpr int widestCell = 124;
constexpr int narrowestCell = 84;
constexpr int cutCell = 72; ///< with its word shortened

int sumOf(const QList<int> &widths)
{
    return std::accumulate(widths.begin(), widths.end(), 0);
}

/// Takes @p over from the widest of @p cells, until each has its word shortened.
void shorten(QList<int> &cells, int over)
{
    constexpr int step = 4;
    for (; over > 0; over -= step) {
        const auto widest = std::ranges::max_element(cells);
        if (*widest - step < cutCell) {
            return;
        }
        *widest -= step;
    }
}

} // namespace

void PhaseGridView::measureTimes(const QModelIndex &index)
{
    const auto measure = [&index](int column, int &widest) {
        const QFontMetrics body(fonts::body());
        const QString text = index.siblingAtColumn(column).data().toString();
        widest = std::max(widest, body.horizontalAdvance(text) + 4 + measures::paneEdge);
    };
    measure(m_grid->startedColumn(), m_startedWidth);
    measure(m_grid->durationColumn(), m_durationWidth);
}

/// Of the rows that a reader sees first.
void PhaseGridView::measureTitles()
{
    constexpr int measured = 200;
    const QFontMetrics metrics(fonts::strong());
    const QFontMetrics body(fonts::body());
    int widest = 0;
    QModelIndex index = m_grid->index(0, 0);
    for (int row = 0; row < measured && index.isValid(); ++row) {
        const int number = index.data(PhaseGrid::NumberRole).toString().isEmpty() ? 0 : 20;
        widest = std::max(
            widest, indentOf(index) + number + metrics.horizontalAdvance(index.data().toString()));
        for (const SessionAttempt &attempt : m_grid->phase(index)->attempts) {
            const QString word = index.siblingAtColumn(attempt.number).data().toString();
            int &widestWord = m_wordWidths[attempt.number];
            widestWord = std::max(widestWord, body.horizontalAdvance(word));
        }
        measureTimes(index);
        index = indexBelow(index);
    }
    for (auto [column, width] : {std::pair(m_grid->startedColumn(), &m_startedWidth),
                                 std::pair(m_grid->durationColumn(), &m_durationWidth)}) {
        const QString title =
            m_grid->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        *width = std::max(*width,
                          QFontMetrics(fonts::small()).horizontalAdvance(title)
                              + 2 * measures::controlPadding + 4);
    }
    m_titleWidth = std::clamp(widest + 2 * measures::controlPadding, 96, 320);
}

/// That show the words of each attempt.
QList<int> PhaseGridView::cellWidths() const
{
    const int besideWord = measures::iconSize + 2 * measures::iconGap + 6;
    QList<int> widths;
    for (int attempt = 1; attempt <= m_grid->attemptColumns(); ++attempt) {
        widths.append(std::max(
            narrowestCell, m_wordWidths.value(attempt) + besideWord + sessionmeasures::gridGap));
    }
    return widths;
}

int PhaseGridView::wantedWidth() const
{
    return m_titleWidth + sumOf(cellWidths()) + m_startedWidth + m_durationWidth;
}

/// Attempts are as wide as their words ask for where there is room, all alike where there is more;
/// the title of the phase takes the rest. Where there is none, the times of start give way, then
/// the ends of the words; what still has no room is scrolled to.
void PhaseGridView::layOut()
{
    QList<int> cells = cellWidths();
    const auto attempts = static_cast<int>(cells.size());
    const int all = viewport()->width() - m_durationWidth;
    constexpr int shortTitle = 140;
    const int leastTitle = std::min(m_titleWidth, shortTitle);
    const bool hasStarts = leastTitle + sumOf(cells) + m_startedWidth <= all;
    const int room = all - (hasStarts ? m_startedWidth : 0);
    const int title = std::min(m_titleWidth, std::max(shortTitle, room - sumOf(cells)));
    const int widest = std::max(widestCell, *std::ranges::max_element(cells));
    if (const int alike = std::min(widest, (room - title) / attempts);
        alike >= *std::ranges::max_element(cells)) {
        cells.fill(alike);
    }
    shorten(cells, sumOf(cells) + title - room);
    const int rest = room - sumOf(cells);
    const int first = std::max(title, std::min(rest, 320));
    bool isOther = setStartsShown(hasStarts);
    const auto resize = [this, &isOther](int column, int width) {
        if (header()->sectionSize(column) != width) {
            header()->resizeSection(column, width);
            isOther = true;
        }
    };
    resize(PhaseGrid::phaseColumn, first);
    for (int attempt = 1; attempt <= attempts; ++attempt) {
        resize(attempt, cells[attempt - 1]);
    }
    if (hasStarts) {
        resize(m_grid->startedColumn(), m_startedWidth + std::max(0, rest - first));
    }
    resize(m_grid->durationColumn(), m_durationWidth + (hasStarts ? 0 : std::max(0, rest - first)));
    if (isOther && currentIndex().isValid()) { // it may have been in view only for the narrow ones
        horizontalScrollBar()->setValue(0);
        scrollTo(currentIndex());
    }
}

/// @returns whether that is something else than before.
bool PhaseGridView::setStartsShown(bool isOn)
{
    const bool wasOn = !header()->isSectionHidden(m_grid->startedColumn());
    for (int column = 0; column < header()->count(); ++column) {
        header()->setSectionHidden(column, column == m_grid->startedColumn() && !isOn);
    }
    return wasOn != isOn;
}

} // namespace baton
