// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/statistics/statisticscsv.h"

#include <cmath>

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

} // namespace

QByteArray statisticsCsv(const Statistics &statistics)
{
    QString text = u"table,name,title,column,value\r\n"_s;
    for (const StatisticsTable &table : statistics.tables) {
        for (const StatisticsTable::Row &row : table.rows) {
            for (size_t i = 0; i < row.values.size(); ++i) {
                text += QStringList{table.id, field(row.name), field(row.title),
                                    table.columns[i].id, numberText(row.values[i])}
                            .join(u',')
                    + u"\r\n"_s;
            }
        }
    }
    for (const MeasuredTarget &target : statistics.targets) {
        text += QStringList{u"targets"_s, field(target.rule), field(target.title),
                            target.isMost ? u"at-most"_s : u"at-least"_s, numberText(target.mark)}
                    .join(u',')
            + u"\r\n"_s;
        text += QStringList{u"targets"_s, field(target.rule), field(target.title), u"share"_s,
                            numberText(target.share)}
                    .join(u',')
            + u"\r\n"_s;
    }
    return text.toUtf8();
}

} // namespace baton
