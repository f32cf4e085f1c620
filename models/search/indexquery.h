// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/search/searchfilter.h"

#include <map>
#include <vector>

namespace baton {

/// Words that follow each other in what is found, as searchWords() makes them.
struct SearchTerm
{
    QStringList words;
    bool isPrefix = false;   ///< the last word may be the beginning of a longer one
    bool isExcluded = false; ///< entries with these words are excluded

    friend bool operator==(const SearchTerm &, const SearchTerm &) = default;
};

/// A query as a person writes it: words, "phrases", -excluded, begin*, and filters such as
/// status:failed. All of it has to hold; of the values of one filter any.
struct IndexQuery
{
    std::vector<SearchTerm> terms;
    std::map<SearchFilter, QStringList> filters;
    QStringList remarks; ///< sentences about parts of the query that may not mean what they seem to

    /// Reads @p text. While it is @p typed, its last word may go on.
    [[nodiscard]] static IndexQuery read(const QString &text, bool isTyped = false);

    [[nodiscard]] bool isEmpty() const { return terms.empty() && filters.empty(); }
    /// True where there is something else than excluded words.
    [[nodiscard]] bool hasWantedWords() const;
    [[nodiscard]] QStringList valuesOf(SearchFilter filter) const;

    friend bool operator==(const IndexQuery &, const IndexQuery &) = default;
};

} // namespace baton
