// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/edges/edgepath.h"
#include "models/routing/graph/graphlayout.h"

#include <vector>

namespace baton {

/// The edges between two nodes in different columns, in both directions.
struct EdgeBundle
{
    int left = -1; ///< node in the left column
    int right = -1;
    std::vector<int> edges; ///< edges from top to bottom
};

/// Sets the vertical order of parallel edges, in their bundle and among all edges at a node, after
/// their ends were placed, so that each gets its own height. The edges of a bundle are ordered at
/// the end with more bundles.
void rankBundles(const LayoutRequest &request, const std::vector<EdgeBundle> &bundles,
                 std::vector<EdgePath> &ways);

} // namespace baton
