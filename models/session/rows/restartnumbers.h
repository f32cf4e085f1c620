// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// Gives the attempts of the session of @p builder, and of those that it started, the number of
/// their start. Runs before the causes are found, because failures carry that number.
void numberRestarts(SessionBuilder &builder);

/// Counts how often the sessions were started for the same work, and how often they may be. One
/// that failed, and succeeded when it was started again, is superseded. Needs the failures.
void finalizeStarts(SessionBuilder &builder);

} // namespace baton
