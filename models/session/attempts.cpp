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

/// The first thing that is known to have happened in each phase, other than its end.
std::vector<QDateTime> firstEvents(const Session &session)
{
    std::vector<QDateTime> first(session.phases.size());
    const auto take = [&first](int phase, const QDateTime &time) {
        if (phase >= 0 && time.isValid()) {
            QDateTime &known = first[size_t(phase)];
            known = known.isValid() ? std::min(known, time) : time;
        }
    };
    for (size_t i = 0; i < session.phases.size(); ++i) {
        take(static_cast<int>(i), session.phases[i].ended);
    }
    for (const SessionHandoff &handoff : session.handoffs) {
        take(handoff.phase, handoff.time);
    }
    for (const SessionError &error : session.errors) {
        take(error.phase, error.time);
    }
    return first;
}

/// Ends of phases with their positions, the earliest first.
using Ends = std::vector<std::pair<QDateTime, size_t>>;

Ends endsOf(const Session &session)
{
    Ends ends;
    for (size_t i = 0; i < session.phases.size(); ++i) {
        if (session.phases[i].ended.isValid()) {
            ends.emplace_back(session.phases[i].ended, i);
        }
    }
    std::ranges::sort(ends);
    return ends;
}

/// True when what @p phase wrote at @p time leaves it where it was.
bool isPlan(const Session &session, size_t phase, const QDateTime &time)
{
    return std::ranges::any_of(session.handoffs, [&](const SessionHandoff &handoff) {
        return handoff.phase == static_cast<int>(phase) && handoff.time == time
            && !handoff.links.phase.isEmpty() && handoff.links.phase == handoff.links.toPhase;
    });
}

/// The end of the last other phase that had ended by @p first, of the last of all where that is not
/// known.
QDateTime endBefore(size_t phase, const QDateTime &first, const Ends &ends)
{
    auto end = first.isValid()
        ? std::ranges::upper_bound(ends, first, {}, [](const auto &one) { return one.first; })
        : ends.end();
    if (end != ends.begin() && std::prev(end)->second == phase) {
        --end;
    }
    return end == ends.begin() ? QDateTime() : std::prev(end)->first;
}

/// A phase of a table without starts began when the last one before it had ended.
QDateTime startOf(const Session &session, size_t phase, const QDateTime &first, const Ends &ends,
                  std::chrono::minutes mostSilence)
{
    const SessionPhase &row = session.phases[phase];
    if (row.started.isValid() || row.attempts.empty() || row.parent >= 0) {
        return row.started;
    }
    const QDateTime before = endBefore(phase, first, ends);
    QDateTime start = session.summary.started;
    if (before.isValid() && (!start.isValid() || start < before)) {
        start = before;
    }
    if (!first.isValid() || !start.isValid()) {
        return start;
    }
    const bool isIdle =
        before.isValid() && first - start > mostSilence && isPlan(session, phase, first);
    return start <= first && !isIdle ? start : first;
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
        const auto failed = static_cast<int>(
            std::ranges::count_if(phase.attempts, [](const SessionAttempt &attempt) {
                return isFailure(attempt.status);
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

void concludeTimes(Session &session, std::chrono::minutes mostSilence)
{
    const std::vector<QDateTime> first = firstEvents(session);
    const Ends ends = endsOf(session);
    for (size_t i = 0; i < session.phases.size(); ++i) {
        session.phases[i].started = startOf(session, i, first[i], ends, mostSilence);
        QDateTime start = session.phases[i].started;
        for (SessionAttempt &attempt : session.phases[i].attempts) {
            attempt.started = start;
            start = attempt.ended;
        }
    }
}

} // namespace baton
