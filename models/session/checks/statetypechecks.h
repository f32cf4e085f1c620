// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// Each time of the state is one.
void checkTimes(SessionBuilder &draft);

/// Each number and truth of the state is one.
void checkNumbers(SessionBuilder &draft);

/// Reports parts beside the places of the rows, which have no row of their own.
void checkUnknownParts(SessionBuilder &draft);

} // namespace baton
