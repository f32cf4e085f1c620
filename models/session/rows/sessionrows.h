// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// Adds rows for the session itself and, below it, the sessions that it started.
void addChildRows(SessionBuilder &builder);

/// Adds a row for each route of the handoffs, by time; below their join id if there are several.
void addHandoffRows(SessionBuilder &builder);

} // namespace baton
