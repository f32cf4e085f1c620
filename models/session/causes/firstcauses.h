// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionmechanism.h"
#include "models/session/value/session.h"

namespace baton {

struct SessionBuilder;

/// Sorts the failures: open ones below the earliest one that they follow from, and repaired ones.
/// @p shortOfParts is the row that fails, with all its failed parts, because too many failed; -1:
/// none.
void addCauses(Session &session, RowOrder order, int shortOfParts = -1);

/// The same of a session while it is read; nothing where its handoffs are not of one run.
void addCauses(SessionBuilder &builder);

} // namespace baton
