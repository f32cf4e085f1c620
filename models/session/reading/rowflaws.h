// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// Gives each row that is a session and calls itself complete the flaw that its own handoffs and
/// files show: the same as where it is read by itself.
void addRowFlaws(SessionBuilder &builder);

} // namespace baton
