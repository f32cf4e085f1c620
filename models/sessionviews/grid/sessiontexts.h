// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/session.h"

#include <QString>

/// Sentences about a session that are used in several places.
namespace baton::wording {

/// The folder that distinguishes @p session from another one of the same name: its own, or its
/// parent if its own has that name.
[[nodiscard]] QString distinctFolder(const SessionSummary &session);
/// The name of the folder that contains the folder of @p session.
[[nodiscard]] QString folderAbove(const SessionSummary &session);
/// The receiver's action on a handoff, by its verdict.
[[nodiscard]] QString verdict(const Verdict &verdict);
/// " (file)" if the time of @p handoff is the modification time of its file; else empty.
[[nodiscard]] QString timeOfFile(const SessionHandoff &handoff);
/// The duration from @p start to @p end, or to @p now while it runs. Empty if start or end is
/// unknown, or if an unfinished run shows nothing after its start.
[[nodiscard]] QString duration(const QDateTime &start, const QDateTime &end, RunStatus status,
                               const QDateTime &now);
/// "failed", or "failed, passed over" for a failure that was not repaired although the whole went
/// on.
[[nodiscard]] QString status(RunStatus status, bool isPassedOver);
/// The status of a row, with its flaw.
[[nodiscard]] QString status(const SessionPhase &phase);
[[nodiscard]] QString status(const SessionPhase &phase, const SessionAttempt &attempt);
/// A text such as "Mode: LITE". A boolean fact is shown only if it is true.
[[nodiscard]] QString fact(const SessionFact &fact);
/// A text such as "4.2 KiB" in the user's language.
[[nodiscard]] QString size(qint64 bytes);
/// A text such as "phase2-flow-result:28"; with the suffix of the file if it is not a document.
[[nodiscard]] QString place(const Evidence &evidence);
/// A text such as "phase 2, attempt 1".
[[nodiscard]] QString where(const Session &session, const SessionFailure &failure);
/// A text such as "phase 2, attempt 1 · 14:52:08".
[[nodiscard]] QString whereAndWhen(const Session &session, const SessionFailure &failure);
/// A text such as "1 gate, 2 handoffs, 1 finding".
[[nodiscard]] QString kindsOf(const std::vector<SessionFailure> &failures);
/// A text such as "1 repaired · 1 failure open".
[[nodiscard]] QString failureCounts(const Session &session);
/// A text such as "3 passed · 1 failed · 1 skipped · 3 not evaluated".
[[nodiscard]] QString gateCounts(const Session &session);
/// The line below a session's headline: id, facts of the protocol, start and duration.
[[nodiscard]] QString facts(const Session &session, const QDateTime &now);
/// The next step and its rule; empty if nobody has to act.
[[nodiscard]] QString next(const NextStep &next);
/// A text such as "workflow-state.yaml cannot be read now; showing the state of 14:02:08", in local
/// time. Empty if the current state is shown.
[[nodiscard]] QString stateKept(const SessionSummary &session);
/// The headline of a session, even if its protocol provides none.
[[nodiscard]] QString headline(const Session &session);

} // namespace baton::wording
