// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/draft/sessiondraft.h"

namespace baton {

/// What the table alone does not say: phases that the session's settings leave out, that a later
/// run made invalid, that have not been reached, and those that only their handoffs tell of.
void settlePhases(SessionDraft &draft);

/// Marks parts that failed without keeping the whole from coming through, with their errors, and
/// errors that nothing repaired in a phase that came through.
void passOver(Session &session);

} // namespace baton
