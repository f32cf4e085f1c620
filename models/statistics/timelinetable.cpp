// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/statistics/timelinetable.h"

#include "models/search/searchfilter.h"
#include "models/session/value/runstatustext.h"
#include "models/statistics/statisticstranslations.h"
#include "models/statistics/timespans.h"

#include <algorithm>
#include <functional>
#include <map>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

using Unit = StatisticsTable::Unit;

constexpr size_t mostProtocols = 5; ///< that have their own column, where there are more

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

/// The figures of @p name whose day is known and plausible.
std::vector<DatedFigure> figuresInTime(const FigureSums &figures, const QString &name)
{
    std::vector<DatedFigure> dated = figures.datedOf(name);
    std::erase_if(dated, [](const DatedFigure &figure) { return !isPlausible(figure.day); });
    return dated;
}

/// Fills @p table with a row for each span. @p columnOf returns the column for a figure.
template <typename ColumnOf>
void addSpans(StatisticsTable &table, const std::vector<DatedFigure> &dated, const QString &name,
              const StatisticsScope &scope, ColumnOf columnOf)
{
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
        table.rows[row].values[columnOf(figure)] += static_cast<double>(figure.number);
    }
}

/// A column for each protocol of @p dated, those with most first; of many, the last is of the rest.
std::vector<StatisticsTable::Column> protocolColumns(const std::vector<DatedFigure> &dated,
                                                     const StatisticsTable &protocols)
{
    std::map<QString, qint64> numbers;
    for (const DatedFigure &figure : dated) {
        numbers[figure.protocol] += figure.number;
    }
    std::vector<StatisticsTable::Row> rows = protocols.rows;
    std::erase_if(rows, [&](const auto &row) { return !numbers.contains(row.name); });
    std::ranges::stable_sort(rows, std::greater(),
                             [&](const auto &row) { return numbers.at(row.name); });
    std::vector<StatisticsTable::Column> columns;
    for (const StatisticsTable::Row &row : rows) {
        if (columns.size() == mostProtocols && rows.size() > mostProtocols + 1) {
            columns.push_back({u"others"_s, StatisticsTranslations::tr("Other protocols"),
                               Unit::Count, row.filter});
        } else if (columns.size() > mostProtocols) {
            columns.back().filter += u' ' + row.filter; // a search accepts any of them
        } else {
            columns.push_back(
                {row.name, row.title.isEmpty() ? row.name : row.title, Unit::Count, row.filter});
        }
    }
    return columns;
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
    const QString name = u"session"_s;
    addSpans(table, figuresInTime(figures, name), name, scope,
             [](const DatedFigure &figure) { return outcomeColumnOf(figure.detail); });
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
    const QString name = u"handoff"_s;
    addSpans(table, figuresInTime(figures, name), name, scope,
             [](const DatedFigure &figure) { return size_t(figure.detail == "invalid"_L1); });
    return table;
}

StatisticsTable protocolTimeLine(const FigureSums &figures, const StatisticsScope &scope,
                                 const QString &name, const StatisticsTable &protocols)
{
    const std::vector<DatedFigure> dated = figuresInTime(figures, name);
    StatisticsTable table{name + u"s-by-protocol"_s,
                          name == "session"_L1
                              ? StatisticsTranslations::tr("Sessions by protocol over time")
                              : StatisticsTranslations::tr("Handoffs by protocol over time"),
                          StatisticsTable::Chart::TimeLine,
                          StatisticsTranslations::tr("From"),
                          protocolColumns(dated, protocols),
                          {}};
    const auto columnOf = [&columns = table.columns](const DatedFigure &figure) {
        const auto own = std::ranges::find(columns, figure.protocol, &StatisticsTable::Column::id);
        return std::min(size_t(own - columns.begin()), columns.size() - 1);
    };
    if (table.columns.size() > 1) {
        addSpans(table, dated, name, scope, columnOf);
    }
    return table;
}

} // namespace baton
