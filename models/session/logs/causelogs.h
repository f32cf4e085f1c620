// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/session.h"

namespace baton {

/// A log to look into for a failure.
struct CauseLog
{
    QString path;
    QDateTime time = {};  ///< time to show; invalid: the log has no times
    bool isEnded = false; ///< the log ends before that time, and no other continues

    friend bool operator==(const CauseLog &, const CauseLog &) = default;
};

/// The logs of @p session that may show @p failure: those that cover its time, else the last one.
/// The failure of a session that this one started is in the logs of that session, named in the
/// evidence.
[[nodiscard]] QList<CauseLog> causeLogs(const Session &session, const SessionFailure &failure);

/// The first line of its time or later, the last one of a log that ended before; without a line
/// where no line has a time. Reads the log.
[[nodiscard]] Evidence lineOf(const CauseLog &log);

} // namespace baton
