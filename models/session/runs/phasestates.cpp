// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/runs/phasestates.h"

#include "models/findings/gateresult.h"
#include "models/session/errors/rejections.h"
#include "models/session/gates/minimumperspectives.h"
#include "models/session/gates/skiprules.h"
#include "models/session/runs/awaitedanswers.h"
#include "models/session/runs/invalidatedphases.h"
#include "models/session/value/phasetree.h"
#include "models/session/value/sessiontranslations.h"

#include <QCoreApplication>

namespace baton {

namespace {

/// The status of a phase with the latest handoff @p handoff.
RunStatus statusBy(const Session &session, const SessionHandoff &handoff)
{
    const bool hasOpenError = std::ranges::any_of(session.errors, [&](const SessionError &error) {
        return error.phase == handoff.phase && error.result == RunStatus::Failed;
    });
    const bool isRejected = handoff.report.count(Severity::Error) > 0;
    const bool isHeldBack =
        std::ranges::any_of(handoff.report.verdict.gates, [](const GateResult &gate) {
            return gate.state() == CriterionState::Failed;
        });
    if (isHeldBack) { // the receiver does not go on with it
        return RunStatus::Failed;
    }
    switch (handoff.report.verdict.action) {
    case Action::Reinvoke:
    case Action::Block:
        return RunStatus::Failed;
    case Action::Escalate:
        return isRejected || (hasOpenError && !passesGate(handoff.report.verdict.gates))
            ? RunStatus::Failed
            : RunStatus::Succeeded;
    case Action::None:
        return isRejected ? RunStatus::Failed : RunStatus::Unknown;
    default:
        return RunStatus::Succeeded;
    }
}

/// True for a handoff that does not leave its phase, such as an analysis or a review.
bool isWithinPhase(const SessionHandoff &handoff)
{
    return !handoff.links.phase.isEmpty() && handoff.links.phase == handoff.links.toPhase;
}

/// The status of each phase from its latest handoff, for a session without a state. A phase has
/// ended if a handoff leads out of it.
std::vector<RunStatus> statusByHandoffs(const Session &session)
{
    std::vector<RunStatus> all(session.phases.size(), RunStatus::NotReached);
    for (const SessionHandoff &handoff : session.handoffs) {
        if (handoff.phase < 0) {
            continue;
        }
        RunStatus &status = all[size_t(handoff.phase)];
        const RunStatus shown = statusBy(session, handoff);
        const bool isOpen = shown == RunStatus::Succeeded && isWithinPhase(handoff)
            && status != RunStatus::Succeeded;
        status = isOpen ? RunStatus::Unknown : shown;
    }
    return all;
}

/// True if a handoff of a later phase is newer than all of @p phase.
bool wentOnFrom(const Session &session, int phase)
{
    QDateTime last;
    QDateTime later;
    for (const SessionHandoff &handoff : session.handoffs) { // in order of time
        const int top = topPhase(session, handoff.phase);
        last = top == phase ? handoff.time : last;
        later = top > phase ? handoff.time : later;
    }
    return later.isValid() && !(later < last);
}

/// Ends a run without a state at the phase where it was given up.
void giveUp(SessionBuilder &builder)
{
    Session &session = builder.session;
    for (size_t i = 0; i < session.handoffs.size(); ++i) {
        const QString reason = textIn(builder, i, builder.reading().givesUp);
        if (session.handoffs[i].phase >= 0 && !reason.isEmpty()) {
            SessionPhase &phase = session.phases[size_t(session.handoffs[i].phase)];
            session.currentPhase = session.handoffs[i].phase;
            phase.status = RunStatus::Failed;
            phase.reason = SessionTranslations::tr("given up: %1").arg(reason);
            session.facts.push_back(
                {SessionTranslations::tr("Given up because of"), reason, session.handoffs[i].at});
        }
    }
}

} // namespace

void deriveStatus(SessionBuilder &builder)
{
    Session &session = builder.session;
    const std::vector<RunStatus> shown = statusByHandoffs(session);
    for (size_t i = 0; i < session.phases.size(); ++i) {
        SessionPhase &phase = session.phases[i];
        const bool isUntold = phase.word.isEmpty() && phase.status == RunStatus::NotReached;
        if (isUntold && (!builder.isStateWhole() || builder.layout == nullptr)) {
            // A phase that the session has left was passed, whatever its handoffs say.
            const int current = topPhase(session, session.currentPhase);
            const bool isTable = !builder.areRowsRoutes();
            const bool isLeft = int(i) < current || session.summary.status == RunStatus::Succeeded
                || (isTable && current < 0 && wentOnFrom(session, int(i)));
            const bool isPassed = isFailure(shown[i]) && builder.reading().phases.isLinear
                && phase.parent < 0 && isLeft;
            phase.status = isPassed ? RunStatus::Succeeded : shown[i];
        }
    }
    giveUp(builder);
    settleRejections(builder);
    awaitAnswers(builder);
    // A parent row has the worst status of its children unless it has its own.
    std::vector<std::vector<size_t>> children(session.phases.size());
    for (size_t child = 0; child < session.phases.size(); ++child) {
        const int parent = session.phases[child].parent;
        if (parent >= 0 && static_cast<size_t>(parent) < child) {
            children[size_t(parent)].push_back(child);
        }
    }
    for (size_t i = session.phases.size(); i-- > 0;) {
        SessionPhase &phase = session.phases[i];
        for (const size_t child : children[i]) {
            const SessionPhase &below = session.phases[child];
            if (!phase.word.isEmpty()) {
                continue;
            }
            const bool isWaiting = isAtRest(below.status) && !isFailure(phase.status);
            const bool isWorse = isFailure(below.status) || isWaiting
                || (phase.status == RunStatus::NotReached && !isFailure(phase.status));
            phase.status = isWorse ? below.status : phase.status;
        }
    }
}

void leaveOpen(SessionBuilder &builder)
{
    Session &session = builder.session;
    int last = topPhase(session, session.currentPhase);
    for (const SessionHandoff &handoff : session.handoffs) {
        last = std::max(last, topPhase(session, handoff.phase));
    }
    const bool isUnreadable = builder.state.isThere() && !builder.state.isEmpty();
    const int end = last < 0 && isUnreadable ? static_cast<int>(session.phases.size()) : last;
    for (int i = 0; !builder.isStateWhole() && i < int(session.phases.size()); ++i) {
        SessionPhase &phase = session.phases[size_t(i)];
        const bool mayHaveBegun = i < end || (phase.parent >= 0 && topPhase(session, i) == last);
        if (mayHaveBegun && !builder.reportedPhases[size_t(i)].isReported
            && phase.status == RunStatus::NotReached) {
            phase.status = RunStatus::Unknown;
        }
    }
}

void failIncompleteParts(SessionBuilder &builder)
{
    const SessionFormat &reading = builder.reading();
    const int row = builder.phaseOf(reading.duplicates.minimumRow);
    if (row < 0) {
        return;
    }
    SessionPhase &whole = builder.session.phases[size_t(row)];
    std::vector<RunStatus> parts;
    for (const SessionPhase &phase : builder.session.phases) {
        if (phase.parent == row) {
            parts.push_back(phase.status);
        }
    }
    const QString flaw = minimumFlaw(whole.title, parts, reading, builder.isStateWhole());
    if (whole.status == RunStatus::Succeeded && !whole.word.isEmpty() && !flaw.isEmpty()) {
        whole.status = RunStatus::Failed;
        whole.reason = flaw;
    }
}

void reachCurrent(SessionBuilder &builder)
{
    Session &session = builder.session;
    if (session.currentPhase < 0) {
        return;
    }
    SessionPhase &phase = session.phases[size_t(session.currentPhase)];
    const RunStatus status = session.summary.status;
    const bool hasBegun = isGoingOn(status) || isFailure(status) || status == RunStatus::Aborted;
    // Handoffs of a phase that the state does not list are no evidence of success.
    const bool isUntold = !builder.reportedPhases[size_t(session.currentPhase)].isReported
        && (phase.status == RunStatus::Succeeded || phase.status == RunStatus::Unknown);
    // If a row reports a failure itself, the current phase need not be marked as failed.
    const bool isExplained = isFailure(status)
        && std::any_of(session.phases.begin(), session.phases.begin() + session.currentPhase,
                       [](const SessionPhase &row) { return isFailure(row.status); });
    if (isExplained && phase.status == RunStatus::NotReached) {
        return;
    }
    if (hasBegun && (phase.status == RunStatus::NotReached || (isUntold && isFailure(status)))) {
        phase.status = status;
    }
}

void skipPhases(SessionBuilder &builder)
{
    for (SessionPhase &phase : builder.session.phases) {
        const SkipRule *skip = skipOfPhase(builder, phase.id);
        const bool isUntold = phase.word.isEmpty() && phase.status == RunStatus::Unknown;
        if (skip && (phase.status == RunStatus::NotReached || isUntold)) {
            phase.status = RunStatus::Skipped;
            phase.reason = skip->reason;
        }
    }
}

void markPassedOver(SessionBuilder &builder)
{
    Session &session = builder.session;
    for (SessionPhase &phase : session.phases) {
        if (!isFailure(phase.status) || !phase.sessionPath.isEmpty()) {
            continue;
        }
        for (int above = phase.parent; above >= 0; above = session.phases[size_t(above)].parent) {
            phase.isPassedOver =
                phase.isPassedOver || session.phases[size_t(above)].status == RunStatus::Succeeded;
        }
    }
    // A failed session without failed phases stopped at its current phase.
    const bool isStopped = isFailure(session.summary.status)
        && std::ranges::none_of(session.phases, isFailure, &SessionPhase::status);
    for (SessionError &error : session.errors) {
        if (error.phase < 0) {
            continue;
        }
        const SessionPhase &phase = session.phases[size_t(error.phase)];
        const bool isEnd = isStopped && error.phase == session.currentPhase;
        const bool isLeft =
            hasSucceeded(phase.status) && isFailure(error.result) && !error.isOfResult && !isEnd;
        error.isPassedOver = phase.isPassedOver || isLeft;
    }
}

} // namespace baton
