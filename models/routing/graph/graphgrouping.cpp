// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/graph/graphgrouping.h"

#include "models/routing/graph/graphbuilder.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

class Collapser
{
public:
    Collapser(const RoutingGraph &graph, const GraphFilter &filter)
        : m_graph(graph)
        , m_filter(filter)
        , m_builder(graph.kind)
    {
    }

    RoutingGraph apply()
    {
        for (const RoutingNode &node : m_graph.nodes) {
            addNode(node);
        }
        for (const RoutingEdge &edge : m_graph.edges) {
            addEdge(edge);
        }
        for (const Transfer &crossing : m_graph.crossings) {
            m_builder.cross(m_edgeAt[size_t(crossing.edge)], crossing, true);
        }
        for (RoutingFinding finding : m_graph.findings) {
            finding.about = namesIn(finding);
            finding.node = finding.node < 0 ? -1 : m_nodeAt[size_t(finding.node)];
            finding.edge = finding.edge < 0 ? -1 : m_edgeAt[size_t(finding.edge)];
            m_builder.find(std::move(finding));
        }
        RoutingGraph graph = m_builder.take();
        graph.title = m_graph.title;
        return graph;
    }

private:
    /// The agents of @p finding, if one of them is hidden.
    [[nodiscard]] QString namesIn(const RoutingFinding &finding) const
    {
        std::vector<int> nodes;
        if (finding.edge >= 0) {
            const RoutingEdge &edge = m_graph.edges[size_t(finding.edge)];
            nodes = {edge.from, edge.to};
        } else if (finding.node >= 0) {
            nodes = {finding.node};
        }
        QStringList names;
        bool isHidden = false;
        for (const int node : nodes) {
            names.append(m_graph.nodes[size_t(node)].title);
            isHidden = isHidden || m_isGroup[size_t(node)];
        }
        return isHidden ? names.join(u" → "_s) : QString();
    }

    void addNode(const RoutingNode &node)
    {
        const QString group = groupOf(node, m_filter.grouping);
        if (!m_filter.collapsed.contains(group)) {
            m_nodeAt.push_back(m_builder.node(node));
            m_isGroup.push_back(false);
            return;
        }
        RoutingNode whole;
        whole.id = u"group:"_s + group;
        whole.title = group;
        whole.kind = RoutingNode::Kind::Group;
        whole.protocol = node.protocol;
        whole.phase = node.phase;
        const int position = m_builder.node(whole);
        RoutingNode &shared = m_builder.at(position);
        ++shared.members;
        shared.isHub = shared.isHub || node.isHub;
        shared.isKnown = shared.isKnown && node.isKnown;
        if (shared.protocol != node.protocol) {
            shared.protocol.clear();
        }
        m_nodeAt.push_back(position);
        m_isGroup.push_back(true);
    }

    void addEdge(const RoutingEdge &edge)
    {
        const int from = m_nodeAt[size_t(edge.from)];
        const int to = m_nodeAt[size_t(edge.to)];
        const bool isInside = from == to && m_isGroup[size_t(edge.from)];
        if (isInside && edge.crossings.empty()) {
            m_edgeAt.push_back(-1);
            return;
        }
        const int before = m_builder.edgeCount();
        const int position = m_builder.edge(from, to, edge.kind);
        RoutingEdge &shared = m_builder.edgeAt(position);
        shared.state = std::max(shared.state, edge.state);
        shared.label = position == before || shared.label == edge.label ? edge.label : QString();
        shared.gravity = std::max(shared.gravity, edge.gravity);
        for (const QString &rule : edge.rules) {
            if (!shared.rules.contains(rule)) {
                shared.rules.append(rule);
            }
        }
        m_edgeAt.push_back(position);
    }

    const RoutingGraph &m_graph;
    const GraphFilter &m_filter;
    GraphBuilder m_builder;
    std::vector<int> m_nodeAt;
    std::vector<bool> m_isGroup;
    std::vector<int> m_edgeAt; ///< -1 for a removed edge
};

} // namespace

RoutingGraph collapsed(const RoutingGraph &graph, const GraphFilter &filter)
{
    return Collapser(graph, filter).apply();
}

} // namespace baton
