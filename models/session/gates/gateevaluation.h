// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// Adds all gates of the protocol, evaluated on the latest handoffs of the session and, for some
/// gates, on its state.
void addGates(SessionBuilder &builder);

/// Adds the next step after each gate. Requires the session's own next step.
void addNextSteps(SessionBuilder &builder);

} // namespace baton
