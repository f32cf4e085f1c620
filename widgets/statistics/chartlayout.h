// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/statistics/statisticstable.h"

#include <QRect>

#include <vector>

namespace baton {

/// The positions of the parts of a statistic's chart in an area. Refers to the table.
class ChartLayout
{
public:
    static constexpr int rowHeight = 22;
    static constexpr int legendSquare = 9;

    ChartLayout(const StatisticsTable &table, const QRect &area);

    /// The height of the chart of @p table at @p width; if negative, for a width with room for the
    /// legend beside the title and for each column title on one line.
    [[nodiscard]] static int heightFor(const StatisticsTable &table, int width = -1);
    /// The smallest width at which no name of a row is cut; 0 if unknown.
    [[nodiscard]] static int widthFor(const StatisticsTable &table);
    /// The columns that are parts of a bar, from the first on. A share follows the bar.
    [[nodiscard]] static int partsOf(const StatisticsTable &table);
    [[nodiscard]] static QString nameOf(const StatisticsTable::Row &row);

    /// The rectangle of the cell in @p row and @p column.
    [[nodiscard]] QRect cell(int row, int column) const;
    /// The cell at @p position, column as x, row as y: (-1, row) beside its cells, (-1, -1) outside
    /// of all rows.
    [[nodiscard]] QPoint cellAt(const QPoint &position) const;
    /// The line of the chart that contains the cell.
    [[nodiscard]] QRect lineOf(const QPoint &cell) const;

    QRect head;
    QRect legend;               ///< legend of the colours, in the head or below it
    std::vector<QRect> entries; ///< colour and title of each part in the legend; empty without one
    QRect titles;               ///< column titles of charts without bars
    QRect body;
    QStringList columnTitles; ///< displayed titles, on one line or two, cut where names need room
    int names = 0;            ///< width of the names
    int number = 0;           ///< width of a sum and of a share
    int numbers = 0;          ///< width of all numbers after a bar
    int parts = 0;            ///< as partsOf()
    double most = 0;          ///< sum of the largest row

private:
    void layLegend();
    void layColumns(bool areTitlesTall);
    [[nodiscard]] QRect valueCell(int row, int column) const;
    [[nodiscard]] QRect spanCell(int row, double before, double own) const;
    [[nodiscard]] QRect barCell(int row, double before, double own) const;

    const StatisticsTable &m_table;
    std::vector<int> m_lefts; ///< left edges of the columns of charts without bars
};

} // namespace baton
