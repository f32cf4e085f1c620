// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/graph/graphfilter.h"

#include "models/routing/graph/graphbuilder.h"
#include "models/routing/graph/graphgrouping.h"
#include "models/routing/graph/graphsubset.h"

#include <QCoreApplication>

namespace baton {

namespace {

class GraphFilterTexts
{
    Q_DECLARE_TR_FUNCTIONS(baton::GraphFilter)
};

bool isIn(const QSet<QString> &wanted, const QString &value)
{
    return wanted.isEmpty() || wanted.contains(value);
}

class Filter
{
public:
    Filter(const RoutingGraph &graph, const GraphFilter &filter)
        : m_graph(graph)
        , m_filter(filter)
        , m_part(graph)
    {
    }

    RoutingGraph apply()
    {
        keepCrossings();
        keepEdges();
        keepNodes();
        if (!m_filter.around.isEmpty()) {
            keepNeighbours(m_part, m_filter);
        }
        return m_part.taken();
    }

private:
    [[nodiscard]] bool isWanted(const Transfer &crossing) const
    {
        const RoutingEdge &edge = m_graph.edges[size_t(crossing.edge)];
        return isIn(m_filter.protocols, crossing.protocol) && isIn(m_filter.kinds, crossing.kind)
            && (m_filter.actions.isEmpty() || m_filter.actions.contains(crossing.action))
            && isInTime(crossing.time) && isOfAgents(edge);
    }

    [[nodiscard]] bool isInTime(const QDateTime &time) const
    {
        return (!m_filter.from.isValid() || (time.isValid() && time >= m_filter.from))
            && (!m_filter.to.isValid() || (time.isValid() && time <= m_filter.to));
    }

    [[nodiscard]] bool isOfAgents(const RoutingEdge &edge) const
    {
        return m_filter.agents.isEmpty()
            || m_filter.agents.contains(m_graph.nodes[size_t(edge.from)].id)
            || m_filter.agents.contains(m_graph.nodes[size_t(edge.to)].id);
    }

    [[nodiscard]] bool isOfProtocols(const RoutingEdge &edge) const
    {
        return isIn(m_filter.protocols, m_graph.nodes[size_t(edge.from)].protocol)
            || isIn(m_filter.protocols, m_graph.nodes[size_t(edge.to)].protocol);
    }

    /// True if the filter requires handoffs. An edge without handoffs has no kinds, verdicts and
    /// times.
    [[nodiscard]] bool asksForHandoffs() const
    {
        return !m_filter.kinds.isEmpty() || !m_filter.actions.isEmpty() || m_filter.from.isValid()
            || m_filter.to.isValid();
    }

    void keepCrossings()
    {
        for (size_t i = 0; i < m_graph.crossings.size(); ++i) {
            m_part.crossings[i] = isWanted(m_graph.crossings[i]);
        }
    }

    void keepEdges()
    {
        for (size_t i = 0; i < m_graph.edges.size(); ++i) {
            const RoutingEdge &edge = m_graph.edges[i];
            const bool isCrossed = std::ranges::any_of(
                edge.crossings, [&](int crossing) { return m_part.crossings[size_t(crossing)]; });
            const bool isDeclared = edge.state == RoutingEdge::State::Declared;
            m_part.edges[i] = edge.crossings.empty() ? isOfAgents(edge) && isOfProtocols(edge)
                    && (!isDeclared || (m_filter.withDeclared && !asksForHandoffs()))
                                                     : isCrossed;
        }
    }

    void keepNodes()
    {
        std::vector<char> had(m_graph.nodes.size(), 0);
        std::vector<char> has(m_graph.nodes.size(), 0);
        for (size_t i = 0; i < m_graph.edges.size(); ++i) {
            const RoutingEdge &edge = m_graph.edges[i];
            for (const int end : {edge.from, edge.to}) {
                had[size_t(end)] = 1;
                has[size_t(end)] = has[size_t(end)] || m_part.edges[i];
            }
        }
        for (size_t i = 0; i < m_graph.nodes.size(); ++i) {
            const RoutingNode &node = m_graph.nodes[i];
            const bool isAlone =
                !had[i] && isIn(m_filter.protocols, node.protocol) && !asksForHandoffs();
            m_part.nodes[i] =
                has[i] || (m_filter.agents.isEmpty() ? isAlone : m_filter.agents.contains(node.id));
        }
    }

    const RoutingGraph &m_graph;
    const GraphFilter &m_filter;
    GraphSubset m_part;
};

/// Removes rules from handoffs of an edge if findings name them only for others.
class RulesOfHandoffs
{
public:
    void add(const RoutingEdge &edge, const QString &rule, int crossing)
    {
        for (const int other : edge.crossings) {
            m_told[other].insert(rule);
        }
        m_broken[crossing].insert(rule);
    }

    void keepIn(std::vector<RoutingEdge> &edges) const
    {
        for (auto told = m_told.cbegin(); told != m_told.cend(); ++told) {
            const QSet<QString> broken = m_broken.value(told.key());
            edges[size_t(told.key())].rules.removeIf([&](const QString &rule) {
                return told->contains(rule) && !broken.contains(rule);
            });
        }
    }

private:
    QHash<int, QSet<QString>> m_told; ///< by index of the handoff
    QHash<int, QSet<QString>> m_broken;
};

/// Splits edges so that each handoff has its own, in order of time. Unused edges are last.
void splitByTime(RoutingGraph &graph)
{
    std::vector<RoutingEdge> edges;
    for (Transfer &crossing : graph.crossings) {
        RoutingEdge edge = graph.edges[size_t(crossing.edge)];
        crossing.edge = int(edges.size());
        edge.order = crossing.edge + 1;
        if (edge.undeclared > 0 && !crossing.isUndeclared) {
            edge.state = RoutingEdge::State::Taken;
        }
        edges.push_back(std::move(edge));
    }
    std::vector<int> places;
    for (const RoutingEdge &edge : graph.edges) {
        places.push_back(edge.crossings.empty() ? int(edges.size()) : edge.crossings.front());
        if (edge.crossings.empty()) {
            edges.push_back(edge);
        }
    }
    RulesOfHandoffs rules;
    for (RoutingFinding &finding : graph.findings) {
        if (finding.edge < 0) {
            continue;
        }
        const RoutingEdge &edge = graph.edges[size_t(finding.edge)];
        const std::vector<int> &crossings = edge.crossings;
        const auto own = std::ranges::find_if(crossings, [&](int crossing) {
            const Evidence &at = graph.crossings[size_t(crossing)].at;
            return at.path == finding.evidence.path && at.document == finding.evidence.document;
        });
        if (own != crossings.end()) {
            rules.add(edge, finding.rule, *own);
        }
        finding.edge = own == crossings.end() ? places[size_t(finding.edge)] : *own;
    }
    rules.keepIn(edges);
    graph.edges = std::move(edges);
    updateTotals(graph);
}

/// Adds the groups that are not collapsed, in the order of their first nodes.
void addGroups(RoutingGraph &graph, GraphFilter::Grouping grouping)
{
    QHash<QString, size_t> known;
    for (size_t i = 0; i < graph.nodes.size(); ++i) {
        if (graph.nodes[i].kind == RoutingNode::Kind::Group) {
            continue;
        }
        const QString name = groupOf(graph.nodes[i], grouping);
        if (!known.contains(name)) {
            known.insert(name, graph.groups.size());
            graph.groups.push_back({name, name, {}});
        }
        graph.groups[known.value(name)].nodes.push_back(int(i));
    }
}

} // namespace

RoutingGraph shown(const RoutingGraph &graph, const GraphFilter &filter)
{
    RoutingGraph part = Filter(graph, filter).apply();
    if (filter.grouping != GraphFilter::Grouping::None && !filter.collapsed.isEmpty()) {
        part = collapsed(part, filter);
    }
    if (filter.inTimeOrder) {
        splitByTime(part);
    }
    if (filter.grouping != GraphFilter::Grouping::None) {
        addGroups(part, filter.grouping);
    }
    return part;
}

QString groupOf(const RoutingNode &node, GraphFilter::Grouping grouping)
{
    switch (grouping) {
    case GraphFilter::Grouping::Protocol:
        return node.protocol;
    case GraphFilter::Grouping::Role:
        return node.role.isEmpty() ? GraphFilterTexts::tr("No role") : node.role;
    case GraphFilter::Grouping::Phase:
        return node.phase < 0 ? GraphFilterTexts::tr("No phase")
                              : GraphFilterTexts::tr("Phase %1").arg(node.phase);
    default:
        return {};
    }
}

} // namespace baton
