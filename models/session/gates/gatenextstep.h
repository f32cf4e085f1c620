// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// The next step of the orchestrator after @p gate, as a sentence, while the session is at the
/// gate's phase. After that, the outcome.
[[nodiscard]] QString nextStepOf(const SessionBuilder &builder, const SessionGate &gate);

} // namespace baton
