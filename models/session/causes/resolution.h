// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/session.h"

namespace baton {

/// The resolution of a failure.
struct Resolution
{
    QString rule;              ///< reason why it no longer counts, a sentence; empty: it counts
    bool isPassedOver = false; ///< not repaired, but the session continued
};

[[nodiscard]] Resolution resolutionOf(const Session &session, const SessionFailure &failure);

/// True of a phase with a gate that fails for good: nothing in it was repaired, regardless of its
/// state.
[[nodiscard]] bool failsForGood(const Session &session, int phase);

} // namespace baton
