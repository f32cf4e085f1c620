// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/folder/attempttexts.h"
#include "models/check/folder/sessionstate.h"

namespace baton {

/// The number of attempts at a document's task, including this one.
struct Attempt
{
    AttemptCount count{1, 0};
    int sent = 1;         ///< number of times the document was sent, as task or state say
    bool isKnown = false; ///< the document or its session states the number
};

/// The position in PhaseTable::retries of the counter for documents of @p kind; -1: their gates
/// name none.
[[nodiscard]] int retriesOf(const ProtocolPack &pack, const QString &kind);
/// True if failures in the history of a handoff of @p kind count as attempts at it. Those in the
/// history of a plan do not: they are runs of an earlier plan.
[[nodiscard]] bool isOfFailedRuns(const ProtocolPack &pack, const QString &kind);

/// The largest number of attempts that the protocol allows for documents of @p kind; 0: no limit.
[[nodiscard]] int attemptLimitOf(const ProtocolPack &pack, const QString &kind);

/// The number of runs that have begun when @p counter has the value @p counted, whether or not the
/// last one failed.
[[nodiscard]] int runsBy(const RetryCounter &counter, int counted, bool hasFailed);

/// The last attempt that a number may refer to, with @p failures in the history and counters at @p
/// counted: one more than the protocol allows, or more if these show more. 0: any.
[[nodiscard]] int lastPossibleAttempt(const SessionFormat &reading, int failures, int counted);

/// The attempts of the entries of an error history: the number in the entry unless it exceeds @p
/// last, else the attempt after that of the entry before. Among numbered entries, one without a
/// number begins no further attempt unless @p counted shows it.
[[nodiscard]] std::vector<int> numberedAttempts(const std::vector<int> &named, int last,
                                                int counted);

/// The number at the end of the document's task; 0: none.
[[nodiscard]] int attemptNamed(const AttemptPolicy &policy, const QString &task);

/// The attempt of a document: the number at the end of its task, else the count of its session,
/// else 1. It is at least as large as its error history shows, and larger than that if it passes a
/// gate of @p gates. @p chosen, unless 0, replaces the numbers, but not whether they are known.
[[nodiscard]] Attempt attemptOf(const ProtocolPack &pack, const QString &kind,
                                const CanonicalTree &tree, const std::vector<GateResult> &gates,
                                int chosen, SessionState &state, const QString &phase);

} // namespace baton
