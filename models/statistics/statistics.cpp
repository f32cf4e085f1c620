// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/statistics/statistics.h"

#include "models/statistics/agenttable.h"
#include "models/statistics/figuretable.h"
#include "models/statistics/protocolfigures.h"
#include "models/statistics/statisticstranslations.h"
#include "models/statistics/timelinetable.h"

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

using Unit = StatisticsTable::Unit;

int numberOf(const std::vector<Figure> &figures)
{
    return std::accumulate(figures.begin(), figures.end(), 0, [](int sum, const Figure &figure) {
        return sum + static_cast<int>(figure.number);
    });
}

FigureTable kinds()
{
    return {u"kinds"_s,
            StatisticsTranslations::tr("Handoffs by kind"),
            StatisticsTranslations::tr("Kind"),
            u"handoff"_s,
            u"kind"_s,
            validityColumns()};
}

FigureTable rules()
{
    return {u"rules"_s, StatisticsTranslations::tr("Rules most broken"),
            StatisticsTranslations::tr("Rule"), u"rule"_s, u"rule"_s};
}

FigureTable causes()
{
    return {u"causes"_s, StatisticsTranslations::tr("First causes of failure"),
            StatisticsTranslations::tr("Cause"), u"cause"_s, u"cause"_s};
}

FigureTable errors()
{
    return {u"errors"_s, StatisticsTranslations::tr("Errors by type"),
            StatisticsTranslations::tr("Type"), u"error"_s, u"error"_s};
}

/// Gates by name, with the share of passed ones among those that were evaluated.
StatisticsTable gateTable(const FigureSums &figures, const ProtocolCatalog &catalog)
{
    const FigureTable gates{u"gates"_s,
                            StatisticsTranslations::tr("Gates"),
                            StatisticsTranslations::tr("Gate"),
                            u"gate"_s,
                            u"gate"_s,
                            {{u"passed"_s, StatisticsTranslations::tr("Passed"), Unit::Count,
                              u"is:passed"_s, Status::Ok},
                             {u"failed"_s, StatisticsTranslations::tr("Failed"), Unit::Count,
                              u"is:failed"_s, Status::Error},
                             {u"not-evaluated"_s, StatisticsTranslations::tr("Not evaluated"),
                              Unit::Count, u"is:not-evaluated"_s, Status::NotEvaluated},
                             {u"skipped"_s, StatisticsTranslations::tr("Skipped"), Unit::Count,
                              u"is:skipped"_s, Status::Skipped}}};
    StatisticsTable table = gates.of(figures, catalog);
    std::ranges::sort(table.rows, {}, &StatisticsTable::Row::name);
    table.isByName = true;
    table.columns.push_back(
        {u"pass-rate"_s, StatisticsTranslations::tr("Pass rate"), Unit::Percent, u"is:passed"_s});
    for (StatisticsTable::Row &row : table.rows) {
        const auto passed = static_cast<qint64>(row.values[0]);
        row.values.push_back(percentOf(passed, passed + static_cast<qint64>(row.values[1])));
    }
    return table;
}

int drawnIn(const StatisticsTable &timeLine)
{
    return std::accumulate(
        timeLine.rows.begin(), timeLine.rows.end(), 0,
        [&](int sum, const auto &row) { return sum + static_cast<int>(timeLine.sumOf(row)); });
}

QString narrowed(const QString &filter, const StatisticsScope &scope)
{
    QString all = filter;
    const auto narrow = [&all](const QString &name, const QString &value) {
        if (!all.isEmpty() && !value.isEmpty() && !all.contains(name + u':')) {
            all += u' ' + filterFor(name, value);
        }
    };
    narrow(u"protocol"_s, scope.protocol);
    narrow(u"origin"_s, scope.origin);
    narrow(u"after"_s, scope.after.toString(Qt::ISODate));
    narrow(u"before"_s, scope.before.toString(Qt::ISODate));
    return all;
}

/// Has the searches keep to the scope in which was counted.
void narrowFilters(Statistics &statistics)
{
    for (StatisticsTable &table : statistics.tables) {
        for (StatisticsTable::Row &row : table.rows) {
            row.filter = narrowed(row.filter, statistics.scope);
        }
    }
    for (MeasuredTarget &target : statistics.targets) {
        target.filter = narrowed(target.filter, statistics.scope);
    }
}

} // namespace

Result<Statistics> readStatistics(const DatabaseConnection &connection,
                                  const ProtocolCatalog &catalog, const StatisticsScope &scope)
{
    const Result<FigureSums> read = readFigures(connection, scope);
    if (!read) {
        return read.failure();
    }
    const FigureSums &figures = *read;
    const StatisticsTable protocols = protocolTable(figures, catalog);
    Statistics statistics{scope,
                          numberOf(figures.of(u"session"_s)),
                          numberOf(figures.of(u"handoff"_s)),
                          {sessionTimeLine(figures, scope), handoffTimeLine(figures, scope),
                           protocolTimeLine(figures, scope, u"session"_s, protocols),
                           protocolTimeLine(figures, scope, u"handoff"_s, protocols), protocols,
                           kinds().of(figures, catalog), rules().of(figures, catalog),
                           gateTable(figures, catalog), phaseTable(figures, catalog),
                           agentTable(figures), causes().of(figures, catalog),
                           errors().of(figures, catalog)},
                          measuredTargets(figures, catalog, scope)};
    statistics.undated = statistics.sessions - drawnIn(statistics.tables.front());
    std::erase_if(statistics.tables, [](const StatisticsTable &one) { return one.rows.empty(); });
    narrowFilters(statistics);
    return statistics;
}

} // namespace baton
