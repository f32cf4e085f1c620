// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// True if @p gate is evaluated on the session's state instead of a handoff.
[[nodiscard]] bool isOfState(const ProtocolPack &pack, const Gate &gate);

/// Completes @p result of @p gate, whose criteria and evidence are set: determines whether it is
/// skipped or not evaluated, and why. @p isSeen: a handoff of this session shows the gate.
void finalizeGate(const SessionBuilder &builder, const Gate &gate, bool isSeen,
                  SessionGate &result);

} // namespace baton
