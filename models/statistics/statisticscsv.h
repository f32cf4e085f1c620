// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/statistics/sessionmatrix.h"

namespace baton {

/// @p statistics as one CSV (RFC 4180): a line for each number, with its table, row and column.
/// Then the table "matrix": lines for each session of @p matrix and for each of its phases, by the
/// path of the session.
[[nodiscard]] QByteArray statisticsCsv(const Statistics &statistics, const SessionMatrix &matrix);

} // namespace baton
