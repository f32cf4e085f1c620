// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// Adds a flaw to a session that succeeded or runs, but started sessions that failed.
void weighRows(SessionBuilder &builder);

/// Adds the flaw of its phases to a session that calls itself complete.
void weighPhases(SessionBuilder &builder);

/// Gives a folder of sessions the status that follows from its sessions.
void concludeHome(SessionBuilder &builder);

/// Takes the session's status from its handoffs if it has no state.
void concludeByHandoffs(SessionBuilder &builder);

} // namespace baton
