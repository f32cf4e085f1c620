// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/graphlayout.h"

namespace baton {

/// The parts of a picture that can be moved independently, each in columns from left to right.
struct LayoutComponents
{
    /// Indexes of nodes from top to bottom, by column.
    using Columns = std::vector<std::vector<int>>;

    std::vector<Columns> all;
    int highest = 1; ///< number of nodes in the fullest column
    int hub = -1;

    /// @p part with at most @p rows nodes in a column. If all other nodes are on one side of a hub,
    /// they are distributed to both sides.
    [[nodiscard]] Columns split(const Columns &part, int rows) const;
    /// The number of columns of all parts with at most @p rows nodes in each.
    [[nodiscard]] int width(int rows) const;
};

/// The parts of @p request: its groups or, without groups, its connected components. Nodes without
/// a place (NaN) are in no part.
[[nodiscard]] LayoutComponents partsOf(const LayoutRequest &request,
                                       const std::vector<QPointF> &places);

} // namespace baton
