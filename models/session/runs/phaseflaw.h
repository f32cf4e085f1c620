// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// What the phases of @p draft, whose state says that all is well, say against that: "phase 2 Flow
/// failed". What failed says more than what has not ended, and that more than what no longer holds.
[[nodiscard]] QString phaseFlaw(const SessionBuilder &draft);

} // namespace baton
