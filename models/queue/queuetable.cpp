// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/queue/queuetable.h"

#include "models/database/databaseconnection.h"
#include "models/database/databasequery.h"
#include "models/database/databasetable.h"
#include "models/queue/queuetranslations.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QSqlRecord>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// By the names that the table has, whose letter case a server minds in quotes.
QHash<QString, QString> columnsOf(const QSqlRecord &record, const QueueTable &table)
{
    QHash<QString, QString> columns;
    for (auto field = table.columns.cbegin(); field != table.columns.cend(); ++field) {
        for (const QString &name : *field) {
            if (const int column = record.indexOf(name); column >= 0) {
                columns.insert(field.key(), record.fieldName(column));
                break;
            }
        }
    }
    return columns;
}

/// Adds the columns whose types are treated in a special way.
Outcome addTypes(QueueTableShape &shape, const DatabaseConnection &connection)
{
    if (!connection.isServer()) {
        return std::monostate();
    }
    Result<QSqlQuery> query =
        queried(connection,
                u"SELECT a.attname, t.typcategory = 'A'"
                " FROM pg_attribute a JOIN pg_type t ON t.oid = a.atttypid"
                " WHERE a.attrelid = to_regclass(?) AND (t.typcategory = 'A'"
                " OR 'timestamp'::regtype IN (t.oid, t.typbasetype))"_s,
                {quotedTable(connection, shape.name)},
                QueueTranslations::tr("The table %1 cannot be read").arg(shape.name));
    if (!query) {
        return query.failure();
    }
    while (query->next()) {
        (query->value(1).toBool() ? shape.arrays : shape.clocks).insert(query->value(0).toString());
    }
    return std::monostate();
}

/// A table that may contain steps according to its name.
struct Candidate
{
    DatabaseTable table;
    const QueueTable *kind;
};

/// Tables that the connection finds without a schema come first, sorted by kind.
std::vector<Candidate> candidatesIn(const std::vector<DatabaseTable> &tables,
                                    const QueueFormat &format, const QString &wanted)
{
    std::vector<Candidate> candidates;
    for (const QueueTable &kind : format.tables) {
        for (const DatabaseTable &table : tables) {
            if (table.isCalled(kind.name) && (wanted.isEmpty() || table.isCalled(wanted))) {
                candidates.push_back({table, &kind});
            }
        }
    }
    std::ranges::stable_partition(candidates,
                                  [](const Candidate &each) { return each.table.isSeen; });
    return candidates;
}

Result<QHash<QString, QString>> columnsOf(const DatabaseConnection &connection,
                                          const Candidate &candidate)
{
    const QString name = candidate.table.text();
    QSqlQuery query(connection.database());
    if (!query.exec(u"SELECT * FROM %1 LIMIT 0"_s.arg(quotedTable(connection, name)))) {
        return connection.failure(QueueTranslations::tr("The table %1 cannot be read").arg(name),
                                  query.lastError());
    }
    return columnsOf(query.record(), *candidate.kind);
}

/// The fields without which a table holds no steps.
const QStringList &neededFields()
{
    static const QStringList fields{u"id"_s, u"status"_s};
    return fields;
}

/// The failure to read steps from @p candidate, which has only @p columns.
Failure lacksColumns(const DatabaseConnection &connection, const Candidate &candidate,
                     const QHash<QString, QString> &columns)
{
    QStringList lacking = neededFields();
    lacking.removeIf([&columns](const QString &field) { return columns.contains(field); });
    for (QString &field : lacking) {
        field = candidate.kind->columns.value(field).value(0, field);
    }
    return Failure{
        QueueTranslations::tr(
            "The table %1 in %2 holds no steps, as it has no column for: %3. Add the "
            "column, or open another database.")
            .arg(candidate.table.text(), connection.address().text(), lacking.join(u", "_s))};
}

Failure noTable(const DatabaseConnection &connection, const QueueFormat &format,
                const std::vector<DatabaseTable> &tables)
{
    constexpr size_t most = 10;
    QStringList wanted;
    for (const QueueTable &table : format.tables) {
        wanted.append(table.name);
    }
    QStringList present;
    for (size_t i = 0; i < std::min(most, tables.size()); ++i) {
        present.append(tables[i].text());
    }
    const DatabaseAddress &address = connection.address();
    const auto isMeant = [&address](const DatabaseTable &table) {
        return table.isCalled(address.table);
    };
    const QString what = address.table.isEmpty()
        ? QueueTranslations::tr(
              "%1 has no table of steps: none called %2 with columns for id and status.")
              .arg(address.text(), wanted.join(u", "_s))
        : std::ranges::any_of(tables, isMeant)
        ? QueueTranslations::tr(
              "%1 has no steps in the table %2: a table of steps is called %3 and has "
              "columns for id and status.")
              .arg(address.text(), address.table, wanted.join(u", "_s))
        : QueueTranslations::tr("%1 has no table %2.").arg(address.text(), address.table);
    const QString has = present.isEmpty()
        ? QueueTranslations::tr("It is empty.")
        : QueueTranslations::tr("Its tables: %1.").arg(present.join(u", "_s));
    return Failure{address.table.isEmpty() ? what + u' ' + has + u' '
                           + QueueTranslations::tr("Open another database, or make a queue in this "
                                                   "one with “baton queue init”.")
                                           : what + u' ' + has};
}

/// The connection finds none of the tables without a schema, so the intended one is unknown.
Failure severalTables(const QStringList &names)
{
    return Failure{
        QueueTranslations::tr("Several tables hold steps: %1. Choose one by ?table=%2 in the "
                              "address.")
            .arg(names.join(u", "_s), names.first())};
}

} // namespace

QStringList QueueTableShape::absent() const
{
    QStringList fields;
    for (auto field = table->columns.cbegin(); field != table->columns.cend(); ++field) {
        if (!has(field.key())) {
            fields.append(field.key());
        }
    }
    fields.sort();
    return fields;
}

Result<QString> tableCalled(const DatabaseConnection &connection, const QString &name,
                            const QString &schema)
{
    const Result<std::vector<DatabaseTable>> tables = tablesOf(connection);
    if (!tables) {
        return tables.failure();
    }
    QString found;
    for (const DatabaseTable &table : *tables) {
        if (table.isCalled(name) && table.schema == schema) {
            return table.text();
        }
        if (table.isCalled(name) && table.isSeen && found.isEmpty()) {
            found = table.text();
        }
    }
    return found;
}

Result<QueueTableShape> findQueueTable(const DatabaseConnection &connection,
                                       const QueueFormat &format)
{
    const Result<std::vector<DatabaseTable>> tables = tablesOf(connection);
    if (!tables) {
        return tables.failure();
    }
    QueueTableShape shape;
    bool isSeen = false;
    std::optional<Failure> unfit; ///< of the first one that is called like a table of steps
    for (const Candidate &candidate : candidatesIn(*tables, format, connection.address().table)) {
        const QString name = candidate.table.text();
        const Result<QHash<QString, QString>> columns = columnsOf(connection, candidate);
        if (!columns && !shape.table) {
            return columns.failure();
        }
        const auto has = [&columns](const QString &field) { return columns->contains(field); };
        if (!columns || !std::ranges::all_of(neededFields(), has)) {
            unfit = unfit || !columns ? unfit : lacksColumns(connection, candidate, *columns);
            continue;
        }
        if (!shape.table) {
            isSeen = candidate.table.isSeen;
            shape.name = name;
            shape.schema = candidate.table.schema;
            shape.table = candidate.kind;
            shape.columns = *columns;
            if (const Outcome added = addTypes(shape, connection); !added) {
                return added.failure();
            }
        } else if (!isSeen && candidate.kind == shape.table) {
            return severalTables({shape.name, name});
        } else {
            shape.otherTables.append(name);
        }
    }
    return shape.table ? Result<QueueTableShape>(std::move(shape))
        : unfit        ? *unfit
                       : noTable(connection, format, *tables);
}

} // namespace baton
