// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/session.h"

namespace baton {

struct EscalationText;

/// The remaining retries of each failed phase.
[[nodiscard]] std::vector<Escalation> escalationsOf(const Session &session);

/// Sets the text with which each escalation of @p session is handed to the user: its errors or, if
/// there are none, its failed gates. The texts may contain {phase}, {title}, {attempts}, {limit}
/// and, for an attempt, {number}, {type}, {message}, {fix} and {outcome}.
void summarize(Session &session, const EscalationText &texts);

} // namespace baton
