// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/session.h"

namespace baton {

/// What is known of a phase's runs beyond the session itself.
struct AttemptHints
{
    std::vector<int> retries; ///< counters of the state
};

/// Fills in the attempts of each phase from the task numbers of handoffs, the error history and the
/// counters of retries (@p hints, as session.phases); numbers the errors' results; marks handoffs
/// that a later one took the place of.
void addAttempts(Session &session, const std::vector<AttemptHints> &hints);

/// Starts and ends that nothing tells are concluded from what happened before and after.
void concludeTimes(Session &session);

} // namespace baton
