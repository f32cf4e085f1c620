// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// Dates @p handoff, of which only the file's time is known, by facts of the session: its inputs
/// existed when it began, and nothing was written after it ended.
void settleFileTime(const SessionBuilder &builder, SessionHandoff &handoff);

} // namespace baton
