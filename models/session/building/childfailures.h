// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/session.h"

namespace baton {

/// True for a session that still runs because a session that it started does, even if its own state
/// says otherwise.
[[nodiscard]] bool mayHaveLivingChild(RunStatus status);

/// "2 of 3 sessions that it started failed"; empty when none did.
[[nodiscard]] QString failedChildren(const Session &session);

/// Adds a flaw to sessions among @p sessions that succeeded by their own state but started sessions
/// that failed. A session that did not fail runs as long as one that it started does.
void addChildFlaws(std::vector<SessionSummary> &sessions);

} // namespace baton
