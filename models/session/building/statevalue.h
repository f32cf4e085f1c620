// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// Adds the value at @p place in the state to the facts of the session of @p builder.
void addFact(SessionBuilder &builder, const FactPointer &place);

} // namespace baton
