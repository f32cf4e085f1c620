// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// The files that the state names for a phase are there; nothing is said where the session's folder
/// is gone.
void checkPhaseFiles(SessionBuilder &builder, size_t phase);

/// No file of a handoff was left empty.
void checkEmptyFiles(SessionBuilder &builder);

/// Something of a session lies in its folder.
void checkEmptyFolder(SessionBuilder &builder);

} // namespace baton
