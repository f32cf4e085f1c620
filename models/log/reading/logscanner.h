// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/log/reading/logindex.h"
#include "models/log/reading/logsource.h"

#include <QPromise>

namespace baton {

/// Finds the lines of a log from its start on. A value type: a copy continues from the same place.
class LogScanner
{
public:
    /// A line is taken apart after this many bytes, so that no line fills the memory.
    static constexpr qint64 defaultLongest = qint64(32) * 1024 * 1024;

    explicit LogScanner(int year = 1970, qint64 longestLine = defaultLongest)
        : m_longest(longestLine)
        , m_reader(year)
    {
    }

    /// The begin of the next line.
    [[nodiscard]] qint64 offset() const { return m_offset; }
    [[nodiscard]] qint64 line() const { return m_line; }
    /// The lines that end in @p bytes, which begin at offset().
    [[nodiscard]] std::shared_ptr<const LogChunk> scan(QByteArrayView bytes);
    /// All of @p bytes, its last line also when it has no end.
    [[nodiscard]] std::shared_ptr<const LogChunk> scanToEnd(QByteArrayView bytes);

private:
    qsizetype scanLines(QByteArrayView bytes, LogChunk &part);
    void add(QByteArrayView line, LogChunk &part);
    [[nodiscard]] qsizetype lengthOfLine(QByteArrayView bytes) const;

    qint64 m_longest;
    qint64 m_offset = 0;
    qint64 m_line = 0;
    qint64 m_time = LogLine::noTime;
    AnsiStyle m_style;
    LogEntryReader m_reader;
};

/// Some bytes that were read, to know the content again.
struct ContentFingerprint
{
    qint64 end = 0; ///< offset after the bytes
    QByteArray bytes;

    /// The last bytes of @p source before @p end.
    [[nodiscard]] static ContentFingerprint before(qint64 end, const LogSource &source);
    [[nodiscard]] bool isIn(const LogSource &source) const;
};

/// A step of scanLog(), in order. The last one is the tail, which may have no line.
struct LogScanStep
{
    std::shared_ptr<const LogChunk> part;
    bool isTail = false;
    LogScanner scanner;      ///< state after the part, or before the tail
    ContentFingerprint mark; ///< fingerprint of the part's end
};

/// Scans @p source from the place of @p scanner up to the byte @p end. Starts with small steps, so
/// that the first lines appear at once.
void scanLog(QPromise<LogScanStep> &promise, const std::shared_ptr<const LogSource> &source,
             LogScanner scanner, qint64 end);

/// The bytes of a line without its end.
[[nodiscard]] QByteArrayView withoutLineEnd(QByteArrayView line);
/// The largest length up to @p length that cuts no UTF-8 character of @p bytes.
[[nodiscard]] qsizetype characterBoundary(QByteArrayView bytes, qsizetype length);

} // namespace baton
