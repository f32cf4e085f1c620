// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/causes/resolution.h"

#include "models/session/value/sessiontranslations.h"

#include <QCoreApplication>

#include <algorithm>

namespace baton {

namespace {

using What = SessionFailure::What;

/// The number of the last successful run; 0 if there is none.
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

/// True for failures that the state cannot override: a gate that fails because of the content of
/// its handoffs and, in a session that reports success, any gate and the errors of its result.
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

/// True for a gate that depends on the memory of this machine, which is not the one on which the
/// session ran.
bool isOfMachine(const Session &session, const SessionFailure &failure)
{
    return failure.what == What::Gate && session.gates[size_t(failure.index)].isOfMachine;
}

/// True for the error with which the session ended, even if its phase reports success.
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
    // A handoff that was not superseded, and its gate, were passed over and not repaired.
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
    // A failed part does not matter if the whole succeeded, unless the part is a session.
    for (const SessionPhase *above = phaseAt(session, row->parent); above;
         above = phaseAt(session, above->parent)) {
        if (above->status == RunStatus::Succeeded && row->sessionPath.isEmpty()) {
            return {SessionTranslations::tr("%1 was completed without it").arg(above->title), true};
        }
    }
    return {};
}

} // namespace baton
