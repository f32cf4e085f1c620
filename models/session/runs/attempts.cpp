// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/runs/attempts.h"

#include "models/check/folder/attemptnumber.h"
#include "models/protocol/catalog/catalog.h"
#include "models/session/errors/errorhistory.h"
#include "models/session/errors/retrycounters.h"
#include "models/session/runs/phaseattempts.h"

namespace baton {

namespace {

/// The number of runs of @p phase that can have failed according to its counters.
int failedRuns(const SessionPhase &phase, const RunFacts &facts, const std::vector<int> &counters)
{
    int failed = 1;
    for (size_t i = 0; i < counters.size() && i < facts.limits.size(); ++i) {
        const int counted = std::clamp(counters[i], 0, mostAttempts);
        const int most = facts.limits[i].mostRuns();
        const bool isLimited = facts.limits[i].isOfFailures && most > 0;
        const int last = isLimited ? std::min(counted + 1, std::max(most, counted)) : counted + 1;
        failed = std::max(failed, isFailure(phase.status) ? last : counted);
    }
    return failed;
}

/// The run at the time of @p error. @p last is the last run that failed.
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

/// True if @p error is later than all numbered errors of its phase.
bool isBehindNumbered(const Session &session, const SessionError &error)
{
    return error.time.isValid()
        && std::ranges::all_of(session.errors, [&error](const SessionError &other) {
               return other.phase != error.phase || other.attempt == 0
                   || (other.time.isValid() && other.time < error.time);
           });
}

/// The run whose handoff reports @p error at the time of the error; 0 if there is none.
int reportingRun(const Session &session, const SessionError &error)
{
    const auto found = std::ranges::find_if(session.handoffs, [&error](const auto &handoff) {
        return error.time.isValid() && handoff.phase == error.phase && handoff.time == error.time
            && handoff.at.path == error.evidence.path;
    });
    return found == session.handoffs.end() ? 0 : found->attempt;
}

/// Sets the run of each error without a number. Returns the last run of each phase that is numbered
/// by a history; 0 if there is none.
std::vector<int> numberErrors(Session &session, const RunFacts &facts)
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
        const int last = numbered[phase];
        const int failed = failedRuns(session.phases[phase], facts, facts.counters[phase]);
        if (last > 0 && (last >= failed || !isBehindNumbered(session, error))) {
            error.attempt = runAt(session, error, last);
        } else {
            error.attempt =
                std::max(reportingRun(session, error), std::min(last + ++met[phase], failed));
        }
    }
    sortErrors(session.errors);
    return numbered;
}

/// The types of runs that the gates of @p phase evaluate.
std::vector<int> sortsOf(const SessionBuilder &builder, const QString &phase)
{
    std::vector<int> sorts;
    for (const Gate &gate : builder.pack->gates) {
        const auto next = builder.reading().gates.constFind(gate.id);
        const bool isHere = gate.phase >= 0 && QString::number(gate.phase) == phase;
        if (isHere && next != builder.reading().gates.cend()
            && std::ranges::find(sorts, next->counter) == sorts.end()) {
            sorts.push_back(next->counter);
        }
    }
    std::ranges::sort(sorts);
    return sorts;
}

/// Completes the types of runs of a phase: all types if no gate names one, else also those that the
/// state counts.
void settleSorts(std::vector<int> &sorts, const std::vector<int> &counters, int limits)
{
    const std::vector<int> told = sorts;
    sorts.clear();
    for (int sort = 0; sort < limits; ++sort) {
        const auto at = static_cast<size_t>(sort);
        const bool isCounted = at < counters.size() && counters[at] > 0;
        if (told.empty() || isCounted || std::ranges::find(told, sort) != told.end()) {
            sorts.push_back(sort);
        }
    }
}

} // namespace

RunFacts runFactsOf(const SessionBuilder &builder)
{
    RunFacts facts;
    facts.limits = builder.reading().phases.retries;
    for (size_t i = 0; i < builder.reportedPhases.size(); ++i) {
        facts.counters.push_back(plausibleRetries(builder, i));
        facts.sorts.push_back(builder.pack ? sortsOf(builder, builder.session.phases[i].id)
                                           : std::vector<int>());
    }
    for (const SessionHandoff &handoff : builder.session.handoffs) {
        const Kind *kind = builder.catalog.kind(handoff.kind);
        facts.handoffSorts.push_back(kind && builder.pack && handoff.protocol == builder.pack->id
                                         ? retriesOf(*builder.pack, kind->name)
                                         : -1);
    }
    return facts;
}

AttemptCounts addAttempts(Session &session, RunFacts facts)
{
    facts.counters.resize(session.phases.size());
    facts.sorts.resize(session.phases.size());
    facts.handoffSorts.resize(session.handoffs.size(), -1);
    for (size_t i = 0; i < facts.sorts.size(); ++i) {
        settleSorts(facts.sorts[i], facts.counters[i], static_cast<int>(facts.limits.size()));
    }
    const std::vector<int> numbered = numberErrors(session, facts);
    std::vector<PhaseEvents> events(session.phases.size());
    for (size_t i = 0; i < events.size(); ++i) {
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
    AttemptCounts counts;
    for (size_t i = 0; i < events.size(); ++i) {
        counts.push_back(addRuns(session, static_cast<int>(i), events[i], facts));
    }
    return counts;
}

void countAttempts(SessionBuilder &builder)
{
    const AttemptCounts counts = addAttempts(builder.session, runFactsOf(builder));
    for (size_t i = 0; i < counts.size(); ++i) {
        builder.reportedPhases[i].counts = counts[i];
    }
}

} // namespace baton
