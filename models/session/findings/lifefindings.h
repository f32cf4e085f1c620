// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/draft/sessiondraft.h"

namespace baton {

/// Says of a session that is not over that it gives no sign of life any more.
void addLifeFindings(SessionDraft &draft);

} // namespace baton
