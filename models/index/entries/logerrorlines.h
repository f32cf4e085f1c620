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
    bool isGap =
        false; ///< the text says, in English like all stored texts, which lines are omitted here
};

/// The lines of the log @p path at error level. A traceback counts as one line. If there are more
/// than a hundred, returns the first and the last fifty. Of a log above two megabytes, only the
/// first and the last megabyte are read. An additional line in its place reports each gap.
[[nodiscard]] std::vector<LogErrorLine> logErrorLines(const QString &path);

} // namespace baton
