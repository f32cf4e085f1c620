// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/session.h"

namespace baton {

/// Two attempts of one phase.
struct AttemptPair
{
    int phase = -1;
    int before = 0;
    int after = 0;

    friend bool operator==(const AttemptPair &, const AttemptPair &) = default;
};

/// Two handoffs of the same kind and producer, as indexes in Session::handoffs.
struct HandoffPair
{
    int before = -1;
    int after = -1;

    friend bool operator==(const HandoffPair &, const HandoffPair &) = default;
};

[[nodiscard]] std::vector<HandoffPair> attemptPairs(const Session &session,
                                                    const AttemptPair &attempts);

} // namespace baton
