// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/findings/verdict.h"
#include "models/session/value/sessionsummary.h"

#include <optional>

namespace baton {

/// The word beside the mark of @p status, such as "not reached".
[[nodiscard]] QString textOf(RunStatus status);
/// A word such as "stale"; empty if the session has ended or is alive.
[[nodiscard]] QString textOf(Liveness liveness);
/// The status of a session in words: "interrupted" if it no longer runs although its state says so;
/// the word of the state if the status is unknown.
[[nodiscard]] QString wordOf(const SessionSummary &summary);
/// Status and flaw, such as "ok, although phase 2 Flow failed".
[[nodiscard]] QString standingOf(const SessionSummary &summary);
/// @p status with @p flaw, such as "ok, although phase 2 Flow failed".
[[nodiscard]] QString withFlaw(const QString &status, const QString &flaw);
/// A text such as "no sign of life since 2026-02-21 14:10 UTC".
[[nodiscard]] QString silenceText(const QDateTime &since);
/// A text such as "phase 2 Flow"; the title if @p id is not a number.
[[nodiscard]] QString phaseName(const QString &id, const QString &title);
/// A text such as "phase 2 Flow failed".
[[nodiscard]] QString failedText(const QString &id, const QString &title);
/// The stable word for output formats, such as "not-reached"; never translated.
[[nodiscard]] QLatin1StringView nameOf(RunStatus status);
/// The status with the name @p name; nullopt for other words.
[[nodiscard]] std::optional<RunStatus> runStatusNamed(QStringView name);
/// True for the name of a failure, such as "timed-out".
[[nodiscard]] bool isFailureName(QStringView name);
[[nodiscard]] QLatin1StringView nameOf(Liveness liveness);

} // namespace baton
