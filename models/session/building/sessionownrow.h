// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// Sets the status of the row that is the session itself to that of the session.
void updateOwnRow(SessionBuilder &builder, RunStatus status);

} // namespace baton
