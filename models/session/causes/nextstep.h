// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// Adds the next one to act on the session of @p builder, with what, and by which rule of its
/// protocol: where it failed, waits, was stopped or fell silent. A handoff that is not accepted
/// goes back to its sender. Adds the facts that the step depends on.
void addNextStep(SessionBuilder &builder);

} // namespace baton
