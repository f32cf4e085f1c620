// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/index/entries/logerrorlines.h"

#include "models/log/reading/logentryreader.h"

#include <QFile>
#include <QFileInfo>
#include <QTimeZone>

namespace baton {

namespace {

constexpr qint64 partSize = qint64(1) << 20;
constexpr qint64 blockSize = qint64(1) << 20;
constexpr size_t mostLines = 100;
constexpr qsizetype longestLine = 2000;

/// Reads @p file up to @p end and counts its lines.
int linesBefore(QFile &file, qint64 end)
{
    qint64 lines = 0;
    while (file.pos() < end) {
        const QByteArray block = file.read(std::min(blockSize, end - file.pos()));
        if (block.isEmpty()) {
            break;
        }
        lines += block.count('\n');
    }
    return static_cast<int>(lines);
}

} // namespace

std::vector<LogErrorLine> logErrorLines(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return {};
    }
    int number = linesBefore(file, file.size() - partSize);
    const QByteArray bytes = file.read(partSize);
    LogEntryReader reader(QFileInfo(path).lastModified(QTimeZone::UTC).date().year());
    std::vector<LogErrorLine> lines;
    bool isOfLast = false; // the line before was an error as well
    for (const QByteArray &line : bytes.split('\n')) {
        ++number;
        const LogEntry entry = reader.next(line);
        const bool isError = entry.level == LogLevel::Error;
        const QString text = QString::fromUtf8(line.first(std::min(longestLine, line.size())));
        if (isError && isOfLast && !entry.time && lines.back().text.size() < longestLine) {
            lines.back().text += u'\n' + text;
        } else if (isError) {
            lines.push_back({number,
                             entry.time
                                 ? QDateTime::fromMSecsSinceEpoch(*entry.time, QTimeZone::UTC)
                                 : QDateTime(),
                             text.trimmed()});
        }
        isOfLast = isError;
    }
    if (lines.size() > mostLines) {
        lines.erase(lines.begin(), lines.end() - mostLines);
    }
    return lines;
}

} // namespace baton
