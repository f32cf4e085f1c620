// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/attempts.h"

#include "models/session/errorhistory.h"

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

int retriesOf(const AttemptHints &hints)
{
    int used = 0;
    for (const int counter : hints.retries) {
        used = std::max(used, std::min(counter, mostAttempts));
    }
    return used;
}

/// How many runs of @p phase failed, as its counters tell.
int failedRuns(const SessionPhase &phase, const AttemptHints &hints)
{
    const int used = retriesOf(hints);
    return isFailure(phase.status) ? used + 1 : std::max(1, used);
}

/// The run that was going on at the time of @p error; @p last is the last that failed.
int runAt(const Session &session, const SessionError &error, int last)
{
    int run = last;
    for (const SessionError &other : session.errors) {
        if (other.phase == error.phase && other.attempt > 0 && error.time.isValid()
            && other.time >= error.time) {
            run = std::min(run, other.attempt);
        }
    }
    return run;
}

/// Gives each error that has no number the run that it happened in. Returns the last run of each
/// phase that a history numbers, 0 where there is none.
std::vector<int> numberErrors(Session &session, const std::vector<AttemptHints> &hints)
{
    std::vector<int> numbered(session.phases.size(), 0);
    for (const SessionError &error : session.errors) {
        if (error.phase >= 0) {
            int &last = numbered[size_t(error.phase)];
            last = std::max(last, error.attempt);
        }
    }
    sortErrors(session.errors);
    std::vector<int> met(session.phases.size(), 0);
    for (SessionError &error : session.errors) {
        if (error.phase < 0 || error.attempt > 0) {
            continue;
        }
        const auto phase = static_cast<size_t>(error.phase);
        error.attempt = numbered[phase] > 0
            ? runAt(session, error, numbered[phase])
            : std::min(++met[phase], failedRuns(session.phases[phase], hints[phase]));
    }
    sortErrors(session.errors);
    return numbered;
}

/// The runs of one phase.
class PhaseRuns
{
public:
    /// @p numbered is the last run that a history tells of.
    PhaseRuns(Session &session, int phase, const AttemptHints &hints, int numbered)
        : m_session(session)
        , m_position(phase)
        , m_phase(session.phases[size_t(phase)])
        , m_hints(hints)
        , m_numbered(numbered)
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
        addRunAgain();
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

    /// A result that no longer holds is made anew where the session stands at its phase.
    void addRunAgain()
    {
        if (m_phase.status == RunStatus::Invalidated && m_position == m_session.currentPhase
            && m_session.summary.status == RunStatus::Running && !m_phase.attempts.empty()) {
            SessionAttempt again;
            again.number = m_phase.attempts.back().number + 1;
            again.status = RunStatus::Running;
            again.evidence = m_phase.evidence;
            m_phase.attempts.push_back(std::move(again));
        }
    }

    /// A failed phase ended with its last error; any other went on behind the last failure that
    /// its history numbers.
    [[nodiscard]] int numberOfRuns() const
    {
        int count = 1;
        for (const int index : m_errors) {
            count = std::max(count, error(index).attempt);
        }
        const int lastError = m_errors.empty() ? 0 : count;
        const bool isPending = m_numbered > 0 && isOpen(m_phase.status)
            && std::ranges::any_of(m_errors, [&](int index) {
                                   return error(index).attempt == m_numbered
                                       && !error(index).fix.isEmpty()
                                       && error(index).outcome.isEmpty();
                               });
        const bool wentOn = !isFailure(m_phase.status) && !isPending;
        count = std::max(count, m_numbered + (wentOn && m_numbered > 0 ? 1 : 0));
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
        const bool hasFailed = number < count || isFailure(m_phase.status);
        if (!attempt.errors.empty() && hasFailed) {
            const SessionError &first = error(attempt.errors.front());
            attempt.summary = first.message.section(u'\n', 0, 0).trimmed();
            attempt.evidence = first.evidence;
            if (!attempt.ended.isValid()) {
                attempt.ended = error(attempt.errors.back()).time;
            }
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
    int m_numbered;
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
    const std::vector<int> numbered = numberErrors(session, hints);
    for (size_t i = 0; i < session.phases.size(); ++i) {
        PhaseRuns(session, static_cast<int>(i), hints[i], numbered[i]).add();
    }
}

void countRetries(Session &session, const std::vector<AttemptHints> &hints, int limit)
{
    for (size_t i = 0; i < session.phases.size(); ++i) {
        SessionPhase &phase = session.phases[i];
        const auto failed = static_cast<int>(
            std::ranges::count_if(phase.attempts, [](const SessionAttempt &attempt) {
                return isFailure(attempt.status);
            }));
        if (limit > 0 && failed > 1 && retriesOf(hints[i]) + 1 < failed) {
            phase.retriesUsed = failed;
            phase.retriesMax = limit;
        }
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
