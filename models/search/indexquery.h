// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/search/searchfilter.h"

#include <map>
#include <vector>

namespace baton {

/// Consecutive words to find, as searchWords() makes them.
struct SearchTerm
{
    QStringList words;
    bool isPrefix = false;   ///< the last word may be the beginning of a longer one
    bool isExcluded = false; ///< entries with these words are excluded

    /// The words, with a blank before each, and after the last one if it is complete: a part of a
    /// text in the form of searchWords() with blanks around it.
    [[nodiscard]] QString text() const;

    friend bool operator==(const SearchTerm &, const SearchTerm &) = default;
};

/// A query as people write it: words, "phrases", -excluded, begin*, and filters such as
/// status:failed. All conditions must hold; of the values of one filter, at least one.
struct IndexQuery
{
    std::vector<SearchTerm> terms;
    std::map<SearchFilter, QStringList> filters;
    bool isWrong = false; ///< nothing can be found: a value that its filter does not know, filters
                          ///< that exclude each other, or nothing to search for
    QStringList remarks; ///< sentences about parts of the query that may not mean what they seem to

    /// Parses @p text. While it is @p typed, its last word may be incomplete.
    [[nodiscard]] static IndexQuery read(const QString &text, bool isTyped = false);

    [[nodiscard]] bool isEmpty() const { return terms.empty() && filters.empty(); }
    /// True if it contains words that are not excluded.
    [[nodiscard]] bool hasWantedWords() const;
    [[nodiscard]] QStringList valuesOf(SearchFilter filter) const;

    friend bool operator==(const IndexQuery &, const IndexQuery &) = default;
};

} // namespace baton
