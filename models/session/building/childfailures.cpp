// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/building/childfailures.h"

#include "models/session/building/restarts.h"
#include "models/session/value/sessiontranslations.h"
#include "models/strings/pathstrings.h"

#include <QCoreApplication>
#include <QHash>
#include <QSet>

namespace baton {

namespace {

QString said(qsizetype failed, qsizetype all)
{
    return failed == 0
        ? QString()
        : SessionTranslations::tr("%1 of %2 sessions that it started failed").arg(failed).arg(all);
}

/// The numbers of sessions below a session.
struct Below
{
    qsizetype failed = 0;
    qsizetype all = 0;
    QDateTime sign; ///< last sign of life among active ones; invalid if none is active
};

void takeSign(QDateTime &last, const QDateTime &sign)
{
    last = sign.isValid() && !(sign < last) ? sign : last;
}

/// The last sign of life of @p session if it is active; else invalid.
QDateTime signOf(const SessionSummary &session)
{
    const bool isLiving = isGoingOn(session.status) && session.liveness == Liveness::Alive;
    return isLiving ? session.updated : QDateTime();
}

/// Sessions together with those that they started.
class Families
{
public:
    explicit Families(const std::vector<SessionSummary> &sessions)
        : m_sessions(sessions)
        , m_reruns(sessions)
        , m_below(sessions.size())
        , m_isCounted(sessions.size(), false)
    {
        QHash<QString, int> named;
        for (size_t i = 0; i < sessions.size(); ++i) {
            ++named[nameIn(sessions[i], sessions[i].id)];
            if (!sessions[i].parent.isEmpty()) {
                m_children[nameIn(sessions[i], sessions[i].parent)].append(i);
            }
        }
        for (size_t i = 0; i < sessions.size(); ++i) {
            if (!named.contains(nameIn(sessions[i], sessions[i].parent))) {
                countTree(i, named);
            }
        }
    }

    [[nodiscard]] Below below(size_t session) const
    {
        return m_isCounted[session] ? m_below[session] : counted(session);
    }

private:
    [[nodiscard]] static QString nameIn(const SessionSummary &session, const QString &id)
    {
        return parentOf(session.place.path) + u'/' + id;
    }

    /// True for a session that succeeded when it was started again, and for those that it started.
    [[nodiscard]] bool isRepaired(size_t session) const
    {
        return !m_reruns.of(m_sessions[session]).isEmpty();
    }

    [[nodiscard]] bool hasFailed(size_t session) const
    {
        return isFailure(m_sessions[session].status) && !isRepaired(session);
    }

    [[nodiscard]] QList<size_t> childrenOf(size_t session) const
    {
        return m_children.value(nameIn(m_sessions[session], m_sessions[session].id));
    }

    /// Counts all sessions below @p root at once, from the leaves up. Stops if two sessions have
    /// the same name.
    void countTree(size_t root, const QHash<QString, int> &named)
    {
        std::vector<size_t> order{root};
        for (size_t next = 0; next < order.size(); ++next) {
            if (named.value(nameIn(m_sessions[order[next]], m_sessions[order[next]].id)) > 1) {
                return;
            }
            const QList<size_t> children = childrenOf(order[next]);
            order.insert(order.end(), children.begin(), children.end());
        }
        for (size_t i = order.size(); i-- > 0;) {
            Below &below = m_below[order[i]];
            for (const size_t child : childrenOf(order[i])) {
                below.all += 1 + m_below[child].all;
                below.failed += isRepaired(child) ? 0 : m_below[child].failed;
                below.failed += hasFailed(child) ? 1 : 0;
                takeSign(below.sign, m_below[child].sign);
                takeSign(below.sign, signOf(m_sessions[child]));
            }
            m_isCounted[order[i]] = true;
        }
    }

    /// The numbers below @p session. Counts each session once, even if parents form a cycle.
    [[nodiscard]] Below counted(size_t session) const
    {
        QSet<size_t> seen{session};
        QList<std::pair<size_t, bool>> open{{session, false}}; // with a flag for repaired ones
        Below below;
        while (!open.isEmpty()) {
            const auto [parent, isOfRepaired] = open.takeLast();
            for (const size_t child : childrenOf(parent)) {
                if (!seen.contains(child)) {
                    seen.insert(child);
                    open.emplaceBack(child, isOfRepaired || isRepaired(child));
                    ++below.all;
                    takeSign(below.sign, signOf(m_sessions[child]));
                    below.failed += hasFailed(child) && !isOfRepaired ? 1 : 0;
                }
            }
        }
        return below;
    }

    const std::vector<SessionSummary> &m_sessions;
    Restarts m_reruns;
    QHash<QString, QList<size_t>> m_children; ///< by folder and id of the parent
    std::vector<Below> m_below;
    std::vector<bool> m_isCounted;
};

} // namespace

bool mayHaveLivingChild(RunStatus status)
{
    return isUnfinished(status) || status == RunStatus::Succeeded;
}

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
        SessionSummary &session = sessions[i];
        if (!mayHaveLivingChild(session.status)) {
            continue;
        }
        const Below below = families.below(i);
        if (session.flaw.isEmpty() && session.status != RunStatus::Pending
            && session.liveness != Liveness::Expired) {
            session.flaw = said(below.failed, below.all);
        }
        if (below.sign.isValid()) {
            session.status = isGoingOn(session.status) ? session.status : RunStatus::Running;
            session.liveness = Liveness::Alive;
            takeSign(session.updated, below.sign);
            session.ended = {};
        }
    }
}

} // namespace baton
