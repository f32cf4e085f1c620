// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/session/grid/phasegridcolumns.h"

#include "widgets/session/grid/phasegridview.h"
#include "widgets/session/tables/alignedheader.h"
#include "widgets/session/tables/sessionmetrics.h"
#include "widgets/style/fonts.h"
#include "widgets/style/metrics.h"

#include <QtMath>

#include <algorithm>
#include <numeric>

namespace baton {

namespace {

constexpr int widestCell = 124;
constexpr int narrowestCell = 84;
constexpr int shapeCell = 30 + sessionmeasures::gridGap; ///< width without a word
constexpr int wideShapeCell = 46 + sessionmeasures::gridGap;
constexpr int longTitle = 200;

int sumOf(const QList<int> &widths)
{
    return std::accumulate(widths.begin(), widths.end(), 0);
}

} // namespace

PhaseGridColumns::PhaseGridColumns(const PhaseGrid &grid, AlignedHeader &header)
    : m_grid(grid)
    , m_header(header)
{
}

void PhaseGridColumns::measureTimes(const QModelIndex &index)
{
    const auto measure = [&index](int column, int &widest) {
        const QFontMetricsF body(fonts::body());
        const QString text = index.siblingAtColumn(column).data().toString();
        widest = std::max(widest, qCeil(body.horizontalAdvance(text)) + 4 + measures::paneEdge);
    };
    measure(m_grid.startedColumn(), m_startedWidth);
    measure(m_grid.durationColumn(), m_durationWidth);
}

void PhaseGridColumns::measure(const QList<Row> &rows)
{
    const QFontMetrics metrics(fonts::strong());
    const QFontMetrics body(fonts::body());
    int widest = 0;
    for (const auto &[index, indent] : rows) {
        const int number = index.data(PhaseGrid::NumberRole).toString().isEmpty() ? 0 : 20;
        widest =
            std::max(widest, indent + number + metrics.horizontalAdvance(index.data().toString()));
        for (const SessionAttempt &attempt : m_grid.phase(index)->attempts) {
            const QString word = index.siblingAtColumn(attempt.number).data().toString();
            int &widestWord = m_wordWidths[attempt.number];
            widestWord = std::max(widestWord, body.horizontalAdvance(word));
        }
        measureTimes(index);
    }
    for (auto [column, width] : {std::pair(m_grid.startedColumn(), &m_startedWidth),
                                 std::pair(m_grid.durationColumn(), &m_durationWidth)}) {
        const QString title = m_grid.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        *width = std::max(*width,
                          QFontMetrics(fonts::small()).horizontalAdvance(title)
                              + 2 * measures::controlPadding + 4);
    }
    m_titleWidth = std::clamp(widest + 2 * measures::controlPadding, 96, 320);
}

/// The widths of cells with words for the first @p attempts.
QList<int> PhaseGridColumns::wordWidths(int attempts) const
{
    const int besideWord = measures::iconSize + 2 * measures::iconGap + 6;
    QList<int> widths;
    for (int attempt = 1; attempt <= attempts; ++attempt) {
        widths.append(std::max(
            narrowestCell, m_wordWidths.value(attempt) + besideWord + sessionmeasures::gridGap));
    }
    return widths;
}

/// Possible later attempts have columns only if there is room for all.
QList<int> PhaseGridColumns::cellWidths(Room room) const
{
    return room == Room::Whole ? wordWidths(m_grid.attemptColumns())
        : room == Room::Shapes ? QList<int>(m_grid.madeAttempts(), shapeCell)
                               : wordWidths(m_grid.madeAttempts());
}

int PhaseGridColumns::timesWidth(Room room) const
{
    return room == Room::Whole ? m_startedWidth + m_durationWidth
                               : std::max(m_startedWidth, m_durationWidth);
}

int PhaseGridColumns::leastTitle() const
{
    constexpr int shortTitle = 140;
    return std::min(m_titleWidth, shortTitle);
}

int PhaseGridColumns::widthOf(Room room) const
{
    return leastTitle() + sumOf(cellWidths(room)) + timesWidth(room);
}

int PhaseGridColumns::wantedWidth(int easy, int most) const
{
    const int title = std::max(0, std::min(m_titleWidth, longTitle) - leastTitle()); // whole
    if (widthOf(Room::Whole) + title <= easy) {
        return widthOf(Room::Whole) + title;
    }
    const bool hasWords = widthOf(Room::Times) <= most;
    return std::min(most, widthOf(hasWords ? Room::Times : Room::Shapes) + title);
}

/// Attempts are as wide as their words require if there is room, all equal if there is more; the
/// phase titles get the rest. Without enough room, columns without attempts are removed, then
/// starts move above their durations, then cells show only their shapes; then the view scrolls.
bool PhaseGridColumns::layOut(int all)
{
    const auto fits = [this, all](Room room) { return widthOf(room) <= all; };
    m_room = fits(Room::Whole) ? Room::Whole : fits(Room::Times) ? Room::Times : Room::Shapes;
    QList<int> cells = cellWidths(m_room);
    m_hasStarts = leastTitle() + sumOf(cells) + timesWidth(Room::Whole) <= all;
    const int room = all - timesWidth(m_hasStarts ? Room::Whole : Room::Times);
    const int title = std::min(m_titleWidth, std::max(leastTitle(), room - sumOf(cells)));
    const bool isOther = share(cells, title, room);
    setTitles();
    return isOther;
}

/// Sets the column widths, of which @p room is for the title and @p cells. True if one changed.
bool PhaseGridColumns::share(QList<int> &cells, int title, int room)
{
    const int widest = *std::ranges::max_element(cells);
    const int alike = std::min(hasShapesOnly() ? wideShapeCell : std::max(widestCell, widest),
                               (room - title) / static_cast<int>(cells.size()));
    if (alike >= widest) {
        cells.fill(alike);
    }
    const int rest = room - sumOf(cells);
    const int first = std::max(title, std::min(rest, hasShapesOnly() ? longTitle : 320));
    bool isOther = false;
    for (int column = 0; column < m_header.count(); ++column) {
        const bool isStart = column == m_grid.startedColumn();
        const bool isHidden =
            isStart ? !m_hasStarts : column > cells.size() && column < m_grid.startedColumn();
        isOther = isOther || m_header.isSectionHidden(column) != isHidden;
        m_header.setSectionHidden(column, isHidden);
    }
    const auto resize = [this, &isOther](int column, int width) {
        if (m_header.sectionSize(column) != width) {
            m_header.resizeSection(column, width);
            isOther = true;
        }
    };
    resize(PhaseGrid::phaseColumn, first);
    for (int attempt = 1; attempt <= cells.size(); ++attempt) {
        resize(attempt, cells[attempt - 1]);
    }
    const int spare = std::max(0, rest - first);
    if (m_hasStarts) {
        resize(m_grid.startedColumn(), m_startedWidth + spare);
    }
    resize(m_grid.durationColumn(),
           m_hasStarts ? m_durationWidth : timesWidth(Room::Times) + spare);
    return isOther;
}

/// Columns of shapes have the numbers of attempts as titles.
void PhaseGridColumns::setTitles()
{
    QHash<int, QString> titles;
    for (int attempt = 1; m_room == Room::Shapes && attempt <= m_grid.attemptColumns(); ++attempt) {
        titles.insert(attempt, QString::number(attempt));
    }
    if (!m_hasStarts) {
        titles.insert(m_grid.durationColumn(), PhaseGridView::tr("Time"));
    }
    m_header.setTitles(titles);
}

} // namespace baton
