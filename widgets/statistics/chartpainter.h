// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/statistics/chartlayout.h"

class QPainter;

namespace baton {

/// Paints the chart of a statistic where @p layout says.
void paintChart(QPainter &painter, const StatisticsTable &table, const ChartLayout &layout);

/// A day of a time line for a person.
[[nodiscard]] QString dayText(const QString &iso);

} // namespace baton
