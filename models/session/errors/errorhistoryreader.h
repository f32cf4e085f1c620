// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// What the histories of the handoffs tell of the attempts before them. A history grows with each
/// attempt: of a handoff that was overwritten only what its later versions tell no more counts.
/// Lets each handoff know its attempt.
[[nodiscard]] std::vector<SessionError> readHistories(SessionBuilder &draft);

} // namespace baton
