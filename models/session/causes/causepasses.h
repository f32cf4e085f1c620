// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

/// The passes about causes and the next step; sessionpass.cpp lists them.
namespace baton {

/// Marks a session as failed if its state has no status and one of its phases failed.
void finalizeFailure(SessionBuilder &builder);
/// Sets the current phase to the one with a failed or waiting run, if no state names it.
void addCurrentPhase(SessionBuilder &builder);
/// Gives the row of the session itself the flaw of the session.
void markSelf(SessionBuilder &builder);

/// Adds the next step of the session of @p builder: who acts, how, and by which rule of its
/// protocol, if it failed, waits, was stopped or fell silent. A rejected handoff goes back to its
/// sender. Adds the facts that the step depends on.
void addNextStep(SessionBuilder &builder);

} // namespace baton
