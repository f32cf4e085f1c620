// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/childflaws.h"

#include <QCoreApplication>
#include <QHash>
#include <QSet>

namespace baton {

namespace {

class Texts
{
    Q_DECLARE_TR_FUNCTIONS(baton::Session)
};

QString said(qsizetype failed, qsizetype all)
{
    return failed == 0 ? QString()
                       : Texts::tr("%1 of %2 sessions that it started failed").arg(failed).arg(all);
}

/// The sessions of one folder that name a parent.
class Families
{
public:
    explicit Families(const std::vector<SessionSummary> &sessions)
        : m_sessions(sessions)
    {
        for (size_t i = 0; i < sessions.size(); ++i) {
            if (!sessions[i].parent.isEmpty()) {
                m_children[nameIn(sessions[i], sessions[i].parent)].append(i);
            }
        }
    }

    [[nodiscard]] QString flawOf(size_t session) const
    {
        QSet<size_t> below;
        QList<size_t> open{session};
        qsizetype failed = 0;
        while (!open.isEmpty()) {
            const SessionSummary &parent = m_sessions[open.takeLast()];
            for (const size_t child : m_children.value(nameIn(parent, parent.id))) {
                if (child != session && !below.contains(child)) { // they may go round in a circle
                    below.insert(child);
                    open.append(child);
                    failed += isFailure(m_sessions[child].status) ? 1 : 0;
                }
            }
        }
        return said(failed, below.size());
    }

private:
    [[nodiscard]] static QString nameIn(const SessionSummary &session, const QString &id)
    {
        return session.place.path.section(u'/', 0, -2) + u'/' + id;
    }

    const std::vector<SessionSummary> &m_sessions;
    QHash<QString, QList<size_t>> m_children; ///< by the parent's folder and id
};

} // namespace

QString failedChildren(const Session &session)
{
    const auto isChild = [](const SessionPhase &phase) { return !phase.sessionPath.isEmpty(); };
    const auto all = std::ranges::count_if(session.phases, isChild);
    const auto bad = std::ranges::count_if(session.phases, [&](const SessionPhase &phase) {
        return isChild(phase) && isFailure(phase.status);
    });
    return said(bad, all);
}

void addChildFlaws(std::vector<SessionSummary> &sessions)
{
    const Families families(sessions);
    for (size_t i = 0; i < sessions.size(); ++i) {
        if (sessions[i].status == RunStatus::Succeeded && sessions[i].flaw.isEmpty()) {
            sessions[i].flaw = families.flawOf(i);
        }
    }
}

} // namespace baton
