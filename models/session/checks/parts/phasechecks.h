// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// Reports a phase that has not ended although a later one has, or is the current one.
void checkPhaseOrder(SessionBuilder &builder, size_t position);

/// Reports a phase that the state calls complete although its handoffs or gates refuse it.
void checkPhaseResult(SessionBuilder &builder, size_t position);

/// Does the same as checkPhaseResult() for a session without a table of phases.
void checkSessionResult(SessionBuilder &builder);

/// Reports a decision in the state that differs from the latest review of the phase.
void checkApproval(SessionBuilder &builder, size_t position);

/// Reports handoffs of no phase, and of phases that the state has not begun.
void checkUnknownHandoffs(SessionBuilder &builder);

/// Reports a session that calls itself failed although nothing in it failed.
void checkFailure(SessionBuilder &builder);

/// Reports a phase that is called failed although it has no error and passed its gates.
void checkPassedFailure(SessionBuilder &builder, size_t position);

/// Reports a failed phase in a session that calls itself complete.
void checkFailedPhase(SessionBuilder &builder);

/// Reports a phase that runs, has not begun, or whose result no longer holds, in a session that
/// calls itself complete.
void checkOpenPhases(SessionBuilder &builder);

} // namespace baton
