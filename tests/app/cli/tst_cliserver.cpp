// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/cli/clifixture.h"
#include "tests/support/otherconnection.h"

using namespace baton;
using namespace Qt::StringLiterals;

/// The built program with a real PostgreSQL server, as a team uses it.
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

    /// Tests an index in a file and one in the database of the steps.
    void aQueueIsIndexed_data()
    {
        QTest::addColumn<bool>("isBeside");
        QTest::newRow("file") << false;
        QTest::newRow("server") << true;
    }
    void aQueueIsIndexed()
    {
        QFETCH(const bool, isBeside);
        const OtherConnection other(*m_server);
        other.run({u"DROP TABLE IF EXISTS task_steps"_s, u"CREATE SCHEMA IF NOT EXISTS found"_s});
        const QString url = m_server->url();
        QCOMPARE(run({u"queue"_s, u"init"_s, url}).code, 0);
        addStep();
        const QString store = isBeside
            ? m_server->url(u"orion:geheim"_s, u"?options=-c%20search_path%3Dfound"_s)
            : m_folder->filePath(u"index.db"_s);
        const QStringList index{u"index"_s, u"--store"_s, store, url};
        for (const QString &status : {u"pending"_s, u"failed"_s}) {
            other.run({u"UPDATE task_steps SET status = '%1'"_s.arg(status)});
            const Printed printed = run(index);
            QVERIFY2(printed.code == 0, qPrintable(printed.error));
            QVERIFY2(printed.out.contains("1 session, 1 read"_L1), qPrintable(printed.out));
            QVERIFY2(!printed.out.contains("geheim"_L1), qPrintable(printed.out));
            const Printed found = run({u"search"_s, u"--format"_s, u"json"_s, u"--store"_s, store,
                                       u"agent:Tara in:step is:"_s + status});
            const QJsonArray hits = json(found)[u"hits"_s].toArray();
            QVERIFY2(hits.size() == 1, qPrintable(found.out + found.error));
            QVERIFY2(url.endsWith(hits[0][u"path"_s].toString().section(u'@', 1)),
                     qPrintable(hits[0][u"path"_s].toString()));
            QVERIFY2(hits[0][u"path"_s].toString().startsWith("postgresql://orion@"_L1),
                     qPrintable(hits[0][u"path"_s].toString()));
        }
        const Printed refused =
            run({u"index"_s, u"--store"_s, store, m_server->url(u"orion:s3cret"_s)});
        QCOMPARE(refused.code, 2);
        QVERIFY2(refused.error.contains("password"_L1) && !refused.error.contains("s3cret"_L1),
                 qPrintable(refused.error));
        QCOMPARE(run({u"search"_s, u"--store"_s, store, u"in:step"_s}).code, 0); // as it was
    }

    /// The program is killed in a transaction that waits for a locked row.
    void aKilledSubmitDoesNotChangeTheQueue()
    {
        const OtherConnection other(*m_server);
        other.run({u"DROP TABLE IF EXISTS task_steps"_s});
        const QString url = m_server->url();
        QCOMPARE(run({u"queue"_s, u"init"_s, url}).code, 0);
        addStep();
        const QString before = run({u"queue"_s, u"show"_s, url, u"1"_s}).out;
        QVERIFY(before.contains("pending"_L1));
        const QString file =
            write(u"done.json"_s, R"({"task_id": "0-4-1", "step_index": 1, "agent": "Tara",
                                      "status": "success", "artifacts": ["a.py"]})");
        const QStringList submit{u"queue"_s, u"submit"_s, url, file};
        other.run({u"BEGIN"_s, u"SELECT * FROM task_steps FOR UPDATE"_s});
        const auto killed = started(submit);
        const OtherConnection watching(*m_server);
        QVERIFY(areWaiting(watching, 1));
        killed->kill();
        QVERIFY(killed->waitForFinished());
        other.run({u"ROLLBACK"_s});
        QVERIFY(areGone(watching));
        QCOMPARE(run({u"queue"_s, u"show"_s, url, u"1"_s}).out, before);
        QCOMPARE(run(submit).code, 0);
    }

    /// Two programs write to one index at the same time; one is killed after it wrote sessions and
    /// before it counted them.
    void aKilledWriterLeavesAConsistentIndex()
    {
        const OtherConnection other(*m_server);
        const OtherConnection watching(*m_server);
        QCOMPARE(run(indexing(u"first"_s)).code, 0);
        const QStringList whole = known(watching, u"first"_s);
        QVERIFY(whole.size() > 20);
        other.run({u"BEGIN"_s, u"LOCK TABLE figures IN EXCLUSIVE MODE"_s});
        const auto one = started(indexing(u"one"_s));
        const auto two = started(indexing(u"two"_s));
        QVERIFY(areWaiting(watching, 2));
        one->kill();
        QVERIFY(one->waitForFinished());
        other.run({u"ROLLBACK"_s});
        QVERIFY2(isDone(*two), two->readAllStandardError().constData());
        QVERIFY(areGone(watching));
        QCOMPARE(known(watching, u"one"_s), QStringList());
        QCOMPARE(known(watching, u"two"_s), whole);
        QCOMPARE(run(indexing(u"one"_s)).code, 0);
        QCOMPARE(known(watching, u"one"_s), whole);
        QCOMPARE(known(watching, u"two"_s), whole);
        QCOMPARE(known(watching, u"first"_s), whole);
    }

    /// Two schedules of one machine may start programs at the same time.
    void writersOfOneOriginAtOnceWriteEachSessionOnce()
    {
        const OtherConnection watching(*m_server);
        QCOMPARE(run(indexing(u"alone"_s)).code, 0);
        const auto one = started(indexing(u"same"_s));
        const auto two = started(indexing(u"same"_s));
        QVERIFY2(isDone(*one), one->readAllStandardError().constData());
        QVERIFY2(isDone(*two), two->readAllStandardError().constData());
        QCOMPARE(known(watching, u"same"_s), known(watching, u"alone"_s));
    }

private:
    void addStep() const
    {
        OtherConnection(*m_server).run(
            {u"INSERT INTO task_steps (subtask_id, step_index, agent_role, prompt) "
             "VALUES ('0-4-1', 1, 'Tara', 'Write tests.')"_s});
    }

    /// Starts the program on the server.
    [[nodiscard]] std::unique_ptr<QProcess> started(const QStringList &arguments) const
    {
        auto program = std::make_unique<QProcess>();
        program->setWorkingDirectory(m_folder->path());
        program->start(QStringLiteral(BATON_PROGRAM), arguments);
        return program;
    }

    [[nodiscard]] QStringList indexing(const QString &origin) const
    {
        return {u"index"_s, u"--store"_s, m_server->url(), u"--origin"_s, origin, samples()};
    }

    /// True once @p count programs wait for a lock of @p other.
    static bool areWaiting(const OtherConnection &other, int count)
    {
        return QTest::qWaitFor(
            [&] {
                return other
                           .value(u"SELECT count(*) FROM pg_stat_activity WHERE application_name "
                                  "= 'baton' AND wait_event_type = 'Lock'"_s)
                           .toInt()
                    == count;
            },
            120'000);
    }

    /// True once the server has noticed that the programs ended.
    static bool areGone(const OtherConnection &other)
    {
        return QTest::qWaitFor(
            [&] {
                return other
                           .value(u"SELECT count(*) FROM pg_stat_activity WHERE application_name "
                                  "= 'baton'"_s)
                           .toInt()
                    == 0;
            },
            120'000);
    }

    static bool isDone(QProcess &program)
    {
        return program.waitForFinished(120'000) && program.exitCode() == 0;
    }

    /// The content of the index for @p origin, without the name of the origin.
    [[nodiscard]] static QStringList known(const OtherConnection &other, const QString &origin)
    {
        QStringList lines;
        for (const QString &statement :
             {u"SELECT path || title || status FROM sessions WHERE origin = '%1'"_s,
              u"SELECT s.path || e.type || e.name || e.title || e.body FROM entries e "
              "JOIN sessions s ON s.id = e.session WHERE s.origin = '%1'"_s,
              u"SELECT s.path || p.phase || p.status FROM phases p "
              "JOIN sessions s ON s.id = p.session WHERE s.origin = '%1'"_s,
              u"SELECT name || day || protocol || about || detail || number FROM figures "
              "WHERE origin = '%1' AND number <> 0"_s}) {
            QSqlQuery query(other.database());
            if (!query.exec(statement.arg(origin))) {
                qFatal("%s", qPrintable(query.lastError().text()));
            }
            while (query.next()) {
                lines.append(query.value(0).toString());
            }
        }
        lines.sort();
        return lines;
    }

    std::unique_ptr<PostgresServer> m_server;
};

QTEST_GUILESS_MAIN(TestCliServer)
#include "tst_cliserver.moc"
