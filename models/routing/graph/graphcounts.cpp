// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/graph/graphcounts.h"

#include <set>
#include <tuple>

namespace baton {

RouteCounts routesOf(const RoutingGraph &graph, const std::optional<ReplayState> &replay)
{
    using RouteKey = std::tuple<int, int, RoutingEdge::Kind>;
    std::set<RouteKey> taken; // in time order, each handoff of a route has its own edge
    std::set<RouteKey> undeclared;
    RouteCounts counts;
    for (size_t i = 0; i < graph.edges.size(); ++i) {
        const RoutingEdge &edge = graph.edges[i];
        if (edge.state == RoutingEdge::State::Declared) {
            ++counts.declaredOnly;
        } else if (edge.crossings.empty()) {
            ++counts.relations;
        } else if (!replay || replay->edges[i].count > 0) {
            const RoutingEdge::State state = replay ? replay->edges[i].state : edge.state;
            const RouteKey route{edge.from, edge.to, edge.kind};
            taken.insert(route);
            if (state == RoutingEdge::State::Undeclared) {
                undeclared.insert(route);
            }
        }
    }
    counts.taken = static_cast<int>(taken.size());
    counts.undeclared = static_cast<int>(undeclared.size());
    return counts;
}

GraphCounts factsOf(const RoutingGraph &graph)
{
    GraphCounts facts;
    for (const Transfer &crossing : graph.crossings) {
        facts.kinds.insert(crossing.kind, crossing.kindTitle);
        facts.protocols.insert(crossing.protocol);
        facts.actions.insert(crossing.action);
        if (crossing.time.isValid()) {
            facts.first = facts.first.isValid() ? facts.first : crossing.time;
            facts.last = crossing.time;
        }
    }
    return facts;
}

} // namespace baton
