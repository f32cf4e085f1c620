// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/statistics/timelinetable.h"

#include "models/search/searchfilter.h"
#include "models/session/value/runstatustext.h"
#include "models/statistics/statisticstranslations.h"
#include "models/statistics/timespans.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

using Unit = StatisticsTable::Unit;

/// The index in outcomeColumns() of the column for @p status.
size_t outcomeColumnOf(const QString &status)
{
    return status == "succeeded"_L1 ? 0 : status == "flawed"_L1 ? 1 : isFailureName(status) ? 2 : 3;
}

/// The filters for all other statuses: a search accepts any of the values of a filter.
QString otherStatuses()
{
    QStringList filters;
    for (const QString &status : fixedValuesOf(SearchFilter::Status)) {
        if (outcomeColumnOf(status) == 3) {
            filters.append(u"status:"_s + status);
        }
    }
    return filters.join(u' ');
}

std::vector<StatisticsTable::Column> outcomeColumns()
{
    return {{u"succeeded"_s, StatisticsTranslations::tr("Complete"), Unit::Count, u"is:succeeded"_s,
             Status::Ok},
            {u"flawed"_s, StatisticsTranslations::tr("With flaws"), Unit::Count, u"is:flawed"_s,
             Status::Warning},
            {u"failed"_s, StatisticsTranslations::tr("Failed"), Unit::Count, u"status:failed"_s,
             Status::Error},
            {u"other"_s, StatisticsTranslations::tr("Other"), Unit::Count, otherStatuses(),
             Status::Note}};
}

/// A clock that is wrong would make the line as long as history.
bool isPlausible(QDate day)
{
    return day.isValid() && day.year() >= 2000 && day <= QDate::currentDate().addYears(1);
}

/// The first and the last span are cut at the ends of the scope, so that a search finds exactly the
/// counted items.
std::vector<TimeSpan> spansInScope(QDate first, QDate last, const StatisticsScope &scope)
{
    std::vector<TimeSpan> spans = timeSpans(first, last);
    if (scope.after.isValid()) {
        spans.front().begin = std::max(spans.front().begin, scope.after);
    }
    if (scope.before.isValid()) {
        spans.back().end = std::min(spans.back().end, scope.before);
    }
    return spans;
}

/// Fills @p table with a row for each span. @p columnOf returns the column for a detail.
void addSpans(StatisticsTable &table, const FigureSums &figures, const QString &name,
              const StatisticsScope &scope, size_t (*columnOf)(const QString &detail))
{
    std::vector<DatedFigure> dated = figures.datedOf(name);
    std::erase_if(dated, [](const DatedFigure &figure) { return !isPlausible(figure.day); });
    if (dated.empty()) {
        return; // all times are unknown
    }
    const auto [first, last] = std::ranges::minmax(dated, {}, &DatedFigure::day);
    const std::vector<TimeSpan> spans = spansInScope(first.day, last.day, scope);
    for (const TimeSpan &span : spans) {
        const QString begin = span.begin.toString(Qt::ISODate);
        table.rows.push_back(
            {begin,
             {},
             std::vector<double>(table.columns.size()),
             u"after:%1 before:%2 in:%3"_s.arg(begin, span.end.toString(Qt::ISODate), name)});
    }
    for (const DatedFigure &figure : dated) {
        const auto span = std::ranges::upper_bound(spans, figure.day, {}, &TimeSpan::begin);
        const auto row = static_cast<size_t>(span - spans.begin()) - 1;
        table.rows[row].values[columnOf(figure.detail)] += static_cast<double>(figure.number);
    }
}

} // namespace

std::vector<StatisticsTable::Column> validityColumns()
{
    return {
        {u"valid"_s, StatisticsTranslations::tr("Valid"), Unit::Count, u"is:valid"_s, Status::Ok},
        {u"invalid"_s, StatisticsTranslations::tr("With errors"), Unit::Count, u"is:invalid"_s,
         Status::Error}};
}

StatisticsTable sessionTimeLine(const FigureSums &figures, const StatisticsScope &scope)
{
    StatisticsTable table{u"sessions-by-time"_s,
                          StatisticsTranslations::tr("Sessions over time"),
                          StatisticsTable::Chart::TimeLine,
                          StatisticsTranslations::tr("From"),
                          outcomeColumns(),
                          {}};
    addSpans(table, figures, u"session"_s, scope, outcomeColumnOf);
    return table;
}

StatisticsTable handoffTimeLine(const FigureSums &figures, const StatisticsScope &scope)
{
    StatisticsTable table{u"handoffs-by-time"_s,
                          StatisticsTranslations::tr("Handoffs over time"),
                          StatisticsTable::Chart::TimeLine,
                          StatisticsTranslations::tr("From"),
                          validityColumns(),
                          {}};
    addSpans(table, figures, u"handoff"_s, scope,
             [](const QString &detail) { return size_t(detail == "invalid"_L1); });
    return table;
}

} // namespace baton
