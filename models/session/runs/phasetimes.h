// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/session.h"

#include <chrono>

namespace baton {

/// Starts and ends that nothing tells are concluded from what happened before and after. A phase
/// whose first sign is a plan began with it where nothing was heard for longer than @p mostSilence
/// since the one before ended: until then nobody worked at it.
void concludeTimes(Session &session, std::chrono::minutes mostSilence);

} // namespace baton
