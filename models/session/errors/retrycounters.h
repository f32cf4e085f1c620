// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// More runs of a phase than anybody means.
constexpr int mostAttempts = 999;

/// The counters of retries of the phase at @p phase, none beyond what the protocol allows or the
/// errors of the phase speak for: one that is alone with more tells of no runs.
[[nodiscard]] std::vector<int> plausibleRetries(const SessionBuilder &builder, size_t phase);

/// The highest counter of retries of the phase at @p phase as the state tells it; -1 without one.
[[nodiscard]] int reportedRetries(const SessionBuilder &builder, int phase);

/// The last run of the phase at @p phase that a document can be of where it tells of @p failures
/// before it.
[[nodiscard]] int lastPossibleRun(const SessionBuilder &builder, int phase, int failures);

} // namespace baton
