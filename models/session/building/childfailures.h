// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/session.h"

namespace baton {

/// "2 of 3 sessions that it started failed"; empty when none did.
[[nodiscard]] QString failedChildren(const Session &session);

/// What is well only by its own state gets a flaw where sessions that it started failed, and what
/// has not ended goes on as long as one of them does, as far as they are among @p sessions too.
void addChildFlaws(std::vector<SessionSummary> &sessions);

} // namespace baton
