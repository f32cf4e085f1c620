// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/transcript/rows/transcriptsearch.h"

namespace baton {

/// Goes from match to match of a query, as the texts are read from top to bottom, and knows which
/// one it is of how many.
class TranscriptFind : public QObject
{
    Q_OBJECT

public:
    explicit TranscriptFind(OpenTranscript &source, QObject *parent = nullptr);

    /// Looks for @p query from the entry at @p origin on. The same one again changes nothing.
    /// Empty: nothing is looked for any more.
    void setQuery(const LogQuery &query, const EntryPlace &origin);
    [[nodiscard]] const LogMatcher &matcher() const { return m_search.matcher(); }
    [[nodiscard]] bool isSearching() const { return m_search.isSearching(); }
    [[nodiscard]] int count() const { return m_search.count(); }
    /// The place of the current match is invalid when there is none.
    [[nodiscard]] const TranscriptMatch &current() const { return m_current; }
    /// Of the current match, counted from 1; 0 when there is none.
    [[nodiscard]] int number() const;

    /// Goes on from the current match, or from the entry at @p from where the reader is elsewhere;
    /// at the end from the begin again. True unless there is only that match, or none. What is not
    /// found before the search has ended is gone to then.
    bool step(bool isForward, const EntryPlace &from);

Q_SIGNALS:
    /// There are other matches, or more.
    void changed();
    /// A match became the current one.
    void reached(const baton::TranscriptMatch &match);

private:
    void findFirst();
    void go(const TranscriptMatch &match);
    [[nodiscard]] std::vector<TranscriptMatch> foundAt(const EntryPlace &place) const;
    [[nodiscard]] TranscriptMatch nextFrom(bool isForward, const EntryPlace &from) const;

    const OpenTranscript &m_source;
    TranscriptSearch m_search;
    TranscriptMatch m_current;
    EntryPlace m_origin;
    bool m_isWanted = false; ///< the first match will be shown when found
};

} // namespace baton
