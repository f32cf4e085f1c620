// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/queue/queuetable.h"

#include "models/database/databaseconnection.h"
#include "models/queue/queuetexts.h"

#include <QSqlDatabase>
#include <QSqlDriver>
#include <QSqlError>
#include <QSqlQuery>
#include <QSqlRecord>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

QStringList tablesOf(const DatabaseConnection &connection)
{
    const QSqlDatabase database = connection.database();
    return database.tables(QSql::Tables) + database.tables(QSql::Views);
}

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
        query.prepare(u"SELECT column_name FROM information_schema.columns"
                      " WHERE table_name = ? AND data_type = 'ARRAY'"_s);
        query.addBindValue(table.section(u'.', -1));
        query.exec();
        while (query.next()) {
            arrays.insert(query.value(0).toString());
        }
    }
    return arrays;
}

Failure noTable(const DatabaseConnection &connection, const QueueFormat &format)
{
    QStringList wanted;
    for (const QueueTable &table : format.tables) {
        wanted.append(table.name);
    }
    const QStringList present = tablesOf(connection);
    const QString what =
        QueueTexts::tr("%1 has no table of steps: none called %2 with columns for id and status.")
            .arg(connection.address().text(), wanted.join(u", "_s));
    return Failure{
        present.isEmpty() ? what + u' ' + QueueTexts::tr("It is empty.")
                          : what + u' '
                + QueueTexts::tr("Its tables: %1.")
                      .arg(present.first(std::min<qsizetype>(10, present.size())).join(u", "_s))};
}

} // namespace

QString tableCalled(const DatabaseConnection &connection, const QString &name)
{
    for (const QString &table : tablesOf(connection)) {
        if (table.compare(name, Qt::CaseInsensitive) == 0
            || table.section(u'.', -1).compare(name, Qt::CaseInsensitive) == 0) {
            return table;
        }
    }
    return {};
}

QString quotedTable(const DatabaseConnection &connection, const QString &name)
{
    return connection.database().driver()->escapeIdentifier(name, QSqlDriver::TableName);
}

QString quotedColumn(const DatabaseConnection &connection, const QString &name)
{
    return connection.database().driver()->escapeIdentifier(name, QSqlDriver::FieldName);
}

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

Result<QueueTableShape> findQueueTable(const DatabaseConnection &connection,
                                       const QueueFormat &format)
{
    QueueTableShape shape;
    const QString wanted = connection.address().table;
    for (const QueueTable &table : format.tables) {
        if (!wanted.isEmpty() && wanted.section(u'.', -1) != table.name) {
            continue;
        }
        const QString name = tableCalled(connection, wanted.isEmpty() ? table.name : wanted);
        if (name.isEmpty()) {
            continue;
        }
        QSqlQuery query(connection.database());
        if (!query.exec(u"SELECT * FROM %1 LIMIT 0"_s.arg(quotedTable(connection, name)))) {
            return connection.failure(QueueTexts::tr("The table %1 cannot be read").arg(name),
                                      query.lastError());
        }
        const QHash<QString, QString> columns = columnsOf(query.record(), table);
        if (!columns.contains(u"id"_s) || !columns.contains(u"status"_s)) {
            continue;
        }
        if (shape.table) {
            shape.otherTables.append(name);
        } else {
            shape.name = name;
            shape.table = &table;
            shape.columns = columns;
            shape.arrays = arraysOf(connection, name);
        }
    }
    if (!shape.table) {
        return noTable(connection, format);
    }
    return shape;
}

} // namespace baton
