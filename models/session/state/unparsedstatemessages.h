// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/state/statedocument.h"

namespace baton {

/// The part of @p state, which does not parse as it stands, that is unknown: "workflow-state.yaml
/// cannot be read from line 17 on". Empty for one that is read whole, behind its mistakes as well.
[[nodiscard]] QString unreadText(const StateDocument &state);

/// The message about the mistake in @p state, which does not parse as it stands, and what to do: a
/// sentence.
[[nodiscard]] QString unreadMessage(const StateDocument &state);

} // namespace baton
