// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

/// The passes about runs and statuses; sessionpass.cpp lists them.
namespace baton {

/// Adds a flaw to a session that succeeded or runs but started sessions that failed.
void addFlawOfRows(SessionBuilder &builder);
/// Adds the flaw of its phases to a session that calls itself complete.
void addFlawOfPhases(SessionBuilder &builder);
/// Gives a folder of sessions the status that follows from its sessions.
void deriveHomeStatus(SessionBuilder &builder);
/// Takes the session's status from its handoffs if it has no state.
void deriveChainStatus(SessionBuilder &builder);

/// Gives each earlier run that failed without an error of its own its reason: the gate that
/// rejected its handoff, with the time.
void addRejectionReasons(SessionBuilder &builder);

/// Marks the open phases of a session that ended or fell silent as interrupted: they ended with the
/// last sign of life. If the session waits for a person, so does its current phase.
void settleInterrupted(SessionBuilder &builder);

} // namespace baton
