// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/pack/sessionformat.h"
#include "models/session/value/session.h"

namespace baton {

/// The paths of the logs of @p session.
[[nodiscard]] QStringList logsOf(const Session &session);

/// The paths of the logs in @p folder of a session in the format @p format, in the order of the
/// format, then by name.
[[nodiscard]] QStringList logsIn(const QString &folder, const SessionFormat &format);

/// The first time at the beginning of the log @p path; invalid if there is none.
[[nodiscard]] QDateTime firstTimeIn(const QString &path);

/// The last time at the end of the log @p path; invalid if there is none.
[[nodiscard]] QDateTime lastTimeIn(const QString &path);

/// The log to read about @p time. Of the logs with later times, the one that ended first, because
/// it was being written at that time; else the one that ended last. A log without times ended when
/// its file was written. Empty if there is no log.
[[nodiscard]] QString logAt(const Session &session, const QDateTime &time);

/// The paths of the logs that cover @p time according to their first and last times.
[[nodiscard]] QStringList logsOf(const Session &session, const QDateTime &time);

/// True if @p evidence is a line of a log of @p session.
[[nodiscard]] bool isLogLine(const Session &session, const Evidence &evidence);

/// The line that matches @p evidence in the log of a failed session started by @p session; empty if
/// there is none.
[[nodiscard]] Evidence logOfOther(const Session &session, const Evidence &evidence);

/// The time of @p evidence: that of its handoff, else of its file; invalid if unknown.
[[nodiscard]] QDateTime timeAt(const Session &session, const Evidence &evidence);

} // namespace baton
