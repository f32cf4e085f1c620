// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/database/databaseaddress.h"

#include <QDir>
#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;

/// URLs of databases: reading, writing, passwords.
class TestDatabaseAddress : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void roundTripsItsText_data()
    {
        QTest::addColumn<QString>("url");
        QTest::addColumn<QString>("text");
        QTest::newRow("file") << u"sqlite:///tmp/queue.db"_s << u"sqlite:///tmp/queue.db"_s;
        QTest::newRow("path") << u"/tmp/queue.db"_s << u"sqlite:///tmp/queue.db"_s;
        QTest::newRow("blanks") << u"/tmp/my queue.db"_s << u"sqlite:///tmp/my%20queue.db"_s;
        QTest::newRow("table") << u"sqlite:///tmp/q.db?table=steps"_s
                               << u"sqlite:///tmp/q.db?table=steps"_s;
        QTest::newRow("server") << u"postgresql://orion@db.example:5433/tasks?sslmode=require"_s
                                << u"postgresql://orion@db.example:5433/tasks?sslmode=require"_s;
        QTest::newRow("all about TLS")
            << u"postgresql://db/t?ssl_max_protocol_version=TLSv1.3&"
               "ssl_min_protocol_version=TLSv1.2&sslcertmode=allow&sslcrldir=/crl&sslsni=0"_s
            << u"postgresql://db/t?ssl_max_protocol_version=TLSv1.3&"
               "ssl_min_protocol_version=TLSv1.2&sslcertmode=allow&sslcrldir=%2Fcrl&sslsni=0"_s;
        QTest::newRow("password of a key is not written")
            << u"postgresql://db/t?sslkey=k&sslpassword=s%40cret"_s
            << u"postgresql://db/t?sslkey=k"_s;
        QTest::newRow("short scheme")
            << u"postgres://orion@db/tasks"_s << u"postgresql://orion@db/tasks"_s;
        QTest::newRow("socket") << u"postgresql:///tasks"_s << u"postgresql:///tasks"_s;
        const QString socket = u"postgresql:///tasks?host=%2Frun%2Fpg&port=5433&user=orion"_s;
        QTest::newRow("folder of a socket")
            << u"postgresql://orion@%2Frun%2Fpg:5433/tasks"_s << socket;
        QTest::newRow("folder of a socket as an option")
            << u"postgresql://orion@/tasks?host=/run/pg&port=5433"_s << socket;
        QTest::newRow("all as options")
            << u"postgresql:///tasks?user=orion&port=5433&host=/run/pg"_s << socket;
        QTest::newRow("host as an option")
            << u"postgresql:///tasks?host=db&user=orion"_s << u"postgresql://orion@db/tasks"_s;
        QTest::newRow("option with blanks")
            << u"postgresql://db/tasks?options=-c%20search_path%3Dorion"_s
            << u"postgresql://db/tasks?options=-c%20search_path%3Dorion"_s;
        QTest::newRow("service") << u"postgresql:///?service=orion"_s
                                 << u"postgresql:///?service=orion"_s;
        QTest::newRow("service, without a path")
            << u"postgresql://?service=orion"_s << u"postgresql:///?service=orion"_s;
        QTest::newRow("driver of another library")
            << u"postgresql+psycopg2://orion@db/tasks"_s << u"postgresql://orion@db/tasks"_s;
        QTest::newRow("short scheme with a driver") << u"Postgres+asyncpg:///tasks?host=/run/pg"_s
                                                    << u"postgresql:///tasks?host=%2Frun%2Fpg"_s;
        QTest::newRow("password is not written")
            << u"postgresql://orion:s%40cret@db/tasks"_s << u"postgresql://orion@db/tasks"_s;
    }

    void roundTripsItsText()
    {
        QFETCH(const QString, url);
        const Result<DatabaseAddress> address = databaseAddress(url);
        QVERIFY2(address.isOk(), qPrintable(address.isOk() ? QString() : address.error()));
        QTEST(address->text(), "text");
        DatabaseAddress again = *databaseAddress(address->text());
        again.password = address->password;
        again.keyPassword = address->keyPassword;
        QCOMPARE(again, *address);
    }

    void relativePathsStartInTheWorkingFolder_data()
    {
        QTest::addColumn<QString>("url");
        QTest::newRow("path") << u"queue.db"_s;
        QTest::newRow("scheme") << u"sqlite:queue.db"_s;
        QTest::newRow("scheme with slashes") << u"sqlite://queue.db"_s;
    }

    void relativePathsStartInTheWorkingFolder()
    {
        QFETCH(const QString, url);
        QCOMPARE(databaseAddress(url)->path, QDir::current().filePath(u"queue.db"_s));
    }

    void passwordsAreSeparatedFromTheAddress()
    {
        const Result<DatabaseAddress> address =
            databaseAddress(u"postgresql://o:s%40cret@db/tasks"_s);
        QCOMPARE(address->password, u"s@cret"_s);
        QVERIFY(!address->text().contains("cret"_L1));
        QVERIFY(!address->name().contains("cret"_L1));
    }

    void keyPasswordsAreSeparatedFromTheAddress()
    {
        const Result<DatabaseAddress> address =
            databaseAddress(u"postgresql://o@db/tasks?sslpassword=s%40cret"_s);
        QCOMPARE(address->keyPassword, u"s@cret"_s);
        QVERIFY(address->options.isEmpty());
        QVERIFY(!shownPath(u"postgresql://o@db/tasks?sslpassword=s%40cret"_s).contains("cret"_L1));
    }

    /// A service may define a password for the key.
    void thePasswordOfAKeyIsPassedToTheDriver_data()
    {
        QTest::addColumn<QString>("query");
        QTest::addColumn<QByteArray>("service"); ///< of the environment
        QTest::addColumn<QString>("told");       ///< null: nothing
        QTest::newRow("one") << u"sslpassword=s"_s << QByteArray() << u"s"_s;
        QTest::newRow("none") << QString() << QByteArray() << u"-"_s;
        QTest::newRow("none, of a service") << u"service=orion"_s << QByteArray() << QString();
        QTest::newRow("none, of the service of the environment")
            << QString() << "orion"_ba << QString();
        QTest::newRow("one, of a service")
            << u"service=orion&sslpassword=s"_s << "orion"_ba << u"s"_s;
    }

    void thePasswordOfAKeyIsPassedToTheDriver()
    {
        QFETCH(const QString, query);
        QFETCH(const QByteArray, service);
        if (!service.isEmpty()) {
            qputenv("PGSERVICE", service);
        }
        const auto options =
            databaseAddress(u"postgresql://o@db/tasks?"_s + query)->serverOptions();
        qunsetenv("PGSERVICE");
        QTEST(options.value(u"sslpassword"_s), "told");
        QCOMPARE(options.value(u"application_name"_s), u"baton"_s);
    }

    void aDatabaseWithoutANameIsThatOfTheEnvironment_data()
    {
        QTest::addColumn<QString>("url");
        QTest::addColumn<QByteArray>("service"); ///< of the environment
        QTest::addColumn<QString>("database");
        QTest::addColumn<QString>("name");
        QTest::newRow("none named")
            << u"postgresql://db"_s << QByteArray() << u"tasks"_s << u"tasks on db"_s;
        QTest::newRow("one named")
            << u"postgresql://db/own"_s << QByteArray() << u"own"_s << u"own on db"_s;
        QTest::newRow("of a service")
            << u"postgresql:///?service=orion"_s << QByteArray() << QString() << u"orion"_s;
        QTest::newRow("of the service of the environment")
            << u"postgresql:///"_s << "lyra"_ba << QString() << u"lyra"_s;
    }

    void aDatabaseWithoutANameIsThatOfTheEnvironment()
    {
        QFETCH(const QString, url);
        QFETCH(const QByteArray, service);
        qputenv("PGDATABASE", "tasks");
        if (!service.isEmpty()) {
            qputenv("PGSERVICE", service);
        }
        const Result<DatabaseAddress> address = databaseAddress(url);
        const QString name = address ? address->name() : QString();
        qunsetenv("PGSERVICE");
        qunsetenv("PGDATABASE");
        QVERIFY2(address.isOk(), qPrintable(address.isOk() ? QString() : address.error()));
        QTEST(address->database, "database");
        QTEST(name, "name");
    }

    void aWrongAddressIsReported_data()
    {
        QTest::addColumn<QString>("url");
        QTest::addColumn<QString>("says");
        QTest::newRow("scheme") << u"mysql://db/tasks"_s << u"not an address of a database"_s;
        QTest::newRow("no database") << u"postgresql://db"_s << u"names no database"_s;
        QTest::newRow("file with the driver of another library")
            << u"sqlite+aiosqlite:///q.db"_s << u"Write sqlite:///path/to/file"_s;
        QTest::newRow("no file") << u"sqlite://"_s << u"names no file"_s;
        QTest::newRow("option") << u"postgresql://db/t?password=x"_s
                                << u"“password” is not an option"_s;
        QTest::newRow("option of a file")
            << u"sqlite:///t.db?sslmode=require"_s << u"only “table”"_s;
        QTest::newRow("port") << u"postgresql:///t?port=x"_s << u"“port” is not an option"_s;
        QTest::newRow("semicolon") << u"postgresql://db/t?sslmode=a%3Bb"_s << u"semicolon"_s;
    }

    void aWrongAddressIsReported()
    {
        QFETCH(const QString, url);
        QFETCH(const QString, says);
        const Result<DatabaseAddress> address = databaseAddress(url);
        QVERIFY(!address.isOk());
        QVERIFY2(address.error().contains(says), qPrintable(address.error()));
    }
};

QTEST_GUILESS_MAIN(TestDatabaseAddress)
#include "tst_databaseaddress.moc"
