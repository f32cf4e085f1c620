// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// The flaw in the phases of @p builder, whose state reports success: "phase 2 Flow failed". Failed
/// phases precede unfinished ones, and these invalidated ones.
[[nodiscard]] QString phaseFlaw(const SessionBuilder &builder);

} // namespace baton
