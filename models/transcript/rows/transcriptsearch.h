// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/transcript/rows/transcriptmatch.h"

#include <QFutureWatcher>
#include <QHash>

namespace baton {

/// Counts the matches of a query in all entries of a transcript, including its agents, on a worker.
/// Continues while the transcript grows.
class TranscriptSearch : public QObject
{
    Q_OBJECT

public:
    explicit TranscriptSearch(OpenTranscript &source, QObject *parent = nullptr);
    ~TranscriptSearch() override;

    [[nodiscard]] const LogMatcher &matcher() const { return m_matcher; }
    [[nodiscard]] const LogQuery &query() const { return m_query; }
    /// An empty query ends the search.
    void setQuery(const LogQuery &query);
    [[nodiscard]] bool isSearching() const { return m_isSearching; }
    [[nodiscard]] int count() const { return m_count; }
    /// The number of matches in the entry at @p place, as matchesAt() finds them.
    [[nodiscard]] int countAt(const EntryPlace &place) const
    {
        return m_found.value({place.lane, place.entry});
    }

Q_SIGNALS:
    /// The matches have changed, or the search has ended.
    void changed();

private:
    /// An entry and its range.
    struct Candidate
    {
        EntryPlace place;
        int part = 0;
        bool hasRow = true; ///< the entry's name is visible
        RecordRange range;
    };
    /// The part of a file that is still to be searched.
    struct FilePart
    {
        QString path;
        std::vector<Candidate> candidates; ///< in file order
    };

    struct Found
    {
        EntryPlace place;
        int count = 0;
    };

    static void search(QPromise<Found> &promise, const std::vector<FilePart> &files,
                       TranscriptFormat format, const LogQuery &query);
    std::vector<FilePart> takeNew();
    void restart();
    void goOn();

    OpenTranscript &m_source;
    LogQuery m_query;
    LogMatcher m_matcher;
    QFutureWatcher<Found> m_worker;
    bool m_isSearching = false;              ///< not all results of the worker have arrived
    QHash<std::pair<int, int>, int> m_found; ///< number of matches, by lane and entry
    int m_count = 0;
    std::vector<int> m_searched; ///< number of searched entries of each lane
};

} // namespace baton
