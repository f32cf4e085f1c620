// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/graphsource.h"

#include "models/routing/agentsgraph.h"
#include "models/routing/chainsgraph.h"
#include "models/routing/phasesgraph.h"
#include "models/routing/sessionsgraph.h"
#include "models/routing/stepsgraph.h"
#include "models/session/handofffacts.h"
#include "models/session/readsession.h"
#include "models/session/sessionwalk.h"
#include "models/session/siblingindex.h"

#include <QDir>
#include <QFileInfo>
#include <QtConcurrentMap>

namespace baton {

namespace {

using SharedSession = std::shared_ptr<const Session>;

void readFolder(GraphSource &source, const QString &path, const ProtocolCatalog &catalog,
                const std::atomic_bool &stop)
{
    QList<SessionPlace> places;
    // A folder that cannot be listed holds nothing.
    (void)walkSessions(path, catalog, stop,
                       [&](const SessionPlace &place) { places.append(place); });
    SessionSettings settings;
    settings.siblings = std::make_shared<SiblingIndex>(SiblingIndex::Looks::Once);
    const auto read = [&](const SessionPlace &place) {
        return stop ? SharedSession()
                    : std::make_shared<const Session>(readSession(place, catalog, settings, &stop));
    };
    source.sessions = QtConcurrent::blockingMapped<std::vector<SharedSession>>(places, read);
    std::erase(source.sessions, nullptr);
}

RoutingGraph graphOf(const GraphSource &source, GraphKind kind, const ProtocolCatalog &catalog)
{
    switch (kind) {
    case GraphKind::Sessions:
        return sessionsGraph(source, catalog);
    case GraphKind::Phases:
        return phasesGraph(source, catalog);
    case GraphKind::Chains:
        return chainsGraph(source, catalog);
    case GraphKind::Steps:
        return stepsGraph(source, catalog);
    case GraphKind::Agents:
        break;
    }
    return agentsGraph(source, catalog);
}

} // namespace

GraphSource readGraphSource(const QString &path, const ProtocolCatalog &catalog,
                            const std::atomic_bool *stop)
{
    static const std::atomic_bool never = false;
    const QFileInfo info(path);
    const QString whole = QDir::cleanPath(info.absoluteFilePath());
    GraphSource source;
    source.title = whole.section(u'/', -1);
    if (info.isDir()) {
        readFolder(source, whole, catalog, stop ? *stop : never);
    } else if (const SessionPlace place = sessionAt(whole, catalog); place.stateFile == whole) {
        source.sessions.push_back(
            std::make_shared<const Session>(readSession(place, catalog, {}, stop)));
    } else {
        source.documents = readHandoffs(whole, catalog);
    }
    if (source.sessions.size() == 1) {
        source.title = source.sessions.front()->summary.title;
    }
    return source;
}

std::vector<GraphKind> graphKinds(const GraphSource &source, const ProtocolCatalog &catalog)
{
    const auto has = [&](GraphKind kind) { return !graphOf(source, kind, catalog).isEmpty(); };
    std::vector<GraphKind> kinds{GraphKind::Agents};
    for (const GraphKind kind : {GraphKind::Sessions, GraphKind::Phases, GraphKind::Chains,
                                 GraphKind::Steps}) {
        if (!has(kind)) {
            continue;
        }
        // Where requests start sessions, these tell more than the few agents.
        const bool isBatch = kind == GraphKind::Sessions
            && std::ranges::none_of(packsOf(source, catalog), [](const ProtocolPack *pack) {
                   return pack->routing.session.isRoot();
               });
        kinds.insert(isBatch ? kinds.begin() : kinds.end(), kind);
    }
    return kinds;
}

RoutingGraph routingGraph(const GraphSource &source, GraphKind kind, const ProtocolCatalog &catalog)
{
    RoutingGraph graph = graphOf(source, kind, catalog);
    graph.title = source.title;
    return graph;
}

} // namespace baton
