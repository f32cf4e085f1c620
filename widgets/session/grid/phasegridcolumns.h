// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QHash>
#include <QModelIndex>

namespace baton {

class AlignedHeader;
class PhaseGrid;

/// The widths of the columns of the grid.
class PhaseGridColumns
{
public:
    /// @p grid and its @p header must outlive it.
    PhaseGridColumns(const PhaseGrid &grid, AlignedHeader &header);

    /// A row, and where its title begins.
    struct Row
    {
        QModelIndex index;
        int indent = 0;
    };
    /// Notes how wide the texts of @p rows are.
    void measure(const QList<Row> &rows);
    /// Gives the columns their widths in a view of the width @p all. True when one has another now.
    bool layOut(int all);
    /// See PhaseGridView::wantedWidth().
    [[nodiscard]] int wantedWidth(int easy, int most) const;
    [[nodiscard]] bool hasShapesOnly() const { return m_room == Room::Shapes; }
    /// True when starts have a column of their own.
    [[nodiscard]] bool hasStarts() const { return m_hasStarts; }

private:
    /// The arrangement of the columns: all of them beside each other; each start above its
    /// duration; so, and attempts without words.
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
