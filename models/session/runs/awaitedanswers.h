// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// Where the last handoff of a chain calls for another, its row waits for it.
void awaitAnswers(SessionBuilder &draft);

} // namespace baton
