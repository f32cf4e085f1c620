// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/sessiondraft.h"

namespace baton {

/// Finds handoffs that are dated before their session began or after it ended.
void addHandoffTimes(SessionDraft &draft);

} // namespace baton
