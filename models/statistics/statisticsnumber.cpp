// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/statistics/statisticsnumber.h"

#include "models/session/value/durationtext.h"
#include "models/statistics/statisticstranslations.h"

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
        return durationText(std::chrono::milliseconds(std::llround(value * 1000)));
    case StatisticsTable::Unit::Percent:
        return locale.toString(value, 'f', 1) + u" %"_s;
    case StatisticsTable::Unit::Count:
        break;
    }
    return locale.toString(qint64(std::llround(value)));
}

QString markText(const MeasuredTarget &target, const QLocale &locale)
{
    const QString mark = locale.toString(target.mark);
    return target.isMost ? StatisticsTranslations::tr("at most %1 %").arg(mark)
                         : StatisticsTranslations::tr("at least %1 %").arg(mark);
}

QString countsText(const Statistics &statistics)
{
    //: "1,204 sessions, 12,040 handoffs"
    const QString counts = StatisticsTranslations::tr("%1, %2").arg(
        StatisticsTranslations::tr("%Ln session(s)", nullptr, statistics.sessions),
        StatisticsTranslations::tr("%Ln handoff(s)", nullptr, statistics.handoffs));
    return statistics.undated == 0 ? counts : counts + u" · "_s + undatedText(statistics);
}

QString undatedText(const Statistics &statistics)
{
    return StatisticsTranslations::tr("%Ln session(s) without a valid day: in no bar", nullptr,
                                      statistics.undated);
}

} // namespace baton
