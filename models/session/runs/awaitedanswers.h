// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// Lets the row of a chain wait for the handoff that its last one calls for.
void awaitAnswers(SessionBuilder &builder);

} // namespace baton
