// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/graphfilter.h"

namespace baton {

/// Smaller views of a graph that is too large to read.
struct GraphReductions
{
    struct Node
    {
        int node = -1;
        QString title;
    };

    std::vector<Node> nodes; ///< nodes whose neighbourhood is suggested, the best first
    std::vector<GraphFilter::Grouping> groupings;

    [[nodiscard]] bool isEmpty() const { return nodes.empty() && groupings.empty(); }
};

/// The neighbourhoods of @p selected (-1 for none) and of the nodes with the most edges; groupings
/// that leave several nodes, or else those that leave fewer.
[[nodiscard]] GraphReductions reductionsOf(const RoutingGraph &graph, int selected);

} // namespace baton
