// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/session.h"

namespace baton {

/// A log that may show a failure.
struct CauseLog
{
    QString path;
    QDateTime time = {};  ///< time to show; invalid if the log has no times
    bool isEnded = false; ///< the log ends before that time and is not continued by another one

    friend bool operator==(const CauseLog &, const CauseLog &) = default;
};

/// The logs of @p session that may show @p failure: those that cover its time, else the last one.
/// For the failure of a session started by this one, the logs of that session, which the evidence
/// names.
[[nodiscard]] QList<CauseLog> causeLogs(const Session &session, const SessionFailure &failure);

/// The first line at or after its time. The last line if the log ended before; no line if the log
/// has no times. Reads the log.
[[nodiscard]] Evidence lineOf(const CauseLog &log);

} // namespace baton
