// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/edges/edgepath.h"
#include "models/routing/edges/nodecolumns.h"

namespace baton {

/// The minimum distance between ends of edges at one side of a node, if the side is long enough.
inline constexpr double leastBetweenEnds = 6;

/// Places the ends of edges at the sides of their nodes, in order of their targets: loops at the
/// corners, edges upwards in the column, edges to other columns, edges downwards in the column.
void placeEnds(const LayoutRequest &request, const NodeColumns &columns,
               std::vector<EdgePath> &ways);

} // namespace baton
