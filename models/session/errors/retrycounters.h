// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// Larger numbers of runs are not plausible.
constexpr int mostAttempts = 999;

/// The retry counters of phase number @p phase, limited to what the protocol allows or the errors
/// of the phase show. A higher counter alone is no evidence of runs.
[[nodiscard]] std::vector<int> plausibleRetries(const SessionBuilder &builder, size_t phase);

/// The highest retry counter of phase number @p phase in the state; -1 if there is none.
[[nodiscard]] int reportedRetries(const SessionBuilder &builder, int phase);

/// The last run of phase number @p phase to which a document with @p failures in its history can
/// belong.
[[nodiscard]] int lastPossibleRun(const SessionBuilder &builder, int phase, int failures);

} // namespace baton
