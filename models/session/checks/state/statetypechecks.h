// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// Each time of the state is one.
void checkTimes(SessionBuilder &builder);

/// Each number and truth of the state is one.
void checkNumbers(SessionBuilder &builder);

/// Reports parts beside the places of the rows, which have no row of their own.
void checkUnknownParts(SessionBuilder &builder);

} // namespace baton
