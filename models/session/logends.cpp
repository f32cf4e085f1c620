// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/logends.h"

#include "models/document/lineindex.h"
#include "models/log/ansitext.h"
#include "models/log/loglevel.h"

#include <QFile>
#include <QFileInfo>

namespace baton {

namespace {

constexpr qint64 tailSize = qint64(1) << 20;

/// Counts the lines before @p end and goes there.
int linesBefore(QFile &file, qint64 end)
{
    int lines = 0;
    while (file.pos() < end) {
        const QByteArray block = file.read(std::min(tailSize, end - file.pos()));
        if (block.isEmpty()) {
            break;
        }
        lines += static_cast<int>(block.count('\n'));
    }
    return lines;
}

} // namespace

QString logMessage(const QString &line)
{
    const QByteArray bytes = line.toUtf8();
    const LogHead head = logHead(bytes);
    // "ValueError: …" is said by the line itself, "[ERROR] …" is its level.
    const QByteArrayView level =
        QByteArrayView(bytes).sliced(head.levelBegin, head.levelEnd - head.levelBegin);
    const bool isLevel = head.level != LogLevel::None
        && !(level.endsWith("Error") && level.size() > 5) && !level.endsWith("Exception");
    qsizetype begin = std::max(isLevel ? head.levelEnd : 0, head.time ? head.time->end : 0);
    while (begin > 0 && begin < bytes.size()
           && QByteArrayView("]): -|>\t").contains(bytes[begin])) {
        ++begin;
    }
    return QString::fromUtf8(QByteArrayView(bytes).sliced(begin)).trimmed();
}

std::optional<LogError> lastErrorIn(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return {};
    }
    const int before = linesBefore(file, file.size() - tailSize);
    const QByteArray tail = file.read(tailSize);
    const LineIndex lines(tail);
    LogEntryReader reader(QFileInfo(file).lastModified(QTimeZone::UTC).date().year());
    std::optional<LogError> last;
    for (int line = 1; line <= lines.lineCount(); ++line) {
        const ByteRange range = lines.lineRange(line);
        const QByteArrayView bytes = QByteArrayView(tail).sliced(range.begin, range.length());
        const LogEntry entry = reader.next(bytes);
        const QString message =
            entry.level == LogLevel::Error ? logMessage(ansiText(bytes).text) : QString();
        if (!message.isEmpty()) {
            last = {message,
                    entry.time ? QDateTime::fromMSecsSinceEpoch(*entry.time, QTimeZone::UTC)
                               : QDateTime(),
                    {path, {}, 0, before + line}};
        }
    }
    return last;
}

} // namespace baton
