// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/statistics/statisticstable.h"

namespace baton {

/// @p table for readers: the rows beyond the limit, which are the last ones or those with the
/// smallest numbers, are summed up in one row without a search. Spans of time are not.
[[nodiscard]] StatisticsTable shortened(StatisticsTable table);

} // namespace baton
