// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/sessionhandoff.h"
#include <vector>

namespace baton {

/// What speaks against a session of which no handoff would be accepted; empty where one would.
[[nodiscard]] QString rejectedFlaw(const std::vector<SessionHandoff> &handoffs);

} // namespace baton
