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
    /// The same subject in @p graph, by the names of its ends; the findings if it no longer exists.
    [[nodiscard]] GraphSubject carriedTo(const RoutingGraph &graph,
                                         const RoutingGraph &before) const;
    /// The positions of the handoffs over the edge, or to or from the node.
    [[nodiscard]] std::vector<int> crossings(const RoutingGraph &graph) const;

    friend bool operator==(const GraphSubject &, const GraphSubject &) = default;
};

/// The handoff of @p positions that most needs attention; -1 if there are none.
[[nodiscard]] int worstOf(const RoutingGraph &graph, const std::vector<int> &positions);

} // namespace baton
