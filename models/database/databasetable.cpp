// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/database/databasetable.h"

#include "models/database/databaseconnection.h"
#include "models/database/databasequery.h"
#include "models/database/databasetranslations.h"

#include <QSqlDatabase>
#include <QSqlDriver>

using namespace Qt::StringLiterals;

namespace baton {

bool DatabaseTable::isCalled(const QString &wanted) const
{
    return wanted.compare(name, Qt::CaseInsensitive) == 0
        || wanted.compare(schema + u'.' + name, Qt::CaseInsensitive) == 0;
}

Result<std::vector<DatabaseTable>> tablesOf(const DatabaseConnection &connection)
{
    // Qt's drivers list no partitioned tables, and do not tell which one a name leads to.
    Result<QSqlQuery> query =
        queried(connection,
                connection.isServer()
                    ? u"SELECT n.nspname, c.relname, pg_table_is_visible(c.oid) AS seen"
                      " FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace"
                      " WHERE c.relkind IN ('r', 'p', 'v', 'm', 'f') AND NOT c.relispartition"
                      " AND n.nspname <> 'information_schema' AND n.nspname !~ '^pg_'"
                      " ORDER BY seen DESC, n.nspname, c.relname"_s
                    : u"SELECT '', name, 1 FROM sqlite_master WHERE type IN ('table', 'view')"
                      " AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY name"_s,
                {}, DatabaseTranslations::tr("The tables cannot be listed"));
    if (!query) {
        return query.failure();
    }
    std::vector<DatabaseTable> tables;
    while (query->next()) {
        tables.push_back(
            {query->value(0).toString(), query->value(1).toString(), query->value(2).toBool()});
    }
    return tables;
}

QString quotedTable(const DatabaseConnection &connection, const QString &name)
{
    return connection.database().driver()->escapeIdentifier(name, QSqlDriver::TableName);
}

QString quotedColumn(const DatabaseConnection &connection, const QString &name)
{
    return connection.database().driver()->escapeIdentifier(name, QSqlDriver::FieldName);
}

} // namespace baton
