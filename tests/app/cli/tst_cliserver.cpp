// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/cli/clifixture.h"
#include "tests/support/postgresserver.h"

#include <QSqlDatabase>
#include <QSqlQuery>

using namespace baton;
using namespace Qt::StringLiterals;

/// The built program with a real server of PostgreSQL, as a team has one.
class TestCliServer : public CliFixture
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (!PostgresServer::programs().isEmpty()) {
            m_server = std::make_unique<PostgresServer>();
        }
    }

    void init()
    {
        if (!m_server) {
            QSKIP("PostgreSQL is not installed: Debian's package is postgresql");
        }
        start();
    }

    void cleanupTestCase() { m_server.reset(); }

    void anIndexIsFilledSearchedAndCounted()
    {
        const QStringList store{u"--store"_s, m_server->url()};
        const Printed none = run(QStringList(u"search"_s) + store + QStringList(u"mesh"_s));
        QCOMPARE(none.code, 2);
        QVERIFY2(none.error.contains(u"“baton index” makes one"_s), qPrintable(none.error));

        const QStringList index =
            QStringList{u"index"_s, u"--format"_s, u"json"_s} + store + QStringList(samples());
        const Printed filled = run(index);
        QVERIFY2(filled.code == 0, qPrintable(filled.error));
        const int sessions = json(filled)[u"sessions"_s].toInt();
        QVERIFY(sessions > 5);
        QCOMPARE(json(run(index))[u"sessions"_s].toInt(), sessions);
        const Printed one =
            run(QStringList{u"index"_s, u"--format"_s, u"json"_s} + store
                + QStringList(samples() + u"/swarm-session-20260223-091500-4f1c2a9b"_s));
        QCOMPARE(json(one)[u"sessions"_s].toInt(), 1);
        QCOMPARE(json(one)[u"read"_s].toInt(), 0);

        const Printed found = run(QStringList{u"search"_s, u"--format"_s, u"json"_s} + store
                                  + QStringList{u"in:session"_s, u"protocol:cfd"_s});
        QCOMPARE(found.code, 0);
        QCOMPARE(json(found)[u"hits"_s].toArray().size(), 1);
        QCOMPARE(run(QStringList(u"search"_s) + store + QStringList(u"nosuchword"_s)).code, 1);

        const Printed figures = run(QStringList{u"stats"_s, u"--format"_s, u"json"_s} + store);
        QCOMPARE(figures.code, 0);
        QCOMPARE(json(figures)[u"sessions"_s].toInt(), sessions);
        for (const Printed &printed : {none, filled, found, figures}) {
            QVERIFY(!printed.out.contains("geheim"_L1) && !printed.error.contains("geheim"_L1));
        }
    }

    void aQueueIsMadeAndListed()
    {
        const QString url = m_server->url();
        const Printed made = run({u"queue"_s, u"init"_s, url});
        QVERIFY2(made.code == 0, qPrintable(made.error));
        QCOMPARE(run({u"queue"_s, u"init"_s, url}).code, 2); // it is there
        addStep();
        const Printed list = run({u"queue"_s, u"list"_s, url});
        QCOMPARE(list.code, 0);
        QVERIFY2(list.out.contains("Tara  Write tests."_L1), qPrintable(list.out));
        const Printed next = run({u"queue"_s, u"next"_s, u"--take"_s, url});
        QVERIFY2(next.code == 0 && next.out.contains("ROLE: Tara"_L1), qPrintable(next.error));
        const Printed taken = run({u"queue"_s, u"list"_s, url});
        QVERIFY2(taken.out.contains("running"_L1), qPrintable(taken.out));
        QVERIFY(!taken.out.contains("geheim"_L1));
    }

private:
    void addStep() const
    {
        {
            QSqlDatabase database = QSqlDatabase::addDatabase(u"QPSQL"_s, u"steps"_s);
            database.setHostName(u"127.0.0.1"_s);
            database.setPort(m_server->port());
            database.setDatabaseName(u"postgres"_s);
            database.setUserName(u"orion"_s);
            database.setPassword(u"geheim"_s);
            QVERIFY(database.open());
            QSqlQuery query(database);
            QVERIFY(query.exec(u"INSERT INTO task_steps (subtask_id, step_index, agent_role, "
                               "prompt) VALUES ('0-4-1', 1, 'Tara', 'Write tests.')"_s));
        }
        QSqlDatabase::removeDatabase(u"steps"_s);
    }

    std::unique_ptr<PostgresServer> m_server;
};

QTEST_GUILESS_MAIN(TestCliServer)
#include "tst_cliserver.moc"
