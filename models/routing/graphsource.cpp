// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/graphsource.h"

#include "models/routing/agentsgraph.h"
#include "models/session/handofffacts.h"
#include "models/session/readsession.h"
#include "models/session/sessionwalk.h"

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
    const auto read = [&](const SessionPlace &place) {
        return stop ? SharedSession()
                    : std::make_shared<const Session>(readSession(place, catalog, {}, &stop));
    };
    source.sessions = QtConcurrent::blockingMapped<std::vector<SharedSession>>(places, read);
    std::erase(source.sessions, nullptr);
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

std::vector<GraphKind> graphKinds(const GraphSource &, const ProtocolCatalog &)
{
    return {GraphKind::Agents};
}

RoutingGraph routingGraph(const GraphSource &source, GraphKind, const ProtocolCatalog &catalog)
{
    RoutingGraph graph = agentsGraph(source, catalog);
    graph.title = source.title;
    return graph;
}

} // namespace baton
