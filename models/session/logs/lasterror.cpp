// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/logs/lasterror.h"

#include "models/log/reading/ansitext.h"
#include "models/log/reading/logentryreader.h"
#include "models/session/logs/terminalerror.h"
#include "models/text/lineindex.h"

#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr qint64 tailSize = qint64(1) << 20;

/// Counts the lines before @p end and moves there.
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

/// True for a line without a level that continues the previous one.
bool isContinued(const QString &line)
{
    return (line.startsWith(u' ') || line.startsWith(u'\t'))
        && logHead(line.toUtf8()).level == LogLevel::None;
}

/// The last error in terminal output: the first of several consecutive ones. An error that only
/// follows others counts if there is no other.
class LastError
{
public:
    void take(LogError error, TerminalError said)
    {
        if (error.message.isEmpty() || said == TerminalError::Denied) {
            return;
        }
        if (said == TerminalError::Follows) {
            m_following = std::move(error);
            return;
        }
        const bool isInRow = m_last && said == TerminalError::OfSeveral && m_said == said;
        m_between = 0;
        if (!isInRow) {
            m_last = std::move(error);
            m_said = said;
        }
    }

    /// Starts a new group of errors at a command, and after a line that is not source text of an
    /// error.
    void pass(const QString &line)
    {
        constexpr int mostOfSource = 12;
        static const QRegularExpression command(u"^(?:[$>+#] |\\S+@\\S+[$#] )\\S"_s);
        const bool isNew = ++m_between > mostOfSource || command.match(line).hasMatch();
        m_said = isNew ? TerminalError::None : m_said;
    }

    [[nodiscard]] const std::optional<LogError> &found() const
    {
        return m_last ? m_last : m_following;
    }

private:
    std::optional<LogError> m_last;
    std::optional<LogError> m_following;
    TerminalError m_said = TerminalError::None;
    int m_between = 0; ///< number of lines since the last error
};

} // namespace

QString logMessage(const QString &line)
{
    const QByteArray bytes = line.toUtf8();
    const LogHead head = logHead(bytes);
    // In "ValueError: …" the level is part of the message; in "[ERROR] …" it is not.
    const QByteArrayView level =
        QByteArrayView(bytes).sliced(head.levelBegin, head.levelEnd - head.levelBegin);
    const bool isLevel = head.level != LogLevel::None
        && !(level.endsWith("Error") && level.size() > 5) && !level.endsWith("Exception");
    const qsizetype timeEnd = head.time ? head.time->end : 0;
    // In "a.cpp:12:5: error: …" the place precedes the level.
    const QByteArrayView place = QByteArrayView(bytes)
                                     .first(head.levelBegin)
                                     .sliced(std::min(timeEnd, head.levelBegin))
                                     .trimmed();
    const bool isPlaced = isLevel && place.endsWith(':') && place.size() > 1;
    qsizetype begin = std::max(isLevel && !isPlaced ? head.levelEnd : 0, timeEnd);
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
    LastError last;
    for (int line = 1; line <= lines.lineCount(); ++line) {
        const ByteRange range = lines.lineRange(line);
        const QByteArrayView bytes = QByteArrayView(tail).sliced(range.begin, range.length());
        const LogEntry entry = reader.next(bytes);
        const QString shown = ansiText(bytes).text;
        const QString text = shown.trimmed();
        const TerminalError said = terminalError(text);
        const bool isError =
            entry.level == LogLevel::Error && said != TerminalError::Denied && !isContinued(shown);
        if (said == TerminalError::None && !isError) {
            last.pass(text);
            continue;
        }
        const bool isOfLog = said == TerminalError::None || entry.time;
        const QString message = isOfLog ? logMessage(text) : text;
        const std::optional<QDateTime> time = entry.time
            ? std::optional(QDateTime::fromMSecsSinceEpoch(*entry.time, QTimeZone::UTC))
            : std::nullopt;
        last.take({message, time.value_or(QDateTime()), {path, {}, 0, before + line}}, said);
    }
    std::optional<LogError> found = last.found();
    if (found) {
        found->behind = before + lines.lineCount() - found->evidence.line;
    }
    return found;
}

} // namespace baton
