// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/state/statedocument.h"

namespace baton {

/// What is not known of @p state, which does not parse as it stands: "workflow-state.yaml cannot be
/// read from line 17 on". Empty of one that is read whole, behind its mistakes as well.
[[nodiscard]] QString unreadText(const StateDocument &state);

/// What is wrong with @p state, which does not parse as it stands, and what to do: a sentence.
[[nodiscard]] QString unreadMessage(const StateDocument &state);

} // namespace baton
