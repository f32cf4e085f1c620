// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// What still goes on in a session that ended or fell silent was interrupted: it ended with the
/// last sign of life. Where the session waits for a person, so does what it was at.
void settleInterrupted(SessionBuilder &draft);

} // namespace baton
