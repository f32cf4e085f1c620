// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/draft/sessiondraft.h"

namespace baton {

/// Finds the files that the state names for the phase at @p phase and that are not there.
void findMissingFiles(SessionDraft &draft, size_t phase);

/// Those of all phases; nothing where the session's folder is gone.
void addNamedFiles(SessionDraft &draft);

} // namespace baton
