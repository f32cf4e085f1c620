// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/layout/nodeplacer.h"

#include "models/routing/graph/disjointsets.h"
#include "models/routing/graph/linkreduction.h"
#include "models/routing/layout/graphvizorder.h"

#include <QCoreApplication>
#include <QHash>
#include <QMutex>

#include <algorithm>
#include <clocale>
#include <cmath>
#include <graphviz/gvc.h>
#include <limits>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr double pointsPerInch = 72;
constexpr double rankGap = 120;
/// The number of edges from which dot's older method of finding columns, whose time is quadratic in
/// the edges, dominates.
constexpr size_t manyEdges = 800;

/// Uses the decimal point of the C locale while numbers are written and read.
class NumbersInC
{
public:
    NumbersInC()
        : m_locale(newlocale(LC_NUMERIC_MASK, "C", nullptr))
        , m_before(uselocale(m_locale))
    {
    }
    ~NumbersInC()
    {
        uselocale(m_before);
        freelocale(m_locale);
    }
    Q_DISABLE_COPY_MOVE(NumbersInC)

private:
    locale_t m_locale;
    locale_t m_before;
};

/// The effort of dot's search as a share of its default; null for no limit. Without one, a dense
/// graph of 460 edges takes a minute.
const char *effortOf(const LayoutRequest &request)
{
    const size_t size = request.nodes.size() + request.edges.size();
    return size <= 200 ? nullptr : size <= 1200 ? "0.5" : size <= 8000 ? "0.1" : "0.02";
}

int keepQuiet(char *)
{
    return 0;
}

/// The links of the request. If handoffs go in both directions, the partners come after the hub.
std::vector<ReducibleLink> linksOf(const LayoutRequest &request)
{
    std::vector<ReducibleLink> links;
    QHash<std::pair<int, int>, size_t> places;
    for (const LayoutRequest::Edge &edge : request.edges) {
        if (edge.from == edge.to) {
            continue;
        }
        const std::pair key = std::minmax(edge.from, edge.to);
        auto place = places.find({key.first, key.second});
        if (place == places.end()) {
            place = places.insert({key.first, key.second}, links.size());
            links.push_back({edge.from, edge.to, 0, true});
        }
        ReducibleLink &link = links[*place];
        if (link.from == edge.to && edge.from == request.hub) {
            std::swap(link.from, link.to);
        }
        ++link.count;
        link.isAside = link.isAside && edge.isAside;
    }
    return links;
}

/// @p links without those that are aside, if their ends are connected by others and they are a
/// minority.
std::vector<ReducibleLink> telling(std::vector<ReducibleLink> links, size_t nodes)
{
    const auto aside = std::ranges::count(links, true, &ReducibleLink::isAside);
    if (aside == 0 || aside * 3 > std::ssize(links)) {
        return links;
    }
    DisjointSets sets(nodes);
    std::ranges::stable_partition(links, [](const ReducibleLink &link) { return !link.isAside; });
    std::erase_if(links, [&](const ReducibleLink &link) {
        return !sets.join(link.from, link.to) && link.isAside;
    });
    return links;
}

/// A Graphviz graph with its layout; frees both.
class PlacedGraph
{
public:
    PlacedGraph(const LayoutRequest &request, PlacingEngine engine)
        : m_request(request)
        , m_graph(agopen(text("g"), Agdirected, numberedInOrder()))
        , m_nodes(request.nodes.size(), nullptr)
    {
        setDefaults(engine);
        addEdges();
        addGroups();
    }
    ~PlacedGraph()
    {
        if (m_isLaidOut) {
            gvFreeLayout(context(), m_graph);
        }
        agclose(m_graph);
    }
    Q_DISABLE_COPY_MOVE(PlacedGraph)

    [[nodiscard]] bool isEmpty() const { return agnnodes(m_graph) == 0; }
    [[nodiscard]] bool layOut(PlacingEngine engine)
    {
        const char *name = engine == PlacingEngine::Dot ? "dot" : "sfdp";
        m_isLaidOut = gvLayout(context(), m_graph, name) == 0;
        return m_isLaidOut;
    }
    [[nodiscard]] std::vector<QPointF> centres() const
    {
        constexpr double nowhere = std::numeric_limits<double>::quiet_NaN();
        std::vector<QPointF> centres(m_nodes.size(), QPointF(nowhere, nowhere));
        for (size_t i = 0; i < m_nodes.size(); ++i) {
            if (m_nodes[i] && m_isLaidOut) {
                const pointf place = ND_coord(m_nodes[i]);
                centres[i] = {place.x, -place.y};
            }
        }
        return centres;
    }

private:
    /// Graphviz 2.42 takes non-const strings, but does not modify them.
    static char *text(const char *constant) { return const_cast<char *>(constant); }
    static GVC_t *context()
    {
        static GVC_t *const shared = gvContext();
        return shared;
    }
    static QByteArray inches(double pixels)
    {
        return QByteArray::number(pixels / pointsPerInch, 'f', 4);
    }

    void setDefaults(PlacingEngine engine)
    {
        const auto set = [this](int kind, const char *name, const QByteArray &value) {
            agattr(m_graph, kind, text(name), text(value.constData()));
        };
        set(AGRAPH, "splines", engine == PlacingEngine::Dot ? "none" : "line");
        set(AGRAPH, "rankdir", "LR");
        set(AGRAPH, "nodesep", inches(m_request.nodes.size() > 60 ? 20 : 32));
        set(AGRAPH, "ranksep", inches(rankGap)); // any value, because withNarrowGaps() follows
        set(AGRAPH, "start", "1");
        set(AGRAPH, "margin", "0");
        set(AGRAPH, "overlap", "true"); // removing overlaps takes sfdp three times as long
        if (m_request.edges.size() > manyEdges) {
            set(AGRAPH, "newrank", "true");
        }
        if (const char *effort = effortOf(m_request)) {
            set(AGRAPH, "nslimit", effort);
            set(AGRAPH, "nslimit1", effort);
            set(AGRAPH, "mclimit", effort);
        }
        set(AGNODE, "shape", "box");
        set(AGNODE, "fixedsize", "true");
        set(AGNODE, "label", "");
        set(AGNODE, "width", "1");
        set(AGNODE, "height", "1");
        set(AGEDGE, "weight", "1");
    }

    Agnode_t *node(int position)
    {
        Agnode_t *&known = m_nodes[static_cast<size_t>(position)];
        if (!known) {
            const QSizeF size = m_request.nodes[static_cast<size_t>(position)];
            known = agnode(m_graph, QByteArray::number(position).data(), 1);
            agset(known, text("width"), inches(size.width()).data());
            agset(known, text("height"), inches(size.height()).data());
        }
        return known;
    }

    /// Adds the edges in the order of the nodes, which also determines the order of columns.
    void addEdges()
    {
        const std::vector<ReducibleLink> links = reducedLinks(
            telling(linksOf(m_request), m_nodes.size()), static_cast<int>(m_nodes.size()));
        std::vector<bool> isLinked(m_nodes.size());
        for (const ReducibleLink &link : links) {
            isLinked[static_cast<size_t>(link.from)] = true;
            isLinked[static_cast<size_t>(link.to)] = true;
        }
        for (size_t i = 0; i < m_nodes.size(); ++i) {
            if (isLinked[i]) {
                node(static_cast<int>(i));
            }
        }
        for (const ReducibleLink &link : links) {
            Agedge_t *edge = agedge(m_graph, node(link.from), node(link.to), nullptr, 1);
            agset(edge, text("weight"), QByteArray::number(std::min(link.count, 4)).data());
        }
    }

    void addGroups()
    {
        for (size_t i = 0; i < m_request.groups.size(); ++i) {
            Agraph_t *group =
                agsubg(m_graph, ("cluster" + QByteArray::number(qsizetype(i))).data(), 1);
            agset(group, text("margin"), text("40")); // space for the frame and its title
            for (const int member : m_request.groups[i].nodes) {
                agsubnode(group, node(member), 1);
            }
        }
    }

    const LayoutRequest &m_request;
    Agraph_t *m_graph;
    std::vector<Agnode_t *> m_nodes;
    bool m_isLaidOut = false;
};

} // namespace

Result<std::vector<QPointF>> placeNodes(const LayoutRequest &request, PlacingEngine engine)
{
    static QMutex oneAtATime;
    const QMutexLocker locker(&oneAtATime);
    const NumbersInC numbers;
    agseterrf(keepQuiet);
    PlacedGraph graph(request, engine);
    if (!graph.isEmpty() && !graph.layOut(engine)) {
        return Failure{QCoreApplication::translate("baton::GraphLayout",
                                                   "Graphviz could not lay out the graph. Its "
                                                   "plug-ins may be missing: install the package "
                                                   "libgvc6.")};
    }
    return graph.centres();
}

} // namespace baton
