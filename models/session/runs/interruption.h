// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// Marks the open phases of a session that ended or fell silent as interrupted: they ended with the
/// last sign of life. If the session waits for a person, so does its current phase.
void settleInterrupted(SessionBuilder &builder);

} // namespace baton
