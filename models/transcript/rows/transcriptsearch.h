// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/transcript/files/opentranscript.h"

#include <QFutureWatcher>
#include <QSet>

namespace baton {

/// All entries of a transcript that hold a text, those of agents too, found on a worker whatever
/// the case of letters. It goes on while the transcript grows. A result is found as its call.
class TranscriptSearch : public QObject
{
    Q_OBJECT

public:
    explicit TranscriptSearch(OpenTranscript &source, QObject *parent = nullptr);
    ~TranscriptSearch() override;

    [[nodiscard]] const QString &query() const { return m_query; }
    /// Empty: nothing is searched for.
    void setQuery(const QString &query);
    [[nodiscard]] bool isSearching() const { return m_isSearching; }
    [[nodiscard]] int count() const { return int(m_found.size()); }
    [[nodiscard]] bool contains(const EntryPlace &place) const
    {
        return m_found.contains({place.lane, place.entry});
    }

Q_SIGNALS:
    /// More was found, nothing is any more, or the search came to its end.
    void changed();

private:
    /// An entry and where it stands.
    struct Candidate
    {
        EntryPlace place;
        int part = 0;
        RecordRange range;
    };
    /// What is still to be searched of one file.
    struct FilePart
    {
        QString path;
        std::vector<Candidate> candidates; ///< in the order of the file
    };

    static void search(QPromise<EntryPlace> &promise, const std::vector<FilePart> &files,
                       TranscriptFormat format, const QString &query);
    std::vector<FilePart> takeNew();
    void restart();
    void goOn();

    OpenTranscript &m_source;
    QString m_query;
    QFutureWatcher<EntryPlace> m_worker;
    bool m_isSearching = false; ///< until all that the worker found has come
    QSet<std::pair<int, int>> m_found;
    std::vector<int> m_searched; ///< entries of each lane
};

} // namespace baton
