// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/database/databaseconnection.h"

#include <QSqlError>
#include <QTemporaryDir>
#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;

/// Errors of logins.
class TestDatabaseRefusal : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Repeated logins may lock the account, so only other errors are retried.
    void recognisesRefusalsInEveryLanguage_data()
    {
        QTest::addColumn<QString>("answer");
        QTest::addColumn<bool>("isAboutPassword");
        QTest::newRow("English") << u"FATAL:  password authentication failed for user \"orion\""_s
                                 << true;
        QTest::newRow("German")
            << u"FATAL:  Passwort-Authentifizierung für Benutzer »orion« fehlgeschlagen"_s << true;
        QTest::newRow("French")
            << u"FATAL:  authentification par mot de passe échouée pour l'utilisateur « orion »"_s
            << true;
        QTest::newRow("Spanish")
            << u"FATAL:  la autentificación password falló para el usuario «orion»"_s << true;
        QTest::newRow("Russian")
            << u"ВАЖНО:  пользователь \"orion\" не прошёл проверку подлинности (по паролю)"_s
            << true;
        QTest::newRow("Japanese") << u"FATAL:  ユーザー\"orion\"のパスワード認証に失敗しました"_s
                                  << true;
        QTest::newRow("no password") << u"fe_sendauth: no password supplied"_s << true;
        QTest::newRow("a server that starts, in English")
            << u"FATAL:  the database system is starting up"_s << false;
        QTest::newRow("a server that starts, in French")
            << u"FATAL:  le système de bases de données se lance"_s << false;
        QTest::newRow("too many connections, in Spanish")
            << u"FATAL:  lo siento, ya tenemos demasiados clientes"_s << false;
        QTest::newRow("not allowed from here")
            << u"FATAL:  no pg_hba.conf entry for host \"10.0.0.1\", user \"orion\", database \"d\""_s
            << false;
        QTest::newRow("a user with a longer name")
            << u"FATAL:  la autentificación password falló para el usuario «orion2»"_s << false;
        QTest::newRow("no server")
            << u"Connection refused\n\tIs the server running on that host and "
               "accepting TCP/IP connections?"_s
            << false;
        QTest::newRow("no server, in French")
            << u"Connexion refusée\n\tLe serveur est-il actif sur l'hôte « orion » ?"_s << false;
    }

    void recognisesRefusalsInEveryLanguage()
    {
        QFETCH(const QString, answer);
        const QTemporaryDir folder;
        Result<DatabaseAddress> address = databaseAddress(folder.filePath(u"any.db"_s));
        QVERIFY(address.isOk());
        address->user = u"orion"_s;
        address->password = u"geheim"_s;
        const auto connection =
            DatabaseConnection::open(*address, DatabaseConnection::Access::Write);
        QVERIFY(connection.isOk());
        const QSqlError error(u"QPSQL: Unable to connect"_s,
                              u"connection to server at \"orion.example\", port 5432 failed: "_s
                                  + answer + u'\n',
                              QSqlError::ConnectionError);
        const QString told = (*connection)->failure(u"No connection"_s, error).message;
        QVERIFY2(told.startsWith("No connection ("_L1), qPrintable(told));
        QTEST(isAboutPassword(told), "isAboutPassword");
    }
};

QTEST_GUILESS_MAIN(TestDatabaseRefusal)
#include "tst_databaserefusal.moc"
