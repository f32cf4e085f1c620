// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/statistics/statistics.h"

#include <QLocale>

namespace baton {

/// "1,204", "12.5 %", "11 min"; a dash if there is no value.
[[nodiscard]] QString numberText(double value, StatisticsTable::Unit unit, const QLocale &locale);
/// "at least 80 %"
[[nodiscard]] QString markText(const MeasuredTarget &target, const QLocale &locale);
/// "3 sessions without a day that can be: in no bar"
[[nodiscard]] QString undatedText(const Statistics &statistics);
/// "1,204 sessions, 12,040 handoffs", and undatedText() if there are undated sessions.
[[nodiscard]] QString countsText(const Statistics &statistics);

} // namespace baton
