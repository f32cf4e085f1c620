// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/graphfilter.h"

namespace baton {

/// The part of a graph that is kept, by position: at first everything.
struct GraphSubset
{
    explicit GraphSubset(const RoutingGraph &whole)
        : graph(whole)
        , nodes(whole.nodes.size(), 1)
        , edges(whole.edges.size(), 1)
        , crossings(whole.crossings.size(), 1)
    {
    }

    /// The kept part as a graph of its own: edges with both ends, crossings of an edge that is
    /// kept, findings about nothing that is gone.
    [[nodiscard]] RoutingGraph taken() const;

    const RoutingGraph &graph;
    std::vector<char> nodes;
    std::vector<char> edges;
    std::vector<char> crossings;
};

/// Keeps the nodes that @p filter finds around one of them, over the edges that are kept.
void keepNeighbours(GraphSubset &part, const GraphFilter &filter);

} // namespace baton
