// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// A session whose state does not say how it stands failed where a phase of it did.
void finalizeFailure(SessionBuilder &draft);

/// Where no state says so, a run stands where it failed or waits.
void addCurrentPhase(SessionBuilder &draft);

/// The row of the session itself is marked as the session.
void markSelf(SessionBuilder &draft);

} // namespace baton
