// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// The phase where the session came to a stop, or the current one; null if there is none.
[[nodiscard]] const SessionPhase *stoppedAt(const Session &session);

/// The status of the session in a few words: "Failed in phase 2 Flow after 3 attempts".
[[nodiscard]] QString headlineOf(const Session &session);

/// Gives the session its headline, with the first cause if that is the session itself.
void addHeadline(SessionBuilder &builder);

} // namespace baton
