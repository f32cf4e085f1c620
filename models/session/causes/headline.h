// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// The phase at which the session stopped, or the current one; null if there is none.
[[nodiscard]] const SessionPhase *stoppedAt(const Session &session);

/// The status of the session in a few words, such as "Failed in phase 2 Flow after 3 attempts".
[[nodiscard]] QString headlineOf(const Session &session);

/// Sets the headline of the session. If the first cause is the session itself, it is included.
void addHeadline(SessionBuilder &builder);

} // namespace baton
