// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/causes/finalstatus.h"

#include "models/session/building/sessionownrow.h"
#include "models/session/causes/headline.h"

using namespace Qt::StringLiterals;

namespace baton {

void finalizeFailure(SessionBuilder &draft)
{
    Session &session = draft.session;
    SessionSummary &summary = session.summary;
    const bool isUnread =
        std::ranges::find(session.findings, u"session.state-unreadable"_s, &SessionFinding::rule)
        != session.findings.end();
    if (summary.isOneRun && summary.status == RunStatus::Unknown && summary.word.isEmpty()
        && !isUnread && stoppedAt(session)) {
        summary.status = RunStatus::Failed;
        updateOwnRow(draft, RunStatus::Failed);
    }
}

void addCurrentPhase(SessionBuilder &draft)
{
    Session &session = draft.session;
    const bool isReported = draft.state.isThere() && !draft.state.isEmpty();
    const SessionPhase *phase =
        !isReported && session.summary.isOneRun ? stoppedAt(session) : nullptr;
    if (phase) {
        session.currentPhase = static_cast<int>(phase - session.phases.data());
        session.summary.phase = phase->title;
    }
}

void markSelf(SessionBuilder &draft)
{
    if (!draft.isHome()) {
        draft.session.phases.front().flaw = draft.session.summary.flaw;
    }
}

} // namespace baton
