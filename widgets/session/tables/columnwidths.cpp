// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/session/tables/columnwidths.h"

#include <algorithm>
#include <numeric>

namespace baton {

namespace {

/// The cost of making @p column narrower, from @p before to @p width: the truncated part of each
/// cell, plus an ellipsis for cells that were complete before.
double costOf(const ColumnWidthNeed &column, int before, int width)
{
    constexpr double ellipsis = 0.1;
    double cost = 0;
    for (const int cell : column.cells) {
        if (cell > width) {
            cost += static_cast<double>(cell - width) / cell + (cell <= before ? ellipsis : 0);
        }
    }
    return cost;
}

int widestOf(const ColumnWidthNeed &column)
{
    const auto widest = std::ranges::max_element(column.cells);
    return std::max(column.least, widest == column.cells.end() ? 0 : *widest);
}

/// Reduces @p widths until they fit into @p room or none of @p columns can be reduced.
void giveWay(QList<int> &widths, const QList<ColumnWidthNeed> &columns, int room)
{
    constexpr int step = 4;
    QList<double> costs; // of the next step
    for (qsizetype i = 0; i < columns.size(); ++i) {
        costs.append(costOf(columns[i], widths[i], widths[i] - step));
    }
    int over = std::accumulate(widths.begin(), widths.end(), 0) - room;
    while (over > 0) {
        qsizetype best = -1;
        for (qsizetype i = 0; i < widths.size(); ++i) {
            if (widths[i] > columns[i].least && (best < 0 || costs[i] < costs[best])) {
                best = i;
            }
        }
        if (best < 0) {
            return;
        }
        const int given = std::min({step, over, widths[best] - columns[best].least});
        widths[best] -= given;
        over -= given;
        costs[best] = costOf(columns[best], widths[best], widths[best] - step);
    }
}

} // namespace

int usualWidth(QList<int> cells)
{
    if (cells.isEmpty()) {
        return 0;
    }
    std::ranges::sort(cells);
    const int most = cells[(cells.size() - 1) * 3 / 4];
    return std::min(cells.last(), most * 3 / 2);
}

QList<int> distributedWidths(const QList<ColumnWidthNeed> &columns, int room)
{
    QList<int> widths;
    QList<ColumnWidthNeed> usual;
    QList<ColumnWidthNeed> rest;
    for (const ColumnWidthNeed &column : columns) {
        widths.append(widestOf(column));
        const int most = std::max(column.least, usualWidth(column.cells));
        usual.append({column.cells, most});
        rest.append(column);
        for (int &cell : rest.last().cells) {
            cell = std::min(cell, most);
        }
    }
    giveWay(widths, usual, room);
    giveWay(widths, rest, room);
    return widths;
}

} // namespace baton
