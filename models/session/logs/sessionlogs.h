// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/pack/sessionformat.h"
#include "models/session/value/session.h"

namespace baton {

/// The paths of the logs of @p session.
[[nodiscard]] QStringList logsOf(const Session &session);

/// The paths of the logs in @p folder of a session in @p format, as the format orders them and by
/// name.
[[nodiscard]] QStringList logsIn(const QString &folder, const SessionFormat &format);

/// The first time at the beginning of the log @p path; invalid: none.
[[nodiscard]] QDateTime firstTimeIn(const QString &path);

/// The last time at the end of the log @p path; invalid: none.
[[nodiscard]] QDateTime lastTimeIn(const QString &path);

/// The log to read about @p time: of the logs with later times the one that ended first, since it
/// was written around then; else the one that ended last. A log without times ended when its file
/// was written. Empty: no log.
[[nodiscard]] QString logAt(const Session &session, const QDateTime &time);

/// The paths of the logs that cover @p time, by their first and last times.
[[nodiscard]] QStringList logsOf(const Session &session, const QDateTime &time);

/// True for a line of a log of @p session.
[[nodiscard]] bool isLogLine(const Session &session, const Evidence &evidence);

/// The line in the log of a failed session, started by @p session, that shows the same as @p
/// evidence in its folder; empty: none.
[[nodiscard]] Evidence logOfOther(const Session &session, const Evidence &evidence);

/// The time of @p evidence: that of its handoff, else of its file. Invalid: unknown.
[[nodiscard]] QDateTime timeAt(const Session &session, const Evidence &evidence);

} // namespace baton
