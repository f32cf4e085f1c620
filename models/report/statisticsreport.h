// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/report/reportdocument.h"
#include "models/statistics/statistics.h"

#include <QDateTime>

namespace baton {

/// The figures of @p statistics as they are shown: its scope, the targets of the specifications and
/// a table for each statistic. Spans of time in which nothing happened are left out.
[[nodiscard]] ReportDocument statisticsReport(const Statistics &statistics, const QDateTime &made);

} // namespace baton
