// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/transcript/rows/transcriptsearch.h"

namespace baton {

/// Moves through the matches of a query in reading order, and knows the number of the current one
/// and their total.
class TranscriptFind : public QObject
{
    Q_OBJECT

public:
    explicit TranscriptFind(OpenTranscript &source, QObject *parent = nullptr);

    /// Searches for @p query, starting at the entry @p origin. The same query again has no effect.
    /// An empty query ends the search.
    void setQuery(const LogQuery &query, const EntryPlace &origin);
    [[nodiscard]] const LogMatcher &matcher() const { return m_search.matcher(); }
    [[nodiscard]] bool isSearching() const { return m_search.isSearching(); }
    [[nodiscard]] int count() const { return m_search.count(); }
    /// The current match; its place is invalid if there is none.
    [[nodiscard]] const TranscriptMatch &current() const { return m_current; }
    /// The number of the current match, from 1; 0 if there is none.
    [[nodiscard]] int number() const;

    /// Moves to the next match from the current one, or from the entry at @p from if the user is
    /// elsewhere. Continues at the other end. Returns false if there is no other match. A match
    /// that is not found yet becomes current once the search finds it.
    bool step(bool isForward, const EntryPlace &from);

Q_SIGNALS:
    /// The number of matches has changed.
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
