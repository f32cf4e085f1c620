// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/graph/graphsubset.h"

#include "models/routing/graph/graphbuilder.h"

#include <algorithm>

namespace baton {

namespace {

/// The new index of each kept element; -1 for the others.
std::vector<int> positionsOf(const std::vector<char> &kept)
{
    std::vector<int> positions(kept.size(), -1);
    int next = 0;
    for (size_t i = 0; i < kept.size(); ++i) {
        positions[i] = kept[i] ? next++ : -1;
    }
    return positions;
}

/// Marks the nodes within @p hops edges from @p start along @p next.
void mark(std::vector<char> &reached, const std::vector<std::vector<int>> &next, int start,
          int hops)
{
    std::vector<char> seen(next.size(), 0);
    std::vector<int> front{start};
    seen[size_t(start)] = 1;
    reached[size_t(start)] = 1;
    for (int hop = 0; hop < hops && !front.empty(); ++hop) {
        std::vector<int> behind;
        for (const int node : front) {
            for (const int other : next[size_t(node)]) {
                if (!seen[size_t(other)]) {
                    seen[size_t(other)] = 1;
                    reached[size_t(other)] = 1;
                    behind.push_back(other);
                }
            }
        }
        front = std::move(behind);
    }
}

/// The edges of @p part whose ends are both in it.
std::vector<char> keptEdgesOf(const GraphSubset &part)
{
    std::vector<char> kept = part.edges;
    for (size_t i = 0; i < kept.size(); ++i) {
        const RoutingEdge &edge = part.graph.edges[i];
        kept[i] = kept[i] && part.nodes[size_t(edge.from)] && part.nodes[size_t(edge.to)];
    }
    return kept;
}

} // namespace

RoutingGraph GraphSubset::taken() const
{
    RoutingGraph result;
    result.kind = graph.kind;
    result.title = graph.title;
    const std::vector<char> keptEdges = keptEdgesOf(*this);
    const std::vector<int> nodeAt = positionsOf(nodes);
    const std::vector<int> edgeAt = positionsOf(keptEdges);
    for (size_t i = 0; i < nodes.size(); ++i) {
        if (nodes[i]) {
            result.nodes.push_back(graph.nodes[i]);
        }
    }
    for (size_t i = 0; i < keptEdges.size(); ++i) {
        if (keptEdges[i]) {
            result.edges.push_back(graph.edges[i]);
            result.edges.back().from = nodeAt[size_t(graph.edges[i].from)];
            result.edges.back().to = nodeAt[size_t(graph.edges[i].to)];
        }
    }
    for (size_t i = 0; i < crossings.size(); ++i) {
        const int edge = edgeAt[size_t(graph.crossings[i].edge)];
        if (crossings[i] && edge >= 0) {
            result.crossings.push_back(graph.crossings[i]);
            result.crossings.back().edge = edge;
        }
    }
    for (const RoutingFinding &finding : graph.findings) {
        const bool hasNode = finding.node < 0 || nodeAt[size_t(finding.node)] >= 0;
        const bool hasEdge = finding.edge < 0 || edgeAt[size_t(finding.edge)] >= 0;
        if (hasNode && hasEdge) {
            result.findings.push_back(finding);
            RoutingFinding &kept = result.findings.back();
            kept.node = finding.node < 0 ? -1 : nodeAt[size_t(finding.node)];
            kept.edge = finding.edge < 0 ? -1 : edgeAt[size_t(finding.edge)];
        }
    }
    updateTotals(result);
    return result;
}

void keepNeighbours(GraphSubset &part, const GraphFilter &filter)
{
    const RoutingGraph &graph = part.graph;
    std::vector<char> reached(graph.nodes.size(), 0);
    const int start = graph.indexOf(filter.around);
    if (start >= 0 && part.nodes[size_t(start)]) {
        std::vector<std::vector<int>> up(graph.nodes.size());
        std::vector<std::vector<int>> down(graph.nodes.size());
        for (size_t i = 0; i < graph.edges.size(); ++i) {
            const RoutingEdge &edge = graph.edges[i];
            if (part.edges[i]) {
                down[size_t(edge.from)].push_back(edge.to);
                up[size_t(edge.to)].push_back(edge.from);
            }
        }
        mark(reached, up, start, filter.hopsUp);
        mark(reached, down, start, filter.hopsDown);
    }
    for (size_t i = 0; i < part.nodes.size(); ++i) {
        part.nodes[i] = part.nodes[i] && reached[i];
    }
}

} // namespace baton
