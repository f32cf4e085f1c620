// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/pack/sessionformat.h"
#include "models/session/building/sessionmechanism.h"

namespace baton {

/// The mechanism for sessions in the format @p reading.
[[nodiscard]] const SessionMechanism &mechanismOf(const SessionFormat &reading);

} // namespace baton
