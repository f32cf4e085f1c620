// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/findings/verdict.h"
#include "models/session/value/sessionsummary.h"

#include <optional>

namespace baton {

/// The word beside the mark of @p status: "not reached".
[[nodiscard]] QString textOf(RunStatus status);
/// "stale"; empty if the session has ended or is alive.
[[nodiscard]] QString textOf(Liveness liveness);
/// "pass", "fail", "not evaluated".
[[nodiscard]] QString textOf(CriterionState state);
/// The status of a session in words: "interrupted" if it no longer runs although its state says so;
/// the state's own word if that is unknown.
[[nodiscard]] QString wordOf(const SessionSummary &summary);
/// Both, with the flaw: "ok, although phase 2 Flow failed".
[[nodiscard]] QString standingOf(const SessionSummary &summary);
/// "ok, although phase 2 Flow failed"
[[nodiscard]] QString withFlaw(const QString &status, const QString &flaw);
/// "no sign of life since 2026-02-21 14:10 UTC"
[[nodiscard]] QString silenceText(const QDateTime &since);
/// "phase 2 Flow"; without a number the title.
[[nodiscard]] QString phaseName(const QString &id, const QString &title);
/// "phase 2 Flow failed"
[[nodiscard]] QString failedText(const QString &id, const QString &title);
/// The stable word of the output formats, never translated: "not-reached".
[[nodiscard]] QLatin1StringView nameOf(RunStatus status);
/// The status of that name; nothing for any other word.
[[nodiscard]] std::optional<RunStatus> runStatusNamed(QStringView name);
/// True for the name of a failure: "timed-out".
[[nodiscard]] bool isFailureName(QStringView name);
[[nodiscard]] QLatin1StringView nameOf(Liveness liveness);

} // namespace baton
