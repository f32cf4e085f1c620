// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/database/databasetransaction.h"

#include "models/database/databaseconnection.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>

#include <utility>

using namespace Qt::StringLiterals;

namespace baton {

DatabaseTransaction::~DatabaseTransaction()
{
    rollBack();
}

Outcome DatabaseTransaction::begin(const QString &what)
{
    QSqlDatabase database = m_connection.database();
    // Otherwise SQLite would take the write lock late, and fail if two transactions wait for each
    // other.
    QSqlQuery query(database);
    m_isOpen = m_connection.isServer() ? database.transaction() : query.exec(u"BEGIN IMMEDIATE"_s);
    if (!m_isOpen) {
        return m_connection.failure(
            what, m_connection.isServer() ? database.lastError() : query.lastError());
    }
    return std::monostate();
}

Outcome DatabaseTransaction::commit(const QString &what)
{
    QSqlDatabase database = m_connection.database();
    if (!database.commit()) {
        return m_connection.failure(what, database.lastError());
    }
    m_isOpen = false;
    return std::monostate();
}

void DatabaseTransaction::rollBack()
{
    if (std::exchange(m_isOpen, false) && m_connection.database().isOpen()) {
        m_connection.database().rollback(); // a server that lost the connection does it by itself
    }
}

} // namespace baton
