// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// Reports a list or a number of completed parts that differs from the parts themselves.
void checkParts(SessionBuilder &builder);

/// Reports handoffs that count another number of completed parts than the state has.
void checkCountInHandoffs(SessionBuilder &builder);

/// Reports a state that is wrong about whether the minimum of parts is met.
void checkMinimum(SessionBuilder &builder);

/// Reports results that are made of too few parts, regardless of the minimum in the state.
void checkPartCount(SessionBuilder &builder);

} // namespace baton
