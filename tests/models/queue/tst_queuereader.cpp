// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/models/queue/queuefixture.h"

#include <QTemporaryDir>

using namespace baton;
using namespace Qt::StringLiterals;

/// Queues in SQLite files, with every supported form of their tables.
class TestQueueReader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning();
        m_folder = std::make_unique<QTemporaryDir>();
        m_url = m_folder->filePath(u"queue.db"_s);
    }

    void readsTheOlderTables()
    {
        OtherConnection(m_url).run(
            {firstShape,
             u"INSERT INTO task_steps VALUES ('b', '0-4-1', 'Devon', 'Implement it.\nQuickly.',"
             " 'executing', '2026-02-01 10:00:05', '2026-02-01T10:01:00Z'),"
             " ('a', '0-4-1', 'Tara', 'Write tests.', 'completed', '2026-02-01 10:00:00', NULL)"_s});
        const StepQueue queue = queueAt(m_url);
        QCOMPARE(queue.table, u"task_steps"_s);
        QVERIFY(queue.absent.contains(u"artifacts"_s));
        QCOMPARE(queue.steps.size(), 2);
        QCOMPARE(queue.steps[0].id.toString(), u"a"_s);
        QCOMPARE(queue.steps[0].number, 1);
        QCOMPARE(queue.steps[0].status, RunStatus::Succeeded);
        QVERIFY(!queue.steps[0].updated.isValid());
        QCOMPARE(queue.steps[1].number, 2);
        QCOMPARE(queue.steps[1].status, RunStatus::Running);
        QCOMPARE(queue.steps[1].title(), u"Implement it."_s);
        QCOMPARE(queue.steps[1].created,
                 QDateTime(QDate(2026, 2, 1), QTime(10, 0, 5), QTimeZone::UTC));
        QCOMPARE(queue.steps[1].attempts, -1);
    }

    /// A file is examined again when its size or time changes.
    void aFileWithoutAQueueIsRememberedUntilItChanges()
    {
        OtherConnection(m_url).run({u"CREATE TABLE others (id TEXT)"_s});
        const auto setTime = [this](int day) {
            QFile file(m_url);
            const QDateTime time(QDate(2026, 2, day), QTime(10, 0), QTimeZone::UTC);
            return file.open(QFile::ReadWrite)
                && file.setFileTime(time, QFileDevice::FileModificationTime);
        };
        QVERIFY(setTime(1));
        const ProtocolCatalog &catalog = *catalogWithOrion();
        QVERIFY(!queueAt(m_url, catalog));
        OtherConnection(m_url).run({firstShape});
        QVERIFY(queueAt(m_url, catalog)); // of another size
        OtherConnection(m_url).run({u"DROP TABLE task_steps"_s});
        QVERIFY(setTime(2));
        QVERIFY(!queueAt(m_url, catalog));
        OtherConnection(m_url).run({firstShape}); // in the pages that the other table left
        QVERIFY(setTime(2));
        QVERIFY(!queueAt(m_url, catalog));
        QVERIFY(setTime(3));
        QVERIFY(queueAt(m_url, catalog));
    }

    void readsTheNewerTables()
    {
        OtherConnection(m_url).run(
            {laterShape,
             u"INSERT INTO steps VALUES (7, 'shop', 's1', 2, 'implementation', 'DevonAider',"
             " 'src/login.py', 'Implement it.', 'failed', '[\"a.py\", {\"path\": \"b.py\"}]', 2,"
             " 'AssertionError: 401', 3, '2026-02-01 10:00:00', '2026-02-01 10:00:09'),"
             " (3, 'shop', 's1', 1, 'test', 'TaraAider', NULL, 'Write tests.', 'completed', NULL,"
             " 1, NULL, NULL, '2026-02-01 10:00:00', NULL)"_s});
        const StepQueue queue = queueAt(m_url);
        QCOMPARE(queue.table, u"steps"_s);
        QCOMPARE(queue.steps.size(), 2);
        const QueueStep &step = queue.steps[1];
        QCOMPARE(step.agent, u"Devon"_s);
        QCOMPARE(step.type, u"implementation"_s);
        QCOMPARE(step.file, u"src/login.py"_s);
        QCOMPARE(step.contextFiles, QStringList({u"a.py"_s, u"b.py"_s}));
        QCOMPARE(step.attempts, 2);
        QCOMPARE(step.error, u"AssertionError: 401"_s);
        QCOMPARE(step.after, u"3"_s);
        QCOMPARE(step.project, u"shop"_s);
        QCOMPARE(queue.before(step)->number, 1);
        QCOMPARE(queue.next(), nullptr);
    }

    void readsEachStatusWord_data() { addWords(); }
    void readsEachStatusWord()
    {
        QFETCH(const QString, table);
        QFETCH(const QString, word);
        makeStep(OtherConnection(m_url), table, word);
        const StepQueue queue = queueAt(m_url);
        QCOMPARE(queue.table, table);
        QTEST(queue.steps.front().status, "status");
        QCOMPARE(queue.steps.front().word, word);
    }

    void readsListsInEveryForm_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("items");
        QTest::newRow("nothing") << QString() << QStringList();
        QTest::newRow("JSON") << u"[\"a\", \"b c\"]"_s << QStringList({u"a"_s, u"b c"_s});
        QTest::newRow("empty JSON") << u"[]"_s << QStringList();
        QTest::newRow("objects") << u"[{\"path\": \"a\"}, {\"x\": 1}]"_s
                                 << QStringList({u"a"_s, u"{\"x\":1}"_s});
        QTest::newRow("array") << u"{a,\"b, c\",\"d\\\"e\"}"_s
                               << QStringList({u"a"_s, u"b, c"_s, u"d\"e"_s});
        QTest::newRow("empty array") << u"{}"_s << QStringList();
        QTest::newRow("JSON null") << u"null"_s << QStringList();
        QTest::newRow("an empty JSON text") << u"\"\""_s << QStringList();
        QTest::newRow("a JSON text") << u"\"a b\""_s << QStringList(u"a b"_s);
        QTest::newRow("JSON with null") << u"[\"a\", null, \"\"]"_s << QStringList(u"a"_s);
        QTest::newRow("an object") << u"{\"path\": \"a\"}"_s << QStringList(u"a"_s);
        QTest::newRow("a number") << u"17"_s << QStringList(u"17"_s);
        QTest::newRow("array with NULL")
            << u"{a,NULL,\"NULL\"}"_s << QStringList({u"a"_s, u"NULL"_s});
        QTest::newRow("lines") << u"a\n b \n\nc"_s << QStringList({u"a"_s, u"b"_s, u"c"_s});
        QTest::newRow("one") << u"src/a, b.py"_s << QStringList(u"src/a, b.py"_s);
    }

    void readsListsInEveryForm()
    {
        QFETCH(const QString, text);
        QTEST(listOf(text), "items");
    }

    void readsNumbersInEveryForm_data()
    {
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("number");
        QTest::newRow("whole") << u"2"_s << u"2"_s;
        QTest::newRow("a real") << u"2.0"_s << u"2"_s;
        QTest::newRow("a text") << u"' 2 '"_s << u"2"_s;
        QTest::newRow("large") << u"99999999999"_s << u"99999999999"_s;
        QTest::newRow("none") << u"NULL"_s << u"–"_s;
        QTest::newRow("no whole one") << u"2.5"_s << u"–"_s;
        QTest::newRow("a word") << u"'two'"_s << u"–"_s;
        QTest::newRow("too large for a number of steps") << u"1e300"_s << u"–"_s;
    }

    void readsNumbersInEveryForm()
    {
        QFETCH(const QString, value);
        OtherConnection(m_url).run(
            {u"CREATE TABLE task_steps (id, subtask_id, step_index, status)"_s,
             u"INSERT INTO task_steps VALUES (1, 's', %1, 'pending')"_s.arg(value)});
        const StepQueue queue = queueAt(m_url);
        QTEST(queue.steps.front().numberText(), "number");
        QCOMPARE(queue.step(u"1"_s), queue.steps.data());
    }

    void readsTimesInEveryForm_data()
    {
        QTest::addColumn<QString>("value");
        QTest::addColumn<bool>("isTime");
        QTest::newRow("of SQLite") << u"'2026-02-21 14:00:00'"_s << true;
        QTest::newRow("ISO") << u"'2026-02-21T15:00:00.000+01:00'"_s << true;
        QTest::newRow("seconds") << u"1771682400"_s << true;
        QTest::newRow("seconds as a real") << u"1771682400.0"_s << true;
        QTest::newRow("milliseconds") << u"1771682400000"_s << true;
        QTest::newRow("seconds in a text") << u"'1771682400'"_s << true;
        QTest::newRow("a form of others") << u"'21.02.2026 14:00'"_s << false;
        QTest::newRow("nothing") << u"NULL"_s << false;
        QTest::newRow("zero") << u"0"_s << false;
    }

    void readsTimesInEveryForm()
    {
        QFETCH(const QString, value);
        QFETCH(const bool, isTime);
        OtherConnection(m_url).run(
            {u"CREATE TABLE task_steps (id, subtask_id, status, updated_at)"_s,
             u"INSERT INTO task_steps VALUES (1, 's', 'pending', %1)"_s.arg(value)});
        QCOMPARE(queueAt(m_url).steps.front().updated,
                 isTime ? QDateTime(QDate(2026, 2, 21), QTime(14, 0), QTimeZone::UTC)
                        : QDateTime());
    }

    void stepsAreInTheOrderOfTheirSubtasks()
    {
        OtherConnection(m_url).run(
            {laterShape,
             u"INSERT INTO steps (id, subtask_id, step_number, status, created_at) VALUES"
             " (1, 'later', 2, 'pending', '2026-02-02 10:00:00'),"
             " (2, 'later', 1, 'pending', '2026-02-02 10:00:01'),"
             " (10, 'first', 10, 'pending', '2026-02-01 10:00:00'),"
             " (9, 'first', 9, 'pending', '2026-02-01 10:00:00')"_s});
        QStringList order;
        for (const QueueStep &step : queueAt(m_url).steps) {
            order.append(step.id.toString());
        }
        QCOMPARE(order, QStringList({u"9"_s, u"10"_s, u"2"_s, u"1"_s}));
    }

    void subtasksAndTasksAreTheParents()
    {
        OtherConnection(m_url).run(
            {laterShape, u"CREATE TABLE subtasks (id TEXT, task_id TEXT, name TEXT)"_s,
             u"CREATE TABLE tasks (id TEXT, title TEXT)"_s,
             u"INSERT INTO subtasks VALUES ('s1', 't1', 'Password rules')"_s,
             u"INSERT INTO tasks VALUES ('t1', 'Login')"_s,
             u"INSERT INTO steps (id, subtask_id, status) VALUES (1, 's1', 'pending'),"
             " (2, 's2', 'pending')"_s});
        const StepQueue queue = queueAt(m_url);
        QCOMPARE(queue.belonging(queue.steps[0]), u"Login › Password rules"_s);
        QCOMPARE(queue.belonging(queue.steps[1]), u"s2"_s);
    }

    void theAddressChoosesTheTable()
    {
        OtherConnection(m_url).run(
            {firstShape, laterShape,
             u"INSERT INTO task_steps VALUES ('1', 's', 'Tara', 'p', 'pending', NULL, NULL)"_s});
        const StepQueue queue = queueAt(m_url);
        QCOMPARE(queue.table, u"steps"_s);
        QCOMPARE(queue.otherTables, QStringList(u"task_steps"_s));
        QCOMPARE(queueAt(u"sqlite://"_s + m_url + u"?table=task_steps"_s).steps.size(), 1);
    }

    void unreadableInputIsReportedWithAReason_data()
    {
        QTest::addColumn<QStringList>("statements");
        QTest::addColumn<QString>("says");
        QTest::newRow("empty") << QStringList{u"CREATE TABLE x (a)"_s, u"DROP TABLE x"_s}
                               << u"It is empty."_s;
        QTest::newRow("other tables")
            << QStringList(u"CREATE TABLE orders (id, status)"_s)
            << u"Its tables: orders. Open another database, or make a queue in this one"_s;
        QTest::newRow("no state")
            << QStringList(u"CREATE TABLE steps (id, prompt)"_s)
            << u"queue.db holds no steps, as it has no column for: status. Add the column"_s;
        QTest::newRow("neither id nor state") << QStringList(u"CREATE TABLE task_steps (prompt)"_s)
                                              << u"The table task_steps in sqlite:"_s;
    }

    void unreadableInputIsReportedWithAReason()
    {
        QFETCH(const QStringList, statements);
        QFETCH(const QString, says);
        OtherConnection(m_url).run(statements);
        const Result<StepQueue> queue = readQueue(*opened(m_url), orion());
        QVERIFY(!queue.isOk());
        QVERIFY2(queue.error().contains(says), qPrintable(queue.error()));
    }

    void aChosenTableWithoutStepsIsNamed_data()
    {
        QTest::addColumn<QString>("table");
        QTest::addColumn<QString>("says");
        QTest::newRow("absent") << u"nix"_s << u" has no table nix. Its tables: orders."_s;
        QTest::newRow("of something else")
            << u"orders"_s << u" has no steps in the table orders: a table of steps is called"_s;
    }

    void aChosenTableWithoutStepsIsNamed()
    {
        QFETCH(const QString, table);
        QFETCH(const QString, says);
        OtherConnection(m_url).run({u"CREATE TABLE orders (id, status)"_s});
        const QString url = u"sqlite://"_s + m_url + u"?table="_s + table;
        const Result<StepQueue> queue = readQueue(*opened(url), orion());
        QVERIFY(!queue.isOk());
        QVERIFY2(queue.error().contains(says), qPrintable(queue.error()));
    }

    void aFileThatIsNotADatabaseIsReported_data()
    {
        QTest::addColumn<bool>("isThere");
        QTest::addColumn<QString>("says");
        QTest::newRow("a text") << true << u"file is not a database"_s;
        QTest::newRow("nothing") << false << u"baton queue init"_s;
    }

    void aFileThatIsNotADatabaseIsReported()
    {
        QFETCH(const bool, isThere);
        QFETCH(const QString, says);
        if (isThere) {
            QFile file(m_url);
            QVERIFY(file.open(QFile::WriteOnly));
            file.write(QByteArray(4096, 'x'));
        }
        const auto connection = openQueue(addressOf(m_url), DatabaseConnection::Access::Read);
        QVERIFY(!connection.isOk());
        QVERIFY2(connection.error().contains(says), qPrintable(connection.error()));
        QCOMPARE(QFile::exists(m_url), isThere);
    }

    void aFolderIsNotAQueue()
    {
        const auto connection =
            openQueue(addressOf(m_folder->path()), DatabaseConnection::Access::Write);
        QVERIFY(!connection.isOk());
        QVERIFY2(connection.error().contains("is a folder"_L1), qPrintable(connection.error()));
    }

    void aReaderCannotWrite()
    {
        OtherConnection(m_url).run({firstShape});
        const std::shared_ptr<DatabaseConnection> connection = opened(m_url);
        QSqlQuery query(connection->database());
        QVERIFY(!query.exec(u"DELETE FROM task_steps"_s));
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_url;
};

QTEST_GUILESS_MAIN(TestQueueReader)
#include "tst_queuereader.moc"
