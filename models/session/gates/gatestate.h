// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// True where @p gate asks for no handoff, but for the session's state.
[[nodiscard]] bool isOfState(const ProtocolPack &pack, const Gate &gate);

/// Says how far @p result, the review of @p gate with its criteria and their evidence, was seen,
/// and why it is skipped or not evaluated. @p isSeen: a handoff here shows it.
void finalizeGate(const SessionBuilder &builder, const Gate &gate, bool isSeen,
                  SessionGate &result);

} // namespace baton
