// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QtTypes>

#include <span>
#include <vector>

namespace baton {

/// Two positions that belong together, one on each side.
struct IndexPair
{
    qsizetype left = -1;
    qsizetype right = -1;

    friend bool operator==(const IndexPair &, const IndexPair &) = default;
};

using IndexPairs = std::vector<IndexPair>;

/// A long sequence of equal numbers that both lists have in the same order, ascending. The longest
/// one where that is cheap; else as many as the numbers that stand once on each side lead to, so
/// that the time stays near linear.
[[nodiscard]] IndexPairs longestCommonSubsequence(std::span<const int> left,
                                                  std::span<const int> right);

/// The most of @p pairs (ascending by left) that ascend on the right too: what did not move. True
/// at the positions of those.
[[nodiscard]] std::vector<bool> ascending(const IndexPairs &pairs);

} // namespace baton
