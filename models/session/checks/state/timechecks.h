// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// Reports a phase that ended before it began, or after the state was written for the last time.
void checkPhaseTimes(SessionBuilder &builder, size_t index);

/// Reports a phase that the session has reached and that ended before an earlier phase.
void checkPhaseSequence(SessionBuilder &builder);

/// Reports a state that was written for the last time before the session began.
void checkSpan(SessionBuilder &builder);

/// Reports handoffs that are dated before their session began or after it ended.
void checkHandoffTimes(SessionBuilder &builder);

/// Reports times that lie in the future.
void checkTimesToCome(SessionBuilder &builder);

} // namespace baton
