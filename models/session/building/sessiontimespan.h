// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// If the state has no start, sets the times of the session from its logs, handoffs, phases and the
/// name of its folder, and its last sign of life. Of a session that is over, the times of files are
/// not used, because they may be those of a copy.
void finalizeSpan(SessionBuilder &builder);

/// Drops the times of copied files from handoffs if the state has no times for the session: entries
/// have their own times, and the files were written later.
void dropCopiedTimes(SessionBuilder &builder);

} // namespace baton
