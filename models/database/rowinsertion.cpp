// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/database/rowinsertion.h"

#include "models/database/databaseconnection.h"
#include "models/database/databasetexts.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr int rowsOfAStatement = 100;

} // namespace

RowInsertion::RowInsertion(const DatabaseConnection &connection, QString table,
                           const QStringList &columns, QString ending)
    : m_connection(connection)
    , m_ending(std::move(ending))
{
    QStringList names;
    QStringList values;
    for (const QString &column : columns) {
        names.append(column.section(u' ', 0, 0));
        values.append(column.contains(u' ') ? column.section(u' ', 1) : u"?"_s);
    }
    m_head = u"INSERT INTO %1 (%2) VALUES "_s.arg(table, names.join(u", "_s));
    m_row = u'(' + values.join(u", "_s) + u')';
}

Outcome RowInsertion::add(const QVariantList &row)
{
    m_values += row;
    return ++m_rows < rowsOfAStatement ? Outcome(std::monostate()) : flush();
}

Outcome RowInsertion::flush()
{
    const int rows = std::exchange(m_rows, 0);
    const QVariantList values = std::exchange(m_values, {});
    if (rows == 0) {
        return std::monostate();
    }
    QSqlQuery query(m_connection.database());
    query.prepare(m_head + QStringList(rows, m_row).join(u", "_s) + u' ' + m_ending);
    for (const QVariant &value : values) {
        query.addBindValue(value);
    }
    if (!query.exec()) {
        return m_connection.failure(DatabaseTexts::tr("Nothing was written to the database"),
                                    query.lastError());
    }
    return std::monostate();
}

} // namespace baton
