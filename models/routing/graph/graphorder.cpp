// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/graph/graphorder.h"

#include "models/protocol/catalog/catalog.h"
#include "models/protocol/pack/protocolpack.h"

#include <QHash>

#include <algorithm>
#include <limits>
#include <numeric>
#include <tuple>

namespace baton {

namespace {

/// The position of each agent in its protocol, and of each protocol in the catalog.
class Ranks
{
public:
    explicit Ranks(const ProtocolCatalog &catalog)
    {
        for (const auto &pack : catalog.packs()) {
            m_protocols.insert(pack->id, int(m_protocols.size()));
            for (const Agent &agent : pack->agents) {
                m_agents.insert({pack->id, agent.id}, int(m_agents.size()));
            }
        }
    }

    /// The sort key of a node. Agents come after sessions.
    [[nodiscard]] std::tuple<int, bool, int, QString> of(const RoutingNode &node) const
    {
        constexpr int last = std::numeric_limits<int>::max();
        const bool isAgent = node.kind == RoutingNode::Kind::Agent;
        return {m_protocols.value(node.protocol, last), isAgent,
                isAgent ? m_agents.value({node.protocol, node.title}, last) : last, node.id};
    }

private:
    QHash<QString, int> m_protocols;
    QHash<std::pair<QString, QString>, int> m_agents; ///< by protocol and id
};

/// The indexes from 0 to @p count - 1, sorted by @p key.
template <typename Key>
std::vector<int> sortedBy(size_t count, Key key)
{
    std::vector<int> order(count);
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(order, {}, key);
    return order;
}

/// Reorders @p things by the indexes @p order. Returns the new index of each.
template <typename Thing>
std::vector<int> move(std::vector<Thing> &things, const std::vector<int> &order)
{
    std::vector<Thing> moved;
    std::vector<int> places(things.size());
    moved.reserve(things.size());
    for (const int position : order) {
        places[size_t(position)] = int(moved.size());
        moved.push_back(std::move(things[size_t(position)]));
    }
    things = std::move(moved);
    return places;
}

/// Reorders the nodes by @p order and updates all references to them.
void moveNodes(RoutingGraph &graph, const std::vector<int> &order)
{
    const std::vector<int> nodes = move(graph.nodes, order);
    for (RoutingEdge &edge : graph.edges) {
        edge.from = nodes[size_t(edge.from)];
        edge.to = nodes[size_t(edge.to)];
        edge.rules.sort();
    }
    for (RoutingFinding &finding : graph.findings) {
        finding.node = finding.node < 0 ? -1 : nodes[size_t(finding.node)];
    }
}

void moveEdges(RoutingGraph &graph, const std::vector<int> &order)
{
    const std::vector<int> edges = move(graph.edges, order);
    for (Transfer &crossing : graph.crossings) {
        crossing.edge = crossing.edge < 0 ? -1 : edges[size_t(crossing.edge)];
    }
    for (RoutingFinding &finding : graph.findings) {
        finding.edge = finding.edge < 0 ? -1 : edges[size_t(finding.edge)];
    }
}

/// Sorts the findings by place instead of time.
void moveFindings(RoutingGraph &graph)
{
    std::ranges::stable_sort(graph.findings, {}, [](const RoutingFinding &finding) {
        const Evidence &at = finding.evidence;
        return std::tie(at.path, at.document, at.line, finding.rule, finding.message);
    });
}

} // namespace

void putInOrder(RoutingGraph &graph, const ProtocolCatalog &catalog)
{
    const Ranks ranks(catalog);
    std::vector<std::tuple<int, bool, int, QString>> keys;
    for (const RoutingNode &node : graph.nodes) {
        keys.push_back(ranks.of(node));
    }
    moveNodes(graph, sortedBy(keys.size(), [&](int node) { return keys[size_t(node)]; }));
    moveEdges(graph, sortedBy(graph.edges.size(), [&graph](int position) {
                  const RoutingEdge &edge = graph.edges[size_t(position)];
                  return std::tuple(edge.crossings.empty(), edge.from, edge.to, edge.kind);
              }));
    moveFindings(graph);
}

void putRestInOrder(RoutingGraph &graph, size_t nodes, size_t edges)
{
    moveNodes(graph, sortedBy(graph.nodes.size(), [&](int position) {
                  const bool isFirst = size_t(position) < nodes;
                  return std::pair(isFirst ? position : int(nodes),
                                   isFirst ? QString() : graph.nodes[size_t(position)].id);
              }));
    moveEdges(graph, sortedBy(graph.edges.size(), [&](int position) {
                  const RoutingEdge &edge = graph.edges[size_t(position)];
                  return size_t(position) < edges
                      ? std::tuple(position, -1, -1, RoutingEdge::Kind::Handoff)
                      : std::tuple(int(edges), edge.from, edge.to, edge.kind);
              }));
    moveFindings(graph);
}

} // namespace baton
