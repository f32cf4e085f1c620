// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/log/reading/lineset.h"
#include "models/log/reading/logscanner.h"
#include "models/log/search/logmatcher.h"

#include <QFutureWatcher>

namespace baton {

class LogFile;
class LogRows;

/// The matches in a stretch of lines.
struct LogSearchResult
{
    std::vector<qint64> lines;  ///< numbers of the lines with matches
    std::vector<qint64> counts; ///< number of matches in each of these lines
    qint64 end = 0;             ///< number of the first line that was not searched
};

/// All matches in the visible lines of a log, counted on a worker. Continues while the log grows.
class LogSearch : public QObject
{
    Q_OBJECT

public:
    LogSearch(LogFile &file, LogRows &rows, QObject *parent = nullptr);
    ~LogSearch() override;

    [[nodiscard]] const LogQuery &query() const { return m_query; }
    void setQuery(const LogQuery &query);
    [[nodiscard]] const LogMatcher &matcher() const { return m_matcher; }

    [[nodiscard]] bool isSearching() const { return m_isSearching; }
    /// The number of searched lines.
    [[nodiscard]] qint64 searchedLines() const { return m_searched; }
    [[nodiscard]] qint64 matchCount() const { return m_before.back(); }
    /// The lines with matches, in order.
    [[nodiscard]] const std::vector<qint64> &lines() const { return m_lines; }
    /// The number of matches before @p line, and in it.
    [[nodiscard]] qint64 matchesBefore(qint64 line) const;
    [[nodiscard]] qint64 matchesIn(qint64 line) const;
    /// The first line with matches at or after @p line, or the last one at or before it; -1 if
    /// there is none.
    [[nodiscard]] qint64 lineFrom(qint64 line) const;
    [[nodiscard]] qint64 lineUpTo(qint64 line) const;

Q_SIGNALS:
    /// Emitted when more matches were found, or all were discarded.
    void changed();
    void finished();

private:
    void restart();
    void go();
    void forgetFrom(qint64 line);
    void takeFound(int begin, int end);

    LogFile &m_file;
    LogRows &m_rows;
    LogQuery m_query;
    LogMatcher m_matcher;
    QFutureWatcher<LogSearchResult> m_worker;
    bool m_isSearching = false;
    qint64 m_searched = 0;
    qint64 m_validTo = 0; ///< number of the first line that changed during the search
    std::vector<qint64> m_lines;
    std::vector<qint64> m_before{0}; ///< number of matches before each of m_lines, then of all
};

/// Searches the lines [@p from, end of @p index) of @p source, or only those in @p within if it is
/// set, section by section.
void searchLog(QPromise<LogSearchResult> &promise, const std::shared_ptr<const LogSource> &source,
               const LogIndex &index, const std::optional<LineSet> &within,
               const LogMatcher &matcher, qint64 from);

} // namespace baton
