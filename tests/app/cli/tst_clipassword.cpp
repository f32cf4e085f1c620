// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/cli/clifixture.h"
#include "tests/support/fakekeyring.h"
#include "tests/support/postgresserver.h"
#include "tests/support/terminalprocess.h"

using namespace baton;
using namespace Qt::StringLiterals;

/// The source of the password of a server on the command line.
class TestCliPassword : public CliFixture
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY2(!PostgresServer::programs().isEmpty(),
                 "PostgreSQL is not installed: Debian's package is postgresql");
        start();
        for (const char *name : {"XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "HOME"}) {
            qputenv(name, QFile::encodeName(m_folder->path()));
        }
        qunsetenv("PGPASSWORD");
        qunsetenv("PGPASSFILE");
        m_keyring = std::make_unique<FakeKeyring>();
        m_server = std::make_unique<PostgresServer>();
        m_url = m_server->url(u"orion"_s);
        // An index is not made beside the tables of something else.
        QCOMPARE(run({u"index"_s, u"--store"_s, m_server->url(), samples()}).code, 0);
        QCOMPARE(run({u"queue"_s, u"init"_s, m_server->url()}).code, 0);
    }

    void init() { m_keyring->setPasswords({}); }

    void cleanupTestCase()
    {
        m_server.reset();
        m_keyring.reset();
    }

    void readsItFromTheTerminal_data() { addCommands(); }
    void readsItFromTheTerminal()
    {
        QFETCH(const QStringList, arguments);
        QFETCH(const QByteArray, says);
        TerminalProcess terminal(QStringList(QStringLiteral(BATON_PROGRAM)) + arguments);
        QVERIFY2(terminal.shows("Password for " + m_url.toUtf8() + ": "),
                 terminal.shown().constData());
        QVERIFY(!terminal.echoes());
        terminal.type("geheim\n");
        const int state = terminal.end();
        QVERIFY2(WIFEXITED(state) && WEXITSTATUS(state) == 0, terminal.shown().constData());
        QVERIFY2(terminal.shown().contains(says), terminal.shown().constData());
        QVERIFY2(!terminal.shown().contains("geheim"), terminal.shown().constData());
    }

    void readsItFromTheKeyring_data() { addCommands(); }
    void readsItFromTheKeyring()
    {
        QFETCH(const QStringList, arguments);
        QFETCH(const QByteArray, says);
        m_keyring->setPasswords({{m_url, u"geheim"_s}});
        const Printed printed = run(arguments);
        QVERIFY2(printed.code == 0, qPrintable(printed.error));
        QVERIFY2(printed.out.contains(QString::fromUtf8(says)), qPrintable(printed.out));
        QVERIFY(!printed.out.contains("geheim"_L1) && !printed.error.contains("geheim"_L1));
    }

    void nothingIsReadWithoutATerminal_data() { addCommands(); }
    void nothingIsReadWithoutATerminal()
    {
        QFETCH(const QStringList, arguments);
        const Printed printed = run(arguments, "geheim\n");
        QCOMPARE(printed.code, 2);
        for (const QString &part :
             {m_url, u"no password supplied"_s, u"PGPASSWORD"_s, u"keyring"_s, u"terminal"_s}) {
            QVERIFY2(printed.error.contains(part), qPrintable(printed.error));
        }
    }

    void aWrongPasswordInTheKeyringLeadsToAQuestion()
    {
        m_keyring->setPasswords({{m_url, u"outdated"_s}});
        TerminalProcess terminal({QStringLiteral(BATON_PROGRAM), u"queue"_s, u"list"_s, m_url});
        QVERIFY(terminal.shows("Password for "));
        terminal.type("geheim\n");
        QCOMPARE(terminal.end(), 0);
    }

    void aWrongPasswordIsReported()
    {
        TerminalProcess terminal({QStringLiteral(BATON_PROGRAM), u"queue"_s, u"list"_s, m_url});
        QVERIFY(terminal.shows("Password for "));
        terminal.type("s3cret\n");
        QCOMPARE(WEXITSTATUS(terminal.end()), 2);
        QVERIFY2(terminal.shown().contains("password authentication failed"),
                 terminal.shown().constData());
        QVERIFY2(!terminal.shown().contains("s3cret"), terminal.shown().constData());
    }

    /// The address contains a password: asking for another one would hide that it is wrong.
    void aWrongPasswordInTheAddressIsReportedImmediately()
    {
        TerminalProcess terminal({QStringLiteral(BATON_PROGRAM), u"queue"_s, u"list"_s,
                                  m_server->url(u"orion:s3cret"_s)});
        QCOMPARE(WEXITSTATUS(terminal.end()), 2);
        QVERIFY2(!terminal.shown().contains("Password for"), terminal.shown().constData());
        QVERIFY2(!terminal.shown().contains("s3cret"), terminal.shown().constData());
    }

    void anInterruptedQuestionRestoresTheTerminal()
    {
        TerminalProcess terminal({u"sh"_s, u"-c"_s,
                                  u"trap : INT; '%1' queue list '%2'; echo ended; read line"_s.arg(
                                      QStringLiteral(BATON_PROGRAM), m_url)});
        QVERIFY(terminal.shows("Password for "));
        QVERIFY(!terminal.echoes());
        terminal.type("\x03");
        QVERIFY2(terminal.shows("ended"), terminal.shown().constData());
        QVERIFY(terminal.echoes());
    }

private:
    void addCommands() const
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("says");
        const QStringList store{u"--store"_s, m_url};
        QTest::newRow("queue list") << QStringList{u"queue"_s, u"list"_s, m_url} << QByteArray();
        QTest::newRow("index") << QStringList(u"index"_s) + store + QStringList(samples())
                               << QByteArray("sessions");
        QTest::newRow("search") << QStringList(u"search"_s) + store + QStringList(u"in:session"_s)
                                << QByteArray("cfd");
        QTest::newRow("stats") << QStringList(u"stats"_s) + store << QByteArray("cfd");
    }

    std::unique_ptr<FakeKeyring> m_keyring;
    std::unique_ptr<PostgresServer> m_server;
    QString m_url;
};

QTEST_GUILESS_MAIN(TestCliPassword)
#include "tst_clipassword.moc"
