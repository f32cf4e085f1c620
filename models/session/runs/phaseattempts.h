// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/runs/attempts.h"

namespace baton {

/// The known events of one phase.
struct PhaseEvents
{
    int numbered = 0;          ///< number of the last run in an error history; 0 if there is none
    std::vector<int> errors;   ///< positions in Session::errors
    std::vector<int> handoffs; ///< positions in Session::handoffs
};

/// Sets the attempts of phase number @p phase and the results of its errors, and marks superseded
/// handoffs. Returns the number of runs of each type.
[[nodiscard]] std::vector<AttemptCount> addRuns(Session &session, int phase,
                                                const PhaseEvents &events, const RunFacts &facts);

} // namespace baton
