// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/replay.h"

#include <algorithm>

namespace baton {

namespace {

/// What was superseded later on still stood when it was the last one.
ReplayState::Standing standingOf(const RoutingGraph &graph, const RoutingEdge &edge, int count)
{
    const auto end = std::ranges::lower_bound(edge.crossings, count);
    const bool isAll = count == int(graph.crossings.size());
    ReplayState::Standing standing;
    for (auto it = edge.crossings.begin(); it != end; ++it) {
        const Crossing &crossing = graph.crossings[size_t(*it)];
        if (!crossing.isSuperseded || (!isAll && it + 1 == end)) {
            standing.worst = std::max(standing.worst, crossing.action);
        }
        ++standing.count;
    }
    return standing;
}

} // namespace

ReplayState replayed(const RoutingGraph &graph, int count)
{
    ReplayState state;
    state.count = std::clamp(count, 0, int(graph.crossings.size()));
    state.current = state.count - 1;
    state.nodes.resize(graph.nodes.size());
    state.edges.reserve(graph.edges.size());
    for (const RoutingEdge &edge : graph.edges) {
        const ReplayState::Standing standing = standingOf(graph, edge, state.count);
        ReplayState::Standing &from = state.nodes[size_t(edge.from)];
        from.count += standing.count;
        from.worst = std::max(from.worst, standing.worst);
        state.nodes[size_t(edge.to)].received += standing.count;
        state.edges.push_back(standing);
    }
    return state;
}

} // namespace baton
