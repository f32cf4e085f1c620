// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/edges/nodeheights.h"
#include "models/routing/graph/graphlayout.h"

namespace baton {

/// The layout request of the window, with texts of a fixed width; in other languages words are @p
/// stretched.
inline LayoutRequest requestOf(const RoutingGraph &graph, double stretched = 1)
{
    LayoutRequest request;
    const std::vector<double> heights = heightsForEnds(graph);
    for (const RoutingEdge &edge : graph.edges) {
        const QSizeF count(edge.order > 0 ? 52 : 38, 20);
        const QSizeF mark(26, 20);
        const bool isUndeclared = edge.state == RoutingEdge::State::Undeclared;
        if (edge.state == RoutingEdge::State::Declared) {
            request.edges.push_back({edge.from, edge.to,
                                     edge.isBesideTaken ? QSizeF() : QSizeF(92 * stretched, 20),
                                     edge.isBesideTaken ? QSizeF() : mark});
        } else if (isUndeclared || !edge.rules.isEmpty()) {
            const double rule = 7.0 * double(edge.rules.value(0).size()) + 32;
            request.edges.push_back({edge.from, edge.to, QSizeF(std::max(rule, 96 * stretched), 38),
                                     count, isUndeclared});
        } else {
            request.edges.push_back({edge.from, edge.to, count, count});
        }
    }
    for (size_t i = 0; i < graph.nodes.size(); ++i) {
        request.nodes.emplace_back(graph.nodes[i].isHub ? 172 : 150, std::max(heights[i], 66.0));
        if (graph.nodes[i].isHub && request.hub < 0) {
            request.hub = int(i);
        }
    }
    for (const RoutingGroup &group : graph.groups) {
        request.groups.push_back({group.id, group.title, group.nodes});
    }
    return request;
}

} // namespace baton
