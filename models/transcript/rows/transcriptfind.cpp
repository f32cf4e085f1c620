// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/transcript/rows/transcriptfind.h"

#include "models/transcript/rows/transcriptnavigation.h"

#include <algorithm>

namespace baton {

TranscriptFind::TranscriptFind(OpenTranscript &source, QObject *parent)
    : QObject(parent)
    , m_source(source)
    , m_search(source)
{
    connect(&m_search, &TranscriptSearch::changed, this, &TranscriptFind::findFirst);
}

void TranscriptFind::setQuery(const LogQuery &query, const EntryPlace &origin)
{
    if (query == m_search.query()) {
        return;
    }
    m_current = {};
    m_origin = origin;
    m_isWanted = !query.text.isEmpty();
    m_search.setQuery(query);
}

/// Selects the first match after the start of the search, once everything was searched.
void TranscriptFind::findFirst()
{
    if (m_search.countAt(m_current.place) == 0) {
        m_current = {}; // the file was replaced
    }
    if (m_isWanted && !m_search.isSearching() && m_search.count() > 0) {
        m_isWanted = false;
        const auto matches = foundAt(m_origin);
        go(matches.empty() ? nextFrom(true, m_origin) : matches.front());
    }
    Q_EMIT changed();
}

/// Empty also if the record was removed or changed after it was found.
std::vector<TranscriptMatch> TranscriptFind::foundAt(const EntryPlace &place) const
{
    return m_search.countAt(place) > 0 ? matchesAt(m_source, place, matcher())
                                       : std::vector<TranscriptMatch>();
}

void TranscriptFind::go(const TranscriptMatch &match)
{
    m_current = match;
    if (match.place.isValid()) {
        Q_EMIT reached(match);
    }
}

int TranscriptFind::number() const
{
    if (!m_current.place.isValid()) {
        return 0;
    }
    int before = 0;
    bool isBehind = false;
    walkRows(m_source.transcript(), [&](const EntryPlace &place) {
        isBehind = isBehind || place == m_current.place;
        before += isBehind ? 0 : m_search.countAt(place);
    });
    const auto matches = matchesAt(m_source, m_current.place, matcher());
    return before + int(std::ranges::find(matches, m_current) - matches.begin()) + 1;
}

bool TranscriptFind::step(bool isForward, const EntryPlace &from)
{
    const TranscriptMatch before = m_current;
    const bool goesOn = before.place.isValid()
        && (from == before.place || from == shownPlace(m_source.transcript(), before.place));
    const EntryPlace place = goesOn ? before.place : from;
    TranscriptMatch next;
    const auto matches = foundAt(place);
    if (!matches.empty() && (goesOn || isForward)) {
        const auto at = std::ranges::find(matches, before);
        if (!goesOn || at == matches.end()) {
            next = matches.front();
        } else if (isForward && at + 1 != matches.end()) {
            next = *(at + 1);
        } else if (!isForward && at != matches.begin()) {
            next = *(at - 1);
        }
    }
    go(next.place.isValid() ? next : nextFrom(isForward, place));
    m_isWanted = m_search.isSearching() && !m_current.place.isValid();
    Q_EMIT changed();
    return m_current != before;
}

/// The nearest match of another entry than that at @p from, across the end if need be.
TranscriptMatch TranscriptFind::nextFrom(bool isForward, const EntryPlace &from) const
{
    EntryPlace first;
    EntryPlace last;
    EntryPlace before;
    EntryPlace behind;
    bool isBehind = false;
    walkRows(m_source.transcript(), [&](const EntryPlace &place) {
        const bool isFound = m_search.countAt(place) > 0;
        if (place == from) {
            isBehind = true;
            before = last;
        } else if (isFound && isBehind && !behind.isValid()) {
            behind = place;
        }
        if (isFound) {
            first = first.isValid() ? first : place;
            last = place;
        }
    });
    const EntryPlace place =
        isForward ? (behind.isValid() ? behind : first) : (before.isValid() ? before : last);
    const auto matches = foundAt(place);
    return matches.empty() ? TranscriptMatch() : isForward ? matches.front() : matches.back();
}

} // namespace baton
