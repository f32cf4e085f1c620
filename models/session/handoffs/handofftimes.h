// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// Dates @p handoff, of which only the time of its file is known, by what its session tells: what a
/// session is given was there when it began, and nothing was written after it had ended.
void settleFileTime(const SessionBuilder &builder, SessionHandoff &handoff);

/// Finds handoffs that are dated before their session began or after it ended.
void addHandoffTimes(SessionBuilder &builder);

} // namespace baton
