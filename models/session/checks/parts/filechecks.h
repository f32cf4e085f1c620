// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// Reports files that the state names for a phase and that do not exist, unless the session's
/// folder is gone.
void checkPhaseFiles(SessionBuilder &builder, size_t phase);

/// Reports files of handoffs that were left empty.
void checkEmptyFiles(SessionBuilder &builder);

/// Reports a session whose folder contains no files of it.
void checkEmptyFolder(SessionBuilder &builder);

} // namespace baton
