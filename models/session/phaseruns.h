// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/session.h"

namespace baton {

/// More runs of a phase than anybody means.
constexpr int mostAttempts = 999;

/// What is known to have happened in one phase.
struct PhaseEvents
{
    std::vector<int> retries;  ///< counters of the state
    int numbered = 0;          ///< the last run that a history tells of; 0 without one
    std::vector<int> errors;   ///< positions in Session::errors
    std::vector<int> handoffs; ///< positions in Session::handoffs
};

/// Fills in the attempts of the phase at @p phase, settles the results of its errors and marks the
/// handoffs that a later one took the place of.
void addRuns(Session &session, int phase, const PhaseEvents &events);

} // namespace baton
