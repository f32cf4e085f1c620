// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// Adds the next step of the session of @p builder: who acts, how, and by which rule of its
/// protocol, if it failed, waits, was stopped or fell silent. A rejected handoff goes back to its
/// sender. Adds the facts that the step depends on.
void addNextStep(SessionBuilder &builder);

} // namespace baton
