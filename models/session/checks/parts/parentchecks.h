// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// No session is its own ancestor.
void checkParentCycle(SessionBuilder &builder);

/// The session that started this one lies beside it.
void checkParent(SessionBuilder &builder);

/// A session is complete once those that it started have ended.
void checkLivingChild(SessionBuilder &builder);

} // namespace baton
