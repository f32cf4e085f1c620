// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/findings/status.h"
#include "models/session/value/session.h"
#include "models/session/value/sessionphase.h"
#include "models/session/value/sessionsummary.h"

namespace baton {

[[nodiscard]] Status statusOf(RunStatus status);
/// The mark of a session in every view: its status, a clock when the session is stale or its state
/// cannot be read at present, or a warning when it has a flaw.
[[nodiscard]] Status statusOf(const SessionSummary &summary);
/// The same of a row, which may be a session that this one started, and of a run of it.
[[nodiscard]] Status statusOf(const SessionPhase &phase);
[[nodiscard]] Status statusOf(const SessionPhase &phase, const SessionAttempt &attempt);
/// The same for @p status; a failure that @p isPassedOver has its own mark, without emphasis.
[[nodiscard]] Status statusOf(RunStatus status, bool isPassedOver);
/// The status of the subject of @p cause: a blocked one did not fail.
[[nodiscard]] Status statusOf(const Session &session, const SessionFailure &cause);
/// True for statuses of parts that never ran or no longer count, which are muted.
[[nodiscard]] bool isFaded(RunStatus status);

} // namespace baton
