// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/hooks/handoffjudge.h"
#include "models/hooks/hookanswer.h"

#include <chrono>

namespace baton {

/// The longest time for which an agent that ends is kept waiting.
constexpr std::chrono::milliseconds longestSearch{2000};

/// Decides on @p event. There is no objection if nothing is wrong, or if the agent was asked often
/// enough. @p attempts are those of its agent; at its end its work is looked at for @p time. Fails,
/// and so lets the agent go on, if the attempts cannot be counted.
[[nodiscard]] Result<HookDecision> decisionOn(const HookEvent &event, const CatalogOf &catalogOf,
                                              HookAttempts &attempts,
                                              std::chrono::milliseconds time = longestSearch);

} // namespace baton
