// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/session.h"

namespace baton {

/// True for a session that still goes on because one that it started lives, even if its own state
/// says otherwise.
[[nodiscard]] bool mayHaveLivingChild(RunStatus status);

/// "2 of 3 sessions that it started failed"; empty when none did.
[[nodiscard]] QString failedChildren(const Session &session);

/// Adds a flaw to sessions that succeeded by their own state but started sessions that failed. One
/// that did not fail goes on as long as one of those does, as far as they are among @p sessions.
void addChildFlaws(std::vector<SessionSummary> &sessions);

} // namespace baton
