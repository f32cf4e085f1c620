// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/logs/causelogs.h"

#include "models/log/reading/logscanner.h"
#include "models/session/logs/sessionlogs.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace baton {

namespace {

/// True for a log without times. It may cover any time up to its last modification.
bool isTimeless(const Session &session, const QString &log)
{
    const auto found = std::ranges::find(session.files, log, &SessionFile::path);
    return found != session.files.end() && !found->lastTime.isValid();
}

/// The lines of the log @p path, read in parts so that the text is never completely in memory.
LogIndex linesOf(const QString &path)
{
    LogIndex index;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return index;
    }
    LogScanner scanner(QFileInfo(file).lastModified(QTimeZone::UTC).date().year());
    qint64 step = qint64(1024) * 1024;
    while (file.seek(scanner.offset())) {
        const QByteArray bytes = file.read(step);
        if (bytes.size() < step) {
            index.append(scanner.scanToEnd(bytes), false);
            break;
        }
        const qint64 before = scanner.offset();
        index.append(scanner.scan(bytes), false);
        step *= scanner.offset() == before ? 2 : 1; // for a line longer than the part
    }
    return index;
}

} // namespace

QList<CauseLog> causeLogs(const Session &session, const SessionFailure &failure)
{
    const bool isOfOther =
        failure.phase >= 0 && !session.phases[size_t(failure.phase)].sessionPath.isEmpty();
    if (!failure.time.isValid() || isOfOther) {
        return {};
    }
    QList<CauseLog> logs;
    for (const QString &path : logsOf(session, failure.time)) {
        logs.append({path, isTimeless(session, path) ? QDateTime() : failure.time});
    }
    if (const QString ended = logs.isEmpty() ? logAt(session, failure.time) : QString();
        !ended.isEmpty()) {
        logs.append({ended, failure.time, true});
    }
    return logs;
}

Evidence lineOf(const CauseLog &log)
{
    Evidence place{log.path, {}, 0, 0};
    if (!log.time.isValid()) {
        return place;
    }
    const LogIndex index = linesOf(log.path);
    const qint64 line = index.firstSince(log.time.toMSecsSinceEpoch()) + 1;
    place.line = static_cast<int>(std::min(line, index.lineCount()));
    return place;
}

} // namespace baton
