// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/edges/nodecolumns.h"

#include <vector>

namespace baton {

inline constexpr double laneWidth = 6; ///< distance between edges through the same gap

/// The lanes of edges through columns, between the nodes that stand there: each at a height of its
/// own.
class EdgeLanes
{
public:
    /// @p clearance is kept from nodes, where there is room for it.
    EdgeLanes(const NodeColumns &columns, double clearance);

    /// Heights beside each other in a gap of @p column near @p wanted that no other edge passes at,
    /// from top to bottom; they are taken from then on. Where a gap is full they are nearer to
    /// each other, and where all near gaps are, they lie on others.
    std::vector<double> take(int column, double wanted, size_t count);

private:
    [[nodiscard]] bool isFree(int column, const std::vector<double> &lanes, double apart) const;

    const NodeColumns &m_columns;
    double m_clearance;
    std::vector<std::vector<double>> m_taken; ///< taken heights by column, ascending
};

} // namespace baton
