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
    QString repairedBy = {}; ///< later line that reports the repair; empty if there is none
    int behind = 0;          ///< number of lines after it; set only for the last error
};

/// The errors of a log, in order. In a long log, only the beginning and the end are searched; of
/// many errors, the first and the last are kept.
struct LogErrors
{
    std::vector<LogError> errors;
    bool isWhole = true; ///< false if the middle of the log was not searched
};

/// Reads the errors of the log @p path. @p line matches a line with an error and captures "time"
/// and "message"; @p repaired matches a line that reports a repair. A repair without a subject
/// refers to the errors directly before it.
[[nodiscard]] LogErrors readLogErrors(const QString &path, const QRegularExpression &line,
                                      const QRegularExpression &repaired);

/// The effect of a line on an earlier error.
enum class Repair {
    No,
    This,   ///< the repair of this error, such as "redis reconnected" after "redis connection lost,
            ///< retrying"
    Nothing ///< a repair without a subject, such as "retry succeeded" or "all fixed"
};

/// The effect of @p line, which matches @p repaired, on @p error.
[[nodiscard]] Repair repairOf(const QString &line, const QRegularExpression &repaired,
                              const QString &error);

} // namespace baton
