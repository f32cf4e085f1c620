// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/report/reportdocument.h"
#include "models/statistics/sessionmatrix.h"

#include <QDateTime>

namespace baton {

/// The figures of @p statistics as they are shown: its scope, the targets of the specifications and
/// a table for each statistic, then the sessions of @p matrix with their phases, the newest first.
/// Spans of time in which nothing happened are left out, and so is a matrix without sessions.
[[nodiscard]] ReportDocument statisticsReport(const Statistics &statistics,
                                              const SessionMatrix &matrix, const QDateTime &made);

} // namespace baton
