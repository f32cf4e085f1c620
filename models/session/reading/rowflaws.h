// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// Adds to each row that is a session and reports success the flaw in its handoffs and files, as if
/// it was read on its own.
void addRowFlaws(SessionBuilder &builder);

} // namespace baton
