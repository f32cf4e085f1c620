// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/draft/sessiondraft.h"

namespace baton {

/// What is missing, broken or contradictory in what was read.
void addContradictions(SessionDraft &draft);

/// Those of them that are about what the state says of the session's status. The state suffices.
void addStatusFlaws(SessionDraft &draft);

/// Those of them that are about where sessions lead: parents in a circle, retries beyond the limit.
/// The state files suffice.
void addRouteContradictions(SessionDraft &draft);

} // namespace baton
