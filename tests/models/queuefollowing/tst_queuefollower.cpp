// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/queue/queuemodel.h"
#include "models/queuefollowing/queuefollower.h"
#include "tests/models/queue/queuefixture.h"
#include "tests/support/postgresserver.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QSqlDriver>
#include <QTemporaryDir>
#include <QTimer>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

using State = QueueFollower::State;

const QStringList rows{
    u"CREATE TABLE task_steps (id INTEGER PRIMARY KEY, subtask_id TEXT, agent_role TEXT,"
    " prompt TEXT, status TEXT, created_at TEXT, updated_at TEXT)"_s,
    u"INSERT INTO task_steps VALUES (1, 's', 'Tara', 'a', 'pending', NULL, NULL),"
    " (2, 's', 'Devon', 'b', 'pending', NULL, NULL)"_s};

QString words(const QAbstractItemModel &model)
{
    QStringList words;
    for (int row = 0; row < model.rowCount(); ++row) {
        words.append(model.index(row, QueueModel::TitleColumn).data().toString() + u' '
                     + model.index(row, QueueModel::StateColumn).data().toString());
    }
    return words.join(u", "_s);
}

} // namespace

/// A queue that is followed while other programs change it.
class TestQueueFollower : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning();
        m_folder = std::make_unique<QTemporaryDir>();
        m_url = m_folder->filePath(u"queue.db"_s);
    }

    void cleanupTestCase() { m_server.reset(); }

    void changesOfAFileAreNoticed()
    {
        OtherConnection(m_url).run(rows);
        QueueFollower follower(catalogWithOrion());
        follower.follow(addressOf(m_url));
        QTRY_VERIFY(follower.hasRead());
        QCOMPARE(follower.state(), State::Looking);
        OtherConnection(m_url).run({u"UPDATE task_steps SET status = 'completed' WHERE id = 1"_s});
        QTRY_COMPARE_WITH_TIMEOUT(follower.queue().steps.front().status, RunStatus::Succeeded,
                                  30'000);
    }

    void aPausedFollowerReadsOnRequest()
    {
        OtherConnection(m_url).run(rows);
        QueueFollower follower(catalogWithOrion());
        follower.setLive(false);
        follower.follow(addressOf(m_url));
        QTRY_VERIFY(follower.hasRead());
        QCOMPARE(follower.state(), State::Paused);
        OtherConnection(m_url).run({u"DELETE FROM task_steps WHERE id = 1"_s});
        follower.readAgain();
        QTRY_COMPARE(follower.queue().steps.size(), size_t(1));
    }

    void aFileThatComesLaterIsFound()
    {
        QueueFollower follower(catalogWithOrion());
        follower.follow(addressOf(m_url));
        QTRY_COMPARE(follower.state(), State::Lost);
        QVERIFY2(follower.problem().contains("There is no file"_L1),
                 qPrintable(follower.problem()));
        QVERIFY2(follower.problem().contains("tried again"_L1), qPrintable(follower.problem()));
        OtherConnection(m_url).run(rows);
        QTRY_VERIFY_WITH_TIMEOUT(follower.hasRead(), 30'000);
        QVERIFY(follower.problem().isEmpty());
    }

    void aTableThatComesLaterIsFound()
    {
        OtherConnection(m_url).run({u"CREATE TABLE orders (id INTEGER)"_s});
        QueueFollower follower(catalogWithOrion());
        follower.follow(addressOf(m_url));
        QTRY_COMPARE(follower.state(), State::Unreadable); // the connection stands
        QVERIFY2(follower.problem().contains("has no table of steps"_L1),
                 qPrintable(follower.problem()));
        QVERIFY2(follower.problem().contains("tried again"_L1), qPrintable(follower.problem()));
        OtherConnection(m_url).run(rows);
        QTRY_VERIFY_WITH_TIMEOUT(follower.hasRead(), 30'000);
        QVERIFY(follower.problem().isEmpty());
        QCOMPARE(follower.state(), State::Looking);
    }

    void aQueueThatIsNotFollowedIsNotRetried()
    {
        QueueFollower follower(catalogWithOrion());
        follower.follow(addressOf(m_url));
        QTRY_COMPARE(follower.state(), State::Lost);
        QVERIFY2(follower.problem().contains("tried again"_L1), qPrintable(follower.problem()));
        follower.setLive(false);
        QCOMPARE(follower.state(), State::Lost);
        QVERIFY2(follower.problem().contains("There is no file"_L1),
                 qPrintable(follower.problem()));
        QVERIFY2(!follower.problem().contains("tried again"_L1), qPrintable(follower.problem()));
        follower.setLive(true);
        QTRY_VERIFY2(follower.problem().contains("tried again"_L1), qPrintable(follower.problem()));
    }

    /// Each time the connection succeeds, but a table of the parents is not readable.
    void pausesGrowWhileReadingFails()
    {
        const OtherConnection other(m_url);
        other.run(rows);
        other.run({u"CREATE VIEW tasks AS SELECT * FROM gone"_s});
        QueueWorker worker(catalogWithOrion());
        QList<int> pauses;
        QList<bool> connections;
        connect(&worker, &QueueWorker::stopped, this,
                [&](const QString &, int seconds, bool isConnected) {
                    pauses.append(seconds);
                    connections.append(isConnected);
                });
        const QSignalSpy connected(&worker, &QueueWorker::connected);
        const QSignalSpy read(&worker, &QueueWorker::read);
        worker.connectTo(addressOf(m_url));
        QTRY_VERIFY_WITH_TIMEOUT(pauses.size() >= 2, 30'000);
        QCOMPARE(pauses.first(2), QList<int>({1, 2}));
        QCOMPARE(connections.first(2), QList<bool>({true, true}));
        QCOMPARE(connected.size(), 0); // nothing was read over it
        other.run({u"DROP VIEW tasks"_s});
        QTRY_COMPARE_WITH_TIMEOUT(read.size(), 1, 30'000);
        // A successful reading resets the pause.
        pauses.clear();
        other.run({u"CREATE VIEW tasks AS SELECT * FROM gone"_s});
        QTRY_VERIFY_WITH_TIMEOUT(!pauses.isEmpty(), 30'000);
        QCOMPARE(pauses.first(), 1);
    }

    void aCompletionIsSubmitted()
    {
        OtherConnection(m_url).run(rows);
        QueueFollower follower(catalogWithOrion());
        QList<bool> done;
        connect(&follower, &QueueFollower::submitted, this,
                [&done](const Result<QueueChange> &change) { done.append(change->isDone); });
        follower.follow(addressOf(m_url));
        QTRY_VERIFY(follower.hasRead());
        const QueueStep step = follower.queue().steps.front();
        follower.submit(step, {u"s"_s, 1, u"Tara"_s, u"success"_s, {}, {}, {}, {}});
        QTRY_COMPARE(done, QList<bool>{true});
        QTRY_COMPARE(follower.queue().steps.front().status, RunStatus::Succeeded);
        // The step has another state now.
        follower.submit(step, {u"s"_s, 1, u"Tara"_s, u"failure"_s, {}, {}, {}, {}});
        QTRY_COMPARE(done, QList<bool>({true, false}));
    }

    void completionsAreWrittenAfterTheTabIsClosed()
    {
        OtherConnection(m_url).run(rows);
        for (const auto &[status, word] :
             {std::pair(u"failure"_s, u"failed"_s), std::pair(u"success"_s, u"completed"_s)}) {
            {
                QueueFollower follower(catalogWithOrion());
                follower.follow(addressOf(m_url));
                QTRY_VERIFY(follower.hasRead());
                follower.submit(follower.queue().steps.front(),
                                {u"s"_s, 1, u"Tara"_s, status, {}, {}, {}, {}});
            }
            QTRY_COMPARE_WITH_TIMEOUT(queueAt(m_url).steps.front().word, word, 30'000);
        }
    }

    void completionsCreateNoDatabaseFile()
    {
        OtherConnection(m_url).run(rows);
        QueueFollower follower(catalogWithOrion());
        QStringList errors;
        connect(&follower, &QueueFollower::submitted, this,
                [&errors](const Result<QueueChange> &change) {
                    errors.append(change ? QString() : change.error());
                });
        follower.follow(addressOf(m_url));
        QTRY_VERIFY(follower.hasRead());
        QVERIFY(QFile::remove(m_url));
        follower.submit(follower.queue().steps.front(),
                        {u"s"_s, 1, u"Tara"_s, u"success"_s, {}, {}, {}, {}});
        QTRY_COMPARE(errors.size(), 1);
        QVERIFY2(errors.first().contains("There is no file"_L1), qPrintable(errors.first()));
        QVERIFY(!QFile::exists(m_url));
    }

    void aServerReportsChangesByItsTrigger()
    {
        if (!startServer()) {
            QSKIP("PostgreSQL is not installed: Debian's package is postgresql");
        }
        QueueFollower follower(catalogWithOrion());
        follower.setBetweenSigns(100);
        follower.follow(addressOf(m_server->url()));
        QTRY_VERIFY(follower.hasRead());
        QCOMPARE(follower.state(), State::Notified);
        admin().run({u"UPDATE task_steps SET status = 'failed' WHERE id = 2"_s});
        QTRY_COMPARE(follower.queue().steps.back().status, RunStatus::Failed);
        // The queue stays visible while the server is down, and changes in the meantime are read
        // when it is up again.
        m_server->kill();
        // Without a query nothing shows that the server is down.
        QTRY_COMPARE_WITH_TIMEOUT(follower.state(), State::Lost, 30'000);
        QCOMPARE(follower.queue().steps.size(), size_t(2));
        m_server->run();
        admin().run({u"UPDATE task_steps SET status = 'completed' WHERE id = 2"_s});
        QTRY_COMPARE_WITH_TIMEOUT(follower.queue().steps.back().status, RunStatus::Succeeded,
                                  30'000);
        QCOMPARE(follower.state(), State::Notified);
    }

    void changesWithoutANotificationAreFoundByPolling_data()
    {
        QTest::addColumn<QStringList>("statements");
        QTest::addColumn<bool>("isNotified");
        const QString drop = u"DROP TRIGGER tell ON task_steps"_s;
        const QString create =
            u"CREATE TRIGGER tell AFTER %1 ON task_steps FOR EACH %2 EXECUTE FUNCTION tell()"_s;
        const QString source = u"CREATE OR REPLACE FUNCTION tell() RETURNS trigger LANGUAGE plpgsql"
                               " AS $$ BEGIN %1; RETURN NULL; END $$"_s;
        QTest::newRow("all changes") << QStringList() << true;
        QTest::newRow("all changes, by statement")
            << QStringList{drop, create.arg(u"INSERT OR UPDATE OR DELETE"_s, u"STATEMENT"_s)}
            << true;
        QTest::newRow("by two triggers")
            << QStringList{drop, create.arg(u"INSERT OR DELETE"_s, u"ROW"_s),
                           u"CREATE TRIGGER tell_too AFTER UPDATE ON task_steps FOR EACH STATEMENT"
                           " EXECUTE FUNCTION tell()"_s}
            << true;
        QTest::newRow("a name in capitals")
            << QStringList(source.arg(u"NOTIFY Step_Changed"_s)) << true;
        QTest::newRow("insertions only")
            << QStringList{drop, create.arg(u"INSERT"_s, u"STATEMENT"_s)} << false;
        QTest::newRow("some columns")
            << QStringList{drop, create.arg(u"INSERT OR UPDATE OF prompt OR DELETE"_s, u"ROW"_s)}
            << false;
        QTest::newRow("switched off")
            << QStringList(u"ALTER TABLE task_steps DISABLE TRIGGER tell"_s) << false;
        QTest::newRow("a name that is made when it runs")
            << QStringList(source.arg(u"PERFORM pg_notify('steps_' || TG_OP, '')"_s)) << false;
        QTest::newRow("a comment")
            << QStringList(source.arg(u"NULL -- NOTIFY step_changed\n"_s)) << false;
        QTest::newRow("a word in a text")
            << QStringList(source.arg(u"RAISE DEBUG 'it''s time to notify them'"_s)) << false;
        QTest::newRow("only sometimes")
            << QStringList(source.arg(u"IF NEW.status = 'completed' THEN"
                                      " PERFORM pg_notify('step_changed', ''); END IF"_s))
            << false;
        QTest::newRow("only of some rows")
            << QStringList(source.arg(u"PERFORM pg_notify('step_changed', '')"
                                      " WHERE NEW.status = 'completed'"_s))
            << false;
        QTest::newRow("a condition in a comment and in a text")
            << QStringList(source.arg(u"/* if done */ PERFORM pg_notify('step_changed', 'if')"_s))
            << true;
    }

    void changesWithoutANotificationAreFoundByPolling()
    {
        if (!startServer()) {
            QSKIP("PostgreSQL is not installed: Debian's package is postgresql");
        }
        QFETCH(const QStringList, statements);
        admin().run(statements);
        QueueFollower follower(catalogWithOrion());
        follower.follow(addressOf(m_server->url()));
        QTRY_VERIFY(follower.hasRead());
        QFETCH(const bool, isNotified);
        QCOMPARE(follower.state(), isNotified ? State::Notified : State::Looking);
        admin().run({u"UPDATE task_steps SET status = 'failed' WHERE id = 2"_s});
        QTRY_COMPARE_WITH_TIMEOUT(follower.queue().steps.back().status, RunStatus::Failed, 30'000);
    }

    void aServerWithoutReadPermissionIsNoLostConnection_data()
    {
        QTest::addColumn<QStringList>("statements");
        QTest::addColumn<QString>("options");
        QTest::addColumn<QStringList>("says");
        QTest::newRow("permission")
            << QStringList(u"REVOKE ALL ON task_steps FROM reader"_s) << QString()
            << QStringList{u"The table task_steps cannot be read"_s, u"permission denied"_s,
                           u"GRANT"_s};
        QTest::newRow("timeout")
            << QStringList{u"ALTER TABLE task_steps RENAME TO base"_s,
                           u"CREATE VIEW task_steps AS SELECT base.* FROM base,"
                           " (SELECT pg_sleep(60)) AS slow"_s,
                           u"GRANT SELECT ON base, task_steps TO reader"_s}
            << u"?options=-c%20statement_timeout%3D2000"_s
            << QStringList{u"The steps cannot be read"_s, u"statement timeout"_s,
                           u"Allow more time with ?options="_s};
        QTest::newRow("no column")
            << QStringList(u"ALTER TABLE task_steps DROP COLUMN status"_s) << QString()
            << QStringList{u"The table task_steps in postgresql:"_s, u"no column for: status"_s};
    }

    void aServerWithoutReadPermissionIsNoLostConnection()
    {
        if (!startServer()) {
            QSKIP("PostgreSQL is not installed: Debian's package is postgresql");
        }
        QFETCH(const QStringList, statements);
        QFETCH(const QString, options);
        QFETCH(const QStringList, says);
        admin().run({u"DROP ROLE IF EXISTS reader"_s, u"CREATE ROLE reader LOGIN PASSWORD 'r'"_s,
                     u"GRANT USAGE ON SCHEMA public TO reader"_s,
                     u"GRANT SELECT ON task_steps TO reader"_s});
        admin().run(statements);
        QueueFollower follower(catalogWithOrion());
        follower.follow(addressOf(m_server->url(u"reader:r"_s, options)));
        QTRY_COMPARE_WITH_TIMEOUT(follower.state(), State::Unreadable, 30'000);
        for (const QString &part : says) {
            QVERIFY2(follower.problem().contains(part), qPrintable(follower.problem()));
        }
        QVERIFY2(follower.problem().contains("tried again"_L1), qPrintable(follower.problem()));
        admin().run({u"DROP OWNED BY reader"_s, u"DROP ROLE reader"_s});
    }

    void aWrongPasswordIsNotTriedAgain()
    {
        if (!startServer()) {
            QSKIP("PostgreSQL is not installed: Debian's package is postgresql");
        }
        QueueFollower follower(catalogWithOrion());
        follower.follow(addressOf(m_server->url(u"orion:wrong"_s)));
        QTRY_COMPARE(follower.state(), State::Lost);
        QVERIFY2(follower.problem().contains("password authentication failed"_L1),
                 qPrintable(follower.problem()));
        QVERIFY2(!follower.problem().contains("tried again"_L1), qPrintable(follower.problem()));
    }

    /// Each reading of this view returns another queue, so that readings can be counted.
    void noticesThatComeTogetherAreReadOnce()
    {
        if (!startServer()) {
            QSKIP("PostgreSQL is not installed: Debian's package is postgresql");
        }
        viewThatChangesByItself();
        QueueWorker worker(catalogWithOrion());
        qsizetype rowsRead = 0;
        int readings = 0;
        connect(&worker, &QueueWorker::read, this, [&](const StepQueue &queue) {
            rowsRead = std::ssize(queue.steps);
            ++readings;
        });
        worker.connectTo(addressOf(m_server->url()));
        QCOMPARE(readings, 1);
        constexpr int notices = 50;
        admin().run(
            {u"INSERT INTO base VALUES (3, 's', 'Tara', 'c', 'pending', NULL)"_s,
             u"DO 'BEGIN FOR i IN 1..%1 LOOP"
             " PERFORM pg_notify(''step_changed'', i::text); END LOOP; END'"_s.arg(notices)});
        QTRY_COMPARE(rowsRead, 3);
        admin().run({u"INSERT INTO base VALUES (4, 's', 'Tara', 'd', 'pending', NULL)"_s,
                     u"NOTIFY step_changed"_s});
        QTRY_COMPARE(rowsRead, 4);
        QVERIFY2(readings < notices / 2, qPrintable(QString::number(readings)));
    }

    void notificationsAreIgnoredWhileNoQueueIsFollowed()
    {
        if (!startServer()) {
            QSKIP("PostgreSQL is not installed: Debian's package is postgresql");
        }
        viewThatChangesByItself();
        QueueWorker worker(catalogWithOrion());
        const QSignalSpy read(&worker, &QueueWorker::read);
        const QStringList others = QSqlDatabase::connectionNames();
        worker.connectTo(addressOf(m_server->url()));
        QCOMPARE(read.size(), 1);
        worker.setLive(false);
        QStringList names = QSqlDatabase::connectionNames();
        names.removeIf([&others](const QString &name) { return others.contains(name); });
        QCOMPARE(names.size(), 1);
        const QSignalSpy notified(QSqlDatabase::database(names.first(), false).driver(),
                                  &QSqlDriver::notification);
        admin().run({u"NOTIFY step_changed"_s});
        QTRY_COMPARE(notified.size(), 1);
        QCOMPARE(read.size(), 1);
        // No later reading is scheduled.
        QVERIFY(std::ranges::none_of(worker.findChildren<QTimer *>(), &QTimer::isActive));
        worker.setLive(true);
        QTRY_VERIFY(read.size() > 1);
    }

    void rowsThatStayAreKept()
    {
        QueueModel model;
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        OtherConnection other(m_url);
        other.run(rows);
        model.setQueue(queueAt(m_url));
        QCOMPARE(words(model), u"a pending, b pending"_s);
        const QPersistentModelIndex second = model.index(1, 0);
        const QSignalSpy changed(&model, &QueueModel::dataChanged);
        other.run({u"DELETE FROM task_steps WHERE id = 1"_s,
                   u"INSERT INTO task_steps VALUES (3, 's', 'Tara', 'c', 'parked', NULL, NULL)"_s});
        model.setQueue(queueAt(m_url));
        QCOMPARE(words(model), u"b pending, c parked"_s);
        QCOMPARE(second.row(), 0);
        QCOMPARE(changed.size(), 1); // its number changed
        other.run({u"UPDATE task_steps SET status = 'failed' WHERE id = 2"_s});
        model.setQueue(queueAt(m_url));
        QCOMPARE(words(model), u"b failed, retry requested, c parked"_s);
        QVERIFY(second.isValid());
    }

private:
    /// Starts the server with a table whose trigger sends notifications; false if there is no
    /// server.
    bool startServer()
    {
        if (PostgresServer::programs().isEmpty()) {
            return false;
        }
        if (!m_server) {
            m_server = std::make_unique<PostgresServer>();
        }
        const OtherConnection owner = admin();
        owner.run({u"DROP SCHEMA public CASCADE"_s, u"CREATE SCHEMA public"_s});
        owner.run(rows);
        owner.run(
            {u"CREATE FUNCTION tell() RETURNS trigger LANGUAGE plpgsql AS"
             " 'BEGIN PERFORM pg_notify(''step_changed'', NEW.id::text); RETURN NEW; END'"_s,
             u"CREATE TRIGGER tell AFTER INSERT OR UPDATE OR DELETE ON task_steps FOR EACH ROW"
             " EXECUTE FUNCTION tell()"_s});
        return true;
    }

    void viewThatChangesByItself() const
    {
        admin().run({u"ALTER TABLE task_steps DROP COLUMN updated_at"_s,
                     u"DROP TRIGGER tell ON task_steps"_s,
                     u"ALTER TABLE task_steps RENAME TO base"_s,
                     u"CREATE VIEW task_steps AS SELECT *, clock_timestamp() AS updated_at"
                     " FROM base"_s,
                     u"CREATE TRIGGER tell INSTEAD OF UPDATE ON task_steps FOR EACH ROW"
                     " EXECUTE FUNCTION tell()"_s});
    }

    [[nodiscard]] OtherConnection admin() const
    {
        return OtherConnection(u"QPSQL"_s, [this](QSqlDatabase &database) {
            database.setHostName(u"127.0.0.1"_s);
            database.setPort(m_server->port());
            database.setDatabaseName(u"postgres"_s);
            database.setUserName(u"orion"_s);
            database.setPassword(u"geheim"_s);
        });
    }

    std::unique_ptr<PostgresServer> m_server;
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_url;
};

QTEST_GUILESS_MAIN(TestQueueFollower)
#include "tst_queuefollower.moc"
