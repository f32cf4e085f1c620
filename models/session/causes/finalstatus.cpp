// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/causes/causepasses.h"

#include "models/session/building/sessionownrow.h"
#include "models/session/causes/headline.h"

using namespace Qt::StringLiterals;

namespace baton {

void finalizeFailure(SessionBuilder &builder)
{
    Session &session = builder.session;
    SessionSummary &summary = session.summary;
    const bool isUnread =
        std::ranges::find(session.findings, u"session.state-unreadable"_s, &SessionFinding::rule)
        != session.findings.end();
    if (summary.isOneRun && summary.status == RunStatus::Unknown && summary.word.isEmpty()
        && !isUnread && stoppedAt(session)) {
        summary.status = RunStatus::Failed;
        updateOwnRow(builder, RunStatus::Failed);
    }
}

void addCurrentPhase(SessionBuilder &builder)
{
    Session &session = builder.session;
    const bool isReported = builder.state.isThere() && !builder.state.isEmpty();
    const SessionPhase *phase =
        !isReported && session.summary.isOneRun ? stoppedAt(session) : nullptr;
    if (phase) {
        session.currentPhase = static_cast<int>(phase - session.phases.data());
        session.summary.phase = phase->title;
    }
}

void markSelf(SessionBuilder &builder)
{
    if (!builder.isHome()) {
        builder.session.phases.front().flaw = builder.session.summary.flaw;
    }
}

} // namespace baton
