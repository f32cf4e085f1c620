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

/// The first time that stands at the beginning of the log @p path; invalid when none does.
[[nodiscard]] QDateTime firstTimeIn(const QString &path);

/// The last time that stands at the end of the log @p path; invalid when none does.
[[nodiscard]] QDateTime lastTimeIn(const QString &path);

/// The log to look into for what happened at @p time: of those that tell of later times the one
/// that ended first, because it was written about then; else the one that ended last. A log without
/// times ended when its file was written. Empty when the session has no log.
[[nodiscard]] QString logAt(const Session &session, const QDateTime &time);

/// The paths of the logs that tell of @p time, as far as their ends say.
[[nodiscard]] QStringList logsOf(const Session &session, const QDateTime &time);

/// True for a line of a log of @p session.
[[nodiscard]] bool isLogLine(const Session &session, const Evidence &evidence);

/// The line in the log of a session that @p session started and that failed which shows what @p
/// evidence in its folder shows; empty for anything else.
[[nodiscard]] Evidence logOfOther(const Session &session, const Evidence &evidence);

/// The time at which what @p evidence shows came about: that of its handoff, else of its file.
/// Invalid when neither is known.
[[nodiscard]] QDateTime timeAt(const Session &session, const Evidence &evidence);

} // namespace baton
