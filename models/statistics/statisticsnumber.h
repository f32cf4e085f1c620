// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/statistics/statisticstable.h"

#include <QLocale>

namespace baton {

/// "1,204", "12.5 %", "11 min"; a dash where there is no value.
[[nodiscard]] QString numberText(double value, StatisticsTable::Unit unit, const QLocale &locale);

} // namespace baton
