// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/session.h"

#include <QString>

/// Sentences about a session that stand in more than one place.
namespace baton::wording {

/// The folder that distinguishes a session from another one of the same name: its own, or its
/// parent if its own has that name.
[[nodiscard]] QString distinctFolder(const SessionSummary &session);
/// The name of the folder that holds the session's.
[[nodiscard]] QString folderAbove(const SessionSummary &session);
/// The receiver's action on a handoff, by its verdict.
[[nodiscard]] QString verdict(const Verdict &verdict);
/// " (file)" for a handoff of which only the file's time is known; else empty.
[[nodiscard]] QString timeOfFile(const SessionHandoff &handoff);
/// The duration from @p start to @p end, or to @p now while it runs. Empty if the start or the end
/// is unknown: something interrupted at its start may have run for any time.
[[nodiscard]] QString duration(const QDateTime &start, const QDateTime &end, RunStatus status,
                               const QDateTime &now);
/// "failed"; "failed, passed over" of a failure that nothing repaired and things went on without.
[[nodiscard]] QString status(RunStatus status, bool isPassedOver);
/// The same for a row or a run of it, with its flaw.
[[nodiscard]] QString status(const SessionPhase &phase);
[[nodiscard]] QString status(const SessionPhase &phase, const SessionAttempt &attempt);
/// "Mode: LITE"; a boolean fact is shown only if it is true.
[[nodiscard]] QString fact(const SessionFact &fact);
/// "4.2 KiB" in the reader's language.
[[nodiscard]] QString size(qint64 bytes);
/// "phase2-flow-result:28" or with the file's suffix when it is no document.
[[nodiscard]] QString place(const Evidence &evidence);
/// "phase 2, attempt 1"
[[nodiscard]] QString where(const Session &session, const SessionFailure &failure);
/// "phase 2, attempt 1 · 14:52:08"
[[nodiscard]] QString whereAndWhen(const Session &session, const SessionFailure &failure);
/// "1 gate, 2 handoffs, 1 finding"
[[nodiscard]] QString kindsOf(const std::vector<SessionFailure> &failures);
/// "1 repaired · 1 failure open"
[[nodiscard]] QString failureCounts(const Session &session);
/// "3 passed · 1 failed · 1 skipped · 3 not evaluated"
[[nodiscard]] QString gateCounts(const Session &session);
/// The line below a session's answer: id, protocol's facts, start, duration.
[[nodiscard]] QString facts(const Session &session, const QDateTime &now);
/// The next step and its rule; empty: nobody has to act.
[[nodiscard]] QString next(const NextStep &next);
/// "workflow-state.yaml cannot be read now; showing the state of 14:02:08", in local time; empty if
/// the present file is shown.
[[nodiscard]] QString stateKept(const SessionSummary &session);
/// The answer itself, also for a session that gives none.
[[nodiscard]] QString headline(const Session &session);

} // namespace baton::wording
