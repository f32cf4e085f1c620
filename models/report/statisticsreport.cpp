// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/report/statisticsreport.h"

#include "models/index/entries/sessionoutcome.h"
#include "models/report/reportsymbols.h"
#include "models/report/reporttranslations.h"
#include "models/session/value/durationtext.h"
#include "models/session/value/runstatustext.h"
#include "models/statistics/shortenedtable.h"
#include "models/statistics/statisticsnumber.h"
#include "models/strings/joinedparts.h"
#include "models/values/timetext.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

ReportBlock textBlock(ReportBlock::Type type, const QString &text)
{
    return {type, {text}, {}, {}};
}

/// "native · from 2026-02-01 · before 2026-03-01"; empty for all sessions.
QString scopeText(const StatisticsScope &scope)
{
    QStringList parts{scope.protocol, scope.origin};
    if (scope.after.isValid()) {
        parts += ReportTranslations::tr("from %1").arg(scope.after.toString(Qt::ISODate));
    }
    if (scope.before.isValid()) {
        parts += ReportTranslations::tr("before %1").arg(scope.before.toString(Qt::ISODate));
    }
    return joinedParts(parts, u" · ");
}

ReportText cellOf(double value, StatisticsTable::Unit unit)
{
    return {numberText(value, unit, QLocale())};
}

bool isEmpty(const StatisticsTable::Row &row)
{
    return std::ranges::all_of(row.values, [](double value) { return value == 0; });
}

ReportBlock tableBlock(const StatisticsTable &table)
{
    ReportBlock block{ReportBlock::Type::Table, {}, {{table.rowTitle}}, {}};
    for (const StatisticsTable::Column &column : table.columns) {
        block.columns.push_back({column.title, true});
    }
    for (const StatisticsTable::Row &row : table.rows) {
        if (table.chart == StatisticsTable::Chart::TimeLine && isEmpty(row)) {
            continue; // there were no events
        }
        std::vector<ReportText> cells{
            {row.title.isEmpty() ? row.name : row.name + u" · "_s + row.title}};
        for (size_t i = 0; i < row.values.size(); ++i) {
            cells.push_back(cellOf(row.values[i], table.columns[i].unit));
        }
        block.rows.push_back(std::move(cells));
    }
    return block;
}

ReportBlock targetsBlock(const std::vector<MeasuredTarget> &targets)
{
    ReportBlock block{ReportBlock::Type::Table,
                      {},
                      {{ReportTranslations::tr("Target")},
                       {ReportTranslations::tr("Measured"), true},
                       {ReportTranslations::tr("Wanted"), true},
                       {ReportTranslations::tr("Section")}},
                      {}};
    for (const MeasuredTarget &target : targets) {
        const ReportMark mark = std::isnan(target.share) ? ReportMark::Quiet
            : target.isMet()                             ? ReportMark::Ok
                                                         : ReportMark::Error;
        block.rows.push_back({{target.title, mark},
                              cellOf(target.share, StatisticsTable::Unit::Percent),
                              {markText(target, QLocale())},
                              {target.rule}});
    }
    return block;
}

ReportText statusCell(const QString &word)
{
    return word.isEmpty() ? ReportText()
                          : ReportText{textOfOutcome(word), markOf(markOfOutcome(word))};
}

/// "3 min, 2 attempts" after the mark of the status, or the word of the status if the time is
/// unknown.
ReportText phaseCell(const SessionMatrix::Cell &cell)
{
    ReportText told = statusCell(cell.status);
    QStringList parts{cell.seconds >= 0 ? durationText(std::chrono::seconds(cell.seconds))
                                        : told.text};
    if (cell.attempts > 1) {
        parts.append(ReportTranslations::tr("%n attempts", nullptr, cell.attempts));
    }
    told.text = joinedParts(parts, u", ");
    return told;
}

/// A session in a row, so that the table is no wider than it has phases.
ReportBlock matrixBlock(const SessionMatrix &matrix)
{
    ReportBlock block{ReportBlock::Type::Table,
                      {},
                      {{ReportTranslations::tr("Session")},
                       {ReportTranslations::tr("Started (UTC)")},
                       {ReportTranslations::tr("Status")}},
                      {}};
    for (const SessionMatrix::Phase &phase : matrix.phases) {
        block.columns.push_back({phase.title.isEmpty() ? phase.id : phase.title});
    }
    for (size_t session = matrix.sessions.size(); session-- > 0;) {
        const SessionMatrix::Session &told = matrix.sessions[session];
        std::vector<ReportText> cells{{told.title.isEmpty() ? told.name : told.title},
                                      {timetext::dateAndMinute(told.started)},
                                      statusCell(told.status)};
        for (size_t phase = 0; phase < matrix.phases.size(); ++phase) {
            cells.push_back(phaseCell(matrix.at(phase, session)));
        }
        block.rows.push_back(std::move(cells));
    }
    return block;
}

/// Adds @p table below its heading and @p chart, which may be empty.
void addTable(ReportDocument &report, const QString &title, const ReportPicture &chart,
              ReportBlock table)
{
    report.blocks.push_back(textBlock(ReportBlock::Type::Heading, title));
    if (!chart.png.isEmpty()) {
        report.blocks.push_back({ReportBlock::Type::Picture, {title}, {}, {}, chart});
    }
    report.blocks.push_back(std::move(table));
}

} // namespace

ReportDocument statisticsReport(const Statistics &statistics, const SessionMatrix &matrix,
                                const QDateTime &made, const QMap<QString, ReportPicture> &charts)
{
    ReportDocument report;
    report.title = ReportTranslations::tr("Statistics of sessions");
    report.made = ReportTranslations::tr("Made by Baton on %1").arg(timetext::shortMoment(made));
    report.blocks.push_back(textBlock(ReportBlock::Type::Title, countsText(statistics)));
    if (const QString scope = scopeText(statistics.scope); !scope.isEmpty()) {
        report.blocks.push_back(textBlock(ReportBlock::Type::Paragraph, scope));
    }
    if (!statistics.targets.empty()) {
        addTable(report, ReportTranslations::tr("Targets of the specifications"),
                 charts.value(u"targets"_s), targetsBlock(statistics.targets));
    }
    for (const StatisticsTable &table : statistics.tables) {
        addTable(report, table.title, charts.value(table.id), tableBlock(shortened(table)));
    }
    if (!matrix.sessions.empty()) {
        addTable(report, ReportTranslations::tr("The last sessions and their phases"),
                 charts.value(u"matrix"_s), matrixBlock(matrix));
    }
    return report;
}

} // namespace baton
