// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringList>

#include <vector>

namespace baton {

/// The row in @p after of each row of @p before; -1 if removed. Keeps as many rows as possible
/// without changing their order, so that the kept rows ascend. Duplicate keys are matched in order.
[[nodiscard]] std::vector<int> matchRows(const QStringList &before, const QStringList &after);

/// The number of ranges of rows to insert or remove to get from the rows in @p kept to @p wanted
/// rows.
[[nodiscard]] int rangesOf(const std::vector<int> &kept, int wanted);

/// The maximum number of such ranges; with more, the model resets its layout.
inline constexpr int mostRanges = 20;

} // namespace baton
