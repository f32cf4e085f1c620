// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// Gives each handoff the row that it belongs to.
void placeHandoffs(SessionBuilder &builder);

} // namespace baton
