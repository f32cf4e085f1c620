// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/routinggraph.h"

namespace baton {

/// The state of a graph when the first `count` of its crossings had happened.
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
        -1; ///< position in RoutingGraph::crossings of the latest handoff; -1: before the first
    std::vector<NodeState> nodes;
    std::vector<NodeState> edges;
    std::vector<bool>
        findings; ///< by RoutingGraph::findings: true if the finding is known at that time

    friend bool operator==(const ReplayState &, const ReplayState &) = default;
};

/// The moments of a replay, as numbers of crossings, from which on findings are known.
struct ReplayTimes
{
    /// The moment of each finding: after the crossing of its document, but not before the first
    /// crossing of its edge; without a document after the first crossing at its node. A finding
    /// about none of these is known at the end only, or from the start if there are no crossings.
    std::vector<int> findings;
    /// The position of each rule of each edge: after the first finding that names it there, or else
    /// after its first crossing.
    std::vector<std::vector<int>> rules;
};

[[nodiscard]] ReplayTimes replayTimes(const RoutingGraph &graph);

/// @p count from 0 to the number of crossings; a larger one means all of them. @p times is the
/// result of replayTimes() for @p graph.
[[nodiscard]] ReplayState replayed(const RoutingGraph &graph, int count, const ReplayTimes &times);
[[nodiscard]] ReplayState replayed(const RoutingGraph &graph, int count);

} // namespace baton
