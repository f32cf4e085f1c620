// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/session.h"

namespace baton {

/// Sorts @p errors by phase and attempt, then by time. Errors without a time are last in their
/// attempt.
void sortErrors(std::vector<SessionError> &errors);

/// Marks repairs that an earlier attempt of the phase has tried, and failures that it has had.
void markRepeats(std::vector<SessionError> &errors);

/// The error with which @p attempt failed: the first one that was not repaired, else the first one;
/// null if there are none.
[[nodiscard]] const SessionError *decisiveError(const Session &session,
                                                const SessionAttempt &attempt);

} // namespace baton
