// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"
#include <vector>

namespace baton {

/// The flaw of a session of which no handoff would be accepted; empty if one would.
[[nodiscard]] QString rejectedFlaw(const std::vector<SessionHandoff> &handoffs);

/// Adds a flaw to a session that calls itself complete and has no handoff that would be accepted.
void addFlawOfHandoffs(SessionBuilder &builder);

} // namespace baton
