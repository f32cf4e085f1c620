// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/log/search/logsearch.h"

#include "models/log/reading/logfile.h"
#include "models/log/search/logrows.h"

#include <QtConcurrentRun>

#include <algorithm>

namespace baton {

namespace {

/// So much is read at a time, whole lines.
constexpr qint64 readAtOnce = qint64(1024) * 1024;

/// Reads the lines of a log in order, many at a time.
class LineReader
{
public:
    LineReader(const LogSource &source, qint64 end)
        : m_source(source)
        , m_end(end)
    {
    }

    QByteArrayView bytesOf(const LogLine &line)
    {
        const bool isHeld =
            line.offset >= m_begin && line.offset + line.length <= m_begin + m_bytes.size();
        if (!isHeld) {
            m_begin = line.offset;
            const qint64 length = std::max(line.length, readAtOnce);
            m_bytes = m_source.read(m_begin, std::min(length, m_end - m_begin));
        }
        // Less when the file was shortened meanwhile.
        const qsizetype at = std::min<qsizetype>(line.offset - m_begin, m_bytes.size());
        const qsizetype length = std::min<qsizetype>(line.length, m_bytes.size() - at);
        return withoutLineEnd(QByteArrayView(m_bytes).sliced(at, length));
    }

private:
    const LogSource &m_source;
    qint64 m_end;
    qint64 m_begin = 0;
    QByteArray m_bytes;
};

} // namespace

void searchLog(QPromise<LogSearchResult> &promise, const std::shared_ptr<const LogSource> &source,
               const LogIndex &index, const std::optional<LineSet> &within,
               const LogMatcher &matcher, qint64 from)
{
    LineReader reader(*source, index.byteCount());
    for (const auto &part : index.parts()) {
        if (part->endLine() <= from) {
            continue;
        }
        LogSearchResult found;
        found.end = part->endLine();
        qint64 line = std::max(from, part->firstLine());
        // In stretches, because a part may have long lines.
        while (line < part->endLine() && !promise.isCanceled()) {
            const qint64 end = std::min(line + LogChunk::blockLines, part->endLine());
            part->walk(line, end, [&](qint64 number, const LogLine &one) {
                if (within && !within->contains(number)) {
                    return;
                }
                if (const qint64 count = matcher.countIn(reader.bytesOf(one)); count > 0) {
                    found.lines.push_back(number);
                    found.counts.push_back(count);
                }
            });
            line = end;
        }
        if (promise.isCanceled()) {
            return;
        }
        promise.addResult(std::move(found));
    }
}

LogSearch::LogSearch(LogFile &file, LogRows &rows, QObject *parent)
    : QObject(parent)
    , m_file(file)
    , m_rows(rows)
{
    connect(&m_worker, &QFutureWatcherBase::resultsReadyAt, this, &LogSearch::takeFound);
    connect(&m_worker, &QFutureWatcherBase::finished, this, [this] {
        if (!m_worker.isCanceled()) {
            m_isSearching = false;
            go();
        }
    });
    connect(&rows, &LogRows::reset, this, &LogSearch::restart);
    connect(&file, &LogFile::grew, this, [this](qint64 line) {
        m_validTo = std::min(m_validTo, line);
        forgetFrom(line);
        go();
    });
}

LogSearch::~LogSearch()
{
    m_worker.cancel();
}

void LogSearch::setQuery(const LogQuery &query)
{
    if (m_query != query) {
        m_query = query;
        m_matcher = LogMatcher(query);
        restart();
    }
}

void LogSearch::restart()
{
    m_worker.cancel();
    m_isSearching = false;
    m_searched = 0;
    m_lines.clear();
    m_before = {0};
    go();
    if (!m_isSearching) {
        Q_EMIT changed();
    }
}

/// Searches the part that was not yet searched.
void LogSearch::go()
{
    if (m_isSearching) {
        return;
    }
    if (m_matcher.isEmpty() || !m_file.source() || m_searched >= m_file.lineCount()) {
        Q_EMIT finished();
        return;
    }
    m_isSearching = true;
    m_validTo = m_file.lineCount();
    Q_EMIT changed();
    m_worker.setFuture(QtConcurrent::run(searchLog, m_file.source(), m_file.index(), m_rows.lines(),
                                         m_matcher, m_searched));
}

void LogSearch::forgetFrom(qint64 line)
{
    const auto at = std::ranges::lower_bound(m_lines, line) - m_lines.begin();
    m_lines.resize(static_cast<size_t>(at));
    m_before.resize(static_cast<size_t>(at) + 1);
    m_searched = std::min(m_searched, line);
}

void LogSearch::takeFound(int begin, int end)
{
    if (m_worker.isCanceled()) {
        return;
    }
    for (int i = begin; i < end; ++i) {
        const LogSearchResult found = m_worker.resultAt(i);
        m_lines.insert(m_lines.end(), found.lines.begin(), found.lines.end());
        for (const qint64 count : found.counts) {
            m_before.push_back(m_before.back() + count);
        }
        m_searched = found.end;
    }
    forgetFrom(m_validTo);
    Q_EMIT changed();
}

qint64 LogSearch::matchesBefore(qint64 line) const
{
    return m_before[static_cast<size_t>(std::ranges::lower_bound(m_lines, line) - m_lines.begin())];
}

qint64 LogSearch::matchesIn(qint64 line) const
{
    return matchesBefore(line + 1) - matchesBefore(line);
}

qint64 LogSearch::lineFrom(qint64 line) const
{
    const auto found = std::ranges::lower_bound(m_lines, line);
    return found == m_lines.end() ? -1 : *found;
}

qint64 LogSearch::lineUpTo(qint64 line) const
{
    const auto next = std::ranges::upper_bound(m_lines, line);
    return next == m_lines.begin() ? -1 : *(next - 1);
}

} // namespace baton
