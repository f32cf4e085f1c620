// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/sessiondraft.h"

namespace baton {

/// Counts how often the session of @p draft and those that it started were started for the same
/// work, and how often they may be. One that failed, and came through when it was started again, is
/// superseded. After what failed in it was found.
void settleStarts(SessionDraft &draft);

/// The row that is the session itself stands as it does.
void settleSelf(SessionDraft &draft, RunStatus status);

} // namespace baton
