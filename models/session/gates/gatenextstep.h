// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// What the orchestrator does now behind @p gate, a sentence, as long as its phase is the one that
/// the session stands at; then what became of it.
[[nodiscard]] QString nextStepOf(const SessionBuilder &draft, const SessionGate &gate);

} // namespace baton
