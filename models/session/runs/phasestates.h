// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// Gives rows without an entry in the state the status of their handoffs or child rows.
void deriveStatus(SessionBuilder &builder);

/// Marks the current phase as reached, regardless of its entry.
void reachCurrent(SessionBuilder &builder);

/// Leaves the phases before the last known one open when the state is missing or cut off.
void leaveOpen(SessionBuilder &builder);

/// Fails results that are made of too few parts, regardless of their status in the state.
void failIncompleteParts(SessionBuilder &builder);

/// Phases that the session's settings leave out are skipped.
void skipPhases(SessionBuilder &builder);

/// Marks parts that failed without keeping the whole from coming through, with their errors, and
/// errors that nothing repaired in a phase that succeeded.
void markPassedOver(SessionBuilder &builder);

} // namespace baton
