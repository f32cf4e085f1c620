// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/findings/status.h"
#include "models/session/value/session.h"
#include "models/session/value/sessionphase.h"
#include "models/session/value/sessionsummary.h"

namespace baton {

[[nodiscard]] Status statusOf(RunStatus status);
/// The mark of a session in all views: its status, a clock if it is stale or its state cannot be
/// read, or a warning if it has a flaw.
[[nodiscard]] Status statusOf(const SessionSummary &summary);
/// The mark of a row, which may be a session started by this one.
[[nodiscard]] Status statusOf(const SessionPhase &phase);
[[nodiscard]] Status statusOf(const SessionPhase &phase, const SessionAttempt &attempt);
/// The mark of @p status. A failure that @p isPassedOver has its own mark without emphasis.
[[nodiscard]] Status statusOf(RunStatus status, bool isPassedOver);
/// The status of the subject of @p cause. A blocked one did not fail.
[[nodiscard]] Status statusOf(const Session &session, const SessionFailure &cause);
/// True for the status of a part that never ran or no longer counts. Such parts are muted.
[[nodiscard]] bool isFaded(RunStatus status);

} // namespace baton
