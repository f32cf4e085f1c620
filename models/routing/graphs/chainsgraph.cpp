// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/graphs/graphkinds.h"

#include "models/routing/graph/graphorder.h"
#include "models/routing/graphs/agentsgraph.h"
#include "models/routing/graphs/routefindings.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

bool isSame(const QString &a, const QString &b)
{
    return a.compare(b, Qt::CaseInsensitive) == 0;
}

class ChainsBuilder
{
public:
    ChainsBuilder(const GraphSource &source, const ProtocolCatalog &catalog)
        : m_source(source)
        , m_catalog(catalog)
    {
    }

    RoutingGraph build()
    {
        for (const ProtocolPack *pack : packsOf(m_source, m_catalog)) {
            for (const Chain &chain : pack->chains) {
                declare(*pack, chain);
            }
        }
        const size_t nodes = size_t(m_builder.size());
        const size_t edges = size_t(m_builder.edgeCount());
        const PackIndex packs(m_catalog);
        for (const HandoffRef &ref : handoffsOf(m_source, packs)) {
            if (ref.pack && !ref.pack->chains.empty()) {
                add(ref);
            }
        }
        RoutingGraph graph = m_builder.take();
        putRestInOrder(graph, nodes, edges);
        return graph;
    }

private:
    /// The step of a chain from which a handoff goes; -1 if there is none.
    struct Link
    {
        const Chain *chain = nullptr;
        int step = -1;
        int fit = -1;
    };

    int nodeAt(const ProtocolPack &pack, const Chain &chain, int step)
    {
        RoutingNode node = agentNode(&pack, chain.steps[step]);
        node.id = u"%1/%2/%3"_s.arg(pack.id, chain.id).arg(step);
        node.role = chain.title;
        return m_builder.node(node);
    }

    void declare(const ProtocolPack &pack, const Chain &chain)
    {
        for (int step = 0; step + 1 < chain.steps.size(); ++step) {
            m_builder.edge(nodeAt(pack, chain, step), nodeAt(pack, chain, step + 1),
                           RoutingEdge::Kind::Next);
        }
    }

    void add(const HandoffRef &ref)
    {
        const Link link = linkOf(ref);
        const int edge = link.chain ? edgeAlong(ref, link) : edgeBeside(ref);
        m_builder.cross(edge, crossingOf(ref), isDeclared(ref));
        if (const QString &position = ref.handoff->links.position; !position.isEmpty()) {
            m_builder.edgeAt(edge).label = position;
        }
        addFindings(m_builder, ref, edge);
    }

    /// The link of a handoff. A chain that continues at the session's position has priority over
    /// one that begins.
    Link linkOf(const HandoffRef &ref)
    {
        Link best;
        for (const Chain &chain : ref.pack->chains) {
            for (int step = 0; step + 1 < chain.steps.size(); ++step) {
                if (!isSame(chain.steps[step], ref.from)
                    || !isSame(chain.steps[step + 1], ref.to)) {
                    continue;
                }
                const int fit = fitOf(ref, chain, step);
                if (fit > best.fit) {
                    best = {&chain, step, fit};
                }
            }
        }
        return best;
    }

    [[nodiscard]] int fitOf(const HandoffRef &ref, const Chain &chain, int step) const
    {
        const HandoffReferences &links = ref.handoff->links;
        int fit = step == 0 ? 1 : 0;
        fit += m_progress.value(progressKey(ref, chain), -1) == step ? 2 : 0;
        fit += step > 0 && isSame(chain.steps[step - 1], links.previous) ? 4 : 0;
        fit += step + 2 < chain.steps.size() && isSame(chain.steps[step + 2], links.next) ? 4 : 0;
        return fit;
    }

    static QString progressKey(const HandoffRef &ref, const Chain &chain)
    {
        return (ref.session ? ref.session->summary.place.path : QString()) + u'\n' + ref.pack->id
            + u'\n' + chain.id;
    }

    int edgeAlong(const HandoffRef &ref, const Link &link)
    {
        m_progress.insert(progressKey(ref, *link.chain), link.step + 1);
        return m_builder.edge(nodeAt(*ref.pack, *link.chain, link.step),
                              nodeAt(*ref.pack, *link.chain, link.step + 1),
                              RoutingEdge::Kind::Next);
    }

    /// The edge of a handoff from an agent outside of the chain that states its step; else a
    /// separate edge.
    int edgeBeside(const HandoffRef &ref)
    {
        const HandoffReferences &links = ref.handoff->links;
        for (const Chain &chain : ref.pack->chains) {
            for (int step = 0; step < chain.steps.size(); ++step) {
                const bool fitsBefore = step > 0 && isSame(chain.steps[step - 1], links.previous);
                const bool fitsBehind =
                    step + 1 < chain.steps.size() && isSame(chain.steps[step + 1], links.next);
                const bool isEitherOpen = links.previous.isEmpty() || links.next.isEmpty();
                if (isSame(chain.steps[step], ref.to)
                    && (isEitherOpen ? fitsBefore || fitsBehind : fitsBefore && fitsBehind)) {
                    RoutingNode node = agentNode(ref.pack, ref.from);
                    node.id = u"%1/%2/by %3"_s.arg(ref.pack->id, chain.id, node.title);
                    return m_builder.edge(m_builder.node(node), nodeAt(*ref.pack, chain, step),
                                          RoutingEdge::Kind::Handoff);
                }
            }
        }
        return m_builder.edge(m_builder.node(agentNode(ref.pack, ref.from)),
                              m_builder.node(agentNode(ref.pack, ref.to)),
                              RoutingEdge::Kind::Handoff);
    }

    const GraphSource &m_source;
    const ProtocolCatalog &m_catalog;
    GraphBuilder m_builder{GraphKind::Chains};
    QHash<QString, int> m_progress; ///< the current step of each session's chain
};

} // namespace

RoutingGraph chainsGraph(const GraphSource &source, const ProtocolCatalog &catalog)
{
    return ChainsBuilder(source, catalog).build();
}

} // namespace baton
