// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// Adds a flaw to a session that succeeded or runs, but started sessions that failed.
void addFlawOfRows(SessionBuilder &builder);

/// Adds the flaw of its phases to a session that calls itself complete.
void addFlawOfPhases(SessionBuilder &builder);

/// Gives a folder of sessions the status that follows from its sessions.
void deriveHomeStatus(SessionBuilder &builder);

/// Takes the session's status from its handoffs if it has no state.
void deriveChainStatus(SessionBuilder &builder);

} // namespace baton
