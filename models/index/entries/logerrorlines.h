// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDateTime>
#include <QString>

#include <vector>

namespace baton {

struct LogErrorLine
{
    int line = 0; ///< from 1
    QDateTime time;
    QString text;
};

/// The lines of the log @p path at the level of an error, those of a traceback as one; the last
/// hundred of its last megabyte.
[[nodiscard]] std::vector<LogErrorLine> logErrorLines(const QString &path);

} // namespace baton
