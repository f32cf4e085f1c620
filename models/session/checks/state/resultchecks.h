// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// Reports an exit code that contradicts the state.
void checkExitCode(SessionBuilder &builder);

/// Reports a file with the result that cannot be read or contradicts the state.
void checkResultFile(SessionBuilder &builder);

/// Reports files that the state names and that do not exist, unless the session was ended early.
void checkNamedFiles(SessionBuilder &builder);

/// Reports a lock that belongs to another session.
void checkLock(SessionBuilder &builder);

} // namespace baton
