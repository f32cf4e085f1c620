// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// A phase ended behind its beginning, and before the state was written for the last time.
void checkPhaseTimes(SessionBuilder &builder, size_t index);

/// A phase that the session has reached ended after those before it.
void checkPhaseSequence(SessionBuilder &builder);

/// The state was written behind the beginning of the session.
void checkSpan(SessionBuilder &builder);

/// No time is still to come.
void checkTimesToCome(SessionBuilder &builder);

} // namespace baton
