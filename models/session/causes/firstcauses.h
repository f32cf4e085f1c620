// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionmechanism.h"
#include "models/session/value/session.h"

namespace baton {

struct SessionBuilder;

/// Groups the failures of @p session: open ones below the earliest one that they follow from, and
/// repaired ones. @p shortOfParts is the row that failed because too many of its parts did, or -1.
void addCauses(Session &session, RowOrder order, int shortOfParts = -1);

/// Groups the failures of the session of @p builder. Does nothing if its handoffs are not of one
/// run.
void addCauses(SessionBuilder &builder);

} // namespace baton
