// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/attempts.h"

#include <QHash>

namespace baton {

namespace {

constexpr int mostAttempts = 999;

bool isOpen(RunStatus status)
{
    return status == RunStatus::Running || status == RunStatus::Waiting
        || status == RunStatus::Unknown;
}

bool hasRun(RunStatus status)
{
    return status != RunStatus::NotReached && status != RunStatus::Pending
        && status != RunStatus::Skipped;
}

/// The runs of one phase.
class PhaseRuns
{
public:
    PhaseRuns(Session &session, int phase, const AttemptHints &hints)
        : m_session(session)
        , m_position(phase)
        , m_phase(session.phases[size_t(phase)])
        , m_hints(hints)
    {
        collect();
    }

    void add()
    {
        if (!hasRun(m_phase.status) && m_errors.empty() && m_handoffs.empty()) {
            return;
        }
        const int count = numberOfRuns();
        for (int number = 1; number <= count; ++number) {
            m_phase.attempts.push_back(run(number, count));
        }
        settleErrors();
        supersedeHandoffs();
    }

private:
    void collect()
    {
        for (size_t i = 0; i < m_session.errors.size(); ++i) {
            if (m_session.errors[i].phase == m_position) {
                m_errors.push_back(static_cast<int>(i));
            }
        }
        for (size_t i = 0; i < m_session.handoffs.size(); ++i) {
            if (m_session.handoffs[i].phase == m_position) {
                m_handoffs.push_back(static_cast<int>(i));
            }
        }
    }

    [[nodiscard]] const SessionError &error(int index) const
    {
        return m_session.errors[size_t(index)];
    }

    /// A failed phase ended with its last error; any other went on behind it.
    [[nodiscard]] int numberOfRuns() const
    {
        int count = 1;
        int lastError = 0;
        for (const int index : m_errors) {
            lastError = std::max(lastError, error(index).attempt);
        }
        const bool isPending = lastError > 0 && isOpen(m_phase.status)
            && std::ranges::any_of(m_errors, [&](int index) {
                                   return error(index).attempt == lastError
                                       && !error(index).fix.isEmpty()
                                       && error(index).outcome.isEmpty();
                               });
        const bool wentOn = !isFailure(m_phase.status) && !isPending;
        count = std::max(count, lastError + (wentOn && lastError > 0 ? 1 : 0));
        for (const int used : m_hints.retries) {
            // A limit that is reached counts failed runs, not runs more.
            const bool isCounted = lastError >= used && isFailure(m_phase.status);
            count = std::max(count, std::min(used, mostAttempts) + (isCounted ? 0 : 1));
        }
        for (const int index : m_handoffs) {
            count = std::max(count, m_session.handoffs[size_t(index)].attempt);
        }
        return std::min(count, mostAttempts);
    }

    [[nodiscard]] SessionAttempt run(int number, int count) const
    {
        SessionAttempt attempt;
        attempt.number = number;
        for (const int index : m_errors) {
            if (error(index).attempt == number) {
                attempt.errors.push_back(index);
            }
        }
        for (const int index : m_handoffs) {
            if (m_session.handoffs[size_t(index)].attempt == number) {
                attempt.handoffs.push_back(index);
            }
        }
        attempt.status = statusOf(attempt, number == count);
        if (number == count) {
            attempt.word = m_phase.word;
            attempt.ended = m_phase.ended;
            attempt.evidence = m_phase.evidence;
        }
        if (!attempt.errors.empty()) {
            const SessionError &first = error(attempt.errors.front());
            attempt.summary = first.message.section(u'\n', 0, 0).trimmed();
            attempt.ended = first.time.isValid() ? first.time : attempt.ended;
            attempt.evidence = first.evidence;
        }
        return attempt;
    }

    [[nodiscard]] RunStatus statusOf(const SessionAttempt &attempt, bool isLast) const
    {
        if (isLast) {
            return m_phase.status;
        }
        const bool isMended =
            m_phase.status == RunStatus::Succeeded || m_phase.status == RunStatus::Invalidated;
        return attempt.errors.empty() || isMended ? RunStatus::Superseded : RunStatus::Failed;
    }

    /// An error is no open failure once a later attempt came through.
    void settleErrors()
    {
        const bool isOver =
            m_phase.status == RunStatus::Succeeded || m_phase.status == RunStatus::Invalidated;
        for (const int index : m_errors) {
            SessionError &found = m_session.errors[size_t(index)];
            if (isOver || isFailure(m_phase.status)) {
                found.result = isOver ? RunStatus::Superseded : RunStatus::Failed;
            }
        }
    }

    void supersedeHandoffs()
    {
        QHash<QString, int> latest;
        const auto keyOf = [&](int index) {
            const SessionHandoff &handoff = m_session.handoffs[size_t(index)];
            return handoff.kind.isEmpty() ? handoff.at.path : handoff.kind;
        };
        for (const int index : m_handoffs) {
            int &attempt = latest[keyOf(index)];
            attempt = std::max(attempt, m_session.handoffs[size_t(index)].attempt);
        }
        for (const int index : m_handoffs) {
            SessionHandoff &handoff = m_session.handoffs[size_t(index)];
            handoff.isSuperseded =
                !handoff.kept.isEmpty() || handoff.attempt < latest.value(keyOf(index));
        }
    }

    Session &m_session;
    int m_position;
    SessionPhase &m_phase;
    const AttemptHints &m_hints;
    std::vector<int> m_errors;
    std::vector<int> m_handoffs;
};

/// The first thing that is known to have happened in a phase, other than its end.
QDateTime firstEvent(const Session &session, int phase)
{
    QDateTime first;
    const auto take = [&](const QDateTime &time) {
        if (time.isValid() && (!first.isValid() || time < first)) {
            first = time;
        }
    };
    take(session.phases[size_t(phase)].ended);
    for (const SessionHandoff &handoff : session.handoffs) {
        if (handoff.phase == phase) {
            take(handoff.time);
        }
    }
    for (const SessionError &error : session.errors) {
        if (error.phase == phase) {
            take(error.time);
        }
    }
    return first;
}

/// A phase of a table without starts began when the last one before it had ended.
void concludeStart(Session &session, int phase)
{
    SessionPhase &row = session.phases[size_t(phase)];
    const QDateTime first = firstEvent(session, phase);
    if (row.started.isValid() || row.attempts.empty() || row.parent >= 0) {
        return;
    }
    QDateTime start = session.summary.started;
    for (size_t i = 0; i < session.phases.size(); ++i) {
        const QDateTime ended = session.phases[i].ended;
        const bool isBefore =
            ended.isValid() && i != size_t(phase) && (!first.isValid() || ended <= first);
        if (isBefore && (!start.isValid() || start < ended)) {
            start = ended;
        }
    }
    row.started = !first.isValid() || !start.isValid() || start <= first ? start : first;
}

} // namespace

void addAttempts(Session &session, const std::vector<AttemptHints> &hints)
{
    for (size_t i = 0; i < session.phases.size(); ++i) {
        PhaseRuns(session, static_cast<int>(i), hints[i]).add();
    }
}

void concludeTimes(Session &session)
{
    for (size_t i = 0; i < session.phases.size(); ++i) {
        concludeStart(session, static_cast<int>(i));
        QDateTime start = session.phases[i].started;
        for (SessionAttempt &attempt : session.phases[i].attempts) {
            attempt.started = start;
            start = attempt.ended;
        }
    }
}

} // namespace baton
