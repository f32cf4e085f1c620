// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/hooks/recentfiles.h"

#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

#include <tuple>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr qint64 headOfTranscript = 256 * 1024;
constexpr int coarseness = 1; ///< seconds that the times of some file systems are off

} // namespace

QDateTime transcriptBegin(const QString &path)
{
    static const QRegularExpression time(u"\"timestamp\"\\s*:\\s*\"([^\"]{10,40})\""_s);
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly)) { // a pipe would not end
        return {};
    }
    const QString head = QString::fromUtf8(file.read(headOfTranscript));
    const QDateTime named = QDateTime::fromString(time.match(head).captured(1), Qt::ISODateWithMs);
    const QFileInfo info(path);
    const QDateTime ofFile = info.birthTime().isValid() ? info.birthTime() : info.lastModified();
    return (named.isValid() ? named : ofFile).addSecs(-coarseness);
}

RecentFiles filesSince(const QDateTime &begin, const QString &folder, const WantedFiles &wanted,
                       const std::atomic_bool &stop)
{
    RecentFiles found;
    WalkRequest request;
    request.root = folder;
    request.wanted = wanted;
    request.followsLinks = false; // what lies elsewhere is of others
    const qint64 since = begin.toMSecsSinceEpoch();
    // A folder that cannot be listed contains no files of the agent.
    std::ignore = walk(request, stop, [&](const WalkChunk &chunk) {
        for (const WorkspaceEntry &entry : chunk.found) {
            if (entry.modified < since) {
                continue;
            }
            if (entry.problem.isEmpty()) {
                found.files.append(entry.path);
            } else if (entry.modified > 0) {
                found.unnamed.append(entry.path);
            }
        }
    });
    found.isWhole = !stop;
    return found;
}

} // namespace baton
