// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/phaseruns.h"

#include "models/session/errorhistory.h"

#include <QHash>

namespace baton {

namespace {

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

/// True of a handoff that its receiver does not go on with.
bool isHeldBack(const DocumentReport &report)
{
    return report.count(Severity::Error) > 0
        || std::ranges::any_of(report.verdict.gates, [](const GateResult &gate) {
               return gate.state() == CriterionState::Failed;
           });
}

/// The runs of one phase.
class PhaseRuns
{
public:
    PhaseRuns(Session &session, int phase, const PhaseEvents &events)
        : m_session(session)
        , m_position(phase)
        , m_phase(session.phases[size_t(phase)])
        , m_retries(events.retries)
        , m_numbered(events.numbered)
        , m_errors(events.errors)
        , m_handoffs(events.handoffs)
    {
    }

    void add()
    {
        const bool isUntold = m_phase.status == RunStatus::Unknown && m_phase.word.isEmpty();
        if ((isUntold || !hasRun(m_phase.status)) && m_errors.empty() && m_handoffs.empty()) {
            return;
        }
        const int count = numberOfRuns();
        numberResult(count);
        for (int number = 1; number <= count; ++number) {
            m_phase.attempts.push_back(run(number, count));
        }
        addRunAgain();
        settleErrors();
        supersedeHandoffs();
    }

private:
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
        for (const int used : m_retries) {
            // A limit that is reached counts failed runs, not runs more.
            const bool isCounted =
                isFailure(m_phase.status) && (lastError >= used || isLimitOfFailures());
            count = std::max(count, std::min(used, mostAttempts) + (isCounted ? 0 : 1));
        }
        for (const int index : m_handoffs) {
            count = std::max(count, m_session.handoffs[size_t(index)].attempt);
        }
        return std::min(count, mostAttempts);
    }

    /// True where all that the protocol allows has failed: then the counter tells how often, also
    /// where not every failure is told.
    [[nodiscard]] bool isLimitOfFailures() const
    {
        return isFailure(m_phase.status) && !m_errors.empty() && m_phase.retriesMax > 1
            && m_phase.retriesUsed >= m_phase.retriesMax;
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
            const SessionError &first = *decisiveError(m_session, attempt);
            attempt.summary = first.message.section(u'\n', 0, 0).trimmed();
            attempt.evidence = first.evidence;
            if (!attempt.ended.isValid()) {
                attempt.ended = error(attempt.errors.back()).time;
            }
        }
        return attempt;
    }

    /// Each run overwrites what it hands on: what lies there of a phase that came through is of the
    /// last one.
    void numberResult(int count)
    {
        for (const int index : m_handoffs) {
            SessionHandoff &handoff = m_session.handoffs[size_t(index)];
            const bool isResult = !handoff.links.toPhase.isEmpty()
                && handoff.links.toPhase != handoff.links.phase && handoff.kept.isEmpty();
            handoff.attempt = isResult && cameThrough() ? count : handoff.attempt;
        }
    }

    [[nodiscard]] RunStatus statusOf(const SessionAttempt &attempt, bool isLast) const
    {
        if (isLast) {
            return m_phase.status;
        }
        const bool isMended = cameThrough()
            || (!attempt.errors.empty() && std::ranges::all_of(attempt.errors, [this](int index) {
                                  return error(index).result == RunStatus::Superseded;
                              }));
        if (!cameThrough() && isRefused(attempt, false)) {
            return RunStatus::Failed;
        }
        // A phase that failed in the end was tried again because it had failed before.
        const bool isUntold =
            attempt.errors.empty() && (!isFailure(m_phase.status) || isRefused(attempt, true));
        return isUntold || isMended ? RunStatus::Superseded : RunStatus::Failed;
    }

    /// True where something that @p attempt handed on was held back, and later runs made it good or
    /// not as @p isMadeGood says.
    [[nodiscard]] bool isRefused(const SessionAttempt &attempt, bool isMadeGood) const
    {
        return std::ranges::any_of(attempt.handoffs, [&](int index) {
            const SessionHandoff &handoff = m_session.handoffs[size_t(index)];
            return isHeldBack(handoff.report) && isMadeGood != isLastRefused(handoff);
        });
    }

    /// True of what its receiver does not go on with, and no later run made good.
    [[nodiscard]] bool isLastRefused(const SessionHandoff &handoff) const
    {
        return isHeldBack(handoff.report) && std::ranges::none_of(m_handoffs, [&](int index) {
                   const SessionHandoff &other = m_session.handoffs[size_t(index)];
                   return other.kind == handoff.kind && other.attempt > handoff.attempt
                       && !isHeldBack(other.report);
               });
    }

    [[nodiscard]] bool cameThrough() const
    {
        return m_phase.status == RunStatus::Succeeded || m_phase.status == RunStatus::Invalidated;
    }

    /// An error is no open failure once a later attempt came through.
    void settleErrors()
    {
        for (const int index : m_errors) {
            SessionError &found = m_session.errors[size_t(index)];
            const bool isRepaired = cameThrough() && found.attempt < m_phase.attempts.back().number;
            found.result = isRepaired ? RunStatus::Superseded : found.result;
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
            if (m_session.handoffs[size_t(index)].kept.isEmpty()) {
                int &attempt = latest[keyOf(index)];
                attempt = std::max(attempt, m_session.handoffs[size_t(index)].attempt);
            }
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
    const std::vector<int> &m_retries;
    int m_numbered;
    const std::vector<int> &m_errors;
    const std::vector<int> &m_handoffs;
};

} // namespace

void addRuns(Session &session, int phase, const PhaseEvents &events)
{
    PhaseRuns(session, phase, events).add();
}

} // namespace baton
