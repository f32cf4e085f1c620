// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/cli/clifixture.h"

#include <QProcess>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;

/// `baton queue` as a script uses it.
class TestCliQueue : public CliFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        start();
        QCOMPARE(run({u"queue"_s, u"init"_s, u"work.db"_s}).code, 0);
    }

    void exitsWithTheDocumentedCode_data()
    {
        QTest::addColumn<QString>("statement");
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("code");
        const QString failed = u"UPDATE task_steps SET status = 'failed' WHERE id = 1"_s;
        const QString blocked = u"UPDATE task_steps SET status = 'blocked' WHERE id = 1"_s;
        const QString over = u"UPDATE task_steps SET status = 'completed'"_s;
        QTest::newRow("list") << QString() << QStringList{u"list"_s, u"work.db"_s} << 0;
        QTest::newRow("list with a failure") << failed << QStringList{u"list"_s, u"work.db"_s} << 1;
        QTest::newRow("show") << QString() << QStringList{u"show"_s, u"work.db"_s, u"2"_s} << 0;
        QTest::newRow("show nothing")
            << QString() << QStringList{u"show"_s, u"work.db"_s, u"9"_s} << 2;
        QTest::newRow("next") << QString() << QStringList{u"next"_s, u"work.db"_s} << 0;
        QTest::newRow("next in a blocked queue")
            << blocked << QStringList{u"next"_s, u"work.db"_s} << 1;
        QTest::newRow("a named step of a blocked queue")
            << blocked << QStringList{u"next"_s, u"--step"_s, u"2"_s, u"work.db"_s} << 0;
        QTest::newRow("next of none") << over << QStringList{u"next"_s, u"work.db"_s} << 1;
        QTest::newRow("next step that is completed")
            << over << QStringList{u"next"_s, u"--take"_s, u"--step"_s, u"1"_s, u"work.db"_s} << 2;
        QTest::newRow("next step that runs")
            << u"UPDATE task_steps SET status = 'executing' WHERE id = 1"_s
            << QStringList{u"next"_s, u"--take"_s, u"--step"_s, u"1"_s, u"work.db"_s} << 2;
        QTest::newRow("next without its context file")
            << u"UPDATE task_steps SET context_files = 'gone.py' WHERE id = 1"_s
            << QStringList{u"next"_s, u"--take"_s, u"work.db"_s} << 1;
        QTest::newRow("next with a context file outside of the folder")
            << u"UPDATE task_steps SET context_files = '../gone.py' WHERE id = 1"_s
            << QStringList{u"next"_s, u"work.db"_s} << 1;
        QTest::newRow("next before its own file is there")
            << u"ALTER TABLE task_steps ADD COLUMN file_path TEXT DEFAULT 'src/new.py'"_s
            << QStringList{u"next"_s, u"--take"_s, u"work.db"_s} << 0;
        QTest::newRow("next without anything to do")
            << u"UPDATE task_steps SET prompt = ' ' WHERE id = 1"_s
            << QStringList{u"next"_s, u"work.db"_s} << 1;
        QTest::newRow("no such action") << QString() << QStringList{u"drop"_s, u"work.db"_s} << 2;
        QTest::newRow("no such file") << QString() << QStringList{u"list"_s, u"other.db"_s} << 2;
        QTest::newRow("list with a step")
            << QString() << QStringList{u"list"_s, u"work.db"_s, u"1"_s} << 2;
        QTest::newRow("next with a step that is not an option")
            << QString() << QStringList{u"next"_s, u"work.db"_s, u"2"_s} << 2;
        QTest::newRow("show that would take")
            << QString() << QStringList{u"show"_s, u"--take"_s, u"work.db"_s, u"1"_s} << 2;
        QTest::newRow("show of a step by its option")
            << QString() << QStringList{u"show"_s, u"--step"_s, u"1"_s, u"work.db"_s} << 0;
        QTest::newRow("show of two steps")
            << QString() << QStringList{u"show"_s, u"--step"_s, u"1"_s, u"work.db"_s, u"2"_s} << 2;
        QTest::newRow("init again") << QString() << QStringList{u"init"_s, u"work.db"_s} << 2;
    }

    void exitsWithTheDocumentedCode()
    {
        QFETCH(const QString, statement);
        QFETCH(const QStringList, arguments);
        fill(2);
        execute({statement});
        const Printed printed = run(QStringList(u"queue"_s) + arguments);
        QTEST(printed.code, "code");
        // A list shows failed steps without an error.
        const bool isShown = printed.code == 1 && arguments.first() == "list"_L1;
        QCOMPARE(printed.error.isEmpty(), printed.code == 0 || isShown);
    }

    /// A queue is printed, reported and drawn like a session of files.
    void aQueueIsASession()
    {
        fill(3);
        execute({u"UPDATE task_steps SET status = 'completed' WHERE id = 1"_s,
                 u"UPDATE task_steps SET status = 'failed', last_error = 'assert 401' "
                 "WHERE id = 2"_s});
        const QString url = u"sqlite://"_s + m_folder->filePath(u"work.db"_s);
        for (const QString &name : {u"work.db"_s, url}) {
            const Printed printed = run({u"session"_s, u"--format"_s, u"json"_s, name});
            QCOMPARE(printed.code, 1);
            const QJsonObject session = QJsonDocument::fromJson(printed.out.toUtf8()).object();
            QCOMPARE(session[u"status"_s].toString(), u"running"_s);
            const QJsonArray phases = session[u"phases"_s].toArray();
            QCOMPARE(phases.size(), 3);
            QCOMPARE(phases[0][u"status"_s].toString(), u"succeeded"_s);
            QCOMPARE(phases[1][u"status"_s].toString(), u"failed"_s);
            QCOMPARE(phases[2][u"status"_s].toString(), u"pending"_s);
            QVERIFY(printed.out.contains("assert 401"_L1));
        }
        const Printed report = run({u"report"_s, u"work.db"_s});
        QCOMPARE(report.code, 0);
        QVERIFY2(report.out.contains("assert 401"_L1), qPrintable(report.out));
        const Printed graph = run({u"graph"_s, u"--kind"_s, u"agents"_s, url});
        QCOMPARE(graph.code, 0);
        QVERIFY2(graph.out.contains("Tara"_L1), qPrintable(graph.out));
        const Printed list = run({u"sessions"_s, u"."_s});
        QVERIFY2(list.out.contains("work.db"_L1) && list.out.contains("1 failed"_L1),
                 qPrintable(list.out));
        QCOMPARE(run({u"diff"_s, u"work.db"_s, url}).code, 0);
    }

    void aMissingQueueIsNotASession()
    {
        const Printed printed = run({u"session"_s, u"sqlite:///nowhere/work.db"_s});
        QCOMPARE(printed.code, 2);
        QVERIFY2(printed.error.contains("/nowhere/work.db"_L1), qPrintable(printed.error));
    }

    void emptyInputIsNotACompletion_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("a line end") << QByteArray("\n");
        QTest::newRow("line ends") << QByteArray("\n\r\n\n");
        QTest::newRow("blanks") << QByteArray(" \n");
    }

    void emptyInputIsNotACompletion()
    {
        QFETCH(const QByteArray, text);
        write(u"nothing.json"_s, text);
        for (const QString &file : {u"-"_s, u"nothing.json"_s}) {
            const Printed printed = run({u"queue"_s, u"submit"_s, u"work.db"_s, file}, text);
            QCOMPARE(printed.code, 2);
            QVERIFY2(!printed.error.isEmpty(), "no reason");
        }
    }

    void aMissingFileStaysMissing_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("list") << QStringList{u"list"_s};
        QTest::newRow("next") << QStringList{u"next"_s, u"--take"_s};
        QTest::newRow("submit") << QStringList{u"submit"_s};
    }

    void aMissingFileStaysMissing()
    {
        QFETCH(const QStringList, arguments);
        const Printed printed =
            run(QStringList(u"queue"_s) + arguments + QStringList(u"gone.db"_s),
                R"({"task_id": "t", "step_index": 1, "agent": "Tara", "status": "success"})");
        QCOMPARE(printed.code, 2);
        QVERIFY2(printed.error.contains("There is no file"_L1), qPrintable(printed.error));
        QVERIFY2(printed.error.contains("gone.db"_L1), qPrintable(printed.error));
        QVERIFY(!QFile::exists(m_folder->filePath(u"gone.db"_s)));
    }

    void aCompletionWithErrorsIsNotWritten_data()
    {
        QTest::addColumn<QByteArray>("completion");
        QTest::addColumn<QString>("says");
        QTest::newRow("no status")
            << QByteArray(R"({"task_id": "t", "step_index": 1, "agent": "Tara"})") << u"status"_s;
        QTest::newRow("a status of others")
            << QByteArray(R"({"task_id": "t", "step_index": 1, "agent": "Tara", "status": "done"})")
            << u"status must be success, failure or blocked, not done"_s;
        QTest::newRow("a status and an agent of others")
            << QByteArray(R"({"task_id": "t", "step_index": 1, "agent": "Ann", "status": "done"})")
            << u"agent must be Tara or Devon, not Ann"_s;
        QTest::newRow("fields that others have too")
            << QByteArray(R"({"task_id": "t", "status": "done"})") << u"step_index is missing"_s;
        QTest::newRow("something else") << QByteArray(R"({"hello": 1})") << u"not a completion"_s;
        QTest::newRow("not JSON") << QByteArray("{\"task_id\": ") << u"is cut off"_s;
        QTest::newRow("another task") << QByteArray(
            R"({"task_id": "u", "step_index": 1, "agent": "Tara", "status": "success"})")
                                      << u"no steps of “u”"_s;
    }

    void aCompletionWithErrorsIsNotWritten()
    {
        QFETCH(const QByteArray, completion);
        QFETCH(const QString, says);
        fill(1);
        const Printed printed = run({u"queue"_s, u"submit"_s, u"work.db"_s}, completion);
        QCOMPARE(printed.code, 2);
        QVERIFY2(printed.error.contains(says), qPrintable(printed.error));
        QCOMPARE(states(), QStringList(u"pending"_s));
    }

    /// The file of the completion may be anywhere.
    void missingArtifactsAreNamed_data()
    {
        QTest::addColumn<QString>("artifact");
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<bool>("isThere");
        QTest::newRow("there") << u"built.txt"_s << QStringList() << true;
        QTest::newRow("missing") << u"gone.txt"_s << QStringList() << false;
        QTest::newRow("missing, from a file elsewhere")
            << u"other.txt"_s << QStringList(u"reports/done.json"_s) << false;
        QTest::newRow("there, from a file elsewhere")
            << u"built.txt"_s << QStringList(u"reports/done.json"_s) << true;
        QTest::newRow("in another folder")
            << u"other.txt"_s << QStringList{u"--folder"_s, u"reports"_s} << true;
        QTest::newRow("an address") << u"https://example.org/1"_s << QStringList() << true;
    }

    void missingArtifactsAreNamed()
    {
        QFETCH(const QString, artifact);
        QFETCH(const QStringList, arguments);
        QFETCH(const bool, isThere);
        fill(1);
        execute({u"UPDATE task_steps SET status = 'executing'"_s});
        const QByteArray completion =
            QJsonDocument(QJsonObject{{u"task_id"_s, u"t"_s},
                                      {u"step_index"_s, 1},
                                      {u"agent"_s, u"Tara"_s},
                                      {u"status"_s, u"success"_s},
                                      {u"artifacts"_s, QJsonArray{artifact}}})
                .toJson();
        QVERIFY(QDir(m_folder->path()).mkpath(u"reports"_s));
        write(u"built.txt"_s, "x");
        write(u"reports/other.txt"_s, "x");
        write(u"reports/done.json"_s, completion);
        const Printed printed =
            run(QStringList{u"queue"_s, u"submit"_s, u"work.db"_s} + arguments, completion);
        QCOMPARE(printed.code, 0);
        QCOMPARE(states(), QStringList(u"completed"_s));
        QCOMPARE(printed.error.contains(u"The artifact %1 does not exist"_s.arg(artifact)),
                 !isThere);
    }

    void aStepThatCannotBeReportedIsRejectedBeforehand()
    {
        fill(1);
        execute({u"UPDATE task_steps SET agent_role = 'Ann'"_s});
        const QString says = u"Cannot be reported: agent must be Tara or Devon, not Ann"_s;
        for (const QStringList &action :
             {QStringList{u"list"_s, u"work.db"_s}, QStringList{u"show"_s, u"work.db"_s, u"1"_s}}) {
            const Printed printed = run(QStringList(u"queue"_s) + action);
            QVERIFY2(printed.out.contains(says), qPrintable(printed.out));
        }
        const Printed next = run({u"queue"_s, u"next"_s, u"work.db"_s});
        QCOMPARE(next.code, 0);
        QVERIFY2(next.error.contains(u"Step 1 of “t”. "_s + says), qPrintable(next.error));
        const QJsonObject step =
            json(run({u"queue"_s, u"show"_s, u"--format"_s, u"json"_s, u"work.db"_s, u"1"_s}));
        QCOMPARE(step[u"refusal"_s].toString(), u"agent must be Tara or Devon, not Ann"_s);
    }

    void theListSaysWhyAStepFailedOrIsBlocked()
    {
        fill(3);
        execute({u"UPDATE task_steps SET last_error = 'of an earlier attempt'"_s,
                 u"UPDATE task_steps SET status = 'failed', last_error = 'assert 401' "
                 "WHERE id = 2"_s,
                 u"UPDATE task_steps SET status = 'blocked', blockers = '[\"no key\", \"no file\"]'"
                 " WHERE id = 3"_s});
        const Printed list = run({u"queue"_s, u"list"_s, u"work.db"_s});
        QVERIFY2(list.out.contains("(id 2)\n       assert 401\n"_L1), qPrintable(list.out));
        QVERIFY2(list.out.contains("(id 3)\n       no key; no file\n"_L1), qPrintable(list.out));
        QVERIFY2(!list.out.contains("of an earlier attempt"_L1), qPrintable(list.out));
    }

    void unknownStatesAreNotPending()
    {
        fill(1);
        execute({u"PRAGMA ignore_check_constraints = ON"_s,
                 u"UPDATE task_steps SET status = 'DONE'"_s});
        const Printed list = run({u"queue"_s, u"list"_s, u"work.db"_s});
        QVERIFY2(list.out.contains("  ? DONE (unknown)"_L1), qPrintable(list.out));
    }

    void stepsWithoutAgentOrSubtaskAreDescribed()
    {
        fill(1);
        execute({u"UPDATE task_steps SET agent_role = '', subtask_id = ''"_s});
        const Printed step = run({u"queue"_s, u"show"_s, u"work.db"_s, u"1"_s});
        QVERIFY2(step.out.contains("hands the step to (no agent) as a prompt"_L1),
                 qPrintable(step.out));
        execute({u"UPDATE task_steps SET status = 'failed'"_s});
        const Printed next = run({u"queue"_s, u"next"_s, u"work.db"_s});
        QVERIFY2(next.error.contains(u"step 1 of “–” (id 1)"_s), qPrintable(next.error));
    }

    void theListCutsALongReason()
    {
        fill(1);
        execute({u"UPDATE task_steps SET status = 'failed', last_error = '%1' WHERE id = 1"_s.arg(
            QString(300, u'x'))});
        const Printed list = run({u"queue"_s, u"list"_s, u"work.db"_s});
        QVERIFY2(list.out.contains(u"(id 1)\n       "_s + QString(200, u'x') + u"…\n"_s),
                 qPrintable(list.out));
    }

    void aCompletionOfAnotherStepIsNotWritten_data()
    {
        QTest::addColumn<QByteArray>("completion");
        QTest::newRow("of the queue") << QByteArray(
            R"({"task_id": "t", "step_index": 1, "agent": "Tara", "status": "success"})");
        QTest::newRow("of no queue") << QByteArray(
            R"({"task_id": "other", "step_index": 1, "agent": "Tara", "status": "success"})");
    }

    void aCompletionOfAnotherStepIsNotWritten()
    {
        QFETCH(const QByteArray, completion);
        fill(2);
        const Printed printed =
            run({u"queue"_s, u"submit"_s, u"--step"_s, u"2"_s, u"work.db"_s}, completion);
        QCOMPARE(printed.code, 2);
        QVERIFY2(printed.error.contains(u"about step 1 of “"_s), qPrintable(printed.error));
        QCOMPARE(states(), QStringList({u"pending"_s, u"pending"_s}));
    }

    void mentionsOtherSteps_data()
    {
        QTest::addColumn<QString>("statement");
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("says");
        const QString change = u"UPDATE task_steps SET status = '%1'"_s;
        const QStringList next{u"next"_s, u"work.db"_s};
        QTest::newRow("one before it failed") << change.arg(u"failed' WHERE id = '1"_s) << next << 0
                                              << u"Before step 2 of “t” these failed: 1 (id 1)."_s;
        QTest::newRow("only failed ones are left")
            << change.arg(u"failed"_s) << next << 1
            << u"No step is pending, but these failed: step 1 of “t” (id 1), step 2 of “t” (id 2). "
               "Name one by --step"_s;
        QTest::newRow("blocked without a reason")
            << change.arg(u"blocked"_s) << next << 1 << u"Step 1 of “t” is blocked. Orion pauses"_s;
        QTest::newRow("blocked with a reason")
            << change.arg(u"blocked', blockers = 'no key"_s) << next << 1
            << u"Step 1 of “t” is blocked: no key. Orion pauses"_s;
        QTest::newRow("one that says nothing")
            << change.arg(u"pending', prompt = '"_s) << next << 1
            << u"The prompt of step 1 of “t” has nothing below GOAL, INSTRUCTIONS. Write it"_s;
        const QStringList take{u"next"_s, u"--take"_s, u"--step"_s, u"1"_s, u"work.db"_s};
        QTest::newRow("a completed one that says nothing")
            << change.arg(u"completed', prompt = '"_s) << take << 2
            << u"Step 1 of “t” is completed and stays so."_s;
        const QStringList submit{u"submit"_s, u"work.db"_s};
        QTest::newRow("not handed out") << change.arg(u"pending"_s) << submit << 0
                                        << u"Step 1 of “t” was not handed out yet."_s;
        QTest::newRow("failed, and not handed out again")
            << change.arg(u"failed"_s) << submit << 0
            << u"Step 1 of “t” failed and was not handed out again."_s;
        QTest::newRow("handed out") << change.arg(u"executing"_s) << submit << 0 << QString();
    }

    void mentionsOtherSteps()
    {
        QFETCH(const QString, statement);
        QFETCH(const QStringList, arguments);
        QFETCH(const QString, says);
        fill(2);
        execute({statement});
        const Printed printed =
            run(QStringList(u"queue"_s) + arguments,
                R"({"task_id": "t", "step_index": 1, "agent": "Tara", "status": "success"})");
        QTEST(printed.code, "code");
        QVERIFY2(says.isEmpty() ? printed.error.isEmpty() : printed.error.contains(says),
                 qPrintable(printed.error));
    }

    void aStepThatChangedSinceItWasTakenIsAConflict_data()
    {
        QTest::addColumn<QString>("statement");
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<int>("code");
        const QString time = u"2026-02-01T10:00:00Z"_s;
        const QString same = u"UPDATE task_steps SET attempt_count = 1, updated_at = '%1'"_s;
        const QStringList both{u"--if-attempts"_s, u"1"_s, u"--if-updated"_s, time};
        QTest::newRow("as it was") << same.arg(time) << both << 0;
        QTest::newRow("as it was, in the form of SQLite")
            << same.arg(u"2026-02-01 10:00:00"_s) << both << 0;
        QTest::newRow("never tried") << QString() << QStringList{u"--if-attempts"_s, u"0"_s} << 0;
        QTest::newRow("reported by another one")
            << u"UPDATE task_steps SET attempt_count = 2"_s << both.first(2) << 1;
        QTest::newRow("completed by another one")
            << u"UPDATE task_steps SET attempt_count = 2, status = 'completed'"_s << both.first(2)
            << 1;
        QTest::newRow("handed out again")
            << same.arg(u"2026-02-01 11:00:00"_s) << both.sliced(2) << 1;
        QTest::newRow("no time any more")
            << u"UPDATE task_steps SET updated_at = ''"_s << both.sliced(2) << 1;
        QTest::newRow("no number") << QString() << QStringList{u"--if-attempts"_s, u"-1"_s} << 2;
        QTest::newRow("no time") << QString() << QStringList{u"--if-updated"_s, u"today"_s} << 2;
        QTest::newRow("no column")
            << u"ALTER TABLE task_steps DROP COLUMN attempt_count"_s << both.first(2) << 2;
    }

    void aStepThatChangedSinceItWasTakenIsAConflict()
    {
        QFETCH(const QString, statement);
        QFETCH(const QStringList, options);
        QFETCH(const int, code);
        fill(1);
        execute({u"UPDATE task_steps SET status = 'executing'"_s, statement});
        const QStringList before = states();
        const Printed printed = run(
            QStringList{u"queue"_s, u"submit"_s, u"--format"_s, u"json"_s, u"work.db"_s} + options,
            R"({"task_id": "t", "step_index": 1, "agent": "Tara", "status": "success"})");
        QVERIFY2(printed.code == code, qPrintable(printed.error));
        QCOMPARE(states(), code == 0 ? QStringList(u"completed"_s) : before);
        QCOMPARE(printed.out.isEmpty(), code == 2);
        QCOMPARE(printed.error.isEmpty(), code == 0);
    }

    void bothSidesOfAConflictAreInJson()
    {
        fill(1);
        const QByteArray done =
            R"({"task_id": "t", "step_index": 1, "agent": "Tara", "status": "success"})";
        const QStringList submit{u"queue"_s, u"submit"_s, u"--format"_s, u"json"_s, u"work.db"_s};
        const Printed late = run(submit + QStringList{u"--if-attempts"_s, u"3"_s}, done);
        QCOMPARE(late.code, 1);
        const QJsonObject known = json(late);
        QCOMPARE(known[u"before"_s].toObject(), (QJsonObject{{u"attempts"_s, 3}}));
        QCOMPARE(known[u"now"_s][u"attempts"_s].toInt(-1), 0);
        // This one changes between any two readings.
        execute({u"ALTER TABLE task_steps RENAME TO kept"_s,
                 u"CREATE VIEW task_steps AS SELECT id, subtask_id, step_index, agent_role, prompt,"
                 " status, random() AS updated_at FROM kept"_s});
        const Printed race = run(submit, done);
        QCOMPARE(race.code, 1);
        const QJsonObject sides = json(race);
        QCOMPARE(sides[u"before"_s][u"word"_s].toString(), u"pending"_s);
        QCOMPARE(sides[u"now"_s][u"word"_s].toString(), u"pending"_s);
        QCOMPARE(sides[u"completion"_s][u"status"_s].toString(), u"success"_s);
        QCOMPARE(run({u"queue"_s, u"submit"_s, u"work.db"_s}, done).out, QString());
    }

    void aNewQueueIsReportedInJson()
    {
        const QJsonObject made =
            json(run({u"queue"_s, u"init"_s, u"--format"_s, u"json"_s, u"new.db"_s}));
        QVERIFY(made[u"address"_s].toString().endsWith("/new.db"_L1));
        QCOMPARE(made[u"table"_s].toString(), u"task_steps"_s);
    }

    /// Data must not contain control sequences for the terminal.
    void escapesControlCharacters()
    {
        fill(2);
        execute(
            {u"DROP TABLE task_steps"_s,
             u"CREATE TABLE task_steps (id, subtask_id, step_index, agent_role, prompt, status)"_s,
             u"INSERT INTO task_steps VALUES (1, 't' || char(27), 1, 'Tara', 'Write.',"
             " 'we' || char(27) || 'ird')"_s});
        const Printed list = run({u"queue"_s, u"list"_s, u"work.db"_s});
        QVERIFY2(list.out.contains("we\\x1bird"_L1), qPrintable(list.out));
        const Printed submitted =
            run({u"queue"_s, u"submit"_s, u"work.db"_s},
                R"({"task_id": "t\u001b", "step_index": 9, "agent": "Tara", "status": "success"})");
        QVERIFY2(submitted.error.contains("t\\x1b"_L1), qPrintable(submitted.error));
        QVERIFY(!QString(list.out + submitted.error).contains(QChar(27)));
    }

    void aStepIndexIsAWholeNumber_data()
    {
        QTest::addColumn<QByteArray>("index");
        QTest::addColumn<int>("code");
        QTest::newRow("1") << QByteArray("1") << 0;
        QTest::newRow("1.0") << QByteArray("1.0") << 0;
        QTest::newRow("1e0") << QByteArray("1e0") << 0;
        QTest::newRow("2.5") << QByteArray("2.5") << 2;
        QTest::newRow("1e99") << QByteArray("1e99") << 2;
        QTest::newRow("too large") << QByteArray("99999999999") << 2;
    }

    /// Language models write "1.0", which must not select another step.
    void aStepIndexIsAWholeNumber()
    {
        QFETCH(const QByteArray, index);
        QFETCH(const int, code);
        fill(1);
        execute({u"INSERT INTO task_steps (subtask_id, step_index, agent_role, prompt)"
                 " VALUES ('t', 0, 'Tara', 'Look.')"_s});
        const Printed printed = run({u"queue"_s, u"submit"_s, u"work.db"_s},
                                    R"({"task_id": "t", "agent": "Tara", "status": "success",)"
                                    R"( "step_index": )"
                                        + index + '}');
        QVERIFY2(printed.code == code, qPrintable(printed.error));
        QCOMPARE(states(), QStringList({u"pending"_s, code == 0 ? u"completed"_s : u"pending"_s}));
    }

    void anotherAgentIsReported_data()
    {
        QTest::addColumn<QStringList>("statements");
        QTest::addColumn<QString>("agent");
        QTest::addColumn<bool>("isSaid");
        QTest::newRow("another agent") << QStringList() << u"Devon"_s << true;
        QTest::newRow("the same by another name") << QStringList() << u"TaraAider"_s << false;
        QTest::newRow("no column of agents")
            << QStringList{u"DROP TABLE task_steps"_s,
                           u"CREATE TABLE task_steps (id, subtask_id, step_index, prompt, status)"_s,
                           u"INSERT INTO task_steps VALUES (1, 't', 1, 'Write.', 'pending')"_s}
            << u"Tara"_s << false;
    }

    void anotherAgentIsReported()
    {
        QFETCH(const QStringList, statements);
        QFETCH(const QString, agent);
        fill(1);
        execute(statements);
        const QString completion =
            uR"({"task_id": "t", "step_index": 1, "agent": "%1", "status": "success"})"_s;
        const Printed printed =
            run({u"queue"_s, u"submit"_s, u"work.db"_s}, completion.arg(agent).toUtf8());
        QVERIFY2(printed.code == 0, qPrintable(printed.error));
        QVERIFY(!printed.out.isEmpty());
        QTEST(printed.error.contains("reports it"_L1), "isSaid");
    }

    void noErrorMessageContainsAPassword_data()
    {
        QTest::addColumn<QStringList>("arguments");
        const QString url = u"postgresql://orion:s3cret@127.0.0.1:1/own"_s;
        QTest::newRow("no server") << QStringList{u"queue"_s, u"list"_s, url};
        QTest::newRow("of a key") << QStringList{
            u"queue"_s, u"list"_s, u"postgresql://orion@127.0.0.1:1/own?sslpassword=s3cret"_s};
        QTest::newRow("of a key, swapped") << QStringList{
            u"queue"_s, u"postgresql://orion@127.0.0.1:1/own?sslpassword=s3cret"_s, u"list"_s};
        QTest::newRow("swapped") << QStringList{u"queue"_s, url, u"list"_s};
        QTest::newRow("one slash")
            << QStringList{u"queue"_s, u"list"_s, u"postgresql:/orion:s3cret@127.0.0.1/own"_s};
        QTest::newRow("no slash") << QStringList{u"queue"_s, u"list"_s,
                                                 u"postgresql:orion:s3cret@127.0.0.1/own"_s};
        QTest::newRow("no colon") << QStringList{u"queue"_s, u"list"_s,
                                                 u"postgresql//orion:s3cret@127.0.0.1/own"_s};
        QTest::newRow("words") << QStringList{u"queue"_s, u"list"_s,
                                              u"host=127.0.0.1 password=s3cret"_s};
        QTest::newRow("as a format") << QStringList{u"queue"_s, u"list"_s, u"--format"_s, url, url};
        QTest::newRow("as a file") << QStringList{u"check"_s, url};
        QTest::newRow("alone") << QStringList{url};
        QTest::newRow("diff") << QStringList{u"diff"_s, url, url};
        QTest::newRow("graph") << QStringList{u"graph"_s, u"--kind"_s, u"agents"_s, url};
        QTest::newRow("report") << QStringList{u"report"_s, url};
        QTest::newRow("session") << QStringList{u"session"_s, url};
        QTest::newRow("too many for a graph") << QStringList{u"graph"_s, url, url};
        QTest::newRow("as a folder") << QStringList{u"sessions"_s, url};
        QTest::newRow("index") << QStringList{u"index"_s, url};
        for (const QString &driver : {u"+psycopg2"_s, u"+asyncpg"_s}) {
            const QString other = u"postgresql"_s + driver + u"://orion:s3cret@127.0.0.1:1/own"_s;
            QTest::addRow("index, %s", qPrintable(driver)) << QStringList{u"index"_s, other};
            QTest::addRow("list, %s", qPrintable(driver))
                << QStringList{u"queue"_s, u"list"_s, other};
        }
        QTest::newRow("another system")
            << QStringList{u"index"_s, u"mysql+pymysql://orion:s3cret@127.0.0.1/own"_s};
        QTest::newRow("another system, as a queue")
            << QStringList{u"queue"_s, u"list"_s, u"mysql://orion:s3cret@127.0.0.1/own"_s};
        QTest::newRow("a file with a driver")
            << QStringList{u"index"_s, u"sqlite+pysqlcipher://:s3cret@/own.db"_s};
    }

    void noErrorMessageContainsAPassword()
    {
        QFETCH(const QStringList, arguments);
        const Printed printed = run(arguments);
        QVERIFY(printed.code != 0);
        QVERIFY(!printed.error.isEmpty());
        QVERIFY2(!printed.error.contains("s3cret"_L1), qPrintable(printed.error));
        QVERIFY2(!printed.out.contains("s3cret"_L1), qPrintable(printed.out));
    }

    void aComplaintNamesTheServer_data()
    {
        QTest::addColumn<QStringList>("arguments");
        const QString url = u"postgresql://orion%1@127.0.0.1:1/own"_s;
        for (const QString &password : {u""_s, u":s3cret"_s, u":s3c%40ret"_s}) {
            QTest::addRow("queue%s", qPrintable(password))
                << QStringList{u"queue"_s, u"list"_s, url.arg(password)};
            QTest::addRow("diff%s", qPrintable(password))
                << QStringList{u"diff"_s, url.arg(password), url.arg(password)};
            QTest::addRow("graph%s", qPrintable(password))
                << QStringList{u"graph"_s, url.arg(password)};
            QTest::addRow("search%s", qPrintable(password))
                << QStringList{u"search"_s, u"--store"_s, url.arg(password), u"mesh"_s};
        }
    }

    void aComplaintNamesTheServer()
    {
        QFETCH(const QStringList, arguments);
        const Printed printed = run(arguments);
        QCOMPARE(printed.code, 2);
        QVERIFY2(printed.error.contains("127.0.0.1:1/own"_L1), qPrintable(printed.error));
        QVERIFY2(printed.error.contains("postgresql://orion"_L1), qPrintable(printed.error));
        QVERIFY2(!printed.error.contains("ret@"_L1), qPrintable(printed.error));
    }

    void stepsAreSearchableAndNotInTheMatrix()
    {
        fill(2);
        execute({u"UPDATE task_steps SET prompt = 'Write the test.\nCalibrate it first.',"
                 " subtask_id = 'sensors' WHERE id = 2"_s});
        const QTemporaryDir beside;
        const QStringList store{u"--store"_s, beside.filePath(u"found.db"_s)};
        const QStringList index = QStringList(u"index"_s) + store;
        QCOMPARE(run(index + QStringList(u"."_s)).code, 0);
        const Printed alone = run(index + QStringList(u"work.db"_s)); // the same, by its own path
        QVERIFY2(alone.out.contains("1 session, 1 read"_L1), qPrintable(alone.error));
        for (const QString &query : {u"calibrate"_s, u"sensors"_s}) {
            const Printed found = run(QStringList(u"search"_s) + store + QStringList(query));
            QCOMPARE(found.code, 0);
            QCOMPARE(found.out.count(u"[step] Step 2 of Tara: Write the test."_s), 1);
        }
        const Printed titled = run(QStringList(u"search"_s) + store + QStringList(u"tara write"_s));
        QVERIFY2(titled.out.contains(u"Step 2 of Tara: Write the test. — Write the test."_s),
                 qPrintable(titled.out)); // not the id
        const Printed steps =
            run(QStringList(u"search"_s) + store + QStringList(u"agent:Tara in:step"_s));
        QCOMPARE(steps.out.count(u"[step]"_s), 2);
        const Printed step =
            run(QStringList(u"search"_s) + store + QStringList(u"phase:2 in:step"_s));
        QCOMPARE(step.out.count(u"[step]"_s), 1);
        QVERIFY2(step.error.isEmpty(), qPrintable(step.error)); // it is known
        const Printed matrix = run(QStringList(u"stats"_s) + store
                                   + QStringList{u"--matrix"_s, u"--protocol"_s, u"orion"_s});
        QCOMPARE(matrix.code, 0);
        QVERIFY2(matrix.out.contains("None of these sessions has a table of phases"_L1),
                 qPrintable(matrix.out));
    }

    void acceptsAWholeToolCall()
    {
        fill(2);
        const QString file = write(
            u"call.json"_s,
            R"({"name": "submit_step_completion", "arguments": {"task_id": "t", "step_index": 2,
                "agent": "Devon", "status": "blocked", "blockers": ["no key"]}})");
        const Printed printed =
            run({u"queue"_s, u"submit"_s, u"--format"_s, u"json"_s, u"work.db"_s, file});
        QCOMPARE(printed.code, 0);
        const QJsonObject step = json(printed);
        QCOMPARE(step[u"status"_s].toString(), u"blocked"_s);
        QCOMPARE(step[u"blockers"_s].toArray(), QJsonArray{u"no key"_s});
        QVERIFY(step[u"next"_s].toString().contains("pauses the queue"_L1));
        QCOMPARE(states(), QStringList({u"pending"_s, u"blocked"_s}));
    }

    /// The program is killed within its transaction, which a trigger delays.
    void aKilledSubmitDoesNotChangeTheQueue()
    {
        fill(1);
        const QString before = run({u"queue"_s, u"show"_s, u"work.db"_s, u"1"_s}).out;
        QVERIFY(before.contains("pending"_L1));
        execute({u"CREATE VIEW endless AS WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 "
                 "FROM n) SELECT i FROM n"_s,
                 u"CREATE TRIGGER slow AFTER UPDATE ON task_steps BEGIN SELECT count(*) FROM "
                 "endless; END"_s});
        const QString file =
            write(u"done.json"_s,
                  R"({"task_id": "t", "step_index": 1, "agent": "Tara", "status": "success"})");
        QProcess program;
        program.setWorkingDirectory(m_folder->path());
        program.start(QStringLiteral(BATON_PROGRAM), {u"queue"_s, u"submit"_s, u"work.db"_s, file});
        QVERIFY(QTest::qWaitFor([this] { return isBeingWritten(); }, 60'000));
        program.kill();
        QVERIFY(program.waitForFinished());
        execute({u"DROP TRIGGER slow"_s});
        QCOMPARE(run({u"queue"_s, u"show"_s, u"work.db"_s, u"1"_s}).out, before);
        QCOMPARE(run({u"queue"_s, u"submit"_s, u"work.db"_s, file}).code, 0);
    }

    /// Each step is given to one of several programs that request it at the same time.
    void concurrentProgramsGetDifferentSteps()
    {
        constexpr int count = 12;
        fill(count);
        std::vector<std::unique_ptr<QProcess>> programs;
        for (int i = 0; i < 4; ++i) {
            auto program = std::make_unique<QProcess>();
            program->setWorkingDirectory(m_folder->path());
            program->start(u"sh"_s,
                           {u"-c"_s,
                            u"while '%1' queue list work.db | grep -q pending; do"
                            " '%1' queue next --take work.db 2>/dev/null | grep GOAL;"
                            " done"_s.arg(QStringLiteral(BATON_PROGRAM))});
            programs.push_back(std::move(program));
        }
        QStringList goals;
        for (const std::unique_ptr<QProcess> &program : programs) {
            QVERIFY(program->waitForFinished(120'000));
            goals += QString::fromUtf8(program->readAllStandardOutput())
                         .split(u'\n', Qt::SkipEmptyParts);
        }
        QCOMPARE(states(), QStringList(count, u"executing"_s));
        // A program that found its step taken printed no prompt.
        goals.sort();
        QCOMPARE(goals.size(), count);
        QCOMPARE(goals.removeDuplicates(), 0);
    }

    /// Where another program was faster, the next free step is taken.
    void aLateProgramTakesTheNextStep()
    {
        constexpr int count = 8;
        fill(count);
        std::vector<std::unique_ptr<QProcess>> programs;
        for (int i = 0; i < count; ++i) {
            auto program = std::make_unique<QProcess>();
            program->setWorkingDirectory(m_folder->path());
            program->start(QStringLiteral(BATON_PROGRAM),
                           {u"queue"_s, u"next"_s, u"--take"_s, u"work.db"_s});
            programs.push_back(std::move(program));
        }
        for (const std::unique_ptr<QProcess> &program : programs) {
            QVERIFY(program->waitForFinished(120'000));
            QVERIFY2(program->exitCode() == 0, program->readAllStandardError().constData());
        }
        QCOMPARE(states(), QStringList(count, u"executing"_s));
    }

private:
    /// True while another program writes.
    [[nodiscard]] bool isBeingWritten() const
    {
        bool isFree = false;
        {
            QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"look"_s);
            database.setDatabaseName(m_folder->filePath(u"work.db"_s));
            database.setConnectOptions(u"QSQLITE_BUSY_TIMEOUT=0"_s);
            QSqlQuery query(database.open() ? database : QSqlDatabase());
            isFree = query.exec(u"BEGIN IMMEDIATE"_s) && query.exec(u"ROLLBACK"_s);
        }
        QSqlDatabase::removeDatabase(u"look"_s);
        return !isFree;
    }

    void execute(const QStringList &statements) const
    {
        {
            QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"test"_s);
            database.setDatabaseName(m_folder->filePath(u"work.db"_s));
            QVERIFY(database.open());
            for (const QString &statement : statements) {
                QSqlQuery query(database);
                QVERIFY(statement.isEmpty() || query.exec(statement));
            }
        }
        QSqlDatabase::removeDatabase(u"test"_s);
    }

    void fill(int count) const
    {
        QStringList statements;
        for (int i = 1; i <= count; ++i) {
            statements.append(u"INSERT INTO task_steps (subtask_id, step_index, agent_role, prompt)"
                              " VALUES ('t', %1, 'Tara', 'Write test %1.')"_s.arg(i));
        }
        execute(statements);
    }

    [[nodiscard]] QStringList states() const
    {
        QStringList states;
        const QJsonObject queue =
            json(run({u"queue"_s, u"list"_s, u"--format"_s, u"json"_s, u"work.db"_s}));
        for (const QJsonValue step : queue[u"steps"_s].toArray()) {
            states.append(step[u"word"_s].toString());
        }
        return states;
    }
};

QTEST_GUILESS_MAIN(TestCliQueue)
#include "tst_cliqueue.moc"
