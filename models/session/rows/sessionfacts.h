// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// What the state tells that is worth showing over the rows, and the session's tags.
void addFacts(SessionBuilder &draft);

/// Where in its chain a run stands of which handoffs alone tell.
void addChainFacts(SessionBuilder &draft);

} // namespace baton
