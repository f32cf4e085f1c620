// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/statistics/statistics.h"

namespace baton {

/// @p statistics as one CSV (RFC 4180): a line for each number, with its table, row and column.
[[nodiscard]] QByteArray statisticsCsv(const Statistics &statistics);

} // namespace baton
