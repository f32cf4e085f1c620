// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <utility>
#include <vector>

namespace baton {

/// The contiguous ranges of the ascending @p rows, each by its first and its last one.
[[nodiscard]] inline std::vector<std::pair<int, int>> rowRanges(const std::vector<int> &rows)
{
    std::vector<std::pair<int, int>> ranges;
    for (const int row : rows) {
        const bool isNext = !ranges.empty() && ranges.back().second + 1 == row;
        isNext ? void(ranges.back().second = row) : void(ranges.push_back({row, row}));
    }
    return ranges;
}

} // namespace baton
