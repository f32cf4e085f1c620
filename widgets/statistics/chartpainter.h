// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/statistics/chartlayout.h"

class QPainter;

namespace baton {

/// Paints the chart of a statistic according to @p layout.
void paintChart(QPainter &painter, const StatisticsTable &table, const ChartLayout &layout);

/// Formats a day of a time line for display.
[[nodiscard]] QString dayText(const QString &iso);

} // namespace baton
