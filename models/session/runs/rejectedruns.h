// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// Gives each earlier run that failed without an error of its own its reason: the gate that
/// rejected its handoff, with the time.
void addRejectionReasons(SessionBuilder &builder);

} // namespace baton
