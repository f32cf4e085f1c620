// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionmechanism.h"
#include "models/session/value/session.h"

namespace baton {

struct SessionBuilder;

/// Sorts out what failed: open failures under the earliest one that they follow from, and those
/// that were repaired. @p shortOfParts is the row that fails because too many of its parts did,
/// with all of them; -1 without one.
void addCauses(Session &session, RowOrder order, int shortOfParts = -1);

/// The same of a session while it is read; nothing where its handoffs are not of one run.
void addCauses(SessionBuilder &builder);

} // namespace baton
