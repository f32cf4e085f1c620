// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/graphs/agentsgraph.h"

#include "models/routing/graphs/routefindings.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

class AgentsBuilder
{
public:
    AgentsBuilder(const GraphSource &source, const ProtocolCatalog &catalog)
        : m_source(source)
        , m_catalog(catalog)
    {
    }

    RoutingGraph build()
    {
        const PackIndex packs(m_catalog);
        for (const HandoffRef &ref : handoffsOf(m_source, packs)) {
            add(ref);
        }
        for (const ProtocolPack *pack : packsOf(m_source, m_catalog)) {
            declare(*pack);
        }
        addSessionFindings(m_builder, m_source);
        return m_builder.take();
    }

private:
    void add(const HandoffRef &ref)
    {
        const Transfer crossing = crossingOf(ref);
        const int from = nodeOf(ref, ref.from, crossing.phase);
        const int to = nodeOf(ref, ref.to, crossing.phase);
        const int edge = m_builder.edge(from, to, RoutingEdge::Kind::Handoff);
        m_builder.cross(edge, crossing, isDeclared(ref, edge));
        addFindings(m_builder, ref, edge);
    }

    int nodeOf(const HandoffRef &ref, const QString &name, int phase)
    {
        const QString key = (ref.pack ? ref.pack->id : QString()) + u'/' + name;
        auto known = m_agents.constFind(key);
        if (known == m_agents.cend()) {
            known = m_agents.insert(key, m_builder.node(agentNode(ref.pack, name)));
        }
        RoutingNode &node = m_builder.at(*known);
        node.phase = node.phase < 0 ? phase : node.phase;
        return *known;
    }

    /// Computes the result once for each kind and edge.
    bool isDeclared(const HandoffRef &ref, int edge)
    {
        const std::pair key(edge, ref.kind);
        const auto known = m_declared.constFind(key);
        if (known != m_declared.cend()) {
            return *known;
        }
        const bool isAllowed = baton::isDeclared(ref);
        m_declared.insert(key, isAllowed);
        return isAllowed;
    }

    void declare(const ProtocolPack &pack)
    {
        for (const Route &route : pack.routes) {
            const bool isFromAny = route.from == "*"_L1;
            const bool isToAny = route.to == "*"_L1;
            if (isFromAny && isToAny) {
                continue; // names no agents to draw
            }
            for (const Agent &agent : pack.agents) {
                const QString from = isFromAny ? agent.id : route.from;
                const QString to = isToAny ? agent.id : route.to;
                const bool isItself = (isFromAny || isToAny) && from == to;
                if (!isItself) {
                    m_builder.edge(m_builder.node(agentNode(&pack, from)),
                                   m_builder.node(agentNode(&pack, to)),
                                   RoutingEdge::Kind::Handoff);
                }
                if (!isFromAny && !isToAny) {
                    break;
                }
            }
        }
    }

    const GraphSource &m_source;
    const ProtocolCatalog &m_catalog;
    GraphBuilder m_builder{GraphKind::Agents};
    QHash<QString, int> m_agents;
    QHash<std::pair<int, const KindModel *>, bool> m_declared;
};

} // namespace

RoutingNode agentNode(const ProtocolPack *pack, const QString &name)
{
    const Agent *agent = pack && !name.isEmpty() ? pack->agentCalled(name) : nullptr;
    RoutingNode node;
    node.protocol = pack ? pack->id : QString();
    node.title = agent   ? agent->id
        : name.isEmpty() ? QCoreApplication::translate("baton::RoutingGraph", "Not named")
                         : name;
    node.id = node.protocol + u'/' + (name.isEmpty() ? u"?"_s : node.title);
    node.role = agent ? agent->role : QString();
    node.isHub = agent && agent->id == pack->hub;
    node.isKnown = agent || name.isEmpty() || !pack || pack->agents.empty();
    return node;
}

RoutingGraph agentsGraph(const GraphSource &source, const ProtocolCatalog &catalog)
{
    return AgentsBuilder(source, catalog).build();
}

} // namespace baton
