// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// A session whose state does not say how it stands failed where a phase of it did.
void finalizeFailure(SessionBuilder &builder);

/// Sets the current phase where a run failed or waits, if no state tells it.
void addCurrentPhase(SessionBuilder &builder);

/// The row of the session itself is marked as the session.
void markSelf(SessionBuilder &builder);

} // namespace baton
