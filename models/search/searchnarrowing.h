// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/search/searchconditions.h"
#include "models/values/result.h"

namespace baton {

/// Finds out whether a filter leaves so few entries that all of them may be read and compared. What
/// is more frequent is met soon enough on the way from the newest entry back.
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

    /// The entries of all sessions that filters leave have lower ids than this; 0 where no session
    /// is left.
    [[nodiscard]] Result<qint64> endOfEntries() const;
    /// A condition on "entries e" that leaves few; empty where no filter does.
    [[nodiscard]] Result<SearchCondition> run() const;
    /// True where so many entries have the words that the first ones are met soon in any order.
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
