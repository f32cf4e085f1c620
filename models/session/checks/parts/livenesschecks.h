// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// The last handoff of a chain, which is all that tells, was answered in time.
void checkLifeOfChain(SessionBuilder &builder);

/// A session that is not over gives signs of life.
void checkLife(SessionBuilder &builder);

} // namespace baton
