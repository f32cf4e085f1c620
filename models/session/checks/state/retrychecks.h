// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// The state's counter, the histories and the numbers of the tasks tell of the same runs.
void checkRetryCount(SessionBuilder &builder, size_t position);

/// No phase went beyond the limit of its protocol.
void checkRetryLimit(SessionBuilder &builder, size_t phase);

} // namespace baton
