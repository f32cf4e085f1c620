// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

/// The checks of the state file; sessionchecks.cpp lists them.
namespace baton {

/// Reports a state file that is missing, empty or unreadable, or has no status.
void checkStateFile(SessionBuilder &builder);
/// Reports status words that the protocol does not have.
void checkStatusWords(SessionBuilder &builder);
/// Reports a state that names another folder than its own.
void checkFolderName(SessionBuilder &builder);
/// Reports a session whose folder does not exist.
void checkFolder(SessionBuilder &builder);

/// Reports values of the state that should be times and are not.
void checkTimes(SessionBuilder &builder);
/// Reports values of the state that should be numbers or booleans and are not.
void checkNumbers(SessionBuilder &builder);
/// Reports parts of the state that the protocol does not know: they have no row.
void checkUnknownParts(SessionBuilder &builder);

/// Reports a phase that ended before it began, or after the state was written for the last time.
void checkPhaseTimes(SessionBuilder &builder, size_t index);
/// Reports a phase that the session has reached and that ended before an earlier phase.
void checkPhaseSequence(SessionBuilder &builder);
/// Reports a state that was written for the last time before the session began.
void checkSpan(SessionBuilder &builder);
/// Reports handoffs that are dated before their session began, in the future, or after it ended.
void checkHandoffTimes(SessionBuilder &builder);
/// Reports times that lie in the future.
void checkTimesToCome(SessionBuilder &builder);

/// Reports lists of completed or valid phases that contradict the phases themselves.
void checkPhaseLists(SessionBuilder &builder);

/// Reports a list or a number of completed parts that differs from the parts themselves.
void checkParts(SessionBuilder &builder);
/// Reports handoffs that count another number of completed parts than the state has.
void checkCountInHandoffs(SessionBuilder &builder);
/// Reports a state that is wrong about whether the minimum of parts is met.
void checkMinimum(SessionBuilder &builder);
/// Reports results that are made of too few parts, regardless of the minimum in the state.
void checkPartCount(SessionBuilder &builder);

/// Reports an exit code that contradicts the state.
void checkExitCode(SessionBuilder &builder);
/// Reports a file with the result that cannot be read or contradicts the state.
void checkResultFile(SessionBuilder &builder);
/// Reports files that the state names and that do not exist, unless the session was ended early.
void checkNamedFiles(SessionBuilder &builder);
/// Reports a lock that belongs to another session.
void checkLock(SessionBuilder &builder);

/// Reports a counter of the state that is lower than the number of the last attempt.
void checkRetryCount(SessionBuilder &builder, size_t position);
/// Reports a phase that was tried more often than its protocol allows.
void checkRetryLimit(SessionBuilder &builder, size_t phase);

} // namespace baton
