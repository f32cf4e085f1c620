// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// A later phase cannot be over while an earlier one still runs.
void checkPhaseOrder(SessionBuilder &builder, size_t position);

/// The state may call complete what its own handoffs and gates refuse.
void checkPhaseResult(SessionBuilder &builder, size_t position);

/// As checkPhaseResult(), of a session that is no table of phases.
void checkSessionResult(SessionBuilder &builder);

/// The latest review of a phase decides, whatever the state says that it decided.
void checkApproval(SessionBuilder &builder, size_t position);

/// A handoff of a phase that the state has not begun.
void checkUnknownHandoffs(SessionBuilder &builder);

/// In a session that calls itself failed something failed.
void checkFailure(SessionBuilder &builder);

/// A phase that is called failed has an error, or did not pass its gates.
void checkPassedFailure(SessionBuilder &builder, size_t position);

/// In a session that calls itself complete no phase failed.
void checkFailedPhase(SessionBuilder &builder);

/// A session that calls itself complete has no phase that runs, has not begun, or whose result no
/// longer holds.
void checkOpenPhases(SessionBuilder &builder);

} // namespace baton
