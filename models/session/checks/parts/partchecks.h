// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

/// The checks of phases, handoffs and files; sessionchecks.cpp lists them.
namespace baton {

/// Reports a chain of handoffs whose last one was not answered in time.
void checkLifeOfChain(SessionBuilder &builder);
/// Reports a session that should go on and gives no sign of life, and a stale lock.
void checkLife(SessionBuilder &builder);

/// Reports files that the state names for a phase and that do not exist, unless the session's
/// folder is gone.
void checkPhaseFiles(SessionBuilder &builder, size_t phase);
/// Reports files of handoffs that were left empty.
void checkEmptyFiles(SessionBuilder &builder);
/// Reports a session whose folder contains no files of it.
void checkEmptyFolder(SessionBuilder &builder);

/// Reports a phase that has not ended although a later one has, or is the current one.
void checkPhaseOrder(SessionBuilder &builder, size_t position);
/// Reports a phase that the state calls complete although its handoffs or gates reject it.
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

/// Reports missing deliverables of a session that calls itself complete.
void checkDeliverables(SessionBuilder &builder);

/// Reports a session that is its own ancestor.
void checkParentCycle(SessionBuilder &builder);
/// Reports a session whose parent does not lie beside it.
void checkParent(SessionBuilder &builder);
/// Reports a session that calls itself complete while one that it started still runs.
void checkLivingChild(SessionBuilder &builder);

/// Reports steps without a report between the first and the last reported step of a task.
void checkStepNumbers(SessionBuilder &builder);

} // namespace baton
