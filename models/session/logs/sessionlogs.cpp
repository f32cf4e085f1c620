// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/logs/sessionlogs.h"

#include "models/disk/folderlisting.h"
#include "models/log/reading/logtime.h"
#include "models/strings/pathstrings.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace baton {

namespace {

constexpr qint64 tailBytes = 16'384;

QDateTime utc(const LogTime &time)
{
    return QDateTime::fromMSecsSinceEpoch(time.milliseconds, QTimeZone::UTC);
}

QDateTime endOf(const SessionFile &log)
{
    return log.lastTime.isValid() ? log.lastTime : log.modified;
}

} // namespace

QStringList logsIn(const QString &folder, const SessionFormat &format)
{
    QStringList logs;
    for (const FileRole &known : format.files) {
        if (known.role != SessionFile::Role::Log) {
            continue;
        }
        const QString within = parentOf(known.path.text());
        const QString place = QDir::cleanPath(folder + u'/' + within);
        for (const QString &name : namesIn(place, QDir::Files)) {
            const QString path = place + u'/' + name;
            if (known.path.matches(within.isEmpty() ? name : within + u'/' + name)
                && !logs.contains(path)) {
                logs.append(path);
            }
        }
    }
    return logs;
}

QStringList logsOf(const Session &session)
{
    QStringList logs;
    for (const SessionFile &file : session.files) {
        if (file.role == SessionFile::Role::Log) {
            logs.append(file.path);
        }
    }
    return logs;
}

QStringList logsOf(const Session &session, const QDateTime &time)
{
    QStringList logs;
    for (const SessionFile &file : session.files) {
        const QDateTime end = endOf(file);
        if (file.role == SessionFile::Role::Log && (!end.isValid() || end >= time)) {
            logs.append(file.path);
        }
    }
    return logs;
}

QString logAt(const Session &session, const QDateTime &time)
{
    const SessionFile *later = nullptr;
    const SessionFile *last = nullptr;
    for (const SessionFile &file : session.files) {
        if (file.role != SessionFile::Role::Log) {
            continue;
        }
        if (endOf(file) >= time && (!later || endOf(file) < endOf(*later))) {
            later = &file;
        }
        if (!last || endOf(*last) < endOf(file)) {
            last = &file;
        }
    }
    const SessionFile *best = later ? later : last;
    return best ? best->path : QString();
}

QDateTime lastTimeIn(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return {};
    }
    file.seek(std::max(qint64(0), file.size() - tailBytes));
    const QList<QByteArray> lines = file.readAll().split('\n');
    const int year = QFileInfo(file).lastModified(QTimeZone::UTC).date().year();
    for (qsizetype i = lines.size(); i-- > 0;) {
        if (const std::optional<LogTime> time = timeIn(lines[i], year)) {
            return utc(*time);
        }
    }
    return {};
}

QDateTime firstTimeIn(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return {};
    }
    const int year = QFileInfo(file).lastModified(QTimeZone::UTC).date().year();
    const QList<QByteArray> lines = file.read(tailBytes).split('\n');
    for (const QByteArray &line : lines) {
        if (const std::optional<LogTime> time = timeIn(line, year)) {
            return utc(*time);
        }
    }
    return {};
}

bool isLogLine(const Session &session, const Evidence &evidence)
{
    return evidence.line > 0 && logsOf(session).contains(evidence.path);
}

Evidence logOfOther(const Session &session, const Evidence &evidence)
{
    const auto isIts = [&evidence](const SessionPhase &phase) {
        return !phase.sessionPath.isEmpty() && isBelow(evidence.path, phase.sessionPath);
    };
    const auto found = std::ranges::find_if(session.phases, isIts);
    if (found == session.phases.end() || found->log.isEmpty()) {
        return {};
    }
    return evidence.path == found->log.path ? evidence : found->log;
}

QDateTime timeAt(const Session &session, const Evidence &evidence)
{
    if (evidence.isEmpty()) {
        return {};
    }
    const SessionHandoff *best = nullptr;
    for (const SessionHandoff &handoff : session.handoffs) {
        const bool isSame = handoff.at.path == evidence.path && handoff.kept.isEmpty();
        if (isSame && (!best || handoff.at.document == evidence.document)) {
            best = &handoff;
        }
    }
    if (best) {
        return best->time;
    }
    const auto file = std::ranges::find(session.files, evidence.path, &SessionFile::path);
    return file == session.files.end() ? QDateTime() : file->modified;
}

} // namespace baton
