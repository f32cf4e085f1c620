// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// More runs of a phase than are plausible.
constexpr int mostAttempts = 999;

/// The counters of retries of the phase at @p phase, each at most what the protocol allows or the
/// errors of the phase show: a higher value on its own is not evidence of runs.
[[nodiscard]] std::vector<int> plausibleRetries(const SessionBuilder &builder, size_t phase);

/// The highest counter of retries of the phase at @p phase in the state; -1: none.
[[nodiscard]] int reportedRetries(const SessionBuilder &builder, int phase);

/// The last run of the phase at @p phase that a document with @p failures in its history can belong
/// to.
[[nodiscard]] int lastPossibleRun(const SessionBuilder &builder, int phase, int failures);

} // namespace baton
