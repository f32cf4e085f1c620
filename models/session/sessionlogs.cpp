// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/sessionlogs.h"

namespace baton {

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

QString logAt(const Session &session, const QDateTime &time)
{
    const SessionFile *best = nullptr;
    for (const SessionFile &file : session.files) {
        const bool isLater = file.role == SessionFile::Role::Log && file.modified >= time;
        if (isLater && (!best || file.modified < best->modified)) {
            best = &file;
        }
    }
    return best ? best->path : logsOf(session).value(0);
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
