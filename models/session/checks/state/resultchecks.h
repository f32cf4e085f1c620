// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// The exit code says what the state does.
void checkExitCode(SessionBuilder &builder);

/// The file with the result can be read, and says what the state does.
void checkResultFile(SessionBuilder &builder);

/// The files that the state names are there. A session that was ended early need not have them.
void checkNamedFiles(SessionBuilder &builder);

/// The lock belongs to this session.
void checkLock(SessionBuilder &builder);

} // namespace baton
