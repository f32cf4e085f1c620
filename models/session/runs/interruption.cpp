// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/runs/runpasses.h"

#include "models/session/building/signsoflife.h"
#include "models/session/building/statesummary.h"
#include "models/session/value/runstatustext.h"
#include "models/session/value/sessiontranslations.h"

#include <QCoreApplication>

namespace baton {

namespace {

/// The liveness of the session. If its status is unknown, its last sign of life decides.
Liveness lifeOf(const SessionBuilder &builder)
{
    const SessionSummary &summary = builder.session.summary;
    return summary.status == RunStatus::Unknown
        ? livenessOf(RunStatus::Running, summary.updated, nowOf(builder.settings),
                     builder.reading())
        : summary.liveness;
}

/// True if no part of the session can still run, because it has ended or is silent.
bool hasStopped(const SessionBuilder &builder)
{
    const Liveness life = lifeOf(builder);
    return isSilent(life) || (life == Liveness::Over && hasEnded(builder.session.summary.status));
}

class Interruption
{
public:
    explicit Interruption(SessionBuilder &builder)
        : m_session(builder.session)
        , m_hasStopped(hasStopped(builder))
        , m_isWaiting(isAtRest(builder.session.summary.status))
    {
        const SessionSummary &summary = m_session.summary;
        m_end = summary.ended.isValid() ? summary.ended : summary.updated;
        m_why = lifeOf(builder) == Liveness::Over
            ? SessionTranslations::tr("the session ended while it ran")
            : silenceText(m_end);
    }

    void settle()
    {
        for (SessionPhase &phase : m_session.phases) {
            const bool isOther = !phase.sessionPath.isEmpty(); // a session with its own liveness
            if (!isOther) {
                phase.reason =
                    settle(phase.status, phase.started, phase.ended) ? m_why : phase.reason;
            }
            for (SessionAttempt &attempt : phase.attempts) {
                if (!isOther) {
                    settle(attempt.status, attempt.started, attempt.ended);
                }
                if (attempt.status == RunStatus::Interrupted && attempt.summary.isEmpty()) {
                    attempt.summary = isOther ? phase.reason : m_why;
                }
            }
        }
    }

private:
    /// Marks an open status as interrupted. True if it was open.
    bool settle(RunStatus &status, const QDateTime &start, QDateTime &end) const
    {
        if (!isGoingOn(status)) {
            return false;
        }
        if (!m_hasStopped) {
            status = m_isWaiting && status == RunStatus::Running ? RunStatus::Waiting : status;
            return false;
        }
        status = RunStatus::Interrupted;
        if (!end.isValid()) {
            end = start.isValid() && m_end < start ? start : m_end;
        }
        return true;
    }

    Session &m_session;
    bool m_hasStopped;
    bool m_isWaiting;
    QDateTime m_end; ///< last sign of life
    QString m_why;
};

} // namespace

void settleInterrupted(SessionBuilder &builder)
{
    Interruption(builder).settle();
}

} // namespace baton
