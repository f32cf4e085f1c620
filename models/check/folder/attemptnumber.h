// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/folder/attempttexts.h"
#include "models/check/folder/sessionstate.h"

namespace baton {

/// The number of attempts at a document's task, including the current one.
struct Attempt
{
    AttemptCount count{1, 0};
    int sent =
        1; ///< number of times the document was sent, according to its task or the state file
    bool isKnown = false; ///< the document or its session states the number
};

/// The position in PhaseTable::retries of the counter for documents of @p kind; -1 if their gates
/// have none.
[[nodiscard]] int retriesOf(const ProtocolPack &pack, const QString &kind);
/// True if failures in the history of a handoff of @p kind count as attempts at it. False for a
/// plan, whose history contains runs of an earlier plan.
[[nodiscard]] bool isOfFailedRuns(const ProtocolPack &pack, const QString &kind);

/// The maximum number of attempts for documents of @p kind; 0 if there is no limit.
[[nodiscard]] int attemptLimitOf(const ProtocolPack &pack, const QString &kind);

/// The number of runs that have begun if @p counter has the value @p counted. @p hasFailed: the
/// last one failed.
[[nodiscard]] int runsBy(const RetryCounter &counter, int counted, bool hasFailed);

/// The highest possible attempt number, given @p failures in the history and counters at @p
/// counted: one more than the protocol allows, or more if these numbers require it. 0 if any number
/// is possible.
[[nodiscard]] int lastPossibleAttempt(const SessionFormat &reading, int failures, int counted);

/// The attempt of each entry of an error history: the number in the entry unless it exceeds @p
/// last, else one more than that of the previous entry. Among numbered entries, an entry without a
/// number is a new attempt only if @p counted confirms it.
[[nodiscard]] std::vector<int> numberedAttempts(const std::vector<int> &named, int last,
                                                int counted);

/// The number at the end of the document's task; 0 if there is none.
[[nodiscard]] int attemptNamed(const AttemptPolicy &policy, const QString &task);

/// The attempt of a document: the number at the end of its task, else the counter of its session,
/// else 1. At least the number in its error history, and one more if the document passes a gate of
/// @p gates. @p chosen, unless 0, replaces the numbers but not Attempt::isKnown.
[[nodiscard]] Attempt attemptOf(const ProtocolPack &pack, const QString &kind,
                                const CanonicalTree &tree, const std::vector<GateResult> &gates,
                                int chosen, SessionState &state, const QString &phase);

} // namespace baton
