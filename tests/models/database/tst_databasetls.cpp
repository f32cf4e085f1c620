// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/database/databaseconnection.h"
#include "tests/support/certificates.h"
#include "tests/support/postgresserver.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;

/// Encrypted connections to a server with a certificate.
class TestDatabaseTls : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY2(!PostgresServer::programs().isEmpty(),
                 "PostgreSQL is not installed: Debian's package is postgresql");
        m_certificates.issue(u"server"_s);
        m_certificates.issue(u"member"_s);
        m_certificates.issue(u"locked"_s, u"s3cret"_s);
        m_server = std::make_unique<PostgresServer>();
        run(m_server->url(), u"CREATE ROLE member LOGIN"_s);
        run(m_server->url(), u"CREATE ROLE locked LOGIN"_s);
        m_server->configure({{u"server.crt"_s, m_certificates.content(u"server.crt"_s)},
                             {u"server.key"_s, m_certificates.content(u"server.key"_s)},
                             {u"root.crt"_s, m_certificates.content(u"authority.crt"_s)},
                             {u"postgresql.auto.conf"_s, "ssl = on\nssl_ca_file = 'root.crt'\n"},
                             {u"pg_hba.conf"_s,
                              "hostssl all member,locked 127.0.0.1/32 cert\n"
                              "host all all 127.0.0.1/32 scram-sha-256\n"}});
    }

    void init() { QTest::failOnWarning(); }

    void cleanupTestCase() { m_server.reset(); }

    void validCertificatesConnect_data()
    {
        QTest::addColumn<QString>("user");
        QTest::addColumn<QStringList>("options");
        const QString right = u"sslrootcert="_s + m_certificates.path(u"authority.crt"_s);
        QTest::newRow("require") << u"orion:geheim"_s << QStringList(u"sslmode=require"_s);
        QTest::newRow("verify-ca")
            << u"orion:geheim"_s << QStringList{u"sslmode=verify-ca"_s, right};
        QTest::newRow("verify-full")
            << u"orion:geheim"_s << QStringList{u"sslmode=verify-full"_s, right};
        QTest::newRow("a certificate of the client")
            << u"member"_s
            << QStringList({u"sslmode=verify-full"_s, right}) + clientOptions(u"member"_s);
        QTest::newRow("a key with a password")
            << u"locked"_s
            << QStringList({u"sslmode=verify-full"_s, right, u"sslpassword=s3cret"_s})
                + clientOptions(u"locked"_s);
    }

    void validCertificatesConnect()
    {
        QFETCH(const QString, user);
        QFETCH(const QStringList, options);
        const auto connection = opened(user, options);
        QVERIFY2(connection.isOk(), qPrintable(connection.isOk() ? QString() : connection.error()));
        QSqlQuery query((*connection)->database());
        QVERIFY(query.exec(u"SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()"_s));
        QVERIFY(query.next() && query.value(0).toBool());
        QVERIFY(!(*connection)->address().text().contains("s3cret"_L1));
    }

    void invalidCertificatesAreRejectedWithAReason_data()
    {
        QTest::addColumn<QString>("user");
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QStringList>("says");
        const QString right = u"sslrootcert="_s + m_certificates.path(u"authority.crt"_s);
        const QString wrong = u"sslrootcert="_s + m_others.path(u"authority.crt"_s);
        QTest::newRow("another authority")
            << u"orion:geheim"_s << QStringList{u"sslmode=verify-full"_s, wrong}
            << QStringList{u"certificate verify failed"_s, u"sslrootcert names"_s};
        QTest::newRow("no such file")
            << u"orion:geheim"_s
            << QStringList{u"sslmode=verify-full"_s, u"sslrootcert=/nowhere/root.crt"_s}
            << QStringList{u"/nowhere/root.crt"_s, u"does not exist"_s};
        QTest::newRow("no certificate of the client")
            << u"member"_s << QStringList{u"sslmode=verify-full"_s, right}
            << QStringList{u"valid client certificate"_s, u"sslcert and its key with sslkey"_s};
        QTest::newRow("that of somebody else")
            << u"locked"_s
            << QStringList({u"sslmode=verify-full"_s, right}) + clientOptions(u"member"_s)
            << QStringList{u"certificate authentication failed for user \"locked\""_s};
        for (const QString &password : {u"sslpassword=wr0ng"_s, u"sslpassword="_s}) {
            QTest::addRow("a key with %s", qPrintable(password))
                << u"locked"_s
                << QStringList{u"sslmode=require"_s, password} + clientOptions(u"locked"_s)
                << QStringList{u"locked.key"_s, u"with sslpassword"_s};
        }
    }

    void invalidCertificatesAreRejectedWithAReason()
    {
        QFETCH(const QString, user);
        QFETCH(const QStringList, options);
        QFETCH(const QStringList, says);
        const auto connection = opened(user, options);
        QVERIFY(!connection.isOk());
        for (const QString &part : says + QStringList(u"@127.0.0.1:"_s)) {
            QVERIFY2(connection.error().contains(part), qPrintable(connection.error()));
        }
        for (const QString &secret : {u"geheim"_s, u"wr0ng"_s}) {
            QVERIFY2(!connection.error().contains(secret), qPrintable(connection.error()));
        }
    }

private:
    [[nodiscard]] QStringList clientOptions(const QString &name) const
    {
        return {u"sslcert="_s + m_certificates.path(name + u".crt"_s),
                u"sslkey="_s + m_certificates.path(name + u".key"_s)};
    }

    [[nodiscard]] Result<std::shared_ptr<DatabaseConnection>>
    opened(const QString &user, const QStringList &options) const
    {
        const Result<DatabaseAddress> address =
            databaseAddress(m_server->url(user, u'?' + options.join(u'&')));
        return address ? DatabaseConnection::open(*address, DatabaseConnection::Access::Read)
                       : Result<std::shared_ptr<DatabaseConnection>>(address.failure());
    }

    static void run(const QString &url, const QString &statement)
    {
        const auto connection =
            DatabaseConnection::open(*databaseAddress(url), DatabaseConnection::Access::Write);
        QVERIFY(connection.isOk());
        QSqlQuery query((*connection)->database());
        QVERIFY(query.exec(statement));
    }

    Certificates m_certificates;
    const Certificates m_others;
    std::unique_ptr<PostgresServer> m_server;
};

QTEST_GUILESS_MAIN(TestDatabaseTls)
#include "tst_databasetls.moc"
