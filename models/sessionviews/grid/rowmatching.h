// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringList>

#include <vector>

namespace baton {

/// The row in @p after of each row of @p before; -1: removed. As many rows stay as possible without
/// changing their order, so the kept rows ascend. Repeated keys are distinguished by their order.
[[nodiscard]] std::vector<int> matchRows(const QStringList &before, const QStringList &after);

/// The number of ranges of rows that are inserted or removed to turn the rows in @p kept into @p
/// wanted ones.
[[nodiscard]] int rangesOf(const std::vector<int> &kept, int wanted);

/// The largest number of such ranges; with more, views reset.
inline constexpr int mostRanges = 20;

} // namespace baton
