// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/hooks/handoffjudge.h"

namespace baton {

/// What speaks against what @p event tells of, as a text for the agent; empty: nothing does, or the
/// agent was asked often enough. @p attempts are those of its agent. Fails, and lets it pass, when
/// it cannot be counted how often an agent is asked.
[[nodiscard]] Result<QString> objectionTo(const HookEvent &event, const CatalogOf &catalogOf,
                                          HookAttempts &attempts);

} // namespace baton
