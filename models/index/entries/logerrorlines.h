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
    bool isGap = false; ///< the text says, in English as all that is stored, what is left out from
                        ///< here on
};

/// The lines of the log @p path at the level of an error, those of a traceback as one. Of more than
/// a hundred the first and the last fifty; of a log above two megabytes only the first and the last
/// one are read. One more line at its place reports each gap.
[[nodiscard]] std::vector<LogErrorLine> logErrorLines(const QString &path);

} // namespace baton
