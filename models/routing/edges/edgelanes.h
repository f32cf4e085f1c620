// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/edges/nodecolumns.h"

#include <vector>

namespace baton {

inline constexpr double laneWidth = 6; ///< distance between edges in the same gap

/// The lanes of edges in the gaps between nodes: one height for each edge and column.
class EdgeLanes
{
public:
    /// @p clearance is the distance to nodes, where there is enough space.
    EdgeLanes(const NodeColumns &columns, double clearance);

    /// Reserves unused adjacent heights in a gap of @p column near @p wanted, from top to bottom.
    /// In a full gap they are closer together; if all near gaps are full, they coincide with
    /// others.
    std::vector<double> take(int column, double wanted, size_t count);

private:
    [[nodiscard]] bool isFree(int column, const std::vector<double> &lanes, double apart) const;

    const NodeColumns &m_columns;
    double m_clearance;
    std::vector<std::vector<double>> m_taken; ///< reserved heights by column, ascending
};

} // namespace baton
