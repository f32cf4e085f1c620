// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/statistics/statisticstable.h"

namespace baton {

/// Explains the words in the title and in the headings of @p table, one line for each; empty if
/// they are plain.
[[nodiscard]] QString meaningOf(const StatisticsTable &table);

} // namespace baton
