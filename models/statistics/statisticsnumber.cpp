// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/statistics/statisticsnumber.h"

#include "models/session/value/durationtext.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace baton {

QString numberText(double value, StatisticsTable::Unit unit, const QLocale &locale)
{
    if (std::isnan(value)) {
        return u"–"_s;
    }
    switch (unit) {
    case StatisticsTable::Unit::Seconds:
        return durationText(std::llround(value));
    case StatisticsTable::Unit::Percent:
        return locale.toString(value, 'f', 1) + u" %"_s;
    case StatisticsTable::Unit::Count:
        break;
    }
    return locale.toString(qint64(std::llround(value)));
}

} // namespace baton
