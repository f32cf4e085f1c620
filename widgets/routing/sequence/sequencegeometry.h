// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graphs/sequence.h"

#include <QRect>

namespace baton {

/// The positions of the lanes and rows of a sequence in a view.
class SequenceGeometry
{
public:
    /// The smallest width of a lane for the names of @p sequence.
    [[nodiscard]] static int leastLaneOf(const Sequence &sequence);

    /// @p scroll is the place of the sequence at the top left corner of the view.
    SequenceGeometry(const Sequence &sequence, int leastLane, QSize view, QPoint scroll);

    [[nodiscard]] const QSize &view() const { return m_view; }
    [[nodiscard]] int laneWidth() const { return m_laneWidth; }
    [[nodiscard]] int laneX(int lane) const; ///< middle of the lane
    /// -1 if there is none.
    [[nodiscard]] int laneAt(int x) const;
    [[nodiscard]] QRect rowRect(int row) const;
    [[nodiscard]] int rowAt(int y) const;
    /// The first and last visible lane.
    [[nodiscard]] std::pair<int, int> lanesInSight() const;
    [[nodiscard]] std::pair<int, int> rowsInSight() const;

    /// The scrolling part of the view, below the heads and beside the times.
    [[nodiscard]] QSize room() const;
    /// The largest scroll position.
    [[nodiscard]] QPoint maximumScroll() const;
    /// The horizontal scroll position at which most arrows of the first rows are completely visible
    /// or, if each is too long, the start of the first one.
    [[nodiscard]] int arrowsStart() const;
    /// The distance to scroll to make @p row visible, with both of its lanes if they fit.
    [[nodiscard]] QPoint wayTo(int row) const;

private:
    [[nodiscard]] int rows() const { return static_cast<int>(m_sequence.rows().size()); }
    [[nodiscard]] int lanes() const { return static_cast<int>(m_sequence.lanes().size()); }
    /// The edge of @p row, which must be a handoff.
    [[nodiscard]] const RoutingEdge &edgeOf(int row) const;

    const Sequence &m_sequence;
    QSize m_view;
    QPoint m_scroll;
    int m_laneWidth;
};

} // namespace baton
