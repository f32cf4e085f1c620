// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/draft/sessiondraft.h"

namespace baton {

/// What the phases of the session say against each other, against its handoffs and its status.
void addPhaseContradictions(SessionDraft &draft);

} // namespace baton
