// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"
#include <vector>

namespace baton {

/// What speaks against a session of which no handoff would be accepted; empty where one would.
[[nodiscard]] QString rejectedFlaw(const std::vector<SessionHandoff> &handoffs);

/// What nobody would accept is no result: it speaks against a session that calls itself complete.
void checkAccepted(SessionBuilder &draft);

} // namespace baton
