// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/statistics/chartlayout.h"

#include "models/statistics/statisticsnumber.h"
#include "widgets/statistics/chartmetrics.h"
#include "widgets/style/fonts.h"
#include "widgets/style/metrics.h"

#include <QFontMetrics>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

using namespace chartmetrics;
using Chart = StatisticsTable::Chart;

constexpr int barInset = 5;
constexpr int timeLineHeight = 132;
constexpr int legendHeight = 18;
constexpr int secondLine = 16; ///< second line of column titles
constexpr int widestBar = 32;
constexpr int shortestBar = 80; ///< of the largest row, where names are long

/// Of an entry of the legend with the gap before it.
int entryWidth(const StatisticsTable::Column &column)
{
    return QFontMetrics(fonts::small()).horizontalAdvance(column.title) + measures::iconGap
        + ChartLayout::legendSquare + measures::fieldGap;
}

/// The line of each entry of the legend, as many on one as fit in @p width; empty without a legend.
std::vector<int> legendLines(const StatisticsTable &table, int width)
{
    const int parts = table.chart == Chart::Values ? 0 : ChartLayout::partsOf(table);
    std::vector<int> lines;
    int line = 0;
    int used = 0;
    for (int i = 0; i < parts && parts > 1; ++i) {
        const int entry = entryWidth(table.columns[size_t(i)]);
        used += entry;
        if (used > width && used > entry) {
            ++line;
            used = entry;
        }
        lines.push_back(line);
    }
    return lines;
}

/// The number of lines of the legend below the title: 0 where it fits beside it.
int linesBelow(const StatisticsTable &table, int width)
{
    const int room = width - 2 * measures::paneEdge;
    const int title = QFontMetrics(fonts::strong()).horizontalAdvance(table.title) + 1;
    const std::vector<int> beside = legendLines(table, room - title);
    return beside.empty() || beside.back() == 0 ? 0 : legendLines(table, room).back() + 1;
}

/// @p title on two lines, broken at the blank that makes it narrowest; a single word is not broken.
QString onTwoLines(const QString &title)
{
    const QFontMetrics metrics(fonts::small());
    QString narrowest = title;
    for (qsizetype i = title.indexOf(u' '); i >= 0; i = title.indexOf(u' ', i + 1)) {
        const QString broken = title.left(i) + u'\n' + title.mid(i + 1);
        if (metrics.size(0, broken).width() < metrics.size(0, narrowest).width()) {
            narrowest = broken;
        }
    }
    return narrowest;
}

/// The width at which no number of @p column is truncated.
int widestNumber(const StatisticsTable &table, size_t column)
{
    const QFontMetrics metrics(fonts::body());
    int width = 0;
    for (const StatisticsTable::Row &row : table.rows) {
        width = std::max(width,
                         metrics.horizontalAdvance(numberText(
                             row.values[column], table.columns[column].unit, QLocale())));
    }
    return width + measures::fieldGap;
}

/// The widths at which no title, on one line or @p areTitlesTall, and no number of a column is
/// truncated.
std::vector<int> columnWidths(const StatisticsTable &table, bool areTitlesTall)
{
    const QFontMetrics small(fonts::small());
    std::vector<int> widths;
    for (size_t column = 0; column < table.columns.size(); ++column) {
        const QString &title = table.columns[column].title;
        const int width = small.size(0, areTitlesTall ? onTwoLines(title) : title).width();
        widths.push_back(std::max(width + measures::fieldGap, widestNumber(table, column)));
    }
    return widths;
}

/// Takes room from the titles until all columns fit in @p room, at first from the one that has most
/// more than its numbers, so that few are cut. Names and numbers tell more than a title.
void narrow(std::vector<int> &widths, const StatisticsTable &table, int room)
{
    std::vector<int> spare; ///< of each column, what only its title needs
    for (size_t column = 0; column < widths.size(); ++column) {
        spare.push_back(widths[column] - widestNumber(table, column));
    }
    int lacking = std::reduce(widths.begin(), widths.end()) - room;
    while (lacking > 0) {
        const auto most = std::ranges::max_element(spare);
        if (most == spare.end() || *most <= 0) {
            return;
        }
        const int taken = std::min(lacking, (*most + 1) / 2);
        *most -= taken;
        widths[size_t(most - spare.begin())] -= taken;
        lacking -= taken;
    }
}

/// Each line of @p title, cut where it is wider than @p width.
QString cutTitle(const QString &title, int width)
{
    const QFontMetrics small(fonts::small());
    QStringList lines = title.split(u'\n');
    for (QString &line : lines) {
        line = small.elidedText(line, Qt::ElideRight, width);
    }
    return lines.join(u'\n');
}

/// The columns are at the right, each as wide as necessary, as long as the names keep some room.
std::vector<int> columnLefts(const std::vector<int> &widths, const QRect &body)
{
    const int wanted = std::reduce(widths.begin(), widths.end());
    const int room = body.width() * 80 / 100;
    std::vector<int> lefts(widths.size());
    int left = body.right() + 1;
    for (size_t i = lefts.size(); i-- > 0;) {
        left -= wanted > room ? widths[i] * room / wanted : widths[i];
        lefts[i] = left;
    }
    return lefts;
}

int widestName(const StatisticsTable &table)
{
    const QFontMetrics metrics(fonts::body());
    int widest = 0;
    for (const StatisticsTable::Row &row : table.rows) {
        // Of a part of a pixel as well.
        widest = std::max(widest, metrics.horizontalAdvance(ChartLayout::nameOf(row)) + 1);
    }
    return widest;
}

int numberWidth()
{
    return QFontMetrics(fonts::body()).horizontalAdvance(u"00,000 %"_s) + measures::fieldGap;
}

/// The width of all numbers after a bar.
int numbersWidth(const StatisticsTable &table)
{
    const int parts = ChartLayout::partsOf(table);
    return numberWidth() * (1 + static_cast<int>(table.columns.size()) - parts);
}

/// True if names and numbers fit beside each other only if the titles of the columns take two
/// lines.
bool needsTallTitles(const StatisticsTable &table, int width)
{
    if (table.chart != Chart::Values) {
        return false;
    }
    const std::vector<int> widths = columnWidths(table, false);
    return std::reduce(widths.begin(), widths.end(), widestName(table) + measures::fieldGap)
        > width - 2 * measures::paneEdge;
}

} // namespace

ChartLayout::ChartLayout(const StatisticsTable &table, const QRect &area)
    : parts(partsOf(table))
    , m_table(table)
{
    head = {area.left() + measures::paneEdge, area.top(), area.width() - 2 * measures::paneEdge,
            headHeight};
    const int lines = linesBelow(table, area.width());
    legend = lines > 0 ? QRect(head.left(), head.bottom() + 1, head.width(), lines * legendHeight)
                       : head;
    layLegend();
    const bool areTitlesTall = needsTallTitles(table, area.width());
    titles = {head.left(), legend.bottom() + 1, head.width(),
              table.chart != Chart::Values ? 0 : rowHeight + (areTitlesTall ? secondLine : 0)};
    const int top = titles.bottom() + 1;
    body = {head.left(), top, head.width(), area.bottom() + 1 - top - measures::groupGap};
    number = numberWidth();
    numbers = numbersWidth(table);
    names = std::min(widestName(table) + measures::fieldGap,
                     std::max(body.width() * 45 / 100, body.width() - numbers - shortestBar));
    for (const StatisticsTable::Row &row : table.rows) {
        most = std::max(most, table.sumOf(row));
    }
    if (table.chart == Chart::Values) {
        layColumns(areTitlesTall);
    }
}

/// Each line ends at the right.
void ChartLayout::layLegend()
{
    const std::vector<int> lines = legendLines(m_table, legend.width());
    entries.resize(lines.size());
    int right = legend.right() + 1;
    for (size_t i = lines.size(); i-- > 0;) {
        if (i + 1 < lines.size() && lines[i] != lines[i + 1]) {
            right = legend.right() + 1;
        }
        const int width = std::min(entryWidth(m_table.columns[i]), legend.width());
        const int height = legend.height() / (lines.back() + 1);
        entries[i] = {right - width + measures::fieldGap, legend.top() + lines[i] * height,
                      width - measures::fieldGap, height};
        right -= width;
    }
}

void ChartLayout::layColumns(bool areTitlesTall)
{
    std::vector<int> widths = columnWidths(m_table, areTitlesTall);
    const int named = std::min(widestName(m_table) + measures::fieldGap, body.width() * 45 / 100);
    narrow(widths, m_table, body.width() - named);
    for (size_t column = 0; column < widths.size(); ++column) {
        const QString &title = m_table.columns[column].title;
        columnTitles.append(cutTitle(areTitlesTall ? onTwoLines(title) : title,
                                     widths[column] - measures::fieldGap / 2));
    }
    m_lefts = columnLefts(widths, body);
    names = m_lefts.front() - body.left() - measures::fieldGap;
}

int ChartLayout::heightFor(const StatisticsTable &table, int width)
{
    const auto rows = static_cast<int>(table.rows.size());
    const int body = table.chart == Chart::TimeLine ? timeLineHeight
        : table.chart == Chart::Values              ? (rows + 1) * rowHeight
                                                    : rows * rowHeight;
    const int height = headHeight + body + measures::groupGap;
    return width < 0 ? height
                     : height + linesBelow(table, width) * legendHeight
            + (needsTallTitles(table, width) ? secondLine : 0);
}

int ChartLayout::widthFor(const StatisticsTable &table)
{
    if (table.chart == Chart::TimeLine) {
        return 0;
    }
    const int named = 2 * measures::paneEdge + widestName(table) + measures::fieldGap;
    if (table.chart == Chart::Bars) {
        return named + shortestBar + numbersWidth(table);
    }
    const std::vector<int> widths = columnWidths(table, true);
    return std::reduce(widths.begin(), widths.end(), named);
}

int ChartLayout::partsOf(const StatisticsTable &table)
{
    return static_cast<int>(std::ranges::count(table.columns, StatisticsTable::Unit::Count,
                                               &StatisticsTable::Column::unit));
}

QString ChartLayout::nameOf(const StatisticsTable::Row &row)
{
    return row.title.isEmpty() ? row.name : row.title;
}

QRect ChartLayout::cell(int row, int column) const
{
    if (m_table.chart == Chart::Values) {
        return valueCell(row, column);
    }
    if (column >= parts) {
        const int left = body.right() + 1 - numbers + (column - parts + 1) * number;
        return {left, body.top() + row * rowHeight, number, rowHeight};
    }
    const std::vector<double> &values = m_table.rows[size_t(row)].values;
    const double before = std::accumulate(values.begin(), values.begin() + column, 0.0);
    const double own = values[size_t(column)];
    return m_table.chart == Chart::TimeLine ? spanCell(row, before, own)
                                            : barCell(row, before, own);
}

QRect ChartLayout::valueCell(int row, int column) const
{
    const auto next = static_cast<size_t>(column) + 1;
    const int left = m_lefts[size_t(column)];
    const int right = next < m_lefts.size() ? m_lefts[next] : body.right() + 1;
    return {left, body.top() + row * rowHeight, right - left, rowHeight};
}

/// A part of a vertical bar: @p own above @p before.
QRect ChartLayout::spanCell(int row, double before, double own) const
{
    const double width =
        static_cast<double>(body.width()) / static_cast<double>(m_table.rows.size());
    const int height = body.height() - 2 * axisHeight;
    const int base = body.top() + axisHeight + height;
    const double whole = most > 0 ? most : 1;
    const int left = body.left() + static_cast<int>(std::floor(width * row));
    const int right = body.left() + static_cast<int>(std::floor(width * (row + 1)));
    const int gap = width > 6 ? 2 : width > 3 ? 1 : 0;
    const int bottom = base - static_cast<int>(std::lround(before / whole * height));
    const int top = base - static_cast<int>(std::lround((before + own) / whole * height));
    return {left, top, std::clamp(right - left - gap, 1, widestBar), bottom - top};
}

/// A part of a horizontal bar: @p own after @p before.
QRect ChartLayout::barCell(int row, double before, double own) const
{
    const int left = body.left() + names;
    const int width = body.width() - names - numbers;
    const double whole = most > 0 ? most : 1;
    const int begin = left + static_cast<int>(std::lround(before / whole * width));
    const int end = left + static_cast<int>(std::lround((before + own) / whole * width));
    const int least = own > 0 ? 2 : 0; // values above 0 stay visible
    return {begin, body.top() + row * rowHeight + barInset, std::max(least, end - begin),
            rowHeight - 2 * barInset};
}

QPoint ChartLayout::cellAt(const QPoint &position) const
{
    const auto rows = static_cast<int>(m_table.rows.size());
    int row = (position.y() - body.top()) / rowHeight;
    if (m_table.chart == Chart::TimeLine) {
        row = (position.x() - body.left()) * rows / std::max(1, body.width());
    }
    if (!body.contains(position) || row < 0 || row >= rows) {
        return {-1, -1};
    }
    for (int column = 0; column < static_cast<int>(m_table.columns.size()); ++column) {
        if (cell(row, column).contains(position)) {
            return {column, row};
        }
    }
    return {-1, row};
}

QRect ChartLayout::lineOf(const QPoint &place) const
{
    const QRect at = cell(place.y(), place.x());
    return m_table.chart == Chart::TimeLine
        ? QRect(at.left(), body.top(), at.width(), body.height() - axisHeight)
        : QRect(body.left() - 4, at.center().y() - rowHeight / 2 + 1, body.width() + 8, rowHeight);
}

} // namespace baton
