// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/pack/sessionformat.h"
#include "models/session/value/session.h"

namespace baton {

struct SessionBuilder;

/// Further facts about a session's runs. A phase may have several types of runs in sequence (a
/// plan, then its execution), each with its own limit.
struct RunFacts
{
    std::vector<RetryCounter> limits; ///< limits of the protocol, one for each type of run
    std::vector<std::vector<int>>
        counters; ///< by phase, indexed like limits: counters in the state; -1 if there is none
    std::vector<std::vector<int>> sorts; ///< by phase: indexes in limits; empty for any
    std::vector<int> handoffSorts; ///< indexed like Session::handoffs: index in limits; -1 for any
};

/// The counts by phase, indexed like RunFacts::limits.
using AttemptCounts = std::vector<std::vector<AttemptCount>>;

[[nodiscard]] RunFacts runFactsOf(const SessionBuilder &builder);

/// Sets the attempts of each phase from the task numbers of handoffs, the error history and the
/// retry counters. Only a history with numbered entries and the counters determine the number of
/// runs; other errors are assigned to the run in which they happened. Sets the results of errors
/// and marks superseded handoffs. Returns the number of runs by phase and type.
[[nodiscard]] AttemptCounts addAttempts(Session &session, RunFacts facts);

/// Like addAttempts(), for the session of @p builder, which stores the counts.
void countAttempts(SessionBuilder &builder);

} // namespace baton
