// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// Sets the row of a chain to waiting if its last handoff requires another one.
void awaitAnswers(SessionBuilder &builder);

} // namespace baton
