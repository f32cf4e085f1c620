// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/statistics/agenttable.h"

#include "models/index/entries/sessionoutcome.h"
#include "models/search/searchfilter.h"
#include "models/session/value/runstatustext.h"
#include "models/statistics/figuretable.h"
#include "models/statistics/protocolfigures.h"
#include "models/statistics/statisticstranslations.h"

#include <algorithm>
#include <tuple>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

using Unit = StatisticsTable::Unit;

constexpr auto runTypes = "in:session in:phase in:step"_L1;

/// The figures of one agent.
struct AgentNumbers
{
    qint64 handoffs = 0;
    qint64 invalid = 0;
    qint64 runs = 0;
    qint64 failed = 0;
};

std::map<QString, AgentNumbers> agentNumbers(const FigureSums &figures)
{
    std::map<QString, AgentNumbers> numbers;
    for (const Figure &figure : figures.of(u"agent"_s)) {
        const bool isInvalid = figure.detail == "invalid"_L1;
        if (isInvalid || figure.detail == "valid"_L1) { // earlier versions counted failed runs, too
            numbers[figure.about].handoffs += figure.number;
            numbers[figure.about].invalid += isInvalid ? figure.number : 0;
        }
    }
    for (const Figure &figure : figures.of(u"run"_s)) {
        numbers[figure.about].runs += figure.number;
        numbers[figure.about].failed += isFailureName(figure.detail) ? figure.number : 0;
    }
    return numbers;
}

/// The search for what began: a search accepts any of the values of a filter.
QString runsFilter()
{
    QStringList filters{runTypes};
    for (const QString &outcome : fixedValuesOf(SearchFilter::Is)) {
        if (hasBegun(outcome)) {
            filters.append(u"is:"_s + outcome);
        }
    }
    return filters.join(u' ');
}

std::vector<StatisticsTable::Column> countsOfAgents()
{
    return {{u"handoffs"_s, StatisticsTranslations::tr("Handoffs"), Unit::Count, u"in:handoff"_s},
            {u"invalid"_s, StatisticsTranslations::tr("With errors"), Unit::Count,
             u"in:handoff is:invalid"_s},
            {u"runs"_s, StatisticsTranslations::tr("Runs"), Unit::Count, runsFilter()},
            {u"failed"_s, StatisticsTranslations::tr("Failed runs"), Unit::Count,
             u"%1 is:failed"_s.arg(runTypes)}};
}

} // namespace

StatisticsTable agentTable(const FigureSums &figures)
{
    StatisticsTable table{u"agents"_s,
                          StatisticsTranslations::tr("Agents"),
                          StatisticsTable::Chart::Values,
                          StatisticsTranslations::tr("Agent"),
                          countsOfAgents(),
                          {}};
    for (const auto &[agent, of] : agentNumbers(figures)) {
        table.rows.push_back(
            {agent,
             {},
             {double(of.handoffs), double(of.invalid), double(of.runs), double(of.failed)},
             filterFor(u"from"_s, agent)});
    }
    std::ranges::stable_sort(table.rows, std::greater(), [](const StatisticsTable::Row &row) {
        return std::tuple(row.values[3], row.values[1], row.values[0], row.values[2]);
    });
    table.columns.push_back({u"failure-rate"_s, StatisticsTranslations::tr("Failure rate"),
                             Unit::Percent, table.columns[3].filter});
    for (StatisticsTable::Row &row : table.rows) {
        row.values.push_back(percentOf(qint64(row.values[3]), qint64(row.values[2])));
    }
    return table;
}

} // namespace baton
