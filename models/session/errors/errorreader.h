// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// Adds every error in the state, other files, logs and the handoffs' histories, each once.
void addErrors(SessionBuilder &builder);

} // namespace baton
