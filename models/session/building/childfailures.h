// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/session.h"

namespace baton {

/// True for the status of a session that still runs while a session that it started runs, even if
/// its own state differs.
[[nodiscard]] bool mayHaveLivingChild(RunStatus status);

/// A text such as "2 of 3 sessions that it started failed"; empty if none failed.
[[nodiscard]] QString failedChildren(const Session &session);

/// Adds a flaw to those of @p sessions that succeeded according to their state but started sessions
/// that failed. A session that has not failed counts as running while one that it started is
/// running.
void addChildFlaws(std::vector<SessionSummary> &sessions);

} // namespace baton
