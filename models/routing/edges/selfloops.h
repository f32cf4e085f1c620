// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/edges/edgepath.h"
#include "models/routing/edges/nodecolumns.h"

#include <QPolygonF>

namespace baton {

/// Room between nodes that have that many loops each.
[[nodiscard]] double loopRoom(int loops);

/// Draws the edges from a node to itself, each around a corner of it; where there are more, the
/// others stand out at the sides beside it.
class SelfLoops
{
public:
    SelfLoops(const LayoutRequest &request, const NodeColumns &columns,
              std::vector<EdgePath> &ways);

    [[nodiscard]] bool isEmpty() const { return m_loops.empty(); }
    /// Chooses corners where the loops run over as little as can be: @p curves are those of all
    /// edges. True when one has changed.
    bool choose(const std::vector<QPolygonF> &curves);
    /// Sets the beginnings of the loops and how far they reach; their ends are known.
    void computeExtents();

    /// One cubic Bézier curve: where it begins, its two handles, where it ends.
    [[nodiscard]] static QPolygonF curve(const EdgePath &way);

private:
    void shape(EdgePath &way, int node) const;
    [[nodiscard]] double roomBeside(int node, bool isRight) const;
    [[nodiscard]] EdgePath tried(int loop, EdgePath::Corner corner, int nest) const;

    const LayoutRequest &m_request;
    const NodeColumns &m_columns;
    std::vector<EdgePath> &m_ways;
    std::vector<int> m_loops; ///< positions of the loops
};

} // namespace baton
