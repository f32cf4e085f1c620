// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/sessionviews/grid/elapsedtime.h"

#include "models/session/value/sessionsummary.h"

namespace baton {

bool durationStillGrows(const SessionSummary &session)
{
    return session.seconds(session.started) != session.seconds(session.started.addSecs(60));
}

QDateTime countsUntil(const SessionSummary &session, const QDateTime &now)
{
    const bool isDriven =
        session.liveness == Liveness::Alive && session.status != RunStatus::Blocked;
    return isDriven ? now : session.updated;
}

} // namespace baton
