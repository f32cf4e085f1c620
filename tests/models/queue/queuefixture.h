// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/database/databaseconnection.h"
#include "models/protocol/catalog/catalog.h"
#include "models/queue/queuereader.h"
#include "models/queue/queuesource.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QTest>

namespace baton {

inline const std::shared_ptr<const ProtocolCatalog> &catalogWithOrion()
{
    static const std::shared_ptr<const ProtocolCatalog> catalog = ProtocolCatalog::load();
    return catalog;
}

/// The protocol whose steps lie in databases.
inline const ProtocolPack &orion()
{
    return *queuePack(*catalogWithOrion());
}

/// A connection that shares no code with the one that is tested.
class OtherConnection
{
public:
    OtherConnection(const QString &driver, const std::function<void(QSqlDatabase &)> &setUp)
    {
        static int count = 0;
        m_name = QStringLiteral("other-%1").arg(++count);
        QSqlDatabase database = QSqlDatabase::addDatabase(driver, m_name);
        setUp(database);
        if (!database.open()) {
            qFatal("%s", qPrintable(database.lastError().text()));
        }
    }
    explicit OtherConnection(const QString &path)
        : OtherConnection(QStringLiteral("QSQLITE"),
                          [&path](QSqlDatabase &database) { database.setDatabaseName(path); })
    {
    }
    ~OtherConnection() { QSqlDatabase::removeDatabase(m_name); }
    OtherConnection(const OtherConnection &) = delete;
    OtherConnection &operator=(const OtherConnection &) = delete;

    void run(const QStringList &statements) const
    {
        for (const QString &statement : statements) {
            QSqlQuery query(QSqlDatabase::database(m_name));
            if (!query.exec(statement)) {
                qFatal("%s: %s", qPrintable(statement), qPrintable(query.lastError().text()));
            }
        }
    }

    [[nodiscard]] QVariant value(const QString &statement) const
    {
        QSqlQuery query(QSqlDatabase::database(m_name));
        if (!query.exec(statement) || !query.next()) {
            qFatal("%s: %s", qPrintable(statement), qPrintable(query.lastError().text()));
        }
        return query.value(0);
    }

private:
    QString m_name;
};

inline DatabaseAddress addressOf(const QString &url)
{
    const Result<DatabaseAddress> address = databaseAddress(url);
    if (!address) {
        qFatal("%s", qPrintable(address.error()));
    }
    return *address;
}

inline std::shared_ptr<DatabaseConnection>
opened(const QString &url, DatabaseConnection::Access access = DatabaseConnection::Access::Read)
{
    const Result<std::shared_ptr<DatabaseConnection>> connection =
        DatabaseConnection::open(addressOf(url), access);
    if (!connection) {
        qFatal("%s", qPrintable(connection.error()));
    }
    return *connection;
}

inline StepQueue queueAt(const QString &url)
{
    const Result<StepQueue> queue = readQueue(*opened(url), orion());
    if (!queue) {
        qFatal("%s", qPrintable(queue.error()));
    }
    return *queue;
}

} // namespace baton
