// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/graphs/graphkinds.h"

#include "models/routing/graphs/agentsgraph.h"
#include "models/routing/graphs/routefindings.h"
#include "models/session/mechanisms/mechanisms.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The weight of a status. Of several sessions, the worst status is shown.
int weightOf(RunStatus status)
{
    static const std::vector<RunStatus> rising{
        RunStatus::Unknown, RunStatus::NotRead,   RunStatus::NotReached,  RunStatus::Skipped,
        RunStatus::Pending, RunStatus::Succeeded, RunStatus::Superseded,  RunStatus::Running,
        RunStatus::Waiting, RunStatus::Blocked,   RunStatus::Interrupted, RunStatus::Invalidated,
        RunStatus::Aborted, RunStatus::Killed,    RunStatus::TimedOut,    RunStatus::Failed};
    return int(std::ranges::find(rising, status) - rising.begin());
}

bool wasReached(RunStatus status)
{
    return weightOf(status) > weightOf(RunStatus::Pending);
}

class PhasesBuilder
{
public:
    PhasesBuilder(const GraphSource &source, const ProtocolCatalog &catalog)
        : m_source(source)
        , m_packs(catalog)
    {
    }

    RoutingGraph build()
    {
        for (const auto &session : m_source.sessions) {
            const ProtocolPack *pack = m_packs.pack(session->summary.place.protocol);
            if (const PhaseTable *table = pack ? phaseTableOf(*session, *pack) : nullptr) {
                addSession(*session, *pack, *table);
            }
        }
        for (const HandoffRef &ref : handoffsOf(m_source, m_packs)) {
            addHandoff(ref);
        }
        addSessionFindings(m_builder, m_source);
        return m_builder.take();
    }

private:
    static QString idOf(const ProtocolPack &pack, const QString &phase)
    {
        return pack.id + u'/' + phase;
    }

    /// The rows of each stage: its children if it has any, else itself.
    static std::vector<std::vector<size_t>> stagesOf(const Session &session)
    {
        std::vector<std::vector<size_t>> children(session.phases.size());
        for (size_t i = 0; i < session.phases.size(); ++i) {
            if (const int parent = session.phases[i].parent; parent >= 0) {
                children[size_t(parent)].push_back(i);
            }
        }
        std::vector<std::vector<size_t>> stages;
        for (size_t i = 0; i < session.phases.size(); ++i) {
            if (session.phases[i].parent < 0) {
                stages.push_back(children[i].empty() ? std::vector{i} : std::move(children[i]));
            }
        }
        return stages;
    }

    void addSession(const Session &session, const ProtocolPack &pack, const PhaseTable &table)
    {
        std::vector<std::vector<int>> stages; // groups of phases that run in parallel
        for (const std::vector<size_t> &rows : stagesOf(session)) {
            stages.emplace_back();
            for (const size_t row : rows) {
                stages.back().push_back(addPhase(session, pack, session.phases[row]));
            }
        }
        for (size_t i = 0; i + 1 < stages.size() && table.isLinear; ++i) {
            joinStages(stages[i], stages[i + 1], table.invalidatesLater);
        }
        if (table.invalidatesLater) {
            markInvalidated(stages);
        }
    }

    int addPhase(const Session &session, const ProtocolPack &pack, const SessionPhase &phase)
    {
        RoutingNode node;
        node.kind = RoutingNode::Kind::Phase;
        node.id = idOf(pack, phase.id);
        node.title = phase.title.isEmpty() ? phase.id : phase.title;
        node.protocol = pack.id;
        node.role = phase.parent < 0 ? QString() : session.phases[size_t(phase.parent)].title;
        bool isNumber = false;
        const int number = phase.id.toInt(&isNumber);
        node.phase = isNumber ? number : -1;
        node.status = phase.status;
        node.sessionPath = session.summary.place.path;
        node.evidence = phase.evidence;
        const bool isNew = m_builder.find(node.id) < 0;
        const int position = m_builder.node(node);
        RoutingNode &shared = m_builder.at(position);
        if (!isNew && weightOf(phase.status) > weightOf(shared.status)) {
            shared.status = phase.status;
            shared.evidence = phase.evidence;
        }
        if (shared.sessionPath != node.sessionPath) {
            shared.sessionPath.clear();
        }
        return position;
    }

    void joinStages(const std::vector<int> &stage, const std::vector<int> &next, bool invalidates)
    {
        for (const int from : stage) {
            for (const int to : next) {
                const int edge = m_builder.edge(from, to, RoutingEdge::Kind::Feeds);
                if (wasReached(m_builder.at(to).status)) {
                    m_builder.edgeAt(edge).state = RoutingEdge::State::Taken;
                }
                if (invalidates) {
                    m_builder.edge(from, to, RoutingEdge::Kind::Invalidates);
                }
            }
        }
    }

    /// Marks the nearest valid phase before an invalidated one as its cause.
    void markInvalidated(const std::vector<std::vector<int>> &stages)
    {
        int cause = -1;
        for (const std::vector<int> &stage : stages) {
            for (const int phase : stage) {
                if (m_builder.at(phase).status != RunStatus::Invalidated) {
                    cause = phase;
                } else if (cause >= 0) {
                    const int edge = m_builder.edge(cause, phase, RoutingEdge::Kind::Invalidates);
                    m_builder.edgeAt(edge).state = RoutingEdge::State::Taken;
                }
            }
        }
    }

    void addHandoff(const HandoffRef &ref)
    {
        if (!ref.session || !ref.pack || ref.handoff->phase < 0) {
            return;
        }
        const SessionPhase &phase = ref.session->phases[size_t(ref.handoff->phase)];
        const int from = m_builder.find(idOf(*ref.pack, phase.id));
        if (from < 0) {
            return;
        }
        const int edge = edgeFrom(from, ref);
        m_builder.cross(edge, crossingOf(ref), isDeclared(ref, edge, from));
        addFindings(m_builder, ref, edge);
    }

    int edgeFrom(int from, const HandoffRef &ref)
    {
        const QString &target = ref.handoff->links.toPhase;
        if (target.isEmpty()) {
            RoutingNode agent = agentNode(ref.pack, ref.to);
            agent.id = u"agent:"_s + agent.id;
            return m_builder.edge(from, m_builder.node(agent), RoutingEdge::Kind::Handoff);
        }
        RoutingNode node;
        node.kind = RoutingNode::Kind::Phase;
        node.id = idOf(*ref.pack, target);
        node.title = target;
        node.protocol = ref.pack->id;
        node.isKnown = false; // not in the phase table
        const int to = m_builder.node(node);
        const bool isNext = m_builder.hasEdge(from, to, RoutingEdge::Kind::Feeds);
        return m_builder.edge(from, to,
                              isNext ? RoutingEdge::Kind::Feeds : RoutingEdge::Kind::Handoff);
    }

    /// True if the handoff stays in its phase, feeds the next one, or leaves the session on a
    /// declared route.
    bool isDeclared(const HandoffRef &ref, int edge, int from)
    {
        const RoutingEdge &over = m_builder.edgeAt(edge);
        if (over.kind == RoutingEdge::Kind::Feeds || over.to == from) {
            return true;
        }
        return ref.handoff->links.toPhase.isEmpty() && baton::isDeclared(ref);
    }

    const GraphSource &m_source;
    PackIndex m_packs;
    GraphBuilder m_builder{GraphKind::Phases};
};

} // namespace

const PhaseTable *phaseTableOf(const Session &session, const ProtocolPack &pack)
{
    const auto found =
        std::ranges::find(pack.sessions, session.summary.place.layout, &SessionLayout::id);
    return found != pack.sessions.end() && mechanismOf(found->reading).areRowsPhases()
        ? &found->reading.phases
        : nullptr;
}

RoutingGraph phasesGraph(const GraphSource &source, const ProtocolCatalog &catalog)
{
    return PhasesBuilder(source, catalog).build();
}

} // namespace baton
