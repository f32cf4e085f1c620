// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/routing/view/graphsubject.h"

#include "models/core/toindex.h"
#include "models/routing/rows/transferlookup.h"

namespace baton {

bool GraphSubject::isIn(const RoutingGraph &graph) const
{
    const std::ptrdiff_t count =
        kind == Kind::Edge ? std::ssize(graph.edges) : std::ssize(graph.nodes);
    return kind == Kind::Findings || (index >= 0 && index < count);
}

GraphSubject GraphSubject::carriedTo(const RoutingGraph &graph, const RoutingGraph &before) const
{
    GraphSubject now = *this;
    if (kind == Kind::Edge) {
        now.index = sameEdge(before, index, graph);
    } else if (kind == Kind::Node) {
        now.index = graph.indexOf(before.nodes[toIndex(index)].id);
    }
    return now.index < 0 ? GraphSubject() : now;
}

std::vector<int> GraphSubject::crossings(const RoutingGraph &graph) const
{
    if (kind == Kind::Edge) {
        return graph.edges[toIndex(index)].crossings;
    }
    std::vector<int> all;
    for (size_t i = 0; kind == Kind::Node && i < graph.crossings.size(); ++i) {
        const int edge = graph.crossings[i].edge;
        if (edge < 0) {
            continue;
        }
        const RoutingEdge &over = graph.edges[toIndex(edge)];
        if (over.from == index || over.to == index) {
            all.push_back(static_cast<int>(i));
        }
    }
    return all;
}

int worstOf(const RoutingGraph &graph, const std::vector<int> &positions)
{
    const auto badness = [&graph](int position) {
        const Transfer &crossing = graph.crossings[toIndex(position)];
        return std::pair(crossing.errors > 0, crossing.action);
    };
    const auto worst = std::ranges::max_element(positions, {}, badness);
    return worst == positions.end() ? -1 : *worst;
}

} // namespace baton
