// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/concludedsummary.h"

#include "models/session/childflaws.h"
#include "models/session/stateflaw.h"
#include "models/session/summaryreader.h"

namespace baton {

namespace {

/// Of a folder of sessions: from the start of the first to the last sign of any.
void sumUp(Session &session)
{
    SessionSummary &summary = session.summary;
    const auto stands = [&session](auto isSo) {
        return std::ranges::any_of(session.phases, isSo, &SessionPhase::status);
    };
    const bool isGoing = stands(isGoingOn);
    const bool isCut = stands([](RunStatus status) { return status == RunStatus::Interrupted; });
    summary.status = stands(isFailure) ? RunStatus::Failed
        : isGoing || isCut             ? RunStatus::Running
                                       : RunStatus::Succeeded;
    summary.liveness = summary.status != RunStatus::Running ? Liveness::Over
        : isGoing                                           ? Liveness::Alive
                                                            : Liveness::Stale;
    for (const SessionPhase &row : session.phases) {
        if (row.started.isValid()
            && !(summary.started <= row.started && summary.started.isValid())) {
            summary.started = row.started;
        }
        if (row.ended.isValid() && !(row.ended <= summary.updated && summary.updated.isValid())) {
            summary.updated = row.ended;
        }
    }
    summary.ended = summary.updated;
}

/// How the rows stand together. A phase table is over only where nothing in it is open; of routes
/// something is known where one of them is.
RunStatus statusOfRows(const SessionDraft &draft)
{
    const Session &session = draft.session;
    const bool isTable = draft.reading().rows == SessionReading::Rows::State;
    bool isBad = false;
    bool isWaiting = false;
    for (const SessionPhase &phase : session.phases) {
        isBad = isBad || isFailure(phase.status);
        isWaiting = isWaiting || phase.status == RunStatus::Waiting;
    }
    const auto isUnknown = [&session](const SessionHandoff &handoff) {
        return handoff.phase >= 0
            && session.phases[size_t(handoff.phase)].status == RunStatus::Unknown;
    };
    const bool isOpen = isTable
        ? std::ranges::any_of(session.handoffs, isUnknown)
        : !session.handoffs.empty() && std::ranges::all_of(session.handoffs, isUnknown);
    return isBad    ? RunStatus::Failed
        : isOpen    ? RunStatus::Unknown
        : isWaiting ? RunStatus::Waiting
                    : RunStatus::Succeeded;
}

/// What waits for an answer goes on, until nobody expects one any more.
void keepWaiting(SessionDraft &draft)
{
    SessionSummary &summary = draft.session.summary;
    if (summary.status == RunStatus::Waiting) {
        summary.ended = {};
        summary.liveness =
            livenessOf(summary.status, summary.updated, nowOf(draft.settings), draft.reading());
    }
}

} // namespace

void concludeSummary(SessionDraft &draft)
{
    SessionSummary &summary = draft.session.summary;
    if (summary.status == RunStatus::Succeeded && summary.flaw.isEmpty()) {
        summary.flaw = failedChildren(draft.session);
    }
    const auto invalid = std::ranges::find_if(draft.session.phases, [](const SessionPhase &phase) {
        return phase.status == RunStatus::Invalidated && phase.parent < 0;
    });
    if (summary.status == RunStatus::Succeeded && summary.flaw.isEmpty()
        && invalid != draft.session.phases.end()) {
        summary.flaw = invalidText(invalid->id, invalid->title);
    }
    if (draft.state.isThere() || draft.session.phases.empty()) {
        return;
    }
    if (draft.isHome()) {
        sumUp(draft.session);
        return;
    }
    if (draft.reading().rows == SessionReading::Rows::Handoffs || !draft.layout) {
        summary.status = statusOfRows(draft);
        summary.flaw = summary.status == RunStatus::Succeeded ? summary.flaw : QString();
        keepWaiting(draft);
    }
}

} // namespace baton
