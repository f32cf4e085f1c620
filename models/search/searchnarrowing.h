// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/search/searchconditions.h"
#include "models/values/result.h"

namespace baton {

/// Decides whether a filter leaves so few entries that all of them can be read and compared. More
/// frequent entries are found quickly from the newest one backwards.
class SearchNarrowing
{
public:
    SearchNarrowing(const DatabaseConnection &connection, const IndexQuery &query,
                    const SearchConditions &conditions)
        : m_connection(connection)
        , m_query(query)
        , m_conditions(conditions)
    {
    }

    /// An id above those of all entries in sessions that pass the filters; 0 if no session does.
    [[nodiscard]] Result<qint64> endOfEntries() const;
    /// A condition on "entries e" that few entries fulfil; empty: no filter is that narrow.
    [[nodiscard]] Result<SearchCondition> run() const;
    /// True if so many entries contain the words that the first ones are found quickly in any
    /// order.
    [[nodiscard]] Result<bool> areWordsFrequent() const;

private:
    [[nodiscard]] Result<QStringList> sessions() const;
    [[nodiscard]] Result<SearchCondition> sessionsNamed(IndexedEntry::Type type) const;
    [[nodiscard]] Result<bool> areDense(qsizetype sessions) const;
    [[nodiscard]] Result<SearchCondition> fewEntries() const;
    [[nodiscard]] SearchCondition within(const SearchCondition &ids) const;

    const DatabaseConnection &m_connection;
    const IndexQuery &m_query;
    const SearchConditions &m_conditions;
};

} // namespace baton
