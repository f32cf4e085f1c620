// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/state/statedocument.h"

namespace baton {

/// The unknown part of @p state, which does not parse, such as "workflow-state.yaml cannot be read
/// from line 17 on". Empty if everything behind the mistakes was parsed.
[[nodiscard]] QString unreadText(const StateDocument &state);

/// A sentence about the mistake in @p state, which does not parse, and what to do.
[[nodiscard]] QString unreadMessage(const StateDocument &state);

} // namespace baton
