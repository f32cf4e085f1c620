// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/graphs/graphworker.h"

#include <QtConcurrentRun>

#include <algorithm>

namespace baton {

GraphWorker::GraphWorker(std::shared_ptr<const ProtocolCatalog> catalog, QObject *parent)
    : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
    m_wish.catalog = std::move(catalog);
}

GraphWorker::~GraphWorker()
{
    m_pool.waitForDone();
}

void GraphWorker::setCatalog(std::shared_ptr<const ProtocolCatalog> catalog)
{
    m_wish.catalog = std::move(catalog);
    build();
}

void GraphWorker::setSource(std::shared_ptr<const GraphSource> source)
{
    m_wish.source = std::move(source);
    build();
}

void GraphWorker::setKind(std::optional<GraphKind> kind)
{
    m_wish.kind = kind;
    build();
}

void GraphWorker::setFilter(const GraphFilter &filter)
{
    if (m_wish.filter != filter) {
        m_wish.filter = filter;
        build();
    }
}

void GraphWorker::build()
{
    m_isChanged = true;
    if (m_isBuilding || !m_wish.source) {
        return;
    }
    m_isBuilding = true;
    m_isChanged = false;
    const bool isWholeKept = m_last.whole && m_done.catalog == m_wish.catalog
        && m_done.source == m_wish.source && m_done.kind == m_wish.kind;
    QtConcurrent::run(&m_pool, [wish = m_wish, before = m_last, isWholeKept] {
        return make(wish, before, isWholeKept);
    }).then(this, [this, wish = m_wish](const BuiltGraph &graph) { take(graph, wish); });
}

BuiltGraph GraphWorker::make(const Request &wish, const BuiltGraph &before, bool isWholeKept)
{
    BuiltGraph graph = before;
    if (!isWholeKept) {
        graph.source = wish.source;
        graph.kinds = graphKinds(*wish.source, *wish.catalog);
        const bool isThere =
            wish.kind && std::ranges::find(graph.kinds, *wish.kind) != graph.kinds.end();
        graph.whole = std::make_shared<const RoutingGraph>(
            routingGraph(*wish.source, isThere ? *wish.kind : graph.kinds.front(), *wish.catalog));
        graph.facts = std::make_shared<const GraphCounts>(factsOf(*graph.whole));
    }
    graph.filter = wish.filter;
    graph.shown = std::make_shared<const RoutingGraph>(baton::shown(*graph.whole, wish.filter));
    graph.sequence = std::make_shared<const Sequence>(graph.shown);
    graph.times = replayTimes(*graph.shown);
    return graph;
}

void GraphWorker::take(const BuiltGraph &graph, const Request &wish)
{
    m_isBuilding = false;
    m_last = graph;
    m_done = wish;
    if (m_isChanged) {
        build();
    } else {
        Q_EMIT built(m_last);
    }
}

} // namespace baton
