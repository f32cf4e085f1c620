// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/causes/resolution.h"

#include "models/session/value/sessiontranslations.h"

#include <QCoreApplication>

#include <algorithm>

namespace baton {

namespace {

using What = SessionFailure::What;

/// The number of the last run that succeeded; 0 without one.
int lastGood(const SessionPhase &phase)
{
    int last = 0;
    for (const SessionAttempt &attempt : phase.attempts) {
        last = hasSucceeded(attempt.status) ? attempt.number : last;
    }
    return last;
}

const SessionPhase *phaseAt(const Session &session, int phase)
{
    return phase < 0 ? nullptr : &session.phases[size_t(phase)];
}

/// True of failures that no state overrides: a gate that fails by the content of its handoffs, and,
/// in a session that calls itself complete, any gate and the errors of its own result.
bool speaksAgainst(const Session &session, const SessionFailure &failure)
{
    if (failure.index < 0) {
        return false;
    }
    const auto index = static_cast<size_t>(failure.index);
    const bool isComplete = session.summary.status == RunStatus::Succeeded;
    if (failure.what == What::Gate) {
        const SessionGate &gate = session.gates[index];
        const bool isReported = session.summary.status != RunStatus::Unknown;
        return gate.speaksAgainst() && (isComplete || (isReported && gate.isOfSubstance));
    }
    return isComplete && failure.what == What::Error && session.errors[index].isOfResult;
}

/// The memory that is set is that of the machine here, not of the one that the session ran on.
bool isOfMachine(const Session &session, const SessionFailure &failure)
{
    return failure.what == What::Gate && session.gates[size_t(failure.index)].isOfMachine;
}

/// True of the error that a session ended with, though its phase calls itself complete.
bool isEnd(const Session &session, const SessionFailure &failure)
{
    if (failure.what != What::Error) {
        return false;
    }
    const SessionError &error = session.errors[size_t(failure.index)];
    return isFailure(session.summary.status) && isFailure(error.result) && !error.isPassedOver;
}

} // namespace

bool failsForGood(const Session &session, int phase)
{
    return std::ranges::any_of(session.gates, [phase](const SessionGate &gate) {
        return gate.phase == phase && gate.speaksAgainst();
    });
}

Resolution resolutionOf(const Session &session, const SessionFailure &failure)
{
    const SessionPhase *row = phaseAt(session, failure.phase);
    if (speaksAgainst(session, failure)) {
        return {};
    }
    if (!row) {
        return session.summary.status == RunStatus::Succeeded
            ? Resolution{SessionTranslations::tr("the session succeeded all the same"), true}
            : Resolution();
    }
    const bool isDone = hasSucceeded(row->status);
    const int last = lastGood(*row);
    // A handoff that none took the place of, and its gate, were passed over, not repaired.
    const bool isOfRun = failure.what != What::Handoff && failure.what != What::Gate;
    if (isDone && isOfRun && failure.attempt < last && !failsForGood(session, failure.phase)) {
        return {SessionTranslations::tr("attempt %1 of %2 repaired it").arg(last).arg(row->title),
                false};
    }
    if (isDone && isEnd(session, failure)) {
        return {};
    }
    if (isDone && isOfMachine(session, failure)) {
        return {SessionTranslations::tr(
                    "%1 was completed all the same, maybe on a machine with more memory")
                    .arg(row->title),
                true};
    }
    if (isDone && !row->flaw.isEmpty()) {
        return {SessionTranslations::tr("the session went on without an answer to it"), true};
    }
    if (isDone) {
        return {SessionTranslations::tr("%1 was completed all the same").arg(row->title), true};
    }
    // A part that failed does not matter where the whole succeeded; a session of its own does.
    for (const SessionPhase *above = phaseAt(session, row->parent); above;
         above = phaseAt(session, above->parent)) {
        if (above->status == RunStatus::Succeeded && row->sessionPath.isEmpty()) {
            return {SessionTranslations::tr("%1 was completed without it").arg(above->title), true};
        }
    }
    return {};
}

} // namespace baton
