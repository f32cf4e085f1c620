// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// The statuses by which rules for the next step (NextRule::when) know the session of @p builder,
/// which stands at @p phase or at none; empty if there is nothing to do.
[[nodiscard]] QStringList ruleStatuses(const SessionBuilder &builder, const SessionPhase *phase);

} // namespace baton
