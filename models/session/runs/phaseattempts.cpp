// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/runs/phaseattempts.h"

#include "models/findings/gateresult.h"
#include "models/session/errors/errorhistory.h"
#include "models/session/runs/runsorts.h"
#include "models/session/value/sessiontranslations.h"

#include <QCoreApplication>
#include <QHash>

namespace baton {

namespace {

/// True for a handoff with which its receiver cannot go on.
bool isHeldBack(const DocumentReport &report)
{
    return report.count(Severity::Error) > 0
        || std::ranges::any_of(report.verdict.gates, [](const GateResult &gate) {
               return gate.state() == CriterionState::Failed;
           });
}

/// The runs of one phase.
class PhaseAttempts
{
public:
    PhaseAttempts(Session &session, int phase, const PhaseEvents &events, const RunFacts &facts)
        : m_session(session)
        , m_position(phase)
        , m_phase(session.phases[size_t(phase)])
        , m_facts(facts)
        , m_errors(events.errors)
        , m_handoffs(events.handoffs)
        , m_sorts(session, phase, events, facts)
    {
    }

    [[nodiscard]] std::vector<AttemptCount> add()
    {
        std::vector<AttemptCount> counts(m_facts.limits.size());
        const bool isUntold = m_phase.status == RunStatus::Unknown && m_phase.word.isEmpty();
        if ((isUntold || !hasRun(m_phase.status)) && m_errors.empty() && m_handoffs.empty()) {
            return counts;
        }
        const int count = m_sorts.numberOfRuns(RunSorts::any);
        const int last = count + (isRunAgain() ? 1 : 0);
        numberResult(count);
        finalizeErrors(last);
        for (int number = 1; number <= count; ++number) {
            m_phase.attempts.push_back(run(number, count));
        }
        if (isRunAgain()) {
            addRunAgain(last);
        }
        supersedeHandoffs();
        m_phase.count = {last, 0};
        m_phase.counter = m_sorts.current();
        for (size_t i = 0; i < counts.size(); ++i) {
            const int sort = static_cast<int>(i);
            counts[i] = {m_sorts.numberOfRuns(sort) + (last - count), m_facts.limits[i].mostRuns()};
            m_phase.count = sort == m_sorts.current() ? counts[i] : m_phase.count;
        }
        return counts;
    }

private:
    [[nodiscard]] const SessionError &error(int index) const
    {
        return m_session.errors[size_t(index)];
    }

    [[nodiscard]] const SessionHandoff &handoff(int index) const
    {
        return m_session.handoffs[size_t(index)];
    }

    /// True if an invalidated result is created again, because the session is at its phase.
    [[nodiscard]] bool isRunAgain() const
    {
        return m_phase.status == RunStatus::Invalidated && m_position == m_session.currentPhase
            && m_session.summary.status == RunStatus::Running;
    }

    void addRunAgain(int number)
    {
        SessionAttempt again;
        again.number = number;
        again.status = RunStatus::Running;
        again.evidence = m_phase.evidence;
        m_phase.attempts.push_back(std::move(again));
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

    /// Sets the run of the result. Each run overwrites the handoffs of the previous one, so the
    /// handoffs of a successful phase belong to its last run.
    void numberResult(int count)
    {
        for (const int index : m_handoffs) {
            SessionHandoff &handoff = m_session.handoffs[size_t(index)];
            const bool isResult = !handoff.links.toPhase.isEmpty()
                && handoff.links.toPhase != handoff.links.phase && handoff.kept.isEmpty();
            handoff.attempt = isResult && hasSucceeded(m_phase.status) ? count : handoff.attempt;
        }
    }

    [[nodiscard]] RunStatus statusOf(const SessionAttempt &attempt, bool isLast) const
    {
        if (isLast) {
            return m_phase.status;
        }
        const bool isRepaired = hasSucceeded(m_phase.status)
            || (!attempt.errors.empty() && std::ranges::all_of(attempt.errors, [this](int index) {
                                    return error(index).result == RunStatus::Superseded;
                                }));
        if (!hasSucceeded(m_phase.status) && isRejected(attempt, false)) {
            return RunStatus::Failed;
        }
        // In a phase that failed in the end, each earlier attempt failed unless it reported
        // success.
        const bool isUntold = attempt.errors.empty()
            && (!isFailure(m_phase.status) || isRejected(attempt, true) || hasReported(attempt));
        return isUntold || isRepaired ? RunStatus::Superseded : RunStatus::Failed;
    }

    /// True if @p attempt reported success, in the protocol's words.
    [[nodiscard]] bool hasReported(const SessionAttempt &attempt) const
    {
        return std::ranges::any_of(attempt.handoffs, [this](int index) {
            return handoff(index).reported == RunStatus::Succeeded;
        });
    }

    /// True where something that @p attempt handed on was held back, and later runs made it good or
    /// not as @p isMadeGood says.
    [[nodiscard]] bool isRejected(const SessionAttempt &attempt, bool isMadeGood) const
    {
        return std::ranges::any_of(attempt.handoffs, [&](int index) {
            const SessionHandoff &handoff = m_session.handoffs[size_t(index)];
            return isHeldBack(handoff.report) && isMadeGood != isLastRejected(handoff);
        });
    }

    /// True if its receiver does not go on with it, and no later run replaced it.
    [[nodiscard]] bool isLastRejected(const SessionHandoff &handoff) const
    {
        return isHeldBack(handoff.report) && std::ranges::none_of(m_handoffs, [&](int index) {
                   const SessionHandoff &other = m_session.handoffs[size_t(index)];
                   return other.kind == handoff.kind && other.attempt > handoff.attempt
                       && !isHeldBack(other.report);
               });
    }

    /// Closes errors that a later successful attempt, or a passed gate, has repaired. A statement
    /// about its own outcome is no proof.
    void finalizeErrors(int last)
    {
        for (const int index : m_errors) {
            SessionError &found = m_session.errors[size_t(index)];
            const SessionHandoff *const passed = passedBehind(found);
            if (passed && found.repairedBy.isEmpty()) {
                //: "gate QG2b passed in attempt 3"
                found.repairedBy = SessionTranslations::tr("gate %1 passed in attempt %2")
                                       .arg(passed->report.verdict.gates.front().id)
                                       .arg(passed->attempt);
            }
            const bool isRepaired =
                passed || (hasSucceeded(m_phase.status) && found.attempt < last);
            found.result = isRepaired ? RunStatus::Superseded : found.result;
        }
    }

    /// The handoff with which a later run than that of @p failure passed its gate, or null.
    [[nodiscard]] const SessionHandoff *passedBehind(const SessionError &failure) const
    {
        const int sort = m_sorts.of(failure);
        for (const int index : m_handoffs) {
            const SessionHandoff &later = handoff(index);
            const int own = m_facts.handoffSorts[size_t(index)];
            const bool isBefore =
                later.time.isValid() && failure.time.isValid() && later.time < failure.time;
            const bool isLater = own > sort || (own == sort && later.attempt > failure.attempt);
            if (isLater && !isBefore && later.kept.isEmpty()
                && later.report.count(Severity::Error) == 0
                && passesGate(later.report.verdict.gates)) {
                return &later;
            }
        }
        return nullptr;
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
    const RunFacts &m_facts;
    const std::vector<int> &m_errors;
    const std::vector<int> &m_handoffs;
    RunSorts m_sorts;
};

} // namespace

std::vector<AttemptCount> addRuns(Session &session, int phase, const PhaseEvents &events,
                                  const RunFacts &facts)
{
    return PhaseAttempts(session, phase, events, facts).add();
}

} // namespace baton
