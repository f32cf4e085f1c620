// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/state/copydetection.h"

#include "models/disk/folderlisting.h"

#include <QTimeZone>

namespace baton {

bool areCopied(const QString &folder, const QString &stateFile, const QDateTime &lastReported)
{
    constexpr qint64 atOnce = 60;
    constexpr qint64 writing = 5 * 60;
    QFileInfoList files = entriesIn(folder, QDir::Files | QDir::Hidden);
    files.append(QFileInfo(stateFile));
    QDateTime first;
    QDateTime last;
    for (const QFileInfo &file : std::as_const(files)) {
        const QDateTime time = file.lastModified(QTimeZone::UTC);
        first = first.isValid() ? std::min(first, time) : time;
        last = last.isValid() ? std::max(last, time) : time;
    }
    return lastReported.isValid() && lastReported.secsTo(first) > writing
        && first.secsTo(last) < atOnce;
}

} // namespace baton
