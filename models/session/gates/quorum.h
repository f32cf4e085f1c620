// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// Adds to @p result, where the protocol has it so, that too few of the session's parts are
/// complete: a document may count them otherwise than the session itself.
void addMinimum(const SessionBuilder &builder, SessionGate &result);

} // namespace baton
