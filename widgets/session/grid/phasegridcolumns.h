// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QHash>
#include <QModelIndex>

namespace baton {

class AlignedHeader;
class PhaseGrid;

/// Computes the column widths of the grid.
class PhaseGridColumns
{
public:
    /// @p grid and its @p header must outlive it.
    PhaseGridColumns(const PhaseGrid &grid, AlignedHeader &header);

    /// A row and the left edge of its title.
    struct Row
    {
        QModelIndex index;
        int indent = 0;
    };
    /// Measures the texts of @p rows.
    void measure(const QList<Row> &rows);
    /// Sets the column widths in a view of width @p all. True if one of them changed.
    bool layOut(int all);
    /// See PhaseGridView::wantedWidth().
    [[nodiscard]] int wantedWidth(int easy, int most) const;
    [[nodiscard]] bool hasShapesOnly() const { return m_room == Room::Shapes; }
    /// True if starts have their own column.
    [[nodiscard]] bool hasStarts() const { return m_hasStarts; }

private:
    /// The arrangement of the columns: side by side; each start above its duration; the same, and
    /// attempts without words.
    enum class Room { Whole, Times, Shapes };
    [[nodiscard]] QList<int> wordWidths(int attempts) const;
    [[nodiscard]] QList<int> cellWidths(Room room) const;
    [[nodiscard]] int timesWidth(Room room) const;
    [[nodiscard]] int widthOf(Room room) const;
    [[nodiscard]] int leastTitle() const;
    bool share(QList<int> &cells, int title, int room);
    void setTitles();
    void measureTimes(const QModelIndex &index);

    const PhaseGrid &m_grid;
    AlignedHeader &m_header;
    Room m_room = Room::Whole;
    bool m_hasStarts = true;
    int m_titleWidth = 160;       ///< required width of the titles
    QHash<int, int> m_wordWidths; ///< required widths by attempt
    int m_startedWidth = 0;       ///< largest width of a time so far
    int m_durationWidth = 0;      ///< largest width of a duration so far
};

} // namespace baton
