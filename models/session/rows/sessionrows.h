// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// The session itself and, below it, the sessions that it started.
void addChildRows(SessionBuilder &builder);

/// A row for each route that handoffs took, by time; below the id that joins them, when there are
/// several.
void addHandoffRows(SessionBuilder &builder);

} // namespace baton
