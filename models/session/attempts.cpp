// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/attempts.h"

#include "models/session/errorhistory.h"
#include "models/session/phaseruns.h"

namespace baton {

namespace {

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

/// The run whose handoff tells of @p error as it was written; 0 where none does.
int toldRun(const Session &session, const SessionError &error)
{
    const auto found = std::ranges::find_if(session.handoffs, [&error](const auto &handoff) {
        return error.time.isValid() && handoff.phase == error.phase && handoff.time == error.time
            && handoff.at.path == error.evidence.path;
    });
    return found == session.handoffs.end() ? 0 : found->attempt;
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
            : std::max(toldRun(session, error),
                       std::min(++met[phase], failedRuns(session.phases[phase], hints[phase])));
    }
    sortErrors(session.errors);
    return numbered;
}

} // namespace

void addAttempts(Session &session, const std::vector<AttemptHints> &hints)
{
    const std::vector<int> numbered = numberErrors(session, hints);
    std::vector<PhaseEvents> events(session.phases.size());
    for (size_t i = 0; i < events.size(); ++i) {
        events[i].retries = hints[i].retries;
        events[i].numbered = numbered[i];
    }
    for (size_t i = 0; i < session.errors.size(); ++i) {
        if (session.errors[i].phase >= 0) {
            events[size_t(session.errors[i].phase)].errors.push_back(static_cast<int>(i));
        }
    }
    for (size_t i = 0; i < session.handoffs.size(); ++i) {
        if (session.handoffs[i].phase >= 0) {
            events[size_t(session.handoffs[i].phase)].handoffs.push_back(static_cast<int>(i));
        }
    }
    for (size_t i = 0; i < events.size(); ++i) {
        addRuns(session, static_cast<int>(i), events[i]);
    }
}

void countRetries(Session &session, const std::vector<AttemptHints> &hints, int limit)
{
    for (size_t i = 0; i < session.phases.size(); ++i) {
        SessionPhase &phase = session.phases[i];
        // Of a run that only its number tells the counter knows more.
        const auto failed = static_cast<int>(
            std::ranges::count_if(phase.attempts, [&phase](const SessionAttempt &attempt) {
                const bool isSeen = !attempt.errors.empty() || !attempt.handoffs.empty();
                return isFailure(attempt.status)
                    && (isSeen || attempt.number == phase.attempts.back().number);
            }));
        const bool isUntold =
            std::ranges::none_of(hints[i].retries, [](int told) { return told >= 0; });
        const bool isOne = failed == 1 && isUntold && !phase.attempts.front().errors.empty();
        if (limit > 0 && ((failed > 1 && retriesOf(hints[i]) + 1 < failed) || isOne)) {
            phase.retriesUsed = std::min(failed, limit);
            phase.retriesMax = limit;
        }
    }
}

} // namespace baton
