// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/routinggraph.h"

namespace baton {

/// The state of a graph after its first `count` crossings.
struct ReplayState
{
    struct NodeState
    {
        int count = 0;    ///< number of handoffs over an edge, or sent by a node
        int received = 0; ///< number of handoffs that a node received
        Action worst = Action::None;
        QStringList rules = {}; ///< rules that an edge has broken so far
        RoutingEdge::State state = RoutingEdge::State::Taken; ///< state of an edge

        friend bool operator==(const NodeState &, const NodeState &) = default;
    };

    int count = 0;
    int current =
        -1; ///< index in RoutingGraph::crossings of the latest handoff; -1 before the first one
    std::vector<NodeState> nodes;
    std::vector<NodeState> edges;
    std::vector<bool> findings; ///< indexed like RoutingGraph::findings: true if the finding is
                                ///< known at that time

    friend bool operator==(const ReplayState &, const ReplayState &) = default;
};

/// The times in a replay at which findings become known, as numbers of crossings.
struct ReplayTimes
{
    /// The time of each finding: after the crossing of its document, but not before the first
    /// crossing of its edge; without a document, after the first crossing at its node. Other
    /// findings are known only at the end, or from the start if there are no crossings.
    std::vector<int> findings;
    /// The time of each rule of each edge: after the first finding with that rule, else after the
    /// edge's first crossing.
    std::vector<std::vector<int>> rules;
};

[[nodiscard]] ReplayTimes replayTimes(const RoutingGraph &graph);

/// The state after @p count crossings; larger values stand for all of them. @p times is the result
/// of replayTimes() for @p graph.
[[nodiscard]] ReplayState replayed(const RoutingGraph &graph, int count, const ReplayTimes &times);
[[nodiscard]] ReplayState replayed(const RoutingGraph &graph, int count);

} // namespace baton
