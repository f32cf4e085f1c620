// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QHash>

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
/// one if that is cheap to find; else it is based on the numbers that occur once on each side, so
/// that the time stays near linear.
[[nodiscard]] IndexPairs longestCommonSubsequence(std::span<const int> left,
                                                  std::span<const int> right);

/// The same of two lists of anything that has a qHash().
template <typename List>
[[nodiscard]] IndexPairs commonItems(const List &left, const List &right)
{
    QHash<typename List::value_type, int> numbers;
    const auto numbered = [&numbers](const List &items) {
        std::vector<int> result;
        result.reserve(static_cast<size_t>(items.size()));
        for (const auto &item : items) {
            const auto known = numbers.constFind(item);
            result.push_back(known != numbers.constEnd()
                                 ? *known
                                 : *numbers.insert(item, static_cast<int>(numbers.size())));
        }
        return result;
    };
    const std::vector<int> leftNumbers = numbered(left);
    return longestCommonSubsequence(leftNumbers, numbered(right));
}

/// The largest set of @p pairs (ascending by left) that also ascends on the right: the items that
/// did not move. True at the indices of those pairs.
[[nodiscard]] std::vector<bool> ascending(const IndexPairs &pairs);

} // namespace baton
