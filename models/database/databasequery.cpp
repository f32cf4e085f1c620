// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/database/databasequery.h"

#include "models/database/databaseconnection.h"

#include <QSqlDatabase>
#include <QSqlError>

namespace baton {

namespace {

Failure failureOf(const QSqlQuery &query, const DatabaseConnection &connection, const QString &what,
                  QueryFailure failure)
{
    return failure ? failure(connection, what, query.lastError())
                   : connection.failure(what, query.lastError());
}

} // namespace

Result<QSqlQuery> queried(const DatabaseConnection &connection, const QString &statement,
                          const QVariantList &values, const QString &what, QueryFailure failure)
{
    QSqlQuery query(connection.database());
    query.setForwardOnly(true);
    bool isDone = query.prepare(statement);
    for (const QVariant &value : values) {
        query.addBindValue(value);
    }
    isDone = isDone && query.exec();
    if (!isDone) {
        return failureOf(query, connection, what, failure);
    }
    return query;
}

Outcome isReadWhole(const QSqlQuery &query, const DatabaseConnection &connection,
                    const QString &what, QueryFailure failure)
{
    return query.lastError().isValid() ? Outcome(failureOf(query, connection, what, failure))
                                       : Outcome(std::monostate());
}

} // namespace baton
