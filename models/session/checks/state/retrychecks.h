// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// Reports a counter of the state that is lower than the number of the last attempt.
void checkRetryCount(SessionBuilder &builder, size_t position);

/// Reports a phase that was tried more often than its protocol allows.
void checkRetryLimit(SessionBuilder &builder, size_t phase);

} // namespace baton
