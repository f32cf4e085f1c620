// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// Reads the attempts before each handoff from error histories. A history grows with each attempt,
/// so of an overwritten handoff only entries count that later versions lack. Sets the attempt of
/// each handoff.
[[nodiscard]] std::vector<SessionError> readHistories(SessionBuilder &builder);

} // namespace baton
