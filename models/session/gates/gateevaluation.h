// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// Every gate of the protocol as the latest handoffs of the session meet it, and its state, where
/// some gates look.
void addGates(SessionBuilder &builder);

/// Adds the next step after each gate. Runs after the session's own next step is known.
void addNextSteps(SessionBuilder &builder);

} // namespace baton
