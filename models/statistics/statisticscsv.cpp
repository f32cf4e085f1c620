// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/statistics/statisticscsv.h"

#include "models/strings/joinedparts.h"
#include "models/values/timetext.h"

#include <algorithm>
#include <cmath>
#include <iterator>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// True if a spreadsheet would interpret the text as a formula.
bool mayBeFormula(const QString &text)
{
    return !text.isEmpty() && u"=+-@\t\r"_s.contains(text.front());
}

QString field(QString text)
{
    if (mayBeFormula(text)) {
        text.prepend(u'\'');
    }
    const bool isQuoted =
        std::ranges::any_of(text, [](QChar c) { return u",\"\r\n"_s.contains(c); });
    return isQuoted ? u'"' + text.replace(u'"', u"\"\""_s) + u'"' : text;
}

QString numberText(double value)
{
    return std::isnan(value) ? QString() : QString::number(value, 'g', 12);
}

QString line(const QStringList &fields)
{
    QStringList quoted;
    std::ranges::transform(fields, std::back_inserter(quoted), field);
    return quoted.join(u',') + u"\r\n"_s;
}

/// The lines of a session, then those of each of its phases.
QString sessionLines(const SessionMatrix &matrix, size_t session)
{
    const SessionMatrix::Session &told = matrix.sessions[session];
    const auto value = [&told](const QString &phase, const QString &column, const QString &text) {
        return line({u"matrix"_s, told.path, phase, column, text});
    };
    QString text = value({}, u"title"_s, told.title.isEmpty() ? told.name : told.title)
        + value({}, u"status"_s, told.status)
        + value({}, u"started"_s, timetext::dateAndTime(told.started));
    for (size_t row = 0; row < matrix.phases.size(); ++row) {
        const auto &[id, title] = matrix.phases[row];
        const SessionMatrix::Cell &cell = matrix.at(row, session);
        const QString phase = title == id ? id : joinedParts({id, title}, u" ");
        if (!cell.status.isEmpty()) {
            text += value(phase, u"status"_s, cell.status)
                + value(phase, u"attempts"_s, QString::number(cell.attempts))
                + value(phase, u"seconds"_s,
                        cell.seconds < 0 ? QString() : QString::number(cell.seconds));
        }
    }
    return text;
}

} // namespace

QByteArray statisticsCsv(const Statistics &statistics, const SessionMatrix &matrix)
{
    QString text = line({u"table"_s, u"name"_s, u"title"_s, u"column"_s, u"value"_s});
    for (const StatisticsTable &table : statistics.tables) {
        for (const StatisticsTable::Row &row : table.rows) {
            for (size_t i = 0; i < row.values.size(); ++i) {
                text += line({table.id, row.name, row.title, table.columns[i].id,
                              numberText(row.values[i])});
            }
        }
    }
    for (const MeasuredTarget &target : statistics.targets) {
        text += line({u"targets"_s, target.rule, target.title,
                      target.isMost ? u"at-most"_s : u"at-least"_s, numberText(target.mark)})
            + line({u"targets"_s, target.rule, target.title, u"share"_s, numberText(target.share)});
    }
    for (size_t session = 0; session < matrix.sessions.size(); ++session) {
        text += sessionLines(matrix, session);
    }
    return text.toUtf8();
}

} // namespace baton
