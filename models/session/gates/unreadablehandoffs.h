// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// The line from which handoff number @p handoff of @p builder does not parse; 0 if it parses.
[[nodiscard]] int brokenLine(const SessionBuilder &builder, int handoff);

/// The handoffs for @p gate in phase number @p phase that do not parse.
[[nodiscard]] std::vector<int> unreadableHandoffs(const SessionBuilder &builder, const Gate &gate,
                                                  int phase);

} // namespace baton
