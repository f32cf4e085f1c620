// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// Reports a session that is its own ancestor.
void checkParentCycle(SessionBuilder &builder);

/// Reports a session whose parent does not lie beside it.
void checkParent(SessionBuilder &builder);

/// Reports a session that calls itself complete while one that it started still runs.
void checkLivingChild(SessionBuilder &builder);

} // namespace baton
