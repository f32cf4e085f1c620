// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/routinggraph.h"

namespace baton {

/// The subject of the details pane: an edge, a node, or the problems of the whole graph.
struct GraphSubject
{
    enum class Kind { Findings, Edge, Node };

    Kind kind = Kind::Findings;
    int index = -1; ///< position of the edge or node

    [[nodiscard]] bool isIn(const RoutingGraph &graph) const;
    /// The same where it is in @p graph, by the names of its ends; the findings when it is gone.
    [[nodiscard]] GraphSubject carriedTo(const RoutingGraph &graph,
                                         const RoutingGraph &before) const;
    /// The handoffs that went over the edge, or that the node had to do with: their positions.
    [[nodiscard]] std::vector<int> crossings(const RoutingGraph &graph) const;

    friend bool operator==(const GraphSubject &, const GraphSubject &) = default;
};

/// The one of the handoffs @p positions that most needs a look; -1 when there is none.
[[nodiscard]] int worstOf(const RoutingGraph &graph, const std::vector<int> &positions);

} // namespace baton
