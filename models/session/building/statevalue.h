// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// Adds the value in the state at @p place to the facts of @p builder's session.
void addFact(SessionBuilder &builder, const FactPointer &place);

} // namespace baton
