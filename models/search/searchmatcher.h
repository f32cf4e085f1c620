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

/// Compares texts with the words of a query, as the databases do.
class SearchMatcher
{
public:
    explicit SearchMatcher(const IndexQuery &query);

    /// True where @p text holds all wanted words and no excluded one.
    [[nodiscard]] bool matches(const QString &text) const;
    /// Where the wanted words stand in @p text, in its order, at most @p most of them.
    [[nodiscard]] std::vector<TextStretch> placesIn(const QString &text, size_t most) const;

private:
    struct Wanted
    {
        QString
            text; ///< text with a blank before each word, and behind the last one if it is complete
        bool isExcluded = false;
    };

    std::vector<Wanted> m_wanted;
    std::vector<SearchTerm> m_terms; ///< terms that are not excluded
};

} // namespace baton
