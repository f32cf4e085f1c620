// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/edges/edgepath.h"
#include "models/routing/edges/nodecolumns.h"

namespace baton {

/// Ends of edges at one side of a node are this far apart, where the side is long enough.
inline constexpr double leastBetweenEnds = 6;

/// Gives each edge a place of its own at the sides of its nodes, in the order of what it leads to:
/// loops at the corners, what leads up within the column, what leads to other columns, what leads
/// down within the column.
void placeEnds(const LayoutRequest &request, const NodeColumns &columns,
               std::vector<EdgePath> &ways);

} // namespace baton
