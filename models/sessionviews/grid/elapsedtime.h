// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/runstatus.h"

class QDateTime;

namespace baton {

struct SessionSummary;

/// True while the duration of the session increases.
[[nodiscard]] bool durationStillGrows(const SessionSummary &session);

/// True for a row or attempt whose duration increases. Blocked ones do not count, because nobody
/// works on them.
[[nodiscard]] constexpr bool isTimeCounting(RunStatus status)
{
    return isGoingOn(status) && status != RunStatus::Blocked;
}

/// The end of the durations that are still open: @p now while the session is being worked on, else
/// its last sign of life.
[[nodiscard]] QDateTime countsUntil(const SessionSummary &session, const QDateTime &now);

} // namespace baton
