// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/database/databasequery.h"

#include "models/database/databaseconnection.h"

#include <QSqlDatabase>
#include <QSqlError>

namespace baton {

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
        return failure ? failure(connection, what, query.lastError())
                       : connection.failure(what, query.lastError());
    }
    return query;
}

} // namespace baton
