// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/report/reportdocument.h"
#include "models/statistics/sessionmatrix.h"

#include <QDateTime>
#include <QMap>

namespace baton {

/// The figures of @p statistics in the form of the view: its scope, the targets of the
/// specifications and a table for each statistic, then the sessions of @p matrix with their phases,
/// the newest first. Omits time spans without events, and a matrix without sessions. The picture of
/// a chart in @p charts is above its table: by the id of the table, "targets" or "matrix".
[[nodiscard]] ReportDocument statisticsReport(const Statistics &statistics,
                                              const SessionMatrix &matrix, const QDateTime &made,
                                              const QMap<QString, ReportPicture> &charts = {});

} // namespace baton
