// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/session.h"

namespace baton {

struct EscalationText;

/// The retries that are left of each phase that failed.
[[nodiscard]] std::vector<Escalation> escalationsOf(const Session &session);

/// Gives each escalation of @p session the text that hands it to the user: its errors, or, where
/// none is on record, the gates that it failed. @p texts hold {phase}, {title}, {attempts},
/// {limit} and, for an attempt, {number}, {type}, {message}, {fix} and {outcome}.
void summarize(Session &session, const EscalationText &texts);

} // namespace baton
