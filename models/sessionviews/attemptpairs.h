// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/session.h"
#include "models/sessionviews/phasegrid.h"

#include <optional>

namespace baton {

/// Two attempts of one phase.
struct AttemptPair
{
    int phase = -1;
    int before = 0;
    int after = 0;

    friend bool operator==(const AttemptPair &, const AttemptPair &) = default;
};

/// Two handoffs of the same kind and producer, as positions in Session::handoffs.
struct HandoffPair
{
    int before = -1;
    int after = -1;

    friend bool operator==(const HandoffPair &, const HandoffPair &) = default;
};

/// What "compare attempts" means at @p place: its attempt with the one before it, of a first
/// attempt or a phase the last two; without a place, or where there is but one attempt, the last
/// two of the last phase that has two with handoffs in common.
[[nodiscard]] std::optional<AttemptPair> attemptsToCompare(const Session &session,
                                                           const PhasePlace &place);
[[nodiscard]] std::vector<HandoffPair> handoffPairs(const Session &session,
                                                    const AttemptPair &attempts);

} // namespace baton
