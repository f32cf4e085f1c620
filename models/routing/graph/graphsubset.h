// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/graphfilter.h"

namespace baton {

/// The part of a graph to keep; initially everything.
struct GraphSubset
{
    explicit GraphSubset(const RoutingGraph &whole)
        : graph(whole)
        , nodes(whole.nodes.size(), 1)
        , edges(whole.edges.size(), 1)
        , crossings(whole.crossings.size(), 1)
    {
    }

    /// The kept part as a graph: edges whose ends are both kept, crossings of kept edges, and
    /// findings about kept parts.
    [[nodiscard]] RoutingGraph taken() const;

    const RoutingGraph &graph;
    std::vector<char> nodes;
    std::vector<char> edges;
    std::vector<char> crossings;
};

/// Keeps the nodes within the distance in @p filter from its node, along kept edges.
void keepNeighbours(GraphSubset &part, const GraphFilter &filter);

} // namespace baton
