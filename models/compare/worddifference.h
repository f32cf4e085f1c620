// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include <vector>

namespace baton {

/// Some characters of a text.
struct WordRange
{
    qsizetype begin = 0;
    qsizetype length = 0;

    friend bool operator==(const WordRange &, const WordRange &) = default;
};

using WordRanges = std::vector<WordRange>;

/// The words of two texts that the other one does not have.
struct WordDifference
{
    WordRanges left;
    WordRanges right;
};

/// Texts that have almost nothing in common differ as a whole, because single words would confuse.
[[nodiscard]] WordDifference wordDifference(const QString &left, const QString &right);

} // namespace baton
