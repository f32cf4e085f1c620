// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/draft/sessiondraft.h"

namespace baton {

/// Adds to the summary what its rows say: how the session stands where no state tells it, and what
/// speaks against one that calls itself complete.
void concludeSummary(SessionDraft &draft);

} // namespace baton
