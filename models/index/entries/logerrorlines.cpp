// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/index/entries/logerrorlines.h"

#include "models/log/reading/logentryreader.h"

#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QTimeZone>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr qint64 partSize = qint64(1) << 20;
constexpr qint64 blockSize = qint64(1) << 20;
constexpr size_t mostAtEachEnd = 50;
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

/// The errors in @p bytes, which begin after @p number lines of a log of @p year.
std::vector<LogErrorLine> errorsIn(const QByteArray &bytes, int number, int year)
{
    LogEntryReader reader(year);
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
    return lines;
}

LogErrorLine gapAt(int line, const QString &text)
{
    return {line, {}, text, true};
}

/// @p lines with only the first and the last errors, and a gap in place of those in between.
std::vector<LogErrorLine> bothEndsOf(std::vector<LogErrorLine> lines)
{
    const auto errors = size_t(std::ranges::count(lines, false, &LogErrorLine::isGap));
    if (errors <= 2 * mostAtEachEnd) {
        return lines;
    }
    const size_t left = errors - 2 * mostAtEachEnd;
    std::vector<LogErrorLine> kept;
    size_t number = 0;
    for (LogErrorLine &line : lines) {
        const size_t before = line.isGap ? 0 : number++; // errors
        if (before == mostAtEachEnd) {
            kept.push_back(
                gapAt(line.line,
                      left == 1 ? u"1 more error line"_s : u"%1 more error lines"_s.arg(left)));
        }
        if (before < mostAtEachEnd || before >= mostAtEachEnd + left) {
            kept.push_back(std::move(line));
        }
    }
    return kept;
}

} // namespace

std::vector<LogErrorLine> logErrorLines(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return {};
    }
    const int year = QFileInfo(path).lastModified(QTimeZone::UTC).date().year();
    const qint64 unread = std::max<qint64>(0, file.size() - 2 * partSize);
    const QByteArray begin = file.read(unread > 0 ? partSize : 2 * partSize);
    const int before = static_cast<int>(begin.count('\n'));
    std::vector<LogErrorLine> lines = errorsIn(begin, 0, year);
    if (unread > 0) {
        lines.push_back(gapAt(
            before + 1, u"%1 of the log not read"_s.arg(QLocale::c().formattedDataSize(unread))));
        const int skipped = linesBefore(file, partSize + unread);
        const std::vector<LogErrorLine> last =
            errorsIn(file.read(partSize), before + skipped, year);
        lines.insert(lines.end(), last.begin(), last.end());
    }
    return bothEndsOf(std::move(lines));
}

} // namespace baton
