// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/routing/graph/graphreduction.h"

#include <algorithm>
#include <numeric>

namespace baton {

namespace {

constexpr size_t mostNodes = 12;

using Grouping = GraphFilter::Grouping;

std::vector<int> busiest(const RoutingGraph &graph)
{
    std::vector<int> degrees(graph.nodes.size());
    for (const RoutingEdge &edge : graph.edges) {
        ++degrees[static_cast<size_t>(edge.from)];
        ++degrees[static_cast<size_t>(edge.to)];
    }
    std::vector<int> nodes(graph.nodes.size());
    std::iota(nodes.begin(), nodes.end(), 0);
    std::ranges::stable_sort(nodes, std::ranges::greater(),
                             [&](int node) { return degrees[static_cast<size_t>(node)]; });
    nodes.resize(std::min(nodes.size(), mostNodes));
    return nodes;
}

size_t groupsBy(const RoutingGraph &graph, Grouping grouping)
{
    QSet<QString> groups;
    for (const RoutingNode &node : graph.nodes) {
        groups.insert(groupOf(node, grouping));
    }
    return static_cast<size_t>(groups.size());
}

} // namespace

GraphReductions reductionsOf(const RoutingGraph &graph, int selected)
{
    GraphReductions less;
    std::vector<int> nodes = busiest(graph);
    if (selected >= 0) {
        std::erase(nodes, selected);
        nodes.insert(nodes.begin(), selected);
    }
    for (const int node : nodes) {
        less.nodes.push_back({node, graph.nodes[static_cast<size_t>(node)].title});
    }
    std::vector<Grouping> coarse;
    for (const Grouping grouping : {Grouping::Protocol, Grouping::Role, Grouping::Phase}) {
        const size_t count = groupsBy(graph, grouping);
        if (count < graph.nodes.size()) {
            (count > 1 ? less.groupings : coarse).push_back(grouping);
        }
    }
    if (less.groupings.empty()) {
        less.groupings = coarse;
    }
    return less;
}

} // namespace baton
