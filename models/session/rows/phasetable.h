// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// The rows of the phase table with what the state says of each.
void addTableRows(SessionBuilder &builder);

} // namespace baton
