// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/support/postgresserver.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QVariant>

#include <functional>

namespace baton {

/// A connection that shares no code with the tested one.
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
    /// Connects to the server of a test as its owner.
    explicit OtherConnection(const PostgresServer &server)
        : OtherConnection(QStringLiteral("QPSQL"), [&server](QSqlDatabase &database) {
            database.setHostName(QStringLiteral("127.0.0.1"));
            database.setPort(server.port());
            database.setDatabaseName(QStringLiteral("postgres"));
            database.setUserName(QStringLiteral("orion"));
            database.setPassword(QStringLiteral("geheim"));
        })
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

    [[nodiscard]] QSqlDatabase database() const { return QSqlDatabase::database(m_name); }

private:
    QString m_name;
};

} // namespace baton
