// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// The line from which handoff number @p handoff of @p builder cannot be read; 0 when it can be.
[[nodiscard]] int brokenLine(const SessionBuilder &builder, int handoff);

/// The handoffs that @p gate looks at in phase number @p phase and that cannot be read.
[[nodiscard]] std::vector<int> unreadableHandoffs(const SessionBuilder &builder, const Gate &gate,
                                                  int phase);

} // namespace baton
