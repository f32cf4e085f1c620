// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"
#include <vector>

namespace baton {

/// The flaw of a session without any acceptable handoff; empty if it has one.
[[nodiscard]] QString rejectedFlaw(const std::vector<SessionHandoff> &handoffs);

/// Adds a flaw to a session that reports success but has no acceptable handoff.
void addFlawOfHandoffs(SessionBuilder &builder);

} // namespace baton
