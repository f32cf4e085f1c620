// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/database/rowinsertion.h"

#include "models/database/databaseconnection.h"
#include "models/database/databasetranslations.h"

#include <QSqlDatabase>
#include <QSqlError>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Inserting many rows at once saves round trips to a server. A file gains nothing from it, because
/// Qt names each value and SQLite searches all names for each.
constexpr int rowsForServer = 100;
constexpr int rowsForFile = 1;

} // namespace

RowInsertion::RowInsertion(const DatabaseConnection &connection, QString table,
                           const QStringList &columns, QString ending)
    : m_connection(connection)
    , m_ending(std::move(ending))
    , m_most(connection.isServer() ? rowsForServer : rowsForFile)
    , m_query(connection.database())
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
    return ++m_rows < m_most ? Outcome(std::monostate()) : flush();
}

Outcome RowInsertion::flush()
{
    const int rows = std::exchange(m_rows, 0);
    const QVariantList values = std::exchange(m_values, {});
    if (rows == 0) {
        return std::monostate();
    }
    if (m_prepared != rows) {
        m_query.prepare(m_head + QStringList(rows, m_row).join(u", "_s) + u' ' + m_ending);
        m_prepared = rows;
    }
    for (qsizetype i = 0; i < values.size(); ++i) {
        m_query.bindValue(static_cast<int>(i), values[i]);
    }
    if (!m_query.exec()) {
        return m_connection.failure(DatabaseTranslations::tr("Nothing was written to the database"),
                                    m_query.lastError());
    }
    return std::monostate();
}

} // namespace baton
