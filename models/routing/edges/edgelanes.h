// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/edges/nodecolumns.h"

#include <vector>

namespace baton {

inline constexpr double laneWidth = 6; ///< distance between edges through the same gap

/// The lanes of edges through columns, between the nodes: one height for each edge.
class EdgeLanes
{
public:
    /// @p clearance is the distance to nodes, if there is room.
    EdgeLanes(const NodeColumns &columns, double clearance);

    /// Reserves heights next to each other in a gap of @p column near @p wanted, from top to
    /// bottom, that no other edge uses. In a full gap they are closer together; if all near gaps
    /// are full, they coincide with others.
    std::vector<double> take(int column, double wanted, size_t count);

private:
    [[nodiscard]] bool isFree(int column, const std::vector<double> &lanes, double apart) const;

    const NodeColumns &m_columns;
    double m_clearance;
    std::vector<std::vector<double>> m_taken; ///< taken heights by column, ascending
};

} // namespace baton
