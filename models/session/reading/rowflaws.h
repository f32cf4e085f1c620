// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// Gives each row that is a session and calls itself complete the flaw in its own handoffs and
/// files: the same as if it is read alone.
void addRowFlaws(SessionBuilder &builder);

} // namespace baton
