// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// The attempts before each handoff by the histories in them. A history grows with each attempt: of
/// an overwritten handoff only what its later versions no longer tell counts. Lets each handoff
/// know its attempt.
[[nodiscard]] std::vector<SessionError> readHistories(SessionBuilder &builder);

} // namespace baton
