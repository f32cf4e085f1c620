// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/graph/graphbuilder.h"

#include <QSet>

#include <algorithm>

namespace baton {

namespace {

/// Sets the properties of edges that depend on their neighbours: other edges between the same
/// nodes, and whether there is a hub.
void markNeighbours(RoutingGraph &graph)
{
    QSet<std::pair<int, int>> taken;
    for (const RoutingEdge &edge : graph.edges) {
        if (!edge.crossings.empty()) {
            taken.insert(std::minmax(edge.from, edge.to));
        }
    }
    QSet<QString> withHub;
    for (const RoutingNode &node : graph.nodes) {
        if (node.isHub) {
            withHub.insert(node.protocol);
        }
    }
    for (RoutingEdge &edge : graph.edges) {
        const RoutingNode &from = graph.nodes[size_t(edge.from)];
        const RoutingNode &to = graph.nodes[size_t(edge.to)];
        const std::pair<int, int> ends = std::minmax(edge.from, edge.to);
        edge.isBesideTaken = edge.state == RoutingEdge::State::Declared && taken.contains(ends);
        edge.passesHubBy = edge.state == RoutingEdge::State::Undeclared && from.isKnown
            && to.isKnown && !from.isHub && !to.isHub && edge.from != edge.to
            && from.protocol == to.protocol && withHub.contains(from.protocol);
    }
}

/// Clears the mark of undeclared edges without findings, because the protocol leaves them open.
/// Overwritten handoffs have no findings either.
void excuseWhatIsOpen(RoutingGraph &graph)
{
    const auto isOpen = [&graph](const RoutingEdge &edge) {
        return edge.state == RoutingEdge::State::Undeclared && edge.rules.isEmpty()
            && std::ranges::any_of(edge.crossings, [&graph](int crossing) {
                   return !graph.crossings[size_t(crossing)].isSuperseded;
               });
    };
    QSet<int> excused;
    for (RoutingEdge &edge : graph.edges) {
        if (isOpen(edge)) {
            edge.state = RoutingEdge::State::Taken;
            edge.passesHubBy = false;
            edge.undeclared = 0;
            for (const int crossing : edge.crossings) {
                graph.crossings[size_t(crossing)].isUndeclared = false;
            }
            excused.insert(edge.from);
            excused.insert(edge.to);
        }
    }
    for (const RoutingEdge &edge : graph.edges) {
        if (edge.state == RoutingEdge::State::Undeclared || !edge.rules.isEmpty()) {
            excused.remove(edge.from);
            excused.remove(edge.to);
        }
    }
    for (const int node : excused) {
        graph.nodes[size_t(node)].isKnown = true;
    }
}

} // namespace

int GraphBuilder::node(const RoutingNode &node)
{
    const auto known = m_nodes.constFind(node.id);
    if (known != m_nodes.cend()) {
        return *known;
    }
    m_graph.nodes.push_back(node);
    const int position = size() - 1;
    m_nodes.insert(node.id, position);
    return position;
}

int GraphBuilder::edge(int from, int to, RoutingEdge::Kind kind)
{
    const Ends ends{from, to, kind};
    const auto known = m_edges.constFind(ends);
    if (known != m_edges.cend()) {
        return *known;
    }
    RoutingEdge edge;
    edge.from = from;
    edge.to = to;
    edge.kind = kind;
    edge.state = RoutingEdge::State::Declared;
    m_graph.edges.push_back(std::move(edge));
    const int position = int(m_graph.edges.size()) - 1;
    m_edges.insert(ends, position);
    return position;
}

void GraphBuilder::cross(int edge, Transfer crossing, bool isDeclared)
{
    RoutingEdge &over = edgeAt(edge);
    if (!isDeclared) {
        over.state = RoutingEdge::State::Undeclared;
    } else if (over.state == RoutingEdge::State::Declared) {
        over.state = RoutingEdge::State::Taken;
    }
    crossing.edge = edge;
    crossing.isUndeclared = crossing.isUndeclared || !isDeclared;
    m_graph.crossings.push_back(std::move(crossing));
}

RoutingGraph GraphBuilder::take()
{
    updateTotals(m_graph);
    excuseWhatIsOpen(m_graph);
    return std::move(m_graph);
}

void updateTotals(RoutingGraph &graph)
{
    for (RoutingNode &node : graph.nodes) {
        node.sent = 0;
        node.received = 0;
        node.worst = Action::None;
    }
    for (RoutingEdge &edge : graph.edges) {
        edge.crossings.clear();
        edge.undeclared = 0;
        edge.worst = Action::None;
    }
    for (size_t i = 0; i < graph.crossings.size(); ++i) {
        const Transfer &crossing = graph.crossings[i];
        RoutingEdge &edge = graph.edges[size_t(crossing.edge)];
        edge.crossings.push_back(int(i));
        edge.undeclared += crossing.isUndeclared ? 1 : 0;
        if (!crossing.isSuperseded) {
            edge.worst = std::max(edge.worst, crossing.action);
        }
    }
    markNeighbours(graph);
    for (const RoutingEdge &edge : graph.edges) {
        RoutingNode &from = graph.nodes[size_t(edge.from)];
        from.sent += int(edge.crossings.size());
        from.worst = std::max(from.worst, edge.worst);
        graph.nodes[size_t(edge.to)].received += int(edge.crossings.size());
    }
}

} // namespace baton
