// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/output/sessions/statisticstext.h"

#include "app/cli/common/clitexts.h"
#include "app/cli/common/jsonarray.h"
#include "app/cli/common/textformat.h"
#include "app/cli/output/sessions/sessionjson.h"
#include "app/cli/output/sessions/sessiontable.h"
#include "models/index/entries/sessionoutcome.h"
#include "models/session/value/runstatustext.h"
#include "models/statistics/shortenedtable.h"
#include "models/statistics/statisticsnumber.h"
#include "models/values/timetext.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

constexpr int longestName = 48;
constexpr int longestBar = 24;

/// Formats @p value for scripts, without digit grouping.
QString plainNumber(double value, StatisticsTable::Unit unit)
{
    QLocale locale = QLocale::c();
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    return numberText(value, unit, locale);
}

QString nameText(const QString &name)
{
    const QString line = oneLine(name);
    return line.size() > longestName ? line.first(longestName - 1) + u'…' : line;
}

/// The names and numbers of a table in columns, with bars if the numbers add up.
QString tableText(const StatisticsTable &table)
{
    std::vector<QStringList> lines{{table.rowTitle}};
    for (const StatisticsTable::Column &column : table.columns) {
        lines.front().append(column.title);
    }
    double most = 0;
    std::vector<double> sums;
    for (const StatisticsTable::Row &row : table.rows) {
        if (table.chart == StatisticsTable::Chart::TimeLine && table.sumOf(row) == 0) {
            continue; // there were no events
        }
        sums.push_back(table.sumOf(row));
        const QString name = row.title.isEmpty() ? row.name : row.name + u"  "_s + row.title;
        QStringList line{nameText(name)};
        for (size_t i = 0; i < row.values.size(); ++i) {
            line.append(plainNumber(row.values[i], table.columns[i].unit));
        }
        lines.push_back(line);
        most = std::max(most, table.sumOf(row));
    }
    QList<qsizetype> widths(lines.front().size(), 0);
    for (const QStringList &line : lines) {
        for (qsizetype i = 0; i < line.size(); ++i) {
            widths[i] = std::max(widths[i], line[i].size());
        }
    }
    QString text = table.title + u'\n';
    for (size_t i = 0; i < lines.size(); ++i) {
        text += u"  "_s + lines[i].front().leftJustified(int(widths[0]));
        for (qsizetype column = 1; column < lines[i].size(); ++column) {
            text += u"  "_s + lines[i][column].rightJustified(int(widths[column]));
        }
        if (i > 0 && table.chart != StatisticsTable::Chart::Values && most > 0) {
            const double part = sums[i - 1] / most;
            text += u"  "_s + QString(std::lround(part * longestBar), u'█');
        }
        while (text.endsWith(u' ')) {
            text.chop(1);
        }
        text += u'\n';
    }
    return text;
}

QString targetText(const MeasuredTarget &target)
{
    const QString sign = target.isMost ? u"≤"_s : u"≥"_s;
    return u"  %1 %2: %3 (%4 %5 %, %6)\n"_s.arg(
        std::isnan(target.share) ? u"·"_s
            : target.isMet()     ? u"✓"_s
                                 : u"✗"_s,
        target.title, plainNumber(target.share, StatisticsTable::Unit::Percent), sign,
        QString::number(target.mark), target.rule);
}

QJsonValue jsonOf(double value)
{
    return std::isnan(value) ? QJsonValue() : QJsonValue(value);
}

/// The mark for the status word @p status of an index; a blank if there is none.
QString markOf(const QString &status)
{
    return status.isEmpty() ? u" "_s : mark(markOfOutcome(status));
}

QJsonObject tableObject(const StatisticsTable &table)
{
    QJsonArray rows;
    for (const StatisticsTable::Row &row : table.rows) {
        QJsonObject object{{u"name"_s, row.name}, {u"search"_s, row.filter}};
        if (!row.title.isEmpty()) {
            object.insert(u"title"_s, row.title);
        }
        for (size_t i = 0; i < row.values.size(); ++i) {
            object.insert(table.columns[i].id, jsonOf(row.values[i]));
        }
        rows.append(object);
    }
    return {{u"id"_s, table.id}, {u"title"_s, table.title}, {u"rows"_s, rows}};
}

} // namespace

QString statisticsText(const Statistics &statistics)
{
    QString text = u"%1, %2\n"_s.arg(
        counted(statistics.sessions, CliTexts::tr("session"), CliTexts::tr("sessions")),
        counted(statistics.handoffs, CliTexts::tr("handoff"), CliTexts::tr("handoffs")));
    if (statistics.undated > 0) {
        text += undatedText(statistics) + u'\n';
    }
    for (const StatisticsTable &table : statistics.tables) {
        text += u'\n' + tableText(shortened(table));
    }
    if (!statistics.targets.empty()) {
        text += u'\n' + CliTexts::tr("Targets of the specifications") + u'\n';
        for (const MeasuredTarget &target : statistics.targets) {
            text += targetText(target);
        }
    }
    return text;
}

QString matrixText(const SessionMatrix &matrix)
{
    QStringList names{CliTexts::tr("Session")};
    QStringList marks{{}};
    for (const SessionMatrix::Session &session : matrix.sessions) {
        marks.front() += markOf(session.status);
    }
    for (size_t row = 0; row < matrix.phases.size(); ++row) {
        const auto &[id, title] = matrix.phases[row];
        names.append(nameText(phaseName(id, title)));
        marks.append(QString());
        for (size_t column = 0; column < matrix.sessions.size(); ++column) {
            marks.last() += markOf(matrix.at(row, column).status);
        }
    }
    const qsizetype width = std::ranges::max(names, {}, &QString::size).size();
    QString text;
    for (qsizetype row = 0; row < names.size(); ++row) {
        text += names[row].leftJustified(int(width)) + u"  "_s + marks[row] + u'\n';
    }
    if (matrix.sessions.empty()) {
        return text + CliTexts::tr("No session of this protocol and period has a start time.")
            + u'\n';
    }
    if (matrix.phases.empty()) {
        text += CliTexts::tr("None of these sessions has a table of phases.") + u'\n';
    }
    return text
        + CliTexts::tr("%1 to %2, the newest on the right")
              .arg(timetext::shortMoment(matrix.sessions.front().started),
                   timetext::shortMoment(matrix.sessions.back().started))
        + u'\n';
}

QJsonObject statisticsObject(const Statistics &statistics)
{
    QJsonArray targets;
    for (const MeasuredTarget &target : statistics.targets) {
        targets.append(QJsonObject{{u"title"_s, target.title},
                                   {u"rule"_s, target.rule},
                                   {u"share"_s, jsonOf(target.share)},
                                   {target.isMost ? u"atMost"_s : u"atLeast"_s, target.mark},
                                   {u"met"_s, target.isMet()}});
    }
    return {{u"sessions"_s, statistics.sessions},
            {u"handoffs"_s, statistics.handoffs},
            {u"undated"_s, statistics.undated},
            {u"tables"_s, arrayOf(statistics.tables, tableObject)},
            {u"targets"_s, targets}};
}

QJsonObject matrixObject(const SessionMatrix &matrix)
{
    QJsonArray sessions;
    for (size_t column = 0; column < matrix.sessions.size(); ++column) {
        const SessionMatrix::Session &session = matrix.sessions[column];
        QJsonObject phases;
        for (size_t row = 0; row < matrix.phases.size(); ++row) {
            const SessionMatrix::Cell &cell = matrix.at(row, column);
            if (!cell.status.isEmpty()) {
                phases.insert(
                    matrix.phases[row].id,
                    QJsonObject{{u"status"_s, cell.status},
                                {u"attempts"_s, cell.attempts},
                                {u"seconds"_s, cell.seconds < 0 ? QJsonValue() : cell.seconds}});
            }
        }
        sessions.append(QJsonObject{{u"path"_s, session.path},
                                    {u"id"_s, session.name},
                                    {u"title"_s, session.title},
                                    {u"status"_s, session.status},
                                    {u"started"_s, timeValue(session.started)},
                                    {u"phases"_s, phases}});
    }
    return {{u"sessions"_s, sessions}};
}

} // namespace baton::cli
