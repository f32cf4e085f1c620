// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/session.h"

namespace baton {

/// Sorts @p errors by phase and attempt, then by time; those without a time come last in their
/// attempt.
void sortErrors(std::vector<SessionError> &errors);

/// Marks fixes that an earlier attempt of the phase had tried, and failures that it had met.
void markRepeats(std::vector<SessionError> &errors);

/// The error that @p attempt failed with: the first that nothing repaired, else the first; null
/// without any.
[[nodiscard]] const SessionError *decisiveError(const Session &session,
                                                const SessionAttempt &attempt);

} // namespace baton
