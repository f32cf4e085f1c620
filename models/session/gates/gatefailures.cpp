// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/gates/gatefailures.h"

#include "models/session/value/sessiontranslations.h"
#include <algorithm>
#include <QCoreApplication>

namespace baton {

namespace {

/// The run whose handoffs fail @p gate.
int failedRun(const Session &session, const SessionGate &gate)
{
    int run = 0;
    for (size_t i = 0; i < gate.evidence.size(); ++i) {
        const bool isFailed = gate.result.criteria[i].state == CriterionState::Failed;
        for (const SessionHandoff &handoff : session.handoffs) {
            const bool isShown =
                isFailed && handoff.kept.isEmpty() && handoff.at.path == gate.evidence[i].path;
            run = isShown ? std::max(run, handoff.attempt) : run;
        }
    }
    return run;
}

QString flawOf(const SessionGate &gate)
{
    //: "Complete, although gate QG2b fails"
    return SessionTranslations::tr("gate %1 fails").arg(gate.result.id);
}

} // namespace

bool isTriedAgain(const Session &session, const SessionGate &gate)
{
    const int run = failedRun(session, gate);
    if (run == 0 || gate.phase < 0 || session.phases[size_t(gate.phase)].attempts.empty()) {
        return false;
    }
    const SessionAttempt &last = session.phases[size_t(gate.phase)].attempts.back();
    return last.number > run && !isFailure(last.status);
}

void addFlawOfGates(SessionBuilder &builder)
{
    Session &session = builder.session;
    const auto gate = std::ranges::find_if(session.gates, &SessionGate::speaksAgainst);
    if (session.summary.status == RunStatus::Succeeded && session.summary.flaw.isEmpty()
        && gate != session.gates.end()) {
        session.summary.flaw = flawOf(*gate);
    }
}

void markPhases(SessionBuilder &builder)
{
    Session &session = builder.session;
    const auto mark = [&session](const SessionFailure &failure) {
        SessionPhase *phase = failure.phase < 0 ? nullptr : &session.phases[size_t(failure.phase)];
        if (phase && failure.what == SessionFailure::What::Gate && phase->flaw.isEmpty()
            && phase->status == RunStatus::Succeeded) {
            phase->flaw = flawOf(session.gates[size_t(failure.index)]);
        }
    };
    for (const FirstCause &cause : session.causes) {
        mark(cause.failure);
        std::ranges::for_each(cause.consequences, mark);
    }
}

} // namespace baton
