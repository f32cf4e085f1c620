// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/byterange.h"

#include <QByteArray>
#include <QString>

#include <atomic>
#include <optional>
#include <vector>

namespace baton {

/// A query for a text search.
struct SearchQuery
{
    QString text;
    bool matchesCase = false;
    bool wholeWords = false;
    bool isPattern =
        false; ///< regular expression; "." matches no line end, "^" and "$" match at line ends
    QString replacement; ///< for patterns with \1 or $1, \0, \n and \t

    friend bool operator==(const SearchQuery &, const SearchQuery &) = default;
};

struct SearchMatch
{
    ByteRange range;
    QString replacement;

    friend bool operator==(const SearchMatch &, const SearchMatch &) = default;
};

struct SearchResult
{
    std::vector<SearchMatch> matches; ///< ordered by position; none is empty
    bool isCut = false;               ///< more than mostMatches were found
    QString error;                    ///< reason why the pattern is invalid

    static constexpr size_t mostMatches = 100'000;

    friend bool operator==(const SearchResult &, const SearchResult &) = default;
};

/// All matches of @p query within @p within. Pure and thread-safe; returns early with the matches
/// so far if @p stop becomes true.
[[nodiscard]] SearchResult search(const QByteArray &bytes, const SearchQuery &query,
                                  std::optional<ByteRange> within = {},
                                  const std::atomic_bool *stop = nullptr);

} // namespace baton
