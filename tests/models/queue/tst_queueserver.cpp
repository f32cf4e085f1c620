// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/database/databasequery.h"
#include "models/queue/queuesource.h"
#include "models/queue/queuewriter.h"
#include "tests/models/queue/queuefixture.h"
#include "tests/support/postgresserver.h"

#include <QRegularExpression>

#include <optional>
#include <thread>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

using Access = DatabaseConnection::Access;

/// The later table with the types of PostgreSQL.
const QStringList steps{
    u"CREATE TYPE step_state AS ENUM ('pending', 'in_progress', 'completed', 'blocked', 'failed')"_s,
    u"CREATE TABLE steps (id uuid PRIMARY KEY DEFAULT gen_random_uuid(), project_id int,"
    " subtask_id text, step_number int, step_type text, assigned_to text, file_path text,"
    " instructions text, status step_state NOT NULL DEFAULT 'pending', context_files jsonb,"
    " artifacts text[], attempt_count int DEFAULT 0, last_error text, parent_step_id uuid,"
    " created_at timestamptz DEFAULT now(), updated_at timestamptz DEFAULT now())"_s,
    u"INSERT INTO steps (id, subtask_id, step_number, assigned_to, instructions, context_files,"
    " artifacts, created_at) VALUES"
    " ('00000000-0000-0000-0000-000000000001', '0-4-1', 1, 'TaraAider', 'Write tests.',"
    "  '[\"a.py\"]', '{x.py,\"y z.py\"}', '2026-02-01 12:00:00+02'),"
    " ('00000000-0000-0000-0000-000000000002', '0-4-1', 2, 'DevonAider', 'Implement.', NULL, NULL,"
    "  '2026-02-01 12:00:00+02')"_s};
const QString first = u"00000000-0000-0000-0000-000000000001"_s;

const StepCompletion done{
    u"0-4-1"_s, 1, u"Tara"_s, u"success"_s, {u"a \"b\".py"_s, u"c,d.py"_s}, u"Written."_s, {}, {}};

} // namespace

/// Queues on a real server.
class TestQueueServer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (PostgresServer::programs().isEmpty()) {
            QSKIP("PostgreSQL is not installed: Debian's package is postgresql");
        }
        m_server = std::make_unique<PostgresServer>();
    }

    void init()
    {
        QTest::failOnWarning();
        if (!m_server) {
            QSKIP("PostgreSQL is not installed: Debian's package is postgresql");
        }
        admin().run({u"DROP SCHEMA IF EXISTS public, a, b CASCADE"_s, u"CREATE SCHEMA public"_s,
                     u"GRANT USAGE ON SCHEMA public TO PUBLIC"_s, u"CREATE SCHEMA a"_s,
                     u"CREATE SCHEMA b"_s});
    }

    void cleanupTestCase() { m_server.reset(); }

    void typesOfPostgresAreRead()
    {
        admin().run(steps);
        const StepQueue queue = queueAt(m_server->url());
        QCOMPARE(queue.steps.size(), 2);
        const QueueStep &step = queue.steps.front();
        QCOMPARE(step.id.toString(), first);
        QCOMPARE(step.agent, u"Tara"_s);
        QCOMPARE(step.status, RunStatus::Pending);
        QCOMPARE(step.contextFiles, QStringList(u"a.py"_s));
        QCOMPARE(step.artifacts, QStringList({u"x.py"_s, u"y z.py"_s}));
        QCOMPARE(step.created, QDateTime(QDate(2026, 2, 1), QTime(10, 0), QTimeZone::UTC));
        QCOMPARE(step.attempts, 0);
        QCOMPARE(step.project, QString()); // NULL is no number
    }

    void readsEachStatusWord_data() { addWords(); }
    void readsEachStatusWord()
    {
        QFETCH(const QString, table);
        QFETCH(const QString, word);
        makeStep(admin(), table, word);
        const StepQueue queue = queueAt(m_server->url());
        QCOMPARE(queue.table, table);
        QTEST(queue.steps.front().status, "status");
        QCOMPARE(queue.steps.front().word, word);
    }

    void theSessionNameHasNoPassword()
    {
        admin().run(steps);
        QVERIFY(m_server->url().contains(":geheim@"_L1));
        const Result<Session> session = readQueueAt(m_server->url(), *ProtocolCatalog::load());
        QVERIFY2(session.isOk(), qPrintable(session.isOk() ? QString() : session.error()));
        QCOMPARE(session->phases.size(), size_t(2));
        QCOMPARE(session->summary.status, RunStatus::Pending);
        QCOMPARE(session->summary.agent, u"Tara"_s);
        QVERIFY(session->summary.place.isQueue());
        QVERIFY2(!session->summary.place.path.contains("geheim"_L1),
                 qPrintable(session->summary.place.path));
        QVERIFY(isDatabaseUrl(session->summary.place.path));
    }

    void aCompletionIsWrittenInTheTypesOfTheTable()
    {
        admin().run(steps);
        const QueueStep step = *stepOf(done, queueAt(m_server->url()));
        const Result<QueueChange> change =
            submitCompletion(*opened(m_server->url(), Access::Write), orion(), step, done);
        QVERIFY2(change.isOk(), qPrintable(change.isOk() ? QString() : change.error()));
        QVERIFY(change->isDone);
        const QString row = u" FROM steps WHERE id = '%1'"_s.arg(first);
        QCOMPARE(admin().value(u"SELECT status"_s + row).toString(), u"completed"_s);
        QCOMPARE(admin().value(u"SELECT artifacts[1]"_s + row).toString(), done.artifacts[0]);
        QCOMPARE(admin().value(u"SELECT artifacts[2]"_s + row).toString(), done.artifacts[1]);
        QCOMPARE(admin().value(u"SELECT attempt_count"_s + row).toInt(), 1);
        QVERIFY(admin().value(u"SELECT updated_at > created_at"_s + row).toBool());
    }

    void aQueueIsMadeAndFilled()
    {
        const Outcome made = createQueue(addressOf(m_server->url()), orion());
        QVERIFY2(made.isOk(), qPrintable(made.isOk() ? QString() : made.error()));
        admin().run({u"INSERT INTO task_steps (subtask_id, step_index, agent_role, prompt)"
                     " VALUES ('0-4-1', 1, 'Tara', 'Write tests.')"_s});
        const QueueStep step = *stepOf(done, queueAt(m_server->url()));
        QVERIFY(takeStep(*opened(m_server->url(), Access::Write), orion(), step)->isDone);
        QCOMPARE(queueAt(m_server->url()).steps.front().status, RunStatus::Running);
        QVERIFY(!createQueue(addressOf(m_server->url()), orion()).isOk());
    }

    void theVisibleTableOfSeveralSchemasIsRead_data()
    {
        QTest::addColumn<QStringList>("tables");
        QTest::addColumn<QString>("options");
        QTest::addColumn<QString>("read"); ///< empty: refused
        QTest::addColumn<QStringList>("others");
        QTest::newRow("alone") << QStringList{u"a.steps"_s} << QString() << u"a.steps"_s
                               << QStringList();
        QTest::newRow("of three") << QStringList{u"a.steps"_s, u"b.steps"_s, u"public.steps"_s}
                                  << QString() << u"steps"_s
                                  << QStringList{u"a.steps"_s, u"b.steps"_s};
        QTest::newRow("by search_path")
            << QStringList{u"a.steps"_s, u"b.steps"_s, u"public.steps"_s}
            << u"?options=-c%20search_path%3Db"_s << u"steps"_s
            << QStringList{u"a.steps"_s, u"public.steps"_s};
        QTest::newRow("of another kind")
            << QStringList{u"a.steps"_s, u"public.task_steps"_s} << QString() << u"task_steps"_s
            << QStringList{u"a.steps"_s};
        QTest::newRow("by the address") << QStringList{u"a.steps"_s, u"public.steps"_s}
                                        << u"?table=a.steps"_s << u"a.steps"_s << QStringList();
        QTest::newRow("by the address, of the usual schema")
            << QStringList{u"a.steps"_s, u"public.steps"_s} << u"?table=public.steps"_s
            << u"steps"_s << QStringList();
        QTest::newRow("no visible table")
            << QStringList{u"a.steps"_s, u"b.steps"_s} << QString() << QString() << QStringList();
    }

    void theVisibleTableOfSeveralSchemasIsRead()
    {
        QFETCH(const QStringList, tables);
        QFETCH(const QString, options);
        QFETCH(const QString, read);
        for (const QString &table : tables) {
            admin().run({u"CREATE TABLE %1 (id int, subtask_id text, status text)"_s.arg(table),
                         u"INSERT INTO %1 VALUES (1, 's', 'pending')"_s.arg(table)});
        }
        const auto connection = opened(m_server->url(u"orion:geheim"_s, options));
        const Result<StepQueue> queue = readQueue(*connection, orion());
        QCOMPARE(queue.isOk(), !read.isEmpty());
        if (!queue) {
            QVERIFY2(queue.error().contains("a.steps, b.steps. Choose one by ?table=a.steps"_L1),
                     qPrintable(queue.error()));
            return;
        }
        QCOMPARE(queue->table, read);
        QTEST(queue->otherTables, "others");
        QCOMPARE(queue->steps.size(), size_t(1));
    }

    void parentsAreInTheSchemaOfTheSteps()
    {
        admin().run({u"CREATE TABLE a.steps (id int, subtask_id text, status text)"_s,
                     u"INSERT INTO a.steps VALUES (1, 's', 'pending')"_s,
                     u"CREATE TABLE subtasks (id text, title text)"_s,
                     u"INSERT INTO subtasks VALUES ('s', 'Of others')"_s,
                     u"CREATE TABLE a.subtasks (id text, title text)"_s,
                     u"INSERT INTO a.subtasks VALUES ('s', 'Own')"_s});
        const StepQueue queue = queueAt(m_server->url());
        QCOMPARE(queue.belonging(queue.steps.front()), u"Own"_s);
    }

    void rowsAreReadFromAnyRelation_data()
    {
        QTest::addColumn<QStringList>("statements");
        const QString columns = u"(id int, subtask_id text, artifacts text[], status text)"_s;
        const QString insert = u"INSERT INTO %1 VALUES (1, 's', '{a,NULL,b}', 'pending')"_s;
        QTest::newRow("a partitioned table")
            << QStringList{u"CREATE TABLE task_steps %1 PARTITION BY LIST (status)"_s.arg(columns),
                           u"CREATE TABLE task_steps_1 PARTITION OF task_steps DEFAULT"_s,
                           insert.arg(u"task_steps"_s)};
        QTest::newRow("a view") << QStringList{u"CREATE TABLE base "_s + columns,
                                               insert.arg(u"base"_s),
                                               u"CREATE VIEW steps AS SELECT * FROM base"_s};
        QTest::newRow("a materialized view")
            << QStringList{u"CREATE TABLE base "_s + columns, insert.arg(u"base"_s),
                           u"CREATE MATERIALIZED VIEW steps AS SELECT * FROM base"_s};
        QTest::newRow("capitals") << QStringList{u"CREATE TABLE \"Steps\" "_s + columns,
                                                 insert.arg(u"\"Steps\""_s)};
    }

    void rowsAreReadFromAnyRelation()
    {
        QFETCH(const QStringList, statements);
        admin().run(statements);
        const StepQueue queue = queueAt(m_server->url());
        QCOMPARE(queue.steps.size(), size_t(1));
        QCOMPARE(queue.steps.front().artifacts, QStringList({u"a"_s, u"b"_s}));
        QCOMPARE(queue.otherTables, QStringList());
    }

    void oneOfTwoWritersIsReported()
    {
        admin().run(steps);
        const QueueStep step = *stepOf(done, queueAt(m_server->url()));
        const auto one = opened(m_server->url(), Access::Write);
        const auto other = opened(m_server->url(), Access::Write);
        QVERIFY(takeStep(*one, orion(), step)->isDone);
        const Result<QueueChange> change = submitCompletion(*other, orion(), step, done);
        QVERIFY(!change->isDone);
        QCOMPARE(change->now->word, u"in_progress"_s);
    }

    /// Whatever the server does by default.
    void theSlowerOfTwoWritersSeesTheChange_data()
    {
        QTest::addColumn<QString>("isolation");
        QTest::newRow("usual") << u"read%5C%20committed"_s;
        QTest::newRow("repeatable read") << u"repeatable%5C%20read"_s;
        QTest::newRow("serializable") << u"serializable"_s;
    }

    void theSlowerOfTwoWritersSeesTheChange()
    {
        QFETCH(const QString, isolation);
        admin().run(steps);
        const QString url = m_server->url(
            u"orion:geheim"_s, u"?options=-c%20default_transaction_isolation%3D"_s + isolation);
        const QueueStep step = *stepOf(done, queueAt(url));
        const OtherConnection other = admin();
        const OtherConnection watching = admin();
        other.run({u"BEGIN"_s, u"UPDATE steps SET status = 'in_progress'"_s});
        std::optional<Result<QueueChange>> change;
        {
            const std::jthread writer([&] {
                change = submitCompletion(*opened(url, Access::Write), orion(), step, done);
            });
            QTRY_COMPARE_WITH_TIMEOUT(
                watching.value(u"SELECT count(*) FROM pg_locks WHERE NOT granted"_s).toInt(), 1,
                30'000);
            other.run({u"COMMIT"_s});
        }
        QVERIFY2(change->isOk(), qPrintable(change->isOk() ? QString() : change->error()));
        QVERIFY(!(*change)->isDone);
        QCOMPARE((*change)->now->word, u"in_progress"_s);
    }

    /// As now() of other programs writes them.
    void timesWithoutAZoneAreThoseOfTheServer()
    {
        admin().run({u"CREATE TABLE steps (id int, subtask_id text, step_number int, status text,"
                     " created_at timestamp, updated_at timestamp DEFAULT now())"_s,
                     u"INSERT INTO steps VALUES"
                     " (1, '0-4-1', 1, 'pending', '2026-02-01 12:00', '2026-07-01 12:00')"_s});
        const QString url =
            m_server->url(u"orion:geheim"_s,
                          u"?options=-c%20TimeZone%3DEurope/Berlin"_s); // as if by its settings
        const QueueStep step = *stepOf(done, queueAt(url));
        QCOMPARE(step.created, QDateTime(QDate(2026, 2, 1), QTime(11, 0), QTimeZone::UTC));
        QCOMPARE(step.updated, QDateTime(QDate(2026, 7, 1), QTime(10, 0), QTimeZone::UTC));
        const Result<QueueChange> change =
            submitCompletion(*opened(url, Access::Write), orion(), step, done);
        QVERIFY2(change && change->isDone, qPrintable(change ? QString() : change.error()));
        const QString late = u"SELECT abs(extract(epoch FROM"
                             " now() AT TIME ZONE 'Europe/Berlin' - updated_at)) FROM steps"_s;
        QVERIFY(admin().value(late).toDouble() < 600);
        const QDateTime updated = queueAt(url).steps.front().updated;
        QVERIFY(std::abs(updated.secsTo(QDateTime::currentDateTimeUtc())) < 600);
    }

    void columnsWithCapitalsAreReadAndWritten()
    {
        admin().run({u"CREATE TABLE steps (\"Id\" int, \"Subtask_Id\" text, step_number int,"
                     " \"Status\" text)"_s,
                     u"INSERT INTO steps VALUES (1, '0-4-1', 1, 'pending')"_s});
        const QueueStep step = *stepOf(done, queueAt(m_server->url()));
        const Result<QueueChange> change =
            submitCompletion(*opened(m_server->url(), Access::Write), orion(), step, done);
        QVERIFY2(change && change->isDone, qPrintable(change ? QString() : change.error()));
    }

    void aStepThatReturnedToItsStateHasChangedToo()
    {
        admin().run(steps);
        const QueueStep step = *stepOf(done, queueAt(m_server->url()));
        admin().run({u"UPDATE steps SET updated_at = updated_at + interval '1 ms'"_s});
        const auto connection = opened(m_server->url(), Access::Write);
        const Result<QueueChange> change = submitCompletion(*connection, orion(), step, done);
        QVERIFY2(change.isOk(), qPrintable(change.isOk() ? QString() : change.error()));
        QVERIFY(!change->isDone);
        QCOMPARE(change->now->word, step.word);
        QVERIFY(submitCompletion(*connection, orion(), *change->now, done)->isDone);
    }

    void aStateWithoutAWordIsNotWritten_data()
    {
        QTest::addColumn<QStringList>("statements");
        const QString table = u"CREATE TABLE steps (id int, subtask_id text, step_number int,"
                              " status %1, updated_at bigint)"_s;
        QTest::newRow("enumeration")
            << QStringList{u"CREATE TYPE state AS ENUM ('pending', 'completed', 'failed')"_s,
                           table.arg(u"state"_s)};
        QTest::newRow("CHECK") << QStringList(
            table.arg(u"text CHECK (status IN ('pending', 'completed', 'failed'))"_s));
        QTest::newRow("domain") << QStringList{
            u"CREATE DOMAIN state AS text"
            " CHECK (VALUE IN ('pending', 'completed', 'failed'))"_s,
            table.arg(u"state"_s)};
        QTest::newRow("text") << QStringList(table.arg(u"text"_s));
    }

    void aStateWithoutAWordIsNotWritten()
    {
        QFETCH(const QStringList, statements);
        admin().run(statements);
        admin().run({u"INSERT INTO steps VALUES (1, '0-4-1', 1, 'pending', NULL)"_s});
        StepCompletion blocked = done;
        blocked.status = u"blocked"_s;
        const StepQueue queue = queueAt(m_server->url());
        const QueueStep step = *stepOf(done, queue);
        QVERIFY(!hasWord(blocked, queue, orion()));
        const auto connection = opened(m_server->url(), Access::Write);
        const Result<QueueChange> change = submitCompletion(*connection, orion(), step, blocked);
        QVERIFY(!change);
        QCOMPARE(change.error(), hasWord(blocked, queue, orion()).error());
        // The connection stays usable, and a numeric column gets the seconds.
        const Result<QueueChange> second = submitCompletion(*connection, orion(), step, done);
        QVERIFY2(second && second->isDone, qPrintable(second ? QString() : second.error()));
        const QDateTime updated = queueAt(m_server->url()).steps.front().updated;
        QVERIFY(std::abs(updated.secsTo(QDateTime::currentDateTimeUtc())) < 600);
    }

    void onlyListConstraintsLimitTheWords_data()
    {
        QTest::addColumn<QString>("check");
        QTest::addColumn<bool>("isLimit");
        QTest::newRow("of two columns") << u"status <> 'completed' OR id IS NOT NULL"_s << false;
        QTest::newRow("a list for some rows")
            << u"status IN ('pending', 'failed') OR id IS NOT NULL"_s << false;
        QTest::newRow("no word") << u"status <> ''"_s << false;
        QTest::newRow("no list of others") << u"status NOT IN ('done', 'open')"_s << false;
        QTest::newRow("a list") << u"status IN ('pending', 'failed')"_s << true;
    }

    void onlyListConstraintsLimitTheWords()
    {
        QFETCH(const QString, check);
        QFETCH(const bool, isLimit);
        for (const QString &type : {u"text"_s, u"varchar(20)"_s}) {
            admin().run({u"DROP TABLE IF EXISTS steps"_s,
                         u"CREATE TABLE steps (id int, subtask_id text, step_number int,"
                         " status %1, CHECK (%2))"_s.arg(type, check),
                         u"INSERT INTO steps VALUES (1, '0-4-1', 1, 'pending')"_s});
            const StepQueue queue = queueAt(m_server->url());
            QCOMPARE(hasWord(done, queue, orion()).isOk(), !isLimit);
            const Result<QueueChange> change = submitCompletion(
                *opened(m_server->url(), Access::Write), orion(), *stepOf(done, queue), done);
            QCOMPARE(change.isOk(), !isLimit);
        }
    }

    void newTimesHaveTheFormatOfTheTable_data()
    {
        QTest::addColumn<QString>("types"); ///< of the times when a step was made and changed
        QTest::addColumn<QString>("made");
        QTest::addColumn<QString>("other"); ///< time of another step
        QTest::addColumn<QString>("shape");
        const QString milliseconds = uR"(^\d{13}$)"_s;
        const QString iso = uR"(^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$)"_s;
        QTest::newRow("milliseconds of another step")
            << u"created_at timestamptz, updated_at bigint"_s << u"now()"_s << u"1771682400000"_s
            << milliseconds;
        QTest::newRow("milliseconds when it was made")
            << u"created_at bigint, updated_at bigint"_s << u"1771682400000"_s << u"NULL"_s
            << milliseconds;
        QTest::newRow("seconds, made in another form")
            << u"created_at timestamptz, updated_at bigint"_s << u"now()"_s << u"NULL"_s
            << uR"(^\d{10}$)"_s;
        QTest::newRow("a text of another step")
            << u"created_at bigint, updated_at text"_s << u"1771682400"_s
            << u"'2026-02-21T14:30:00Z'"_s << iso;
        QTest::newRow("a time, made in numbers")
            << u"created_at bigint, updated_at timestamptz"_s << u"1771682400"_s << u"NULL"_s
            << uR"(^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d)"_s;
    }

    void newTimesHaveTheFormatOfTheTable()
    {
        QFETCH(const QString, types);
        QFETCH(const QString, made);
        QFETCH(const QString, other);
        QFETCH(const QString, shape);
        admin().run({u"CREATE TABLE steps (id int, subtask_id text, step_number int, status text,"
                     " %1)"_s.arg(types),
                     u"INSERT INTO steps VALUES (1, '0-4-1', 1, 'pending', %1, NULL),"
                     " (2, 'other', 1, 'pending', NULL, %2)"_s.arg(made, other)});
        const QueueStep step = *stepOf(done, queueAt(m_server->url()));
        const Result<QueueChange> change =
            submitCompletion(*opened(m_server->url(), Access::Write), orion(), step, done);
        QVERIFY2(change && change->isDone, qPrintable(change ? QString() : change.error()));
        const QString written =
            admin().value(u"SELECT updated_at::text FROM steps WHERE id = 1"_s).toString();
        QVERIFY2(QRegularExpression(shape).match(written).hasMatch(), qPrintable(written));
    }

    void aReaderCannotWrite()
    {
        admin().run(steps);
        const auto connection = opened(m_server->url());
        QSqlQuery query(connection->database());
        QVERIFY(!query.exec(u"DELETE FROM steps"_s));
        QVERIFY2(query.lastError().text().contains("read-only"_L1),
                 qPrintable(query.lastError().text()));
    }

    void refusalsOfTheServerAreReported_data()
    {
        QTest::addColumn<QString>("user");
        QTest::addColumn<QString>("says");
        QTest::addColumn<QString>("advice");
        const QString refused = u"password authentication failed"_s;
        const QString given = u"The password that was given"_s;
        QTest::newRow("wrong password") << u"orion:wrong"_s << refused << given;
        QTest::newRow("no password") << u"orion"_s << u"no password supplied"_s << u"PGPASSWORD"_s;
        QTest::newRow("no such user") << u"nobody:x"_s << refused << given;
    }

    void refusalsOfTheServerAreReported()
    {
        QFETCH(const QString, user);
        QFETCH(const QString, says);
        const auto connection =
            DatabaseConnection::open(addressOf(m_server->url(user)), Access::Read);
        QVERIFY(!connection.isOk());
        QVERIFY2(connection.error().contains(says), qPrintable(connection.error()));
        QVERIFY(isAboutPassword(connection.error()));
        QFETCH(const QString, advice);
        QVERIFY2(connection.error().contains(advice), qPrintable(connection.error()));
        QVERIFY2(!connection.error().contains("wrong"_L1), qPrintable(connection.error()));
    }

    void requiredTlsRefusesAServerWithoutIt()
    {
        const auto connection = DatabaseConnection::open(
            addressOf(m_server->url(u"orion:geheim"_s, u"?sslmode=require"_s)), Access::Read);
        QVERIFY(!connection.isOk());
        QVERIFY2(connection.error().contains("server does not support SSL"_L1),
                 qPrintable(connection.error()));
        QVERIFY2(!connection.error().contains("geheim"_L1), qPrintable(connection.error()));
    }

    void aMissingPermissionIsReported()
    {
        admin().run(steps);
        admin().run({u"DROP ROLE IF EXISTS reader"_s, u"CREATE ROLE reader LOGIN PASSWORD 'r'"_s,
                     u"GRANT SELECT ON steps TO reader"_s});
        const QString url = m_server->url(u"reader:r"_s);
        const QueueStep step = *stepOf(done, queueAt(url));
        const Result<QueueChange> change =
            submitCompletion(*opened(url, Access::Write), orion(), step, done);
        QVERIFY(!change.isOk());
        QVERIFY2(change.error().contains("permission denied"_L1), qPrintable(change.error()));
        QVERIFY2(change.error().contains("GRANT"_L1), qPrintable(change.error()));
        admin().run({u"DROP OWNED BY reader"_s, u"DROP ROLE reader"_s});
    }

    /// The server sends the first rows before it gives up.
    void incompleteResultsAreNoQueue()
    {
        admin().run(
            {u"CREATE FUNCTION slow(i int) RETURNS text LANGUAGE plpgsql STABLE AS 'BEGIN"
             " IF i = 0 THEN PERFORM pg_sleep(60); END IF; RETURN repeat(''x'', 100); END'"_s,
             u"CREATE TABLE base (id int, subtask_id text, status text)"_s,
             u"INSERT INTO base SELECT i, 's', 'pending' FROM generate_series(1, 1000) i"_s,
             u"INSERT INTO base VALUES (0, 's', 'pending')"_s,
             u"CREATE VIEW steps AS SELECT *, slow(id) AS instructions FROM base"_s});
        const auto connection =
            opened(m_server->url(u"orion:geheim"_s, u"?options=-c%20statement_timeout%3D2000"_s));
        const Result<StepQueue> queue = readQueue(*connection, orion());
        QVERIFY(!queue.isOk());
        QVERIFY2(queue.error().contains("statement timeout"_L1), qPrintable(queue.error()));
        QSqlQuery query(connection->database());
        query.setForwardOnly(true);
        QVERIFY(query.exec(u"SELECT slow(id) FROM base"_s)); // prepared, it would send none
        int rows = 0;
        while (query.next()) {
            ++rows;
        }
        QVERIFY(rows > 0 && rows < 1001);
        const Outcome end = isReadWhole(query, *connection, u"Not read"_s);
        QVERIFY(!end);
        QVERIFY2(end.error().startsWith("Not read ("_L1), qPrintable(end.error()));
    }

    void aLockedTableIsNotWaitedForLong()
    {
        admin().run(steps);
        const OtherConnection other = admin();
        other.run({u"BEGIN"_s, u"LOCK TABLE steps"_s});
        const auto connection =
            opened(m_server->url(u"orion:geheim"_s, u"?options=-c%20lock_timeout%3D50"_s));
        const Result<StepQueue> queue = readQueue(*connection, orion());
        QVERIFY(!queue.isOk());
        QVERIFY2(queue.error().contains("lock timeout"_L1), qPrintable(queue.error()));
        QVERIFY2(!queue.error().contains("SELECT"_L1), qPrintable(queue.error()));
        other.run({u"ROLLBACK"_s});
        QVERIFY(readQueue(*connection, orion()).isOk());
    }

    /// Whatever the server is waiting for at the timeout, nothing is written partially.
    void aCompletionThatTakesTooLongIsNotWritten_data()
    {
        QTest::addColumn<QString>("option");
        QTest::addColumn<QStringList>("says");
        QTest::newRow("statement timeout")
            << u"statement_timeout"_s
            << QStringList{u"statement timeout"_s, u"Allow more time with ?options="_s};
        QTest::newRow("lock timeout")
            << u"lock_timeout"_s
            << QStringList{u"lock timeout"_s, u"Another program has locked it. Try again"_s};
    }

    void aCompletionThatTakesTooLongIsNotWritten()
    {
        QFETCH(const QString, option);
        QFETCH(const QStringList, says);
        admin().run(steps);
        const auto connection =
            opened(m_server->url(u"orion:geheim"_s, u"?options=-c%20"_s + option + u"%3D100"_s),
                   Access::Write);
        const QueueStep step = *stepOf(done, *readQueue(*connection, orion()));
        const OtherConnection other = admin();
        other.run({u"BEGIN"_s, u"SELECT * FROM steps FOR UPDATE"_s});
        const Result<QueueChange> change = submitCompletion(*connection, orion(), step, done);
        QVERIFY(!change.isOk());
        for (const QString &part : says) {
            QVERIFY2(change.error().contains(part), qPrintable(change.error()));
        }
        other.run({u"ROLLBACK"_s});
        QCOMPARE(queueAt(m_server->url()).steps.front().word, u"pending"_s);
        QCOMPARE(queueAt(m_server->url()).steps.front().attempts, 0);
        QVERIFY(submitCompletion(*connection, orion(), step, done)->isDone);
    }

    /// The server ends the connection within the COMMIT, when the trigger runs.
    void anUnansweredCommitIsReportedAsUnknown()
    {
        admin().run(steps);
        admin().run({u"CREATE FUNCTION hang_up() RETURNS trigger LANGUAGE plpgsql AS"
                     " 'BEGIN PERFORM pg_terminate_backend(pg_backend_pid());"
                     " PERFORM pg_sleep(60); RETURN NULL; END'"_s,
                     u"CREATE CONSTRAINT TRIGGER late AFTER UPDATE ON steps DEFERRABLE INITIALLY"
                     " DEFERRED FOR EACH ROW EXECUTE FUNCTION hang_up()"_s});
        const QueueStep step = *stepOf(done, queueAt(m_server->url()));
        const Result<QueueChange> change =
            submitCompletion(*opened(m_server->url(), Access::Write), orion(), step, done);
        QVERIFY(!change.isOk());
        QVERIFY2(change.error().startsWith("It is not known whether the step was changed ("_L1),
                 qPrintable(change.error()));
        QVERIFY2(change.error().endsWith(u" Its state is “pending” now."_s),
                 qPrintable(change.error()));
    }

    /// What the server refuses within the COMMIT was not changed.
    void aRefusedCommitIsReported()
    {
        admin().run(steps);
        admin().run({u"CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS"
                     " 'BEGIN RAISE EXCEPTION ''not today''; END'"_s,
                     u"CREATE CONSTRAINT TRIGGER late AFTER UPDATE ON steps DEFERRABLE INITIALLY"
                     " DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse()"_s});
        const QueueStep step = *stepOf(done, queueAt(m_server->url()));
        const Result<QueueChange> change =
            submitCompletion(*opened(m_server->url(), Access::Write), orion(), step, done);
        QVERIFY(!change.isOk());
        QVERIFY2(change.error().startsWith("The step was not changed ("_L1),
                 qPrintable(change.error()));
        QCOMPARE(queueAt(m_server->url()).steps.front().word, u"pending"_s);
    }

    void aKilledServerLeavesAConsistentQueue()
    {
        admin().run(steps);
        const auto connection = opened(m_server->url(), Access::Write);
        const QueueStep step = *stepOf(done, queueAt(m_server->url()));
        QSqlQuery query(connection->database());
        QVERIFY(query.exec(u"BEGIN"_s));
        QVERIFY(query.exec(u"UPDATE steps SET status = 'failed'"_s));
        m_server->kill();
        const Result<QueueChange> change = submitCompletion(*connection, orion(), step, done);
        QVERIFY(!change.isOk());
        m_server->run();
        const auto again = opened(m_server->url(), Access::Write);
        QCOMPARE(readQueue(*again, orion())->steps.front().word, u"pending"_s);
        QVERIFY(submitCompletion(*again, orion(), step, done)->isDone);
    }

private:
    [[nodiscard]] OtherConnection admin() const { return OtherConnection(*m_server); }

    std::unique_ptr<PostgresServer> m_server;
};

QTEST_GUILESS_MAIN(TestQueueServer)
#include "tst_queueserver.moc"
