// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/statistics/figurereader.h"

#include "models/database/databasequery.h"
#include "models/index/database/indexfailure.h"
#include "models/statistics/statisticstranslations.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The SQL conditions of @p scope and the values of their placeholders.
struct ScopeCondition
{
    QString text; ///< begins with AND, or is empty
    QVariantList values;

    explicit ScopeCondition(const StatisticsScope &scope)
    {
        add(u"protocol = ?"_s, scope.protocol);
        add(u"origin = ?"_s, scope.origin);
        if (scope.after.isValid()) {
            add(u"day >= ?"_s, scope.after.toJulianDay());
        }
        if (scope.before.isValid()) {
            // Figures without a day are in no time span.
            add(u"day < ?"_s, scope.before.toJulianDay());
            add(u"day > ?"_s, 0);
        }
    }

private:
    void add(const QString &condition, const QVariant &value)
    {
        if (value.toString().isEmpty()) {
            return;
        }
        text += u" AND "_s + condition;
        values.append(value);
    }
};

Result<QSqlQuery> asked(const DatabaseConnection &connection, const QString &statement,
                        const ScopeCondition &condition)
{
    return queried(connection, statement.arg(condition.text), condition.values,
                   StatisticsTranslations::tr("The statistics cannot be read"), indexFailure);
}

Outcome isWhole(const QSqlQuery &query, const DatabaseConnection &connection)
{
    return isReadWhole(query, connection,
                       StatisticsTranslations::tr("The statistics cannot be read"), indexFailure);
}

template <typename T>
const std::vector<T> &valueOf(const std::map<QString, std::vector<T>> &figures, const QString &name)
{
    static const std::vector<T> none;
    const auto found = figures.find(name);
    return found == figures.end() ? none : found->second;
}

} // namespace

const std::vector<Figure> &FigureSums::of(const QString &name) const
{
    return valueOf(sums, name);
}

const std::vector<DatedFigure> &FigureSums::datedOf(const QString &name) const
{
    return valueOf(dated, name);
}

qint64 FigureSums::count(const QString &name, const QString &protocol, const QString &detail) const
{
    qint64 number = 0;
    for (const DatedFigure &figure : datedOf(name)) {
        number += figure.protocol == protocol && figure.detail == detail ? figure.number : 0;
    }
    return number;
}

Result<FigureSums> readFigures(const DatabaseConnection &connection, const StatisticsScope &scope)
{
    const ScopeCondition condition(scope);
    Result<QSqlQuery> sums = asked(connection,
                                   u"SELECT name, about, detail, CAST(sum(number) AS BIGINT) "
                                   "FROM figures WHERE number <> 0%1 GROUP BY name, about, detail "
                                   "ORDER BY name, about, detail"_s,
                                   condition);
    if (!sums) {
        return sums.failure();
    }
    FigureSums figures;
    while (sums->next()) {
        figures.sums[sums->value(0).toString()].push_back(
            {sums->value(1).toString(), sums->value(2).toString(), sums->value(3).toLongLong()});
    }
    if (const Outcome end = isWhole(*sums, connection); !end) {
        return end.failure();
    }
    Result<QSqlQuery> days =
        asked(connection,
              u"SELECT name, day, protocol, detail, CAST(sum(number) AS BIGINT) FROM figures "
              "WHERE name IN ('session', 'handoff', 'structured', 'invalid') AND number <> 0%1 "
              "GROUP BY name, day, protocol, detail ORDER BY name, day, protocol, detail"_s,
              condition);
    if (!days) {
        return days.failure();
    }
    while (days->next()) {
        const qint64 day = days->value(1).toLongLong();
        figures.dated[days->value(0).toString()].push_back(
            {day > 0 ? QDate::fromJulianDay(day) : QDate(), days->value(2).toString(),
             days->value(3).toString(), days->value(4).toLongLong()});
    }
    const Outcome end = isWhole(*days, connection);
    return end ? Result<FigureSums>(std::move(figures)) : end.failure();
}

} // namespace baton
