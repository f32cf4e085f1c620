// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/session.h"

namespace baton {

/// Why a failure no longer counts.
struct Resolution
{
    QString rule; ///< reason why it no longer counts, as a sentence; empty if it counts
    bool isPassedOver = false; ///< not repaired, but the session continued
};

[[nodiscard]] Resolution resolutionOf(const Session &session, const SessionFailure &failure);

/// True for a phase with a gate that fails permanently. Nothing in it was repaired, whatever its
/// state.
[[nodiscard]] bool failsForGood(const Session &session, int phase);

} // namespace baton
