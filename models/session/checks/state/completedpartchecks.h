// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// The list, or the number, of the completed parts says what the parts do.
void checkParts(SessionBuilder &builder);

/// Handoffs count as many completed parts as the state has.
void checkCountInHandoffs(SessionBuilder &builder);

/// The minimum of parts is met where the state says so.
void checkMinimum(SessionBuilder &builder);

/// Reports results that are made of too few parts, whatever the state says of the minimum.
void checkPartCount(SessionBuilder &builder);

} // namespace baton
