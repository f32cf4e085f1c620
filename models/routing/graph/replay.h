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
        int count = 0;    ///< handoffs: over an edge, or sent by a node
        int received = 0; ///< of a node
        Action worst = Action::None;
        QStringList rules = {}; ///< of an edge: those that it had broken by then
        RoutingEdge::State state = RoutingEdge::State::Taken; ///< of an edge

        friend bool operator==(const NodeState &, const NodeState &) = default;
    };

    int count = 0;
    int current = -1; ///< position in RoutingGraph::crossings of the last one; -1: before the first
    std::vector<NodeState> nodes;
    std::vector<NodeState> edges;
    std::vector<bool> findings; ///< of RoutingGraph::findings: true where it could be told by then

    friend bool operator==(const ReplayState &, const ReplayState &) = default;
};

/// The numbers of crossings after which what is wrong with a graph can be told.
struct ReplayTimes
{
    /// The position of each finding: after that of its document, not before the first over its
    /// edge, else after the first at its node. A finding about none of them stands from the start
    /// if the replay has no crossings, else at the end only.
    std::vector<int> findings;
    /// The position of each rule of each edge: after the first finding that names it there, or else
    /// after its first crossing.
    std::vector<std::vector<int>> rules;
};

[[nodiscard]] ReplayTimes replayTimes(const RoutingGraph &graph);

/// @p count from 0 to the number of crossings; more is taken for all of them. @p times is what
/// replayTimes() says of @p graph.
[[nodiscard]] ReplayState replayed(const RoutingGraph &graph, int count, const ReplayTimes &times);
[[nodiscard]] ReplayState replayed(const RoutingGraph &graph, int count);

} // namespace baton
