// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/graphs/graphsource.h"

#include "models/core/parallel.h"
#include "models/routing/graph/graphorder.h"
#include "models/routing/graphs/agentsgraph.h"
#include "models/routing/graphs/graphkinds.h"
#include "models/session/building/siblingindex.h"
#include "models/session/discovery/sessionlocator.h"
#include "models/session/discovery/sessionwalk.h"
#include "models/session/handoffs/handoffinfo.h"
#include "models/session/reading/readsession.h"
#include "models/session/value/sessionsettings.h"
#include "models/strings/pathstrings.h"
#include "models/transcript/files/readtranscript.h"
#include "models/transcript/files/transcriptfiles.h"
#include "models/transcript/links/agenthandoffs.h"

#include <QDir>
#include <QFileInfo>

namespace baton {

namespace {

using SharedSession = std::shared_ptr<const Session>;

void readFolder(GraphSource &source, const QString &path, const ProtocolCatalog &catalog,
                const std::atomic_bool &stop)
{
    QList<SessionLocation> places;
    // A folder that cannot be listed contains no sessions.
    (void)walkSessions(path, catalog, stop,
                       [&](const SessionLocation &place) { places.append(place); });
    SessionSettings settings;
    settings.siblings = std::make_shared<SiblingIndex>(SiblingIndex::LookupScope::Once);
    const auto read = [&](const SessionLocation &place) {
        return stop ? SharedSession()
                    : std::make_shared<const Session>(readSession(place, catalog, settings, &stop));
    };
    source.sessions = parallelMap<SharedSession>(places, read);
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

/// Determines the kinds of graphs for which a source has content, without building them.
class KindSearch
{
public:
    KindSearch(const GraphSource &source, const ProtocolCatalog &catalog)
        : m_source(source)
        , m_index(catalog)
        , m_packs(packsOf(source, catalog))
    {
    }

    [[nodiscard]] bool hasSessions() const
    {
        return std::ranges::any_of(
                   m_source.sessions,
                   [this](const SharedSession &session) { return isRelated(*session); })
            || std::ranges::any_of(m_source.documents, [this](const SessionHandoff &handoff) {
                   const ProtocolPack *pack = m_index.pack(handoff.protocol);
                   return startsSessions(pack) && !handoff.links.session.isEmpty();
               });
    }

    [[nodiscard]] bool isBatch() const { return std::ranges::all_of(m_packs, startsSessions); }

    [[nodiscard]] bool hasPhases() const
    {
        return std::ranges::any_of(m_source.sessions, [this](const SharedSession &session) {
            const ProtocolPack *pack = m_index.pack(session->summary.place.protocol);
            return pack && !session->phases.empty() && phaseTableOf(*session, *pack);
        });
    }

    [[nodiscard]] bool hasChains() const
    {
        return std::ranges::any_of(m_packs,
                                   [](const ProtocolPack *pack) { return !pack->chains.empty(); });
    }

    [[nodiscard]] bool hasSteps() const
    {
        const auto isStep = [this](const SessionHandoff &handoff) {
            bool isNumber = false;
            handoff.links.step.toDouble(&isNumber);
            return isNumber && m_index.pack(handoff.protocol);
        };
        return std::ranges::any_of(m_source.documents, isStep)
            || std::ranges::any_of(m_source.sessions, [&](const SharedSession &session) {
                   return std::ranges::any_of(session->handoffs, isStep);
               });
    }

private:
    static bool startsSessions(const ProtocolPack *pack)
    {
        return pack && !pack->routing.session.isRoot();
    }

    [[nodiscard]] bool isRelated(const Session &session) const
    {
        return !session.summary.parent.isEmpty() || !session.dependsOn.isEmpty()
            || startsSessions(m_index.pack(session.summary.place.protocol));
    }

    const GraphSource &m_source;
    PackIndex m_index;
    std::vector<const ProtocolPack *> m_packs;
};

} // namespace

std::vector<SessionHandoff> looseHandoffs(const QString &path, const ProtocolCatalog &catalog,
                                          const std::atomic_bool *stop)
{
    const auto isSession = [&] {
        const SessionLocation place = sessionAt(path, catalog);
        return place.isQueue() || place.stateFile == path;
    };
    const bool isDocument = QFileInfo(path).isFile() && !isSession();
    if (!isDocument) {
        return {};
    }
    if (!transcriptFormatOf(path)) {
        return readHandoffs(path, catalog);
    }
    const Result<Transcript> transcript = readTranscript(path, stop);
    return transcript ? agentHandoffs(*transcript, stop) : std::vector<SessionHandoff>();
}

GraphSource readGraphSource(const QString &path, const ProtocolCatalog &catalog,
                            const std::atomic_bool *stop)
{
    static const std::atomic_bool never = false;
    const QFileInfo info(path);
    const QString whole = QDir::cleanPath(info.absoluteFilePath());
    GraphSource source;
    source.title = lastNameOf(whole);
    if (info.isDir()) {
        readFolder(source, whole, catalog, stop ? *stop : never);
    } else if (const SessionLocation place = sessionAt(whole, catalog);
               place.isQueue() || place.stateFile == whole) {
        source.sessions.push_back(
            std::make_shared<const Session>(readSession(place, catalog, {}, stop)));
    } else {
        source.documents = looseHandoffs(whole, catalog, stop);
    }
    if (source.sessions.size() == 1) {
        source.title = source.sessions.front()->summary.title;
    }
    return source;
}

std::vector<GraphKind> graphKinds(const GraphSource &source, const ProtocolCatalog &catalog)
{
    const KindSearch search(source, catalog);
    std::vector<GraphKind> kinds{GraphKind::Agents};
    if (search.hasSessions()) {
        // If requests start all sessions, the sessions are more informative than the few agents.
        kinds.insert(search.isBatch() ? kinds.begin() : kinds.end(), GraphKind::Sessions);
    }
    if (search.hasPhases()) {
        kinds.push_back(GraphKind::Phases);
    }
    if (search.hasChains()) {
        kinds.push_back(GraphKind::Chains);
    }
    if (search.hasSteps()) {
        kinds.push_back(GraphKind::Steps);
    }
    return kinds;
}

RoutingGraph routingGraph(const GraphSource &source, GraphKind kind, const ProtocolCatalog &catalog)
{
    RoutingGraph graph = graphOf(source, kind, catalog);
    if (kind == GraphKind::Agents || kind == GraphKind::Sessions) {
        putInOrder(graph, catalog); // other kinds are in the order of their protocol already
    }
    graph.title = source.title;
    return graph;
}

} // namespace baton
