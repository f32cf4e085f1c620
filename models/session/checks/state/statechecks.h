// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// Reports a state file that is missing, empty or unreadable, or names no status.
void checkStateFile(SessionBuilder &builder);

/// Reports status words that the protocol does not have.
void checkStatusWords(SessionBuilder &builder);

/// Reports a state that names another folder than its own.
void checkFolderName(SessionBuilder &builder);

/// Reports a session whose folder does not exist.
void checkFolder(SessionBuilder &builder);

} // namespace baton
