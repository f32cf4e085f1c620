// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/hooks/handoffjudge.h"
#include "models/hooks/hookanswer.h"
#include "models/hooks/recentfiles.h"

#include <chrono>

namespace baton {

/// What Baton says to what @p event tells of; no objection where nothing speaks against it, or the
/// agent was asked often enough. @p attempts are those of its agent; what it wrote is searched for
/// during @p time. Fails, and lets it pass, when it cannot be counted how often an agent is asked.
[[nodiscard]] Result<HookDecision> decisionOn(const HookEvent &event, const CatalogOf &catalogOf,
                                              HookAttempts &attempts,
                                              std::chrono::milliseconds time = longestSearch);

} // namespace baton
