// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/building/childfailures.h"
#include "models/session/building/restarts.h"
#include "models/session/building/siblingindex.h"
#include "models/session/rows/sessionrows.h"
#include "models/session/value/runstatustext.h"
#include "models/session/value/sessiontranslations.h"

#include <QCoreApplication>

namespace baton {

namespace {

SessionPhase rowOf(const SessionSummary &summary, int parent)
{
    SessionPhase row;
    row.id = summary.id;
    row.title = summary.title;
    row.parent = parent;
    row.status = summary.status;
    row.liveness = summary.liveness;
    row.word = summary.word;
    row.flaw = summary.flaw;
    row.started = summary.started;
    row.ended = summary.ended;
    row.evidence = {summary.place.stateFile, {}, 0, 0};
    if (summary.isSilent()) {
        // A child that never ran was not interrupted.
        row.status = row.status == RunStatus::Pending ? RunStatus::Pending : RunStatus::Interrupted;
        row.ended = summary.updated;
        row.reason = silenceText(summary.updated);
    }
    return row;
}

class ChildRows
{
public:
    ChildRows(SessionBuilder &builder, const Siblings &siblings)
        : m_builder(builder)
        , m_siblings(siblings)
    {
        m_shown.insert(builder.place.path);
    }

    /// Adds the sessions below @p id. @p successor is the session that succeeded in place of one
    /// that started them, if any.
    void addBelow(const QString &id, int parent, const QString &successor = {})
    {
        const auto children = m_siblings.children.constFind(id);
        if (children != m_siblings.children.cend()) {
            add(*children, parent, successor);
        }
    }

    /// Adds the roots first and children in a cycle of parents last.
    void addAll()
    {
        add(m_siblings.roots, -1, {});
        QStringList parents = m_siblings.children.keys();
        parents.sort();
        for (const QString &parent : std::as_const(parents)) {
            addBelow(parent, -1);
        }
    }

private:
    void add(const std::vector<SessionSummary> &sessions, int parent, const QString &successor)
    {
        const Restarts reruns(sessions);
        for (const SessionSummary &session : sessions) {
            // Each session is shown once, so that a cycle of parents ends.
            if (m_shown.contains(session.place.path)) {
                continue;
            }
            m_shown.insert(session.place.path);
            SessionPhase row = rowOf(session, parent);
            row.sessionPath = session.place.path;
            const QString own = reruns.of(session);
            const QString later = own.isEmpty() ? successor : own;
            if (!later.isEmpty() && isFailure(row.status)) {
                row.status = RunStatus::Superseded;
                row.reason = SessionTranslations::tr("%1 succeeded in its place").arg(later);
            }
            m_builder.session.phases.push_back(std::move(row));
            m_builder.reportedPhases.push_back({nullptr, true, {}, {}, {}, true});
            addBelow(session.id, static_cast<int>(m_builder.session.phases.size()) - 1, later);
        }
    }

    SessionBuilder &m_builder;
    const Siblings &m_siblings;
    QSet<QString> m_shown;
};

/// Sets a session alive while one that it started is, however silent it is itself and even if it
/// reports success.
void takeLife(SessionSummary &own, const Siblings &siblings)
{
    const SessionSummary *known = siblings.find(own.id);
    const bool isHere = known && known->place.path == own.place.path;
    const bool isAlive = own.liveness == Liveness::Alive && isGoingOn(own.status);
    if (isHere && known->liveness == Liveness::Alive && !isAlive
        && mayHaveLivingChild(own.status)) {
        own.status = known->status;
        own.liveness = known->liveness;
        own.updated = known->updated;
        own.ended = known->ended;
    }
}

} // namespace

void addChildRows(SessionBuilder &builder)
{
    const std::shared_ptr<const Siblings> siblings = builder.siblings();
    if (builder.isHome()) {
        ChildRows(builder, *siblings).addAll();
        return;
    }
    takeLife(builder.session.summary, *siblings);
    SessionPhase self = rowOf(builder.session.summary, -1);
    self.evidence = builder.state.evidence(builder.reading().state.status);
    builder.session.phases.push_back(std::move(self));
    builder.reportedPhases.push_back({nullptr, true, {}, {}, {}, true});
    builder.session.currentPhase = 0;
    ChildRows(builder, *siblings).addBelow(builder.session.summary.id, 0);
}

} // namespace baton
