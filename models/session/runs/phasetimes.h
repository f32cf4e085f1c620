// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/session.h"

#include <chrono>

namespace baton {

/// Infers missing starts and ends from earlier and later events. A phase whose first event is a
/// plan began with the plan if the session was silent for longer than @p mostSilence before it,
/// because no work was done on it until then.
void deriveTimes(Session &session, std::chrono::minutes mostSilence);

} // namespace baton
