// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/routinggraph.h"

#include <QHash>

namespace baton {

/// Builds a graph: equal ids become one node, and edges with the same ends and kind become one
/// edge.
class GraphBuilder
{
public:
    explicit GraphBuilder(GraphKind kind) { m_graph.kind = kind; }

    /// The position of the node with the id of @p node; adds it if there is none.
    int node(const RoutingNode &node);
    [[nodiscard]] RoutingNode &at(int node) { return m_graph.nodes[size_t(node)]; }
    [[nodiscard]] int find(const QString &id) const { return m_nodes.value(id, -1); }
    [[nodiscard]] int size() const { return int(m_graph.nodes.size()); }

    /// The position of the edge; a new one is Declared.
    int edge(int from, int to, RoutingEdge::Kind kind);
    [[nodiscard]] bool hasEdge(int from, int to, RoutingEdge::Kind kind) const
    {
        return m_edges.contains(Ends{from, to, kind});
    }
    [[nodiscard]] int edgeCount() const { return int(m_graph.edges.size()); }
    [[nodiscard]] RoutingEdge &edgeAt(int edge) { return m_graph.edges[size_t(edge)]; }
    /// Adds @p crossing to @p edge, which becomes undeclared unless it @p isDeclared.
    void cross(int edge, Transfer crossing, bool isDeclared);
    void find(RoutingFinding finding) { m_graph.findings.push_back(std::move(finding)); }

    /// The graph with its counts; crossings have to be added by time.
    [[nodiscard]] RoutingGraph take();

private:
    struct Ends
    {
        int from = -1;
        int to = -1;
        RoutingEdge::Kind kind = RoutingEdge::Kind::Handoff;

        friend bool operator==(const Ends &, const Ends &) = default;
        friend size_t qHash(const Ends &ends, size_t seed = 0)
        {
            return qHashMulti(seed, ends.from, ends.to, static_cast<int>(ends.kind));
        }
    };

    RoutingGraph m_graph;
    QHash<QString, int> m_nodes;
    QHash<Ends, int> m_edges;
};

/// Computes counts and worst verdicts of nodes and edges, and the crossings of each edge.
void updateTotals(RoutingGraph &graph);

} // namespace baton
