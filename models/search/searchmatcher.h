// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/search/indexquery.h"

namespace baton {

/// A stretch of a text, in characters.
struct TextStretch
{
    qsizetype start = 0;
    qsizetype length = 0;

    friend bool operator==(const TextStretch &, const TextStretch &) = default;
};

/// Matches texts with the words of a query in the same way as the databases.
class SearchMatcher
{
public:
    explicit SearchMatcher(const IndexQuery &query);

    /// True if @p text contains all wanted words and no excluded one.
    [[nodiscard]] bool matches(const QString &text) const;
    /// The positions of wanted words in @p text, in order, at most @p most.
    [[nodiscard]] std::vector<TextStretch> placesIn(const QString &text, size_t most) const;

private:
    struct Wanted
    {
        QString text; ///< SearchTerm::text()
        bool isExcluded = false;
    };

    std::vector<Wanted> m_wanted;
    std::vector<SearchTerm> m_terms; ///< terms that are not excluded
};

} // namespace baton
