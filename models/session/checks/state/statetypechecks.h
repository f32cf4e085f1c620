// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// Reports values of the state that should be times and are not.
void checkTimes(SessionBuilder &builder);

/// Reports values of the state that should be numbers or booleans and are not.
void checkNumbers(SessionBuilder &builder);

/// Reports parts of the state that the protocol does not know: they have no row.
void checkUnknownParts(SessionBuilder &builder);

} // namespace baton
