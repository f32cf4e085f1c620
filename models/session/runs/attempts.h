// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/pack/sessionformat.h"
#include "models/session/value/session.h"

namespace baton {

struct SessionBuilder;

/// The facts about a session's runs beyond the session itself. A phase may have several sorts of
/// runs, one after the other (a plan, then its execution), each with a limit of its own.
struct RunFacts
{
    std::vector<RetryCounter> limits; ///< limits of the protocol, one for each sort of runs
    std::vector<std::vector<int>>
        counters; ///< by phase, indexed as limits: counters in the state; -1: none
    std::vector<std::vector<int>> sorts; ///< by phase: positions in limits; empty: any
    std::vector<int> handoffSorts; ///< indexed as Session::handoffs: position in limits; -1: any
};

/// The counts by phase, as RunFacts::limits.
using AttemptCounts = std::vector<std::vector<AttemptCount>>;

[[nodiscard]] RunFacts runFactsOf(const SessionBuilder &builder);

/// Fills in the attempts of each phase from the task numbers of handoffs, the error history and the
/// counters of retries. Only a history that numbers its entries and the counters count runs: any
/// other error gets the run that it happened in. Settles the errors' results; marks handoffs that a
/// later one took the place of. Returns, by phase, how often each sort was run.
[[nodiscard]] AttemptCounts addAttempts(Session &session, RunFacts facts);

/// The same of a session while it is read, which keeps the counts.
void countAttempts(SessionBuilder &builder);

} // namespace baton
