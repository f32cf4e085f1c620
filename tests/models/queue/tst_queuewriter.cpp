// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/parsing/parse.h"
#include "models/queue/completionrefusal.h"
#include "models/queue/focusedprompt.h"
#include "models/queue/queuewriter.h"
#include "tests/models/queue/queuefixture.h"

#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

using Access = DatabaseConnection::Access;

const StepCompletion done{u"0-4-1"_s,
                          1,
                          u"Tara"_s,
                          u"success"_s,
                          {u"tests/a \"b\".py"_s, u"tests/ü.py"_s},
                          u"Tests written; it's red."_s,
                          u"Run them first."_s,
                          {}};

} // namespace

/// Completions and started steps, in SQLite files.
class TestQueueWriter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning();
        m_folder = std::make_unique<QTemporaryDir>();
        m_url = m_folder->filePath(u"queue.db"_s);
        const Outcome made = createQueue(addressOf(m_url), orion());
        QVERIFY2(made.isOk(), qPrintable(made.isOk() ? QString() : made.error()));
        OtherConnection(m_url).run(
            {u"INSERT INTO task_steps (subtask_id, step_index, agent_role, prompt) VALUES"
             " ('0-4-1', 1, 'Tara', 'Write tests.'), ('0-4-1', 2, 'Devon', 'Implement.')"_s});
    }

    void aStepThatCannotBeReportedIsRejectedBeforehand_data()
    {
        QTest::addColumn<QString>("change");
        QTest::addColumn<QString>("refusal");
        QTest::newRow("a worker") << u"agent_role = 'Devon'"_s << QString();
        QTest::newRow("by another name") << u"agent_role = 'tara-aider'"_s << QString();
        QTest::newRow("an unknown agent")
            << u"agent_role = 'Ann'"_s << u"agent must be Tara or Devon, not Ann"_s;
        QTest::newRow("who reports nothing")
            << u"agent_role = 'Orion'"_s << u"agent must be Tara or Devon, not Orion"_s;
        QTest::newRow("no subtask") << u"subtask_id = ''"_s << u"task_id is empty"_s;
        QTest::newRow("both") << u"agent_role = 'Ann', subtask_id = ''"_s
                              << u"task_id is empty; agent must be Tara or Devon, not Ann"_s;
    }

    /// A check beforehand and a submission give the same message.
    void aStepThatCannotBeReportedIsRejectedBeforehand()
    {
        QFETCH(const QString, change);
        QFETCH(const QString, refusal);
        OtherConnection(m_url).run({u"UPDATE task_steps SET %1 WHERE id = 1"_s.arg(change)});
        const StepQueue queue = judgedQueue();
        const QueueStep &step = *queue.step(u"1"_s);
        QCOMPARE(step.refusal, refusal);
        QCOMPARE(queue.step(u"2"_s)->refusal, QString());
        const QByteArray text = completionText(draftOf(step, orion().queue), orion().queue);
        const ParsedText parsed = parse(text, Format::Json);
        const Result<StepCompletion> submitted =
            stepCompletion(parsed, checkCompletion(text, parsed, orion(), *catalogWithOrion()),
                           *catalogWithOrion());
        QCOMPARE(submitted.isOk(), refusal.isEmpty());
        for (const QString &part : refusal.split(u"; "_s, Qt::SkipEmptyParts)) {
            QVERIFY2(submitted.error().contains(part), qPrintable(submitted.error()));
        }
    }

    void agentsAreOptionalInTheTable()
    {
        OtherConnection(m_url).run(
            {u"DROP TABLE task_steps"_s,
             u"CREATE TABLE task_steps (id, subtask_id, step_index, status)"_s,
             u"INSERT INTO task_steps VALUES (1, '0-4-1', 1, 'pending')"_s});
        QCOMPARE(judgedQueue().steps.front().refusal, QString());
    }

    void aCompletedStepNeedsNoReport()
    {
        OtherConnection(m_url).run(
            {u"UPDATE task_steps SET agent_role = 'Ann', status = 'completed'"_s});
        QCOMPARE(judgedQueue().steps.front().refusal, QString());
    }

    void aQueueIsMadeOnce()
    {
        const Outcome again = createQueue(addressOf(m_url), orion());
        QVERIFY(!again.isOk());
        QVERIFY2(again.error().contains("has a queue already"_L1), qPrintable(again.error()));
        QCOMPARE(queueAt(m_url).absent, QStringList({u"file"_s, u"type"_s}));
    }

    void aTableThatHoldsNoStepsIsNoQueue()
    {
        OtherConnection(m_url).run(
            {u"DROP TABLE task_steps"_s, u"CREATE TABLE steps (foo INTEGER)"_s});
        QVERIFY(createQueue(addressOf(m_url), orion()).isOk());
        QCOMPARE(queueAt(m_url).table, u"task_steps"_s);
    }

    void aStepIsHandedOutOnce()
    {
        const QueueStep step = *queueAt(m_url).next();
        const auto connection = opened(m_url, Access::Write);
        QVERIFY(takeStep(*connection, orion(), step)->isDone);
        QCOMPARE(queueAt(m_url).step(u"1"_s)->word, u"executing"_s);
        const Result<QueueChange> again = takeStep(*connection, orion(), step);
        QVERIFY(!again->isDone);
        QCOMPARE(again->now->word, u"executing"_s);
        QCOMPARE(queueAt(m_url).next()->number, 2);
    }

    /// The state is reported first, before other errors of the step.
    void endedStepsAreNotHandedOut_data()
    {
        QTest::addColumn<QString>("change");
        QTest::addColumn<QString>("says");
        QTest::newRow("completed") << u"status = 'completed'"_s << u"is completed and stays so"_s;
        QTest::newRow("completed, without a prompt")
            << u"status = 'completed', prompt = ''"_s << u"is completed and stays so"_s;
        QTest::newRow("runs, without a prompt")
            << u"status = 'executing', prompt = ''"_s << u"runs already"_s;
    }

    void endedStepsAreNotHandedOut()
    {
        QFETCH(const QString, change);
        QFETCH(const QString, says);
        OtherConnection(m_url).run({u"UPDATE task_steps SET %1 WHERE id = 1"_s.arg(change)});
        const StepQueue queue = queueAt(m_url);
        const QueueStep step = *queue.step(u"1"_s);
        const Result<QueueChange> taken = takeStep(*opened(m_url, Access::Write), orion(), step);
        QVERIFY(!taken);
        QVERIFY2(taken.error().contains(says), qPrintable(taken.error()));
        QCOMPARE(queueAt(m_url), queue);
    }

    void eachStatusMovesTheStateOn_data()
    {
        QTest::addColumn<QString>("status");
        QTest::addColumn<QString>("word");
        QTest::addColumn<QString>("error");
        QTest::newRow("success") << u"success"_s << u"completed"_s << u"401"_s;
        QTest::newRow("failure") << u"failure"_s << u"failed"_s << u"It failed."_s;
        QTest::newRow("blocked") << u"blocked"_s << u"blocked"_s << u"No file; no key"_s;
    }

    void eachStatusMovesTheStateOn()
    {
        QFETCH(const QString, status);
        QFETCH(const QString, word);
        StepCompletion completion = done;
        completion.status = status;
        completion.summary = u"It failed."_s;
        completion.blockers = {u"No file"_s, u"no key"_s};
        OtherConnection(m_url).run({u"UPDATE task_steps SET last_error = '401' WHERE id = 1"_s});
        const QueueStep step = *stepOf(completion, queueAt(m_url));
        const Result<QueueChange> change =
            submitCompletion(*opened(m_url, Access::Write), orion(), step, completion);
        QVERIFY2(change.isOk(), qPrintable(change.isOk() ? QString() : change.error()));
        QVERIFY(change->isDone);
        const OtherConnection other(m_url);
        const QString row = u" FROM task_steps WHERE id = 1"_s;
        QCOMPARE(other.value(u"SELECT status"_s + row).toString(), word);
        QCOMPARE(other.value(u"SELECT attempt_count"_s + row).toInt(), 1);
        QTEST(other.value(u"SELECT last_error"_s + row).toString(), "error");
        QCOMPARE(other.value(u"SELECT status FROM task_steps WHERE id = 2"_s).toString(),
                 u"pending"_s);
    }

    void submittedTextsAreReadUnchanged()
    {
        const QueueStep step = *stepOf(done, queueAt(m_url));
        QVERIFY(submitCompletion(*opened(m_url, Access::Write), orion(), step, done)->isDone);
        const StepQueue queue = queueAt(m_url);
        const QueueStep now = *queue.step(u"1"_s);
        QCOMPARE(now.artifacts, done.artifacts);
        QCOMPARE(now.summary, done.summary);
        QCOMPARE(now.context, done.context);
        QVERIFY(lostFields(done, queue).isEmpty());
        // SQLite itself parses the list as JSON.
        QCOMPARE(
            OtherConnection(m_url)
                .value(u"SELECT json_extract(artifacts, '$[0]') FROM task_steps WHERE id = 1"_s)
                .toString(),
            done.artifacts.first());
        // The next prompt contains the statements of this step.
        const FocusedPrompt prompt = focusedPrompt(*queue.next(), queue, orion(), m_folder->path());
        QVERIFY2(prompt.text.contains("- Step 1 hands on: Run them first."_L1),
                 qPrintable(prompt.text));
    }

    void aQueueIsMadeInItsOwnTableOnly()
    {
        const QString path = m_folder->filePath(u"new.db"_s);
        const DatabaseAddress other = addressOf(u"sqlite://"_s + path + u"?table=neu.steps"_s);
        const Outcome refused = createQueue(other, orion());
        QVERIFY(!refused.isOk());
        QVERIFY2(refused.error().contains("not in neu.steps"_L1), qPrintable(refused.error()));
        QVERIFY(!QFile::exists(path));
        const DatabaseAddress own = addressOf(u"sqlite://"_s + path + u"?table=task_steps"_s);
        QVERIFY(createQueue(own, orion()).isOk());
    }

    /// The state in the table is compared, not the one that was read.
    void aStepThatIsNoLongerCompletedIsAConflict()
    {
        const OtherConnection other(m_url);
        other.run({u"UPDATE task_steps SET status = 'completed' WHERE id = 1"_s});
        const QueueStep step = *stepOf(done, queueAt(m_url));
        other.run({u"UPDATE task_steps SET status = 'pending' WHERE id = 1"_s});
        const Result<QueueChange> change =
            submitCompletion(*opened(m_url, Access::Write), orion(), step, done);
        QVERIFY2(change.isOk(), qPrintable(change.isOk() ? QString() : change.error()));
        QVERIFY(!change->isDone);
        QCOMPARE(change->now->word, u"pending"_s);
    }

    void failuresAreReportedWithTheirCause_data()
    {
        QTest::addColumn<QString>("status");
        QTest::addColumn<QString>("summary");
        QTest::addColumn<QStringList>("blockers");
        QTest::addColumn<QString>("error");
        const QStringList blockers{u"no key"_s, u"no file"_s};
        const QString failed = u"It failed."_s;
        QTest::newRow("failed") << u"failure"_s << failed << blockers << failed;
        QTest::newRow("failed, without a summary")
            << u"failure"_s << QString() << blockers << u"no key; no file"_s;
        QTest::newRow("blocked") << u"blocked"_s << failed << blockers << u"no key; no file"_s;
        QTest::newRow("blocked, without blockers")
            << u"blocked"_s << failed << QStringList() << failed;
    }

    void failuresAreReportedWithTheirCause()
    {
        QFETCH(const QString, status);
        QFETCH(const QString, summary);
        QFETCH(const QStringList, blockers);
        StepCompletion completion = done;
        completion.status = status;
        completion.summary = summary;
        completion.blockers = blockers;
        const QueueStep step = *stepOf(completion, queueAt(m_url));
        QVERIFY(submitCompletion(*opened(m_url, Access::Write), orion(), step, completion)->isDone);
        QTEST(queueAt(m_url).step(u"1"_s)->error, "error");
    }

    void aCompletedStepIsNotWrittenAgain()
    {
        OtherConnection(m_url).run({u"UPDATE task_steps SET status = 'completed'"_s});
        const QueueStep step = *stepOf(done, queueAt(m_url));
        const Result<QueueChange> change =
            submitCompletion(*opened(m_url, Access::Write), orion(), step, done);
        QVERIFY(!change.isOk());
        QVERIFY2(change.error().contains("is completed"_L1), qPrintable(change.error()));
    }

    void aStateThatChangedInTheMeantimeIsReported()
    {
        const QueueStep step = *stepOf(done, queueAt(m_url));
        OtherConnection(m_url).run(
            {u"UPDATE task_steps SET status = 'blocked', blockers = '[\"no key\"]' WHERE id = 1"_s});
        const Result<QueueChange> change =
            submitCompletion(*opened(m_url, Access::Write), orion(), step, done);
        QVERIFY(change.isOk());
        QVERIFY(!change->isDone);
        QCOMPARE(change->now->word, u"blocked"_s);
        QCOMPARE(change->now->blockers, QStringList(u"no key"_s));
        QCOMPARE(queueAt(m_url).step(u"1"_s)->summary, QString());
        OtherConnection(m_url).run({u"DELETE FROM task_steps WHERE id = 1"_s});
        QVERIFY(!submitCompletion(*opened(m_url, Access::Write), orion(), step, done)->now);
    }

    void aStepThatReturnedToItsStateHasChangedToo_data()
    {
        QTest::addColumn<QString>("change");
        QTest::newRow("one more attempt") << u"attempt_count = 1"_s;
        QTest::newRow("later") << u"updated_at = '2099-01-01 12:00:00'"_s;
    }

    /// Another program took the step and put it back: it is pending as before.
    void aStepThatReturnedToItsStateHasChangedToo()
    {
        QFETCH(const QString, change);
        const QueueStep step = *stepOf(done, queueAt(m_url));
        OtherConnection(m_url).run({u"UPDATE task_steps SET %1 WHERE id = 1"_s.arg(change)});
        const Result<QueueChange> made =
            submitCompletion(*opened(m_url, Access::Write), orion(), step, done);
        QVERIFY2(made.isOk(), qPrintable(made.isOk() ? QString() : made.error()));
        QVERIFY(!made->isDone);
        QCOMPARE(made->now->word, step.word);
        QVERIFY(submitCompletion(*opened(m_url, Access::Write), orion(), *made->now, done)->isDone);
    }

    void aStepWithoutAStateIsReported()
    {
        OtherConnection(m_url).run(
            {u"DROP TABLE task_steps"_s,
             u"CREATE TABLE task_steps (id, subtask_id, step_index, status, attempt_count,"
             " updated_at)"_s,
             u"INSERT INTO task_steps VALUES (1, '0-4-1', 1, NULL, NULL, NULL)"_s});
        const QueueStep step = *stepOf(done, queueAt(m_url));
        QVERIFY(submitCompletion(*opened(m_url, Access::Write), orion(), step, done)->isDone);
        QCOMPARE(queueAt(m_url).steps.front().word, u"completed"_s);
        QCOMPARE(queueAt(m_url).steps.front().attempts, 1);
        // It has a state now.
        QVERIFY(!submitCompletion(*opened(m_url, Access::Write), orion(), step, done)->isDone);
    }

    void keepsTheLetterCaseOfStatusWords()
    {
        OtherConnection(m_url).run(
            {u"DROP TABLE task_steps"_s,
             u"CREATE TABLE task_steps (id, subtask_id, step_index, status)"_s,
             u"INSERT INTO task_steps VALUES (1, '0-4-1', 1, 'PENDING')"_s});
        const StepQueue queue = queueAt(m_url);
        QVERIFY(submitCompletion(*opened(m_url, Access::Write), orion(), *stepOf(done, queue), done)
                    ->isDone);
        QCOMPARE(queueAt(m_url).steps.front().word, u"COMPLETED"_s);
        QCOMPARE(lostFields(done, queue),
                 QStringList({u"artifacts"_s, u"summary"_s, u"context"_s}));
    }

    void aStateIsWrittenInAWordOfTheTable_data()
    {
        QTest::addColumn<QString>("column");
        QTest::addColumn<QString>("known"); ///< word of a second row
        QTest::addColumn<QString>("status");
        QTest::addColumn<QString>("word"); ///< empty: refused
        const QString any = u"status TEXT"_s;
        const QString check = u"status TEXT CHECK (status IN ('pending', 'done', 'failed'))"_s;
        const QString ofOther = u"status TEXT, step_type TEXT CHECK (step_type IN ('failed'))"_s;
        const QString implied = u"status TEXT, completed_at TEXT,"
                                " CHECK (status <> 'completed' OR completed_at IS NOT NULL)"_s;
        const QString ofLonger =
            u"status TEXT, review_status TEXT CHECK (review_status IN ('open', 'done'))"_s;
        QTest::newRow("CHECK without a list")
            << implied << u"pending"_s << u"failure"_s << u"failed"_s;
        QTest::newRow("CHECK of no word") << u"status TEXT CHECK (status <> '')"_s << u"pending"_s
                                          << u"success"_s << u"completed"_s;
        QTest::newRow("CHECK of a longer name")
            << ofLonger << u"pending"_s << u"success"_s << u"completed"_s;
        QTest::newRow("CHECK of a quoted name")
            << u"status TEXT, CHECK (\"status\" in ('pending', 'failed'))"_s << u"pending"_s
            << u"success"_s << QString();
        QTest::newRow("an unknown word in capitals")
            << any << u"ON_HOLD"_s << u"success"_s << u"completed"_s;
        QTest::newRow("any") << any << u"pending"_s << u"failure"_s << u"failed"_s;
        QTest::newRow("any, blocked") << any << u"pending"_s << u"blocked"_s << QString();
        QTest::newRow("any, blocked in a row")
            << any << u"Blocked"_s << u"blocked"_s << u"Blocked"_s;
        QTest::newRow("CHECK") << check << u"pending"_s << u"failure"_s << u"failed"_s;
        QTest::newRow("CHECK without the word")
            << check << u"pending"_s << u"success"_s << QString();
        QTest::newRow("CHECK, blocked") << check << u"pending"_s << u"blocked"_s << QString();
        QTest::newRow("CHECK of another column")
            << ofOther << u"pending"_s << u"success"_s << u"completed"_s;
    }

    void aStateIsWrittenInAWordOfTheTable()
    {
        QFETCH(const QString, column);
        QFETCH(const QString, known);
        QFETCH(const QString, word);
        OtherConnection(m_url).run(
            {u"DROP TABLE task_steps"_s,
             u"CREATE TABLE task_steps (id, subtask_id, step_index, %1)"_s.arg(column),
             u"INSERT INTO task_steps (id, subtask_id, step_index, status)"
             " VALUES (1, '0-4-1', 1, 'pending'), (2, 'other', 1, '%1')"_s.arg(known)});
        StepCompletion completion = done;
        QFETCH(const QString, status);
        completion.status = status;
        const StepQueue queue = queueAt(m_url);
        const QueueStep step = *stepOf(completion, queue);
        const Outcome beforehand = hasWord(completion, queue, orion());
        const Result<QueueChange> change =
            submitCompletion(*opened(m_url, Access::Write), orion(), step, completion);
        QCOMPARE(change.isOk(), !word.isEmpty());
        QCOMPARE(beforehand.isOk(), change.isOk());
        QCOMPARE(queueAt(m_url).step(u"1"_s)->word, word.isEmpty() ? step.word : word);
        if (!change) {
            QVERIFY2(change.error().contains("has no word for the state"_L1),
                     qPrintable(change.error()));
            QCOMPARE(change.error(), beforehand.error());
            QVERIFY2(change.error().contains(u"“%1”, but these"_s.arg(status)),
                     qPrintable(change.error()));
            QCOMPARE(change.error().contains("done, failed, pending"_L1),
                     column.startsWith("status TEXT CHECK"_L1));
            QCOMPARE(change.error().contains(u"Report “failure”"_s),
                     completion.status == "blocked"_L1);
        }
    }

    void writesTheMostUsedStatusWord_data()
    {
        QTest::addColumn<QStringList>("known"); ///< words of further rows
        QTest::addColumn<QString>("word");
        QTest::newRow("most rows")
            << QStringList{u"COMPLETED"_s, u"Completed"_s, u"Completed"_s} << u"Completed"_s;
        QTest::newRow("the usual one, in use")
            << QStringList{u"COMPLETED"_s, u"COMPLETED"_s, u"completed"_s} << u"completed"_s;
        QTest::newRow("some in capitals") << QStringList{u"FAILED"_s} << u"completed"_s;
    }

    void writesTheMostUsedStatusWord()
    {
        const OtherConnection other(m_url);
        other.run({u"DROP TABLE task_steps"_s,
                   u"CREATE TABLE task_steps (id, subtask_id, step_index, status)"_s,
                   u"INSERT INTO task_steps VALUES (1, '0-4-1', 1, 'pending')"_s});
        QFETCH(const QStringList, known);
        for (const QString &word : known) {
            other.run({u"INSERT INTO task_steps VALUES (2, 'other', 1, '%1')"_s.arg(word)});
        }
        const QueueStep step = *stepOf(done, queueAt(m_url));
        QVERIFY(submitCompletion(*opened(m_url, Access::Write), orion(), step, done)->isDone);
        QTEST(queueAt(m_url).step(u"1"_s)->word, "word");
    }

    void timesKeepTheirFormat_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("later");
        QTest::addColumn<QString>("type");
        QTest::addColumn<QString>("shape");
        QTest::newRow("of SQLite") << u"'2026-02-21 14:30:00'"_s << u"'2026-02-21 14:30:01'"_s
                                   << u"text"_s << uR"(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d)"_s;
        QTest::newRow("ISO") << u"'2026-02-21T14:30:00Z'"_s << u"'2026-02-21T14:30:01Z'"_s
                             << u"text"_s << uR"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)"_s;
        QTest::newRow("of Python")
            << u"'2026-02-21T14:30:00.123456+01:00'"_s << u"'2026-02-21T14:30:00.123457+01:00'"_s
            << u"text"_s << uR"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}\+01:00)"_s;
        QTest::newRow("seconds") << u"1771682400"_s << u"1771682401"_s << u"integer"_s
                                 << uR"(\d{10})"_s;
        QTest::newRow("milliseconds")
            << u"1771682400000"_s << u"1771682400001"_s << u"integer"_s << uR"(\d{13})"_s;
        QTest::newRow("seconds in a text")
            << u"'1771682400'"_s << u"'1771682401'"_s << u"text"_s << uR"(\d{10})"_s;
        QTest::newRow("a form that is not known")
            << u"'Feb 21 2026'"_s << u"'Feb 22 2026'"_s << u"text"_s
            << uR"(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d)"_s;
    }

    /// Later changes are noticed, and others can still read the time.
    void timesKeepTheirFormat()
    {
        QFETCH(const QString, before);
        QFETCH(const QString, later);
        QFETCH(const QString, shape);
        const OtherConnection other(m_url);
        const QString set = u"UPDATE task_steps SET updated_at = %1 WHERE id = 1"_s;
        other.run({u"DROP TABLE task_steps"_s,
                   u"CREATE TABLE task_steps (id, subtask_id, step_index, status, updated_at)"_s,
                   u"INSERT INTO task_steps VALUES (1, '0-4-1', 1, 'pending', NULL)"_s,
                   set.arg(before)});
        const QueueStep step = *stepOf(done, queueAt(m_url));
        other.run({set.arg(later)});
        const auto connection = opened(m_url, Access::Write);
        const Result<QueueChange> stale = submitCompletion(*connection, orion(), step, done);
        QVERIFY(stale && !stale->isDone);
        QVERIFY(submitCompletion(*connection, orion(), *stale->now, done)->isDone);
        const QString row = u" FROM task_steps WHERE id = 1"_s;
        QTEST(other.value(u"SELECT typeof(updated_at)"_s + row).toString(), "type");
        const QString written = other.value(u"SELECT updated_at"_s + row).toString();
        QVERIFY2(QRegularExpression(QRegularExpression::anchoredPattern(shape))
                     .match(written)
                     .hasMatch(),
                 qPrintable(written));
        const qint64 age =
            queueAt(m_url).steps.front().updated.secsTo(QDateTime::currentDateTimeUtc());
        QVERIFY2(age >= -1 && age < 600, qPrintable(written));
    }

    void newTimesHaveTheFormatOfTheTable_data()
    {
        QTest::addColumn<QString>("type");
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("made");
        QTest::addColumn<QString>("other"); ///< time of another step
        QTest::addColumn<QString>("stored");
        QTest::addColumn<QString>("shape");
        const QString iso = uR"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)"_s;
        const QString usual = uR"(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d)"_s;
        const QString time = u"'2026-02-21T14:30:00Z'"_s;
        QTest::newRow("another step")
            << u"TEXT"_s << u"NULL"_s << u"NULL"_s << time << u"text"_s << iso;
        QTest::newRow("milliseconds of another step")
            << u"BIGINT"_s << u"0"_s << u"NULL"_s << u"1771682400000"_s << u"integer"_s
            << uR"(\d{13})"_s;
        QTest::newRow("the time when it was made")
            << u"TEXT"_s << u"NULL"_s << time << u"NULL"_s << u"text"_s << iso;
        QTest::newRow("seconds when it was made") << QString() << u"NULL"_s << u"1771682400"_s
                                                  << u"NULL"_s << u"integer"_s << uR"(\d{10})"_s;
        QTest::newRow("milliseconds when it was made")
            << u"INTEGER"_s << u"0"_s << u"1771682400000"_s << u"0"_s << u"integer"_s
            << uR"(\d{13})"_s;
        QTest::newRow("the type") << u"INTEGER"_s << u"NULL"_s << u"NULL"_s << u"NULL"_s
                                  << u"integer"_s << uR"(\d{10})"_s;
        QTest::newRow("the type, made in another form")
            << u"INTEGER"_s << u"NULL"_s << time << u"NULL"_s << u"integer"_s << uR"(\d{10})"_s;
        QTest::newRow("no evidence")
            << u"TEXT"_s << u"NULL"_s << u"NULL"_s << u"NULL"_s << u"text"_s << usual;
    }

    void newTimesHaveTheFormatOfTheTable()
    {
        QFETCH(const QString, type);
        QFETCH(const QString, before);
        QFETCH(const QString, made);
        QFETCH(const QString, other);
        QFETCH(const QString, shape);
        const OtherConnection table(m_url);
        table.run({u"DROP TABLE task_steps"_s,
                   u"CREATE TABLE task_steps (id, subtask_id, step_index, status, created_at,"
                   " updated_at %1)"_s.arg(type),
                   u"INSERT INTO task_steps VALUES (1, '0-4-1', 1, 'pending', %1, %2),"
                   " (2, 'other', 1, 'pending', NULL, %3)"_s.arg(made, before, other)});
        const QueueStep step = *stepOf(done, queueAt(m_url));
        QVERIFY(submitCompletion(*opened(m_url, Access::Write), orion(), step, done)->isDone);
        const QString row = u" FROM task_steps WHERE id = 1"_s;
        QTEST(table.value(u"SELECT typeof(updated_at)"_s + row).toString(), "stored");
        const QString written = table.value(u"SELECT updated_at"_s + row).toString();
        QVERIFY2(QRegularExpression(QRegularExpression::anchoredPattern(shape))
                     .match(written)
                     .hasMatch(),
                 qPrintable(written));
    }

    void anIdOfTwoRowsIsReported()
    {
        OtherConnection(m_url).run(
            {u"DROP TABLE task_steps"_s,
             u"CREATE TABLE task_steps (id, subtask_id, step_index, status)"_s,
             u"INSERT INTO task_steps VALUES (1, '0-4-1', 1, 'pending'),"
             " (1, '0-4-1', 2, 'pending')"_s});
        const Result<QueueChange> change = submitCompletion(*opened(m_url, Access::Write), orion(),
                                                            *stepOf(done, queueAt(m_url)), done);
        QVERIFY(!change.isOk());
        QVERIFY2(change.error().contains("have the id 1"_L1), qPrintable(change.error()));
        QCOMPARE(queueAt(m_url).steps.front().word, u"pending"_s);
    }

    void theStepOfACompletionIsFound_data()
    {
        QTest::addColumn<QString>("task");
        QTest::addColumn<int>("number");
        QTest::addColumn<QString>("says");
        QTest::newRow("existing") << u"0-4-1"_s << 2 << QString();
        QTest::newRow("no such step") << u"0-4-1"_s << 9 << u"but these: 1, 2"_s;
        QTest::newRow("no such task") << u"7"_s << 1 << u"no steps of “7”"_s;
    }

    void theStepOfACompletionIsFound()
    {
        QFETCH(const QString, task);
        QFETCH(const int, number);
        QFETCH(const QString, says);
        StepCompletion completion = done;
        completion.task = task;
        completion.number = number;
        const Result<QueueStep> step = stepOf(completion, queueAt(m_url));
        QCOMPARE(step.isOk(), says.isEmpty());
        if (!step) {
            QVERIFY2(step.error().contains(says), qPrintable(step.error()));
        }
    }

    void aCompletionIsOfTheStepThatItNames_data()
    {
        QTest::addColumn<QString>("task");
        QTest::addColumn<int>("number");
        QTest::addColumn<bool>("isAbout");
        QTest::newRow("the subtask") << u"s1"_s << 1 << true;
        QTest::newRow("its title") << u"0-4-1"_s << 1 << true;
        QTest::newRow("the task above") << u"t1"_s << 1 << true;
        QTest::newRow("another step") << u"s1"_s << 2 << false;
        QTest::newRow("a step that is not there") << u"s1"_s << 9 << false;
        QTest::newRow("another task") << u"t2"_s << 1 << false;
        QTest::newRow("a task that is not there") << u"0-4-2"_s << 1 << false;
    }

    void aCompletionIsOfTheStepThatItNames()
    {
        QFETCH(const QString, task);
        QFETCH(const int, number);
        OtherConnection(m_url).run(
            {u"UPDATE task_steps SET subtask_id = 's1'"_s,
             u"CREATE TABLE subtasks (id, title, task_id)"_s, u"CREATE TABLE tasks (id, title)"_s,
             u"INSERT INTO subtasks VALUES ('s1', '0-4-1', 't1'), ('s2', '0-4-2', 't2')"_s,
             u"INSERT INTO tasks VALUES ('t1', 'Login'), ('t2', 'Logout')"_s});
        StepCompletion completion = done;
        completion.task = task;
        completion.number = number;
        const StepQueue queue = queueAt(m_url);
        const QueueStep &step = *queue.step(u"1"_s);
        const Outcome about = isAbout(completion, step, queue);
        QTEST(about.isOk(), "isAbout");
        const Result<QueueStep> found = stepOf(completion, queue);
        QCOMPARE(found && found->id == step.id, about.isOk());
        if (!about) {
            QVERIFY2(about.error().contains(u"about step %1 of “%2”"_s.arg(number).arg(task)),
                     qPrintable(about.error()));
        }
    }

    void aStepWithoutANumberIsChosenByItsId()
    {
        OtherConnection(m_url).run(
            {u"DROP TABLE task_steps"_s,
             u"CREATE TABLE task_steps (id, subtask_id, step_index, status)"_s,
             u"INSERT INTO task_steps VALUES (1, '0-4-1', NULL, 'pending'),"
             " (2, '0-4-1', 0, 'pending')"_s});
        StepCompletion completion = done;
        completion.number = 0;
        const StepQueue queue = queueAt(m_url);
        QCOMPARE(stepOf(completion, queue)->id.toString(), u"2"_s);
        QVERIFY(isAbout(completion, *queue.step(u"1"_s), queue));
    }

    /// Another program is killed while it holds the lock and has written half of its change.
    void aKilledWriterLeavesAConsistentQueue()
    {
        QProcess writer;
        writer.start(u"python3"_s,
                     {u"-c"_s,
                      u"import sqlite3, sys, time\n"
                      "c = sqlite3.connect(sys.argv[1], isolation_level=None)\n"
                      "c.execute('BEGIN IMMEDIATE')\n"
                      "c.execute(\"UPDATE task_steps SET status = 'failed'\")\n"
                      "print('held', flush=True)\n"
                      "time.sleep(600)\n"_s,
                      m_url});
        QVERIFY(writer.waitForReadyRead());
        QCOMPARE(queueAt(m_url).step(u"1"_s)->word, u"pending"_s);
        writer.kill();
        QVERIFY(writer.waitForFinished());
        const QueueStep step = *stepOf(done, queueAt(m_url));
        QVERIFY(submitCompletion(*opened(m_url, Access::Write), orion(), step, done)->isDone);
        QCOMPARE(queueAt(m_url).step(u"1"_s)->word, u"completed"_s);
        QCOMPARE(queueAt(m_url).step(u"2"_s)->word, u"pending"_s);
    }

    void aPromptIsComposed_data()
    {
        QTest::addColumn<QString>("change");
        QTest::addColumn<QStringList>("parts");
        QTest::addColumn<int>("absent");
        QTest::newRow("goal and numbered instructions")
            << u"prompt = 'Write tests.\nRun them.'"_s
            << QStringList{u"ROLE: Tara\nGOAL: Write tests.\n"_s,
                           u"INSTRUCTIONS:\n1. Write tests.\n2. Run them.\n"_s,
                           u"- No placeholders.\n"_s, u"`submit_step_completion`"_s}
            << 0;
        QTest::newRow("a list stays as it is")
            << u"prompt = 'Write tests:\n- of a\n- of b'"_s
            << QStringList{u"INSTRUCTIONS:\nWrite tests:\n- of a\n- of b\n"_s} << 0;
        QTest::newRow("context files")
            << u"context_files = '[\"a.py\", \"gone.py\"]'"_s
            << QStringList{u"CONTEXT FILES:\n- a.py:\nprint(1)\n- gone.py: not read\n"_s} << 1;
        QTest::newRow("a retry asks Devon for the fix")
            << u"status = 'failed', last_error = '401'"_s
            << QStringList{u"ROLE: Devon\nGOAL: Test failed with error 401. Fix implementation.\n"_s,
                           u"- Step 1 of Tara, which failed: Write tests.\n"_s,
                           u"INSTRUCTIONS:\n1. Fix the implementation.\n"_s,
                           u"CONSTRAINTS:\n- Do not change the tests.\n- No placeholders.\n"_s}
            << 0;
        QTest::newRow("who retries a step of their own has its instructions")
            << u"agent_role = 'devon', prompt = 'Implement.', status = 'failed', last_error = '401'"_s
            << QStringList{u"ROLE: Devon\nGOAL: Test failed with error 401. Fix implementation.\n"_s,
                           u"CONTEXT FILES:\n- none\n"_s, u"INSTRUCTIONS:\n1. Implement.\n"_s,
                           u"CONSTRAINTS:\n- Do not change the tests.\n"_s}
            << 0;
        QTest::newRow("a whole prompt stays")
            << u"prompt = 'ROLE: Tara\nGOAL: x\nINSTRUCTIONS:\n1. y\n'"_s
            << QStringList{u"ROLE: Tara\nGOAL: x\nINSTRUCTIONS:\n1. y\n"_s} << 0;
    }

    void aPromptIsComposed()
    {
        QFETCH(const QString, change);
        QFETCH(const QStringList, parts);
        QFETCH(const int, absent);
        OtherConnection(m_url).run({u"UPDATE task_steps SET %1 WHERE id = 1"_s.arg(change)});
        QFile file(m_folder->filePath(u"a.py"_s));
        QVERIFY(file.open(QFile::WriteOnly));
        file.write("print(1)\n");
        file.close();
        const StepQueue queue = queueAt(m_url);
        const FocusedPrompt prompt =
            focusedPrompt(*queue.step(u"1"_s), queue, orion(), m_folder->path());
        for (const QString &part : parts) {
            QVERIFY2(prompt.text.contains(part), qPrintable(prompt.text));
        }
        QCOMPARE(prompt.absent.size(), absent);
    }

    void aRetryOfATypedStepHasTheConstraintsOfTheFix()
    {
        OtherConnection(m_url).run(
            {u"DROP TABLE task_steps"_s,
             u"CREATE TABLE steps (id, subtask_id, step_number, step_type, assigned_to, file_path,"
             " instructions, status, attempt_count, last_error)"_s,
             u"INSERT INTO steps VALUES (1, '0-4-1', 1, 'test', 'TaraAider', '', 'Write tests.',"
             " 'failed', 1, '401')"_s});
        const StepQueue queue = queueAt(m_url);
        const QString prompt =
            focusedPrompt(queue.steps.front(), queue, orion(), m_folder->path()).text;
        for (const auto part : {"ROLE: Devon\nGOAL: Test failed with error 401. Fix"_L1,
                                "CONSTRAINTS:\n- Do not change the tests.\n- No place"_L1}) {
            QVERIFY2(prompt.contains(part), qPrintable(prompt));
        }
        QVERIFY2(!prompt.contains("Write tests only"_L1), qPrintable(prompt));
    }

private:
    [[nodiscard]] StepQueue judgedQueue() const
    {
        StepQueue queue = queueAt(m_url);
        foretellRefusals(queue, orion(), *catalogWithOrion());
        return queue;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_url;
};

QTEST_GUILESS_MAIN(TestQueueWriter)
#include "tst_queuewriter.moc"
