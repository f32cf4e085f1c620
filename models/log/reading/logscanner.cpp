// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/log/reading/logscanner.h"

#include "models/log/reading/ansiescape.h"

namespace baton {

namespace {

constexpr qint64 firstStep = qint64(256) * 1024;
constexpr qint64 largestStep = qint64(4) * 1024 * 1024;
constexpr qint64 markLength = 64;

} // namespace

QByteArrayView withoutLineEnd(QByteArrayView line)
{
    if (line.endsWith('\n')) {
        line.chop(1);
        if (line.endsWith('\r')) {
            line.chop(1);
        }
    }
    return line;
}

qsizetype characterBoundary(QByteArrayView bytes, qsizetype length)
{
    const auto isContinuation = [&](qsizetype at) {
        return (static_cast<unsigned char>(bytes[at]) & 0xC0) == 0x80;
    };
    qsizetype at = length;
    while (at > 0 && at < bytes.size() && length - at < 4 && isContinuation(at)) {
        --at;
    }
    return at > 0 && length - at < 4 ? at : length;
}

std::shared_ptr<const LogChunk> LogScanner::scan(QByteArrayView bytes)
{
    auto part = std::make_shared<LogChunk>(m_line, m_offset, m_time);
    scanLines(bytes, *part);
    return part;
}

std::shared_ptr<const LogChunk> LogScanner::scanToEnd(QByteArrayView bytes)
{
    auto part = std::make_shared<LogChunk>(m_line, m_offset, m_time);
    const QByteArrayView rest = bytes.sliced(scanLines(bytes, *part));
    if (!rest.isEmpty()) {
        add(rest, *part);
    }
    return part;
}

qsizetype LogScanner::scanLines(QByteArrayView bytes, LogChunk &part)
{
    qsizetype done = 0;
    while (const qsizetype length = lengthOfLine(bytes.sliced(done))) {
        add(bytes.sliced(done, length), part);
        done += length;
    }
    return done;
}

/// The length with the line's end; 0 if the line continues after @p bytes.
qsizetype LogScanner::lengthOfLine(QByteArrayView bytes) const
{
    const auto within = std::min<qsizetype>(bytes.size(), m_longest);
    if (const qsizetype end = bytes.first(within).indexOf('\n'); end >= 0) {
        return end + 1;
    }
    return bytes.size() > m_longest ? characterBoundary(bytes, m_longest) : 0;
}

void LogScanner::add(QByteArrayView line, LogChunk &part)
{
    const QByteArrayView text = withoutLineEnd(line);
    const LogEntry entry = m_reader.next(text);
    const bool hasEscapes = text.contains(escapeByte);
    part.append(line.size(), entry, m_style, hasEscapes || m_style != AnsiStyle());
    if (hasEscapes) {
        m_style = styleBehind(text, m_style);
    }
    m_time = part.lastTime();
    m_offset = part.end();
    m_line = part.endLine();
}

ContentFingerprint ContentFingerprint::before(qint64 end, const LogSource &source)
{
    const qint64 length = std::min(end, markLength);
    return {end, source.read(end - length, length)};
}

bool ContentFingerprint::isIn(const LogSource &source) const
{
    return source.read(end - bytes.size(), bytes.size()) == bytes;
}

void scanLog(QPromise<LogScanStep> &promise, const std::shared_ptr<const LogSource> &source,
             LogScanner scanner, qint64 end)
{
    const auto markBehind = [&](const LogChunk &part) {
        return ContentFingerprint::before(part.end(), *source);
    };
    qint64 step = firstStep;
    while (!promise.isCanceled()) {
        const qint64 left = end - scanner.offset();
        const QByteArray bytes = source->read(scanner.offset(), std::min(left, step));
        if (bytes.size() < step) { // the rest, or all that can be read of it
            const auto complete = scanner.scan(bytes);
            const QByteArrayView rest =
                QByteArrayView(bytes).sliced(scanner.offset() - complete->begin());
            LogScanner ahead = scanner;
            promise.addResult(LogScanStep{complete, false, scanner, markBehind(*complete)});
            const auto tail = ahead.scanToEnd(rest);
            promise.addResult(LogScanStep{tail, true, scanner, markBehind(*tail)});
            return;
        }
        const auto part = scanner.scan(bytes);
        const bool isInsideLine = part->endLine() == part->firstLine();
        if (!isInsideLine) {
            promise.addResult(LogScanStep{part, false, scanner, markBehind(*part)});
        }
        step = isInsideLine ? step * 2 : largestStep;
    }
}

} // namespace baton
