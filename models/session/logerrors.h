// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/evidence.h"

#include <QDateTime>
#include <QRegularExpression>

#include <vector>

namespace baton {

/// A line of a log that tells of an error.
struct LogError
{
    QString message;
    QDateTime time;
    Evidence evidence;
};

/// The errors of a log, in order. Of a long one the beginning and the end are searched, and of many
/// errors the first and the last are taken.
struct LogErrors
{
    std::vector<LogError> errors;
    bool isWhole = true; ///< false: something in the middle was left out
};

/// @p line fits a line with an error and finds its "time" and "message".
[[nodiscard]] LogErrors readLogErrors(const QString &path, const QRegularExpression &line);

} // namespace baton
