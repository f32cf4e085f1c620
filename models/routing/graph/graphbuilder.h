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

    /// The index of the node with the id of @p node, which is added if necessary.
    int node(const RoutingNode &node);
    [[nodiscard]] RoutingNode &at(int node) { return m_graph.nodes[size_t(node)]; }
    [[nodiscard]] int find(const QString &id) const { return m_nodes.value(id, -1); }
    [[nodiscard]] int size() const { return int(m_graph.nodes.size()); }

    /// The index of the edge. A new edge is Declared.
    int edge(int from, int to, RoutingEdge::Kind kind);
    [[nodiscard]] bool hasEdge(int from, int to, RoutingEdge::Kind kind) const
    {
        return m_edges.contains(Ends{from, to, kind});
    }
    [[nodiscard]] int edgeCount() const { return int(m_graph.edges.size()); }
    [[nodiscard]] RoutingEdge &edgeAt(int edge) { return m_graph.edges[size_t(edge)]; }
    /// Adds @p crossing to @p edge. If @p isDeclared is false, the edge becomes undeclared.
    void cross(int edge, Transfer crossing, bool isDeclared);
    void find(RoutingFinding finding) { m_graph.findings.push_back(std::move(finding)); }

    /// The graph with its counts. Crossings must have been added in order of time.
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

/// Updates the counts and worst verdicts of nodes and edges, and the crossings of each edge.
void updateTotals(RoutingGraph &graph);

} // namespace baton
