// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/search/searchvalues.h"

#include "models/database/databaseconnection.h"

#include <QSqlDatabase>
#include <QSqlQuery>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The place of the values of a filter: a column of a table, for figures of one name.
struct ValueColumn
{
    QString table;
    QString column;
    QString figure;
};

ValueColumn columnOf(SearchFilter filter)
{
    switch (filter) {
    case SearchFilter::From:
        return {u"entries"_s, u"agent"_s, {}};
    case SearchFilter::To:
        return {u"entries"_s, u"receiver"_s, {}};
    case SearchFilter::Rule:
        return {u"figures"_s, u"about"_s, u"rule"_s};
    case SearchFilter::Gate:
        return {u"figures"_s, u"about"_s, u"gate"_s};
    case SearchFilter::Error:
        return {u"figures"_s, u"about"_s, u"error"_s};
    case SearchFilter::Cause:
        return {u"figures"_s, u"about"_s, u"cause"_s};
    case SearchFilter::Kind:
        return {u"figures"_s, u"about"_s, u"handoff"_s};
    case SearchFilter::Phase:
        return {u"entries"_s, u"phase"_s, {}};
    case SearchFilter::Protocol:
        return {u"sessions"_s, u"protocol"_s, {}};
    case SearchFilter::Origin:
        return {u"sessions"_s, u"origin"_s, {}};
    default:
        return {};
    }
}

/// The values in the index. A figure that fell to 0 is of sessions that changed or are gone.
QStringList storedValues(const DatabaseConnection &connection, const ValueColumn &from)
{
    // From each value to the next by an index: there are few values in many rows.
    const QString rows =
        from.figure.isEmpty() ? u""_s : u"name = '%1' AND number > 0 AND "_s.arg(from.figure);
    const QString text =
        u"WITH RECURSIVE known (value) AS (SELECT min(%2) FROM %1 WHERE %3 %2 > '' UNION ALL "
        "SELECT (SELECT min(%2) FROM %1 WHERE %3 %2 > known.value) FROM known "
        "WHERE known.value IS NOT NULL) SELECT value FROM known WHERE value IS NOT NULL"_s.arg(
            from.table, from.column, rows);
    QSqlQuery query(connection.database());
    query.setForwardOnly(true);
    QStringList values;
    for (bool isRead = query.exec(text); isRead && query.next();) {
        values.append(query.value(0).toString());
    }
    return values;
}

} // namespace

QStringList knownValues(const DatabaseConnection &connection, SearchFilter filter)
{
    if (filter == SearchFilter::Agent) {
        QStringList agents =
            knownValues(connection, SearchFilter::From) + knownValues(connection, SearchFilter::To);
        agents.sort();
        agents.removeDuplicates();
        return agents;
    }
    const ValueColumn from = columnOf(filter);
    if (from.table.isEmpty()) {
        return fixedValuesOf(filter);
    }
    return storedValues(connection, from);
}

SearchValues knownValues(const DatabaseConnection &connection)
{
    SearchValues all;
    for (const QString &name : searchFilterNames()) {
        const SearchFilter filter = *searchFilterNamed(name);
        if (QStringList values = knownValues(connection, filter); !values.isEmpty()) {
            all[filter] = std::move(values);
        }
    }
    return all;
}

QStringList spelledValues(const DatabaseConnection &connection, SearchFilter filter,
                          const QStringList &values)
{
    QStringList spelled = values;
    const QStringList all = knownValues(connection, filter);
    for (const QString &known : all) {
        // A kind is known by the last part of its id, unless that is an id itself.
        const QString part = filter == SearchFilter::Kind ? known.section(u'.', -1) : known;
        const QString last = all.contains(part) ? known : part;
        if (values.contains(known, Qt::CaseInsensitive)
            || values.contains(last, Qt::CaseInsensitive)) {
            spelled.append(known);
        }
    }
    spelled.removeDuplicates();
    return spelled;
}

std::vector<ProtocolPhase> phasesTitled(const DatabaseConnection &connection,
                                        const QStringList &titles)
{
    if (titles.isEmpty()) {
        return {};
    }
    std::vector<ProtocolPhase> phases;
    const ValueColumn from{u"figures"_s, u"about"_s, u"phase"_s};
    for (const QString &about : storedValues(connection, from)) {
        const QStringList parts = about.split(u'\t'); // id, title, protocol
        if (titles.contains(parts.value(1), Qt::CaseInsensitive)) {
            phases.push_back({parts.front(), parts.value(2)});
        }
    }
    return phases;
}

} // namespace baton
