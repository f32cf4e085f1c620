// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// There is a state file, and it can be read and says how the session stands.
void checkStateFile(SessionBuilder &builder);

/// The words for a status are those of the protocol.
void checkStatusWords(SessionBuilder &builder);

/// The state speaks of the folder that it lies with.
void checkFolderName(SessionBuilder &builder);

/// The session's folder is there.
void checkFolder(SessionBuilder &builder);

} // namespace baton
