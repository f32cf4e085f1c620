// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringList>

#include <vector>

namespace baton {

/// The row in @p after of each row of @p before, or -1 when it goes. As many stay as can without
/// changing their order; the result ascends over those. Keys that stand more than once are told
/// apart by their order.
[[nodiscard]] std::vector<int> matchRows(const QStringList &before, const QStringList &after);

/// The number of ranges of rows that are inserted or removed to turn the rows in @p kept into @p
/// wanted ones.
[[nodiscard]] int rangesOf(const std::vector<int> &kept, int wanted);

/// The most such ranges: with more the views look at everything anew.
inline constexpr int mostRanges = 20;

} // namespace baton
