// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/evidence.h"

#include <QDateTime>
#include <QRegularExpression>

#include <vector>

namespace baton {

/// A line of a log that reports an error.
struct LogError
{
    QString message;
    QDateTime time;
    Evidence evidence;
    QString repairedBy = {}; ///< later line that reports the repair; empty: none
    int behind = 0;          ///< number of lines after it; only set for the last error
};

/// The errors of a log, in order. Of a long one the beginning and the end are searched, and of many
/// errors the first and the last are taken.
struct LogErrors
{
    std::vector<LogError> errors;
    bool isWhole = true; ///< false: the middle of the log was not searched
};

/// @p line matches a line with an error and captures "time" and "message"; @p repaired matches a
/// line about something that works again. A repair that names nothing refers to the last errors
/// directly before it, without another line between them.
[[nodiscard]] LogErrors readLogErrors(const QString &path, const QRegularExpression &line,
                                      const QRegularExpression &repaired);

/// The effect of a line on an error before it.
enum class Repair {
    No,
    This, ///< the repair of this error: "redis reconnected" after "redis connection lost, retrying"
    Nothing ///< a repair that names no error: "retry succeeded", "all fixed"
};

/// The effect of @p line, which @p repaired fits, on @p error.
[[nodiscard]] Repair repairOf(const QString &line, const QRegularExpression &repaired,
                              const QString &error);

} // namespace baton
