// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/edges/edgepath.h"
#include "models/routing/graph/graphlayout.h"

#include <vector>

namespace baton {

/// The edges between two nodes that stand in different columns, in either direction.
struct EdgeBundle
{
    int left = -1; ///< node in the left column
    int right = -1;
    std::vector<int> edges; ///< edges from top to bottom
};

/// Orders the edges that run beside each other from top to bottom, in their bundle and among all at
/// a node, once their ends are placed, so that each gets a height of its own. The edges of a bundle
/// are ordered at the end that more bundles have in common.
void rankBundles(const LayoutRequest &request, const std::vector<EdgeBundle> &bundles,
                 std::vector<EdgePath> &ways);

} // namespace baton
