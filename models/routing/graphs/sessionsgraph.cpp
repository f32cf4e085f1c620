// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/graphs/graphkinds.h"

#include "models/routing/graphs/agentsgraph.h"
#include "models/routing/graphs/routefindings.h"

#include <tuple>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

RoutingNode sessionNode(const QString &protocol, const QString &id)
{
    RoutingNode node;
    node.kind = RoutingNode::Kind::Session;
    node.protocol = protocol;
    node.id = protocol + u'/' + id;
    node.title = id;
    return node;
}

/// The worst verdict on the files of @p session.
Status verdictOf(const Session &session)
{
    const auto asks = [](const SessionHandoff &handoff) {
        const Action action = handoff.report.verdict.action;
        return !handoff.isSuperseded && (action == Action::Escalate || action == Action::Block);
    };
    if (session.summary.errors > 0) {
        return Status::Error;
    }
    if (std::ranges::any_of(session.handoffs, asks)) {
        return Status::Escalate;
    }
    return session.summary.warnings > 0 ? Status::Warning : Status::None;
}

class SessionsBuilder
{
public:
    SessionsBuilder(const GraphSource &source, const ProtocolCatalog &catalog)
        : m_source(source)
        , m_packs(catalog)
    {
    }

    RoutingGraph build()
    {
        for (const Session *session : inOrder()) {
            addSession(*session);
        }
        for (const HandoffRef &ref : handoffsOf(m_source, m_packs)) {
            addHandoff(ref);
        }
        addSessionFindings(
            m_builder, m_source,
            [this](const Session &session, const QString &rule) { return placeOf(session, rule); });
        return m_builder.take();
    }

private:
    /// The element for a finding. A cycle of parents is at the edge from the parent.
    GraphElement placeOf(const Session &session, const QString &rule)
    {
        const SessionSummary &summary = session.summary;
        const int self = m_nodes.value(summary.place.path, -1);
        const int above = rule == "session.parent-cycle"_L1
            ? m_builder.find(sessionNode(summary.place.protocol, summary.parent).id)
            : -1;
        return {self,
                self < 0 || above < 0 ? -1
                                      : m_builder.edge(above, self, RoutingEdge::Kind::Parent)};
    }

    /// The sessions that may have relations, earliest first.
    [[nodiscard]] std::vector<const Session *> inOrder() const
    {
        std::vector<const Session *> sessions;
        for (const auto &session : m_source.sessions) {
            const SessionSummary &summary = session->summary;
            const ProtocolPack *pack = m_packs.pack(summary.place.protocol);
            if (!summary.parent.isEmpty() || !session->dependsOn.isEmpty()
                || (pack && !pack->routing.session.isRoot())) {
                sessions.push_back(session.get());
            }
        }
        std::ranges::stable_sort(sessions, [](const Session *a, const Session *b) {
            return std::tie(a->summary.started, a->summary.place.path)
                < std::tie(b->summary.started, b->summary.place.path);
        });
        return sessions;
    }

    void addSession(const Session &session)
    {
        const SessionSummary &summary = session.summary;
        RoutingNode node = sessionNode(summary.place.protocol, summary.id);
        if (const int known = m_builder.find(node.id);
            known >= 0 && isOther(known, summary.place.path)) {
            node.id += u'@' + summary.place.path; // two sessions have the same id
        }
        const int self = m_builder.node(node);
        fill(self, session);
        m_nodes.insert(summary.place.path, self);
        if (!summary.parent.isEmpty()) {
            join(session, summary.parent, RoutingEdge::Kind::Parent);
        }
        for (const QString &other : session.dependsOn) {
            join(session, other, RoutingEdge::Kind::DependsOn);
        }
        addChildren(session);
    }

    [[nodiscard]] bool isOther(int node, const QString &path)
    {
        const QString known = m_builder.at(node).sessionPath;
        return !known.isEmpty() && known != path;
    }

    void fill(int self, const Session &session)
    {
        RoutingNode &node = m_builder.at(self);
        const SessionSummary &summary = session.summary;
        node.title = summary.title;
        node.role = summary.agent;
        node.status = summary.status;
        node.standing = summary.status == RunStatus::Unknown ? Status::None : statusOf(summary);
        node.verdict = verdictOf(session);
        node.sessionPath = summary.place.path;
        node.isKnown = true;
        node.evidence.path = summary.place.stateFile;
    }

    /// Adds sessions that this one started; they may not be in the source.
    void addChildren(const Session &session)
    {
        for (const SessionPhase &row : session.phases) {
            if (row.sessionPath.isEmpty()) {
                continue;
            }
            const int child = m_builder.node(sessionNode(session.summary.place.protocol, row.id));
            RoutingNode &node = m_builder.at(child);
            if (node.sessionPath.isEmpty()) {
                node.title = row.title;
                node.status = row.status;
                node.sessionPath = row.sessionPath;
                node.evidence = row.evidence;
                node.isKnown = true;
            }
            const int above = row.parent < 0
                ? -1
                : m_builder.find(session.summary.place.protocol + u'/'
                                 + session.phases[size_t(row.parent)].id);
            if (above >= 0) {
                take(m_builder.edge(above, child, RoutingEdge::Kind::Parent));
            }
        }
    }

    /// Marks a relation as taken, because it is in a state or request.
    void take(int edge) { m_builder.edgeAt(edge).state = RoutingEdge::State::Taken; }

    void join(const Session &session, const QString &otherId, RoutingEdge::Kind kind)
    {
        const int self = m_nodes.value(session.summary.place.path);
        const int other = m_builder.node(sessionNode(session.summary.place.protocol, otherId));
        const bool isParent = kind == RoutingEdge::Kind::Parent;
        const bool isMissing =
            std::ranges::any_of(session.findings, [&](const SessionFinding &finding) {
                return isParent && finding.rule == "session.parent-missing"_L1;
            });
        if (isMissing) {
            m_builder.at(other).isKnown = false;
        }
        take(isParent ? m_builder.edge(other, self, kind) : m_builder.edge(self, other, kind));
    }

    void addHandoff(const HandoffRef &ref)
    {
        const HandoffReferences &links = ref.handoff->links;
        if (!ref.pack || ref.pack->routing.session.isRoot()) {
            return;
        }
        const int self = sessionOf(ref);
        if (self < 0) {
            return;
        }
        RoutingNode &node = m_builder.at(self);
        node.role = node.role.isEmpty() ? ref.to : node.role;
        const int edge = edgeTo(ref, self);
        m_builder.cross(edge, crossingOf(ref), isDeclared(ref));
        QMap<QString, int> waits;
        for (const QString &other : links.dependsOn) {
            const int awaited = m_builder.node(sessionNode(ref.pack->id, other));
            if (awaited != self && isMissing(ref, other)) {
                m_builder.at(awaited).isKnown = false;
            }
            const int wait = m_builder.edge(self, awaited, RoutingEdge::Kind::DependsOn);
            take(wait);
            waits.insert(other, wait);
        }
        addFindings(m_builder, ref, edge, self, waits);
        for (const QString &agent : links.notifies) {
            RoutingNode told = agentNode(ref.pack, agent);
            told.id = u"agent:"_s + told.id;
            take(m_builder.edge(self, m_builder.node(told), RoutingEdge::Kind::Notifies));
        }
    }

    /// The session that contains the request, else the session that it requests.
    int sessionOf(const HandoffRef &ref)
    {
        if (ref.session) {
            return m_nodes.value(ref.session->summary.place.path, -1);
        }
        const QString &id = ref.handoff->links.session;
        return id.isEmpty() ? -1 : m_builder.node(sessionNode(ref.pack->id, id));
    }

    /// The edge of a request: from the session of the parent if it is known, else from the agent.
    int edgeTo(const HandoffRef &ref, int self)
    {
        const QString parent = ref.session ? ref.session->summary.parent : QString();
        const int above = parent.isEmpty() ? -1 : m_builder.find(ref.pack->id + u'/' + parent);
        if (above >= 0) {
            return m_builder.edge(above, self, RoutingEdge::Kind::Parent);
        }
        RoutingNode agent = agentNode(ref.pack, ref.from);
        agent.id = u"agent:"_s + agent.id;
        return m_builder.edge(m_builder.node(agent), self, RoutingEdge::Kind::Handoff);
    }

    /// True if the check has reported that the session does not exist.
    static bool isMissing(const HandoffRef &ref, const QString &session)
    {
        return std::ranges::any_of(ref.handoff->report.findings, [&](const Finding &finding) {
            return finding.actual == session && ref.pack->routing.findings.contains(finding.rule)
                && session != ref.handoff->links.session;
        });
    }

    const GraphSource &m_source;
    PackIndex m_packs;
    GraphBuilder m_builder{GraphKind::Sessions};
    QHash<QString, int> m_nodes; ///< by path of the session's folder
};

} // namespace

RoutingGraph sessionsGraph(const GraphSource &source, const ProtocolCatalog &catalog)
{
    return SessionsBuilder(source, catalog).build();
}

} // namespace baton
