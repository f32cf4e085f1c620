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
/// counters of retries (@p hints, as session.phases). Only a history that numbers its entries and
/// the counters count runs: any other error gets the run that it happened in. Settles the errors'
/// results; marks handoffs that a later one took the place of.
void addAttempts(Session &session, const std::vector<AttemptHints> &hints);

/// Where the counters tell of fewer retries than runs failed, or nothing at all, the runs count, up
/// to the protocol's @p limit; a single one only where nothing counts and an error tells of it.
void countRetries(Session &session, const std::vector<AttemptHints> &hints, int limit);

} // namespace baton
