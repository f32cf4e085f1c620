// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// Adds the facts of the state for the header over the rows, and the session's tags.
void addFacts(SessionBuilder &builder);

/// Adds the position in its chain of a run that only handoffs show.
void addChainFacts(SessionBuilder &builder);

} // namespace baton
