// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/edges/edgepath.h"
#include "models/routing/edges/nodecolumns.h"

#include <QPolygonF>

namespace baton {

/// The space between nodes with @p loops loops each.
[[nodiscard]] double loopRoom(int loops);

/// Routes edges from a node to itself around one of its corners. Further loops are beside each
/// other at the sides.
class SelfLoops
{
public:
    SelfLoops(const LayoutRequest &request, const NodeColumns &columns,
              std::vector<EdgePath> &ways);

    [[nodiscard]] bool isEmpty() const { return m_loops.empty(); }
    /// Chooses the corners where loops cross the fewest edges. @p curves are the curves of all
    /// edges. Returns true if a corner has changed.
    bool choose(const std::vector<QPolygonF> &curves);
    /// Sets the starts and extents of the loops, whose ends are placed.
    void computeExtents();

    /// One cubic Bézier curve: start, two control points, end.
    [[nodiscard]] static QPolygonF curve(const EdgePath &way);

private:
    void shape(EdgePath &way, int node) const;
    [[nodiscard]] double roomBeside(int node, bool isRight) const;
    [[nodiscard]] int nodesBelow(const QRectF &area, int node) const;
    [[nodiscard]] EdgePath tried(int loop, EdgePath::Corner corner, int nest) const;

    const LayoutRequest &m_request;
    const NodeColumns &m_columns;
    std::vector<EdgePath> &m_ways;
    std::vector<int> m_loops; ///< positions of the loops
};

} // namespace baton
