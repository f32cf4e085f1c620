// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/folder/attempttexts.h"
#include "models/check/folder/sessionstate.h"

namespace baton {

/// The number of times that its producer has tried the task of a document, itself included.
struct Attempt
{
    AttemptCount count{1, 0};
    int sent = 1;         ///< number of times the document was sent, as task or state say
    bool isKnown = false; ///< the document or its session states the number
};

/// The position in PhaseTable::retries at which documents of the kind @p kind count among the
/// retries of their protocol; -1 if their gates name none.
[[nodiscard]] int retriesOf(const ProtocolPack &pack, const QString &kind);
/// True where the failures in the history of a handoff of @p kind count as attempts of the handoff:
/// not those in the history of a plan, which are runs of an earlier plan.
[[nodiscard]] bool isOfFailedRuns(const ProtocolPack &pack, const QString &kind);

/// The most attempts that the protocol allows of documents of the kind @p kind; 0: any number.
[[nodiscard]] int attemptLimitOf(const ProtocolPack &pack, const QString &kind);

/// The number of runs that were begun when @p counter stands at @p counted, whether the last one
/// failed or not.
[[nodiscard]] int runsBy(const RetryCounter &counter, int counted, bool hasFailed);

/// The last attempt that a number may mean where @p failures are told of and the counters stand at
/// @p counted: what the protocol allows and one more, unless these speak for more. 0: any.
[[nodiscard]] int lastPossibleAttempt(const SessionFormat &reading, int failures, int counted);

/// The attempts that the entries of an error history are of: each is of the one that it names where
/// that is not beyond @p last, else of the one after the entry before. Among entries that are
/// numbered one without a number makes no attempt more, unless @p counted tells of it.
[[nodiscard]] std::vector<int> numberedAttempts(const std::vector<int> &named, int last,
                                                int counted);

/// The number that the task of a document ends with; 0 without one.
[[nodiscard]] int attemptNamed(const AttemptPolicy &policy, const QString &task);

/// The number at the end of the document's task, else what its session counts, else 1; the count is
/// no less than its error history tells, and behind that where it passes a gate of @p gates.
/// @p chosen, unless it is 0, changes the numbers, not whether they are known.
[[nodiscard]] Attempt attemptOf(const ProtocolPack &pack, const QString &kind,
                                const CanonicalTree &tree, const std::vector<GateResult> &gates,
                                int chosen, SessionState &state, const QString &phase);

} // namespace baton
