// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// Sets the status of rows without an entry in the state from their handoffs or child rows.
void deriveStatus(SessionBuilder &builder);

/// Marks the current phase as reached, whatever its entry says.
void reachCurrent(SessionBuilder &builder);

/// Leaves the phases before the last known one open if the state is missing or truncated.
void leaveOpen(SessionBuilder &builder);

/// Marks results that were made from too few parts as failed, whatever their status in the state.
void failIncompleteParts(SessionBuilder &builder);

/// Marks phases that the session's settings exclude as skipped.
void skipPhases(SessionBuilder &builder);

/// Marks failed parts of successful wholes as passed over, with their errors, and unrepaired errors
/// of successful phases.
void markPassedOver(SessionBuilder &builder);

} // namespace baton
