// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// Reports a chain of handoffs whose last one was not answered in time.
void checkLifeOfChain(SessionBuilder &builder);

/// Reports a session that should go on and gives no sign of life, and a stale lock.
void checkLife(SessionBuilder &builder);

} // namespace baton
