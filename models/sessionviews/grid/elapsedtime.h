// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/runstatus.h"

class QDateTime;

namespace baton {

struct SessionSummary;

/// True while the duration of the session still grows.
[[nodiscard]] bool durationStillGrows(const SessionSummary &session);

/// True for a row or an attempt whose time counts: nobody works on what is blocked.
[[nodiscard]] constexpr bool isTimeCounting(RunStatus status)
{
    return isGoingOn(status) && status != RunStatus::Blocked;
}

/// The time until which what goes on in the session counts: @p now while somebody works on it, else
/// its last sign of life.
[[nodiscard]] QDateTime countsUntil(const SessionSummary &session, const QDateTime &now);

} // namespace baton
