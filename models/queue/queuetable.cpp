// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/queue/queuetable.h"

#include "models/database/databaseconnection.h"
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

QHash<QString, QString> columnsOf(const QSqlRecord &record, const QueueTable &table)
{
    QHash<QString, QString> columns;
    for (auto field = table.columns.cbegin(); field != table.columns.cend(); ++field) {
        for (const QString &name : *field) {
            if (record.contains(name)) {
                columns.insert(field.key(), name);
                break;
            }
        }
    }
    return columns;
}

QSet<QString> arraysOf(const DatabaseConnection &connection, const QString &table)
{
    QSet<QString> arrays;
    if (connection.isServer()) {
        QSqlQuery query(connection.database());
        query.prepare(u"SELECT a.attname FROM pg_attribute a JOIN pg_type t ON t.oid = a.atttypid"
                      " WHERE a.attrelid = to_regclass(?) AND t.typcategory = 'A'"_s);
        query.addBindValue(quotedTable(connection, table));
        query.exec();
        while (query.next()) {
            arrays.insert(query.value(0).toString());
        }
    }
    return arrays;
}

/// A table that may hold steps, by its name.
struct Candidate
{
    DatabaseTable table;
    const QueueTable *kind;
};

/// Those that the connection sees come first, and of these the first kind.
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
    return Failure{present.isEmpty() ? what + u' ' + QueueTranslations::tr("It is empty.")
                                     : what + u' '
                           + QueueTranslations::tr("Its tables: %1.").arg(present.join(u", "_s))};
}

/// The connection sees none of them, so it is not known which one is meant.
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

QString tableCalled(const DatabaseConnection &connection, const QString &name,
                    const QString &schema)
{
    QString found;
    for (const DatabaseTable &table : tablesOf(connection)) {
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
    QueueTableShape shape;
    bool isSeen = false;
    const std::vector<DatabaseTable> tables = tablesOf(connection);
    for (const Candidate &candidate : candidatesIn(tables, format, connection.address().table)) {
        const QString name = candidate.table.text();
        const Result<QHash<QString, QString>> columns = columnsOf(connection, candidate);
        if (!columns && !shape.table) {
            return columns.failure();
        }
        if (!columns || !columns->contains(u"id"_s) || !columns->contains(u"status"_s)) {
            continue;
        }
        if (!shape.table) {
            isSeen = candidate.table.isSeen;
            shape.name = name;
            shape.schema = candidate.table.schema;
            shape.table = candidate.kind;
            shape.columns = *columns;
            shape.arrays = arraysOf(connection, name);
        } else if (!isSeen && candidate.kind == shape.table) {
            return severalTables({shape.name, name});
        } else {
            shape.otherTables.append(name);
        }
    }
    return shape.table ? Result<QueueTableShape>(std::move(shape))
                       : noTable(connection, format, tables);
}

} // namespace baton
