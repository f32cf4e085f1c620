// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/statistics/statisticstable.h"

#include <QRect>

namespace baton {

/// The places of the parts of a statistic's chart in an area. Refers to the table.
class ChartLayout
{
public:
    static constexpr int rowHeight = 22;
    static constexpr int legendSquare = 9;

    ChartLayout(const StatisticsTable &table, const QRect &area);

    /// The height that the chart of @p table needs at @p width; below 0: where there is room for
    /// its legend beside its title, and for the title of each column on one line.
    [[nodiscard]] static int heightFor(const StatisticsTable &table, int width = -1);
    /// The columns that are parts of a bar, from the first on; a share stands behind it.
    [[nodiscard]] static int partsOf(const StatisticsTable &table);
    /// The words that say what the colours mean are needed.
    [[nodiscard]] static bool hasLegend(const StatisticsTable &table);
    [[nodiscard]] static QString nameOf(const StatisticsTable::Row &row);

    /// The rectangle of the cell in @p row and @p column.
    [[nodiscard]] QRect cell(int row, int column) const;
    /// The cell at @p position, column as x, row as y: (-1, row) beside its cells, (-1, -1) in no
    /// row.
    [[nodiscard]] QPoint cellAt(const QPoint &position) const;
    /// The line of the chart that the cell stands in.
    [[nodiscard]] QRect lineOf(const QPoint &cell) const;

    QRect head;
    QRect legend; ///< what the colours mean: in the head, or below it
    QRect titles; ///< of the columns, where there are no bars
    QRect body;
    QStringList columnTitles; ///< as they are painted, on one line or two
    int names = 0;            ///< width of the names
    int number = 0;           ///< width of a sum, and of a share
    int numbers = 0;          ///< width of all that stands behind a bar
    int parts = 0;            ///< as partsOf()
    double most = 0;          ///< sum of the largest row

private:
    [[nodiscard]] QRect valueCell(int row, int column) const;
    [[nodiscard]] QRect spanCell(int row, double before, double own) const;
    [[nodiscard]] QRect barCell(int row, double before, double own) const;

    const StatisticsTable &m_table;
    std::vector<int> m_lefts; ///< left edges of the columns, where there are no bars
};

} // namespace baton
