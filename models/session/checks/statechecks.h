// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// There is a state file, and it can be read and says how the session stands.
void checkStateFile(SessionDraft &draft);

/// The words for a status are those of the protocol.
void checkStatusWords(SessionDraft &draft);

/// The state speaks of the folder that it lies with.
void checkFolderName(SessionDraft &draft);

/// The session's folder is there.
void checkFolder(SessionDraft &draft);

} // namespace baton
