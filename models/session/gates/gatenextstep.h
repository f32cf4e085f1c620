// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// The next step of the orchestrator behind @p gate, a sentence, as long as the session stands at
/// its phase; then the outcome.
[[nodiscard]] QString nextStepOf(const SessionBuilder &builder, const SessionGate &gate);

} // namespace baton
