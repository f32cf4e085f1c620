// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/session.h"

namespace baton {

/// By phase and attempt, then by time; what has no time stands at the end of its attempt.
void sortErrors(std::vector<SessionError> &errors);

/// Marks fixes that an earlier attempt of the phase had tried, and failures that it had met.
void markRepeats(std::vector<SessionError> &errors);

/// The error that @p attempt failed with: the first that nothing mended, else the first; null
/// without any.
[[nodiscard]] const SessionError *decisiveError(const Session &session,
                                                const SessionAttempt &attempt);

/// What is left of the retries of each phase that failed.
[[nodiscard]] std::vector<Escalation> escalationsOf(const Session &session);

/// Gives each escalation of @p session the text that hands it to the user: its errors, or, where
/// none is on record, the gates that it failed. @p texts hold {phase}, {title}, {attempts},
/// {limit} and, for an attempt, {number}, {type}, {message}, {fix} and {outcome}.
struct EscalationText;
void summarize(Session &session, const EscalationText &texts);

} // namespace baton
