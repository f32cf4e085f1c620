// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/queue/queuesession.h"
#include "models/session/value/runstatustext.h"
#include "tests/models/queue/queuefixture.h"

#include <QTemporaryDir>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

/// Two tasks whose subtasks alternate, and steps with an unknown subtask.
const QStringList tables{
    u"CREATE TABLE tasks (id TEXT, title TEXT)"_s,
    u"INSERT INTO tasks VALUES ('0-4', 'Login'), ('0-5', 'Billing'), ('0-6', 'Unused')"_s,
    u"CREATE TABLE subtasks (id TEXT, task_id TEXT, name TEXT)"_s,
    u"INSERT INTO subtasks VALUES ('0-4-1', '0-4', 'Password rules'), ('0-5-1', '0-5', ''),"
    " ('0-4-2', '0-4', 'Tokens'), ('1', NULL, 'Loose')"_s,
    u"CREATE TABLE task_steps (id INTEGER PRIMARY KEY, subtask_id TEXT, step_index INTEGER,"
    " agent_role TEXT, prompt TEXT, status TEXT, last_error TEXT)"_s,
    u"INSERT INTO task_steps VALUES (1, '0-4-1', 1, 'Tara', 'a', 'completed', NULL),"
    " (2, '0-4-1', 2, 'Devon', 'b', 'completed', NULL),"
    " (3, '0-5-1', 1, 'Tara', 'c', 'failed', 'assert 1 == 2'),"
    " (4, '0-4-2', 1, 'Tara', 'd', 'pending', NULL), (5, '1', 1, 'Tara', 'e', 'parked', NULL),"
    " (6, '9', 1, 'Tara', 'f', 'pending', NULL)"_s};

} // namespace

/// A queue as a session.
class TestQueueSession : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning();
        m_folder = std::make_unique<QTemporaryDir>();
        m_url = m_folder->filePath(u"queue.db"_s);
        OtherConnection(m_url).run(tables);
    }

    void stepsAreBelowTheirSubtasksAndTasks()
    {
        const Session session = read();
        QStringList rows;
        for (const SessionPhase &phase : session.phases) {
            int depth = 0;
            for (int above = phase.parent; above >= 0;
                 above = session.phases[size_t(above)].parent) {
                ++depth;
            }
            rows.append(QString(depth, u'>') + phase.title + u' ' + nameOf(phase.status));
        }
        QCOMPARE(rows,
                 QStringList(
                     {u"Login running"_s, u">Password rules succeeded"_s,
                      u">>Step 1 of Tara: a succeeded"_s, u">>Step 2 of Devon: b succeeded"_s,
                      u">Tokens pending"_s, u">>Step 1 of Tara: d pending"_s, u"Billing failed"_s,
                      u">0-5-1 failed"_s, u">>Step 1 of Tara: c failed"_s, u"Loose unknown"_s,
                      u">Step 1 of Tara: e unknown"_s, u"Step 1 of Tara: f pending"_s}));
    }

    void textsOnStepsNameTheirRows()
    {
        const Session session = read();
        const auto titleOf = [&session](int phase) { return session.phases[size_t(phase)].title; };
        QCOMPARE(session.causes.size(), size_t(1));
        QCOMPARE(titleOf(session.causes.front().failure.phase), u"Step 1 of Tara: c"_s);
        QCOMPARE(titleOf(session.errors.front().phase), u"Step 1 of Tara: c"_s);
        QCOMPARE(titleOf(session.currentPhase), u"Step 1 of Tara: d"_s);
        QCOMPARE(session.summary.phase, u"Step 1 of Tara: d"_s);
        QCOMPARE(session.handoffs.size(), size_t(2));
        QCOMPARE(titleOf(session.handoffs.front().phase), u"Step 1 of Tara: a"_s);
        QCOMPARE(session.handoffs.front().consumer, u"Devon"_s);
        QCOMPARE(session.summary.note, u"2 of 6 step(s), 1 failed"_s);
    }

    /// It is in no file.
    void aHandoffHoldsWhatWasReported()
    {
        OtherConnection(m_url).run(
            {u"ALTER TABLE task_steps ADD COLUMN context_for_next_step TEXT"_s,
             u"UPDATE task_steps SET context_for_next_step = 'Use the fixture.' WHERE id = 1"_s});
        const Session session = read();
        const QByteArray kept = session.handoffs.front().kept;
        QVERIFY2(kept.contains(R"("context_for_next_step": "Use the fixture.")"), kept.constData());
        QVERIFY2(kept.contains(R"("agent": "Tara")"), kept.constData());
    }

    void aStepIsSearchedByItsTask()
    {
        const Session session = read();
        const auto step = std::ranges::find(session.phases, u"2"_s, &SessionPhase::id);
        QVERIFY(step != session.phases.end());
        QCOMPARE(step->searchText, u"Login › Password rules\n0-4-1\nb"_s);
    }

    void rowIdsAreUnique()
    {
        QStringList ids; // the subtask "1" and the step 1 among them
        for (const SessionPhase &phase : read().phases) {
            ids.append(phase.id);
        }
        QCOMPARE(ids.removeDuplicates(), 0);
    }

    void anyNumberOfAttemptsIsShown_data()
    {
        QTest::addColumn<QString>("count");
        QTest::addColumn<size_t>("shown");
        QTest::addColumn<QString>("summary");
        QTest::newRow("few") << u"3"_s << size_t(3) << u"Done."_s;
        QTest::newRow("as many as are shown") << u"20"_s << size_t(20) << u"Done."_s;
        QTest::newRow("implausibly many")
            << u"2000000000"_s << size_t(1) << u"2000000000 attempts: Done."_s;
        QTest::newRow("more than an int holds")
            << u"9000000000"_s << size_t(1) << u"9000000000 attempts: Done."_s;
        QTest::newRow("negative") << u"-9000000000"_s << size_t(1) << u"Done."_s;
    }

    void anyNumberOfAttemptsIsShown()
    {
        QFETCH(const QString, count);
        OtherConnection(m_url).run(
            {u"DROP TABLE task_steps"_s,
             u"CREATE TABLE task_steps (id INTEGER, subtask_id TEXT, status TEXT, summary TEXT,"
             " attempt_count INTEGER)"_s,
             u"INSERT INTO task_steps VALUES (1, 's', 'completed', 'Done.', %1),"
             " (2, 's', 'failed', 'Done.', %1)"_s.arg(count)});
        const Session session = read();
        QCOMPARE(session.phases.size(), size_t(2));
        for (const SessionPhase &phase : session.phases) {
            QTEST(phase.attempts.size(), "shown");
            QTEST(phase.attempts.back().summary, "summary");
        }
        QCOMPARE(session.handoffs.front().attempt, session.phases.front().attempts.back().number);
        QVERIFY(size_t(session.causes.front().failure.attempt)
                <= session.phases.back().attempts.size());
    }

    void theAttemptOfABlockedStepIsBlocked()
    {
        OtherConnection(m_url).run(
            {u"ALTER TABLE task_steps ADD COLUMN attempt_count INTEGER"_s,
             u"UPDATE task_steps SET status = 'blocked', attempt_count = 2 WHERE id = 6"_s});
        const std::vector<SessionAttempt> attempts = read().phases.back().attempts;
        QCOMPARE(attempts.size(), size_t(2));
        QCOMPARE(attempts.front().status, RunStatus::Failed);
        QCOMPARE(attempts.back().status, RunStatus::Blocked);
    }

    void theErrorOfAStepHasItsResult_data()
    {
        QTest::addColumn<QString>("state");
        QTest::addColumn<RunStatus>("result");
        QTest::newRow("of an earlier attempt") << u"completed"_s << RunStatus::Superseded;
        QTest::newRow("failed") << u"failed"_s << RunStatus::Failed;
        QTest::newRow("blocked") << u"blocked"_s << RunStatus::Blocked;
        QTest::newRow("of the attempt before the next") << u"pending"_s << RunStatus::Failed;
    }

    void theErrorOfAStepHasItsResult()
    {
        QFETCH(const QString, state);
        OtherConnection(m_url).run(
            {u"DELETE FROM task_steps WHERE id <> 6"_s,
             u"UPDATE task_steps SET status = '%1', last_error = 'no key' WHERE id = 6"_s.arg(
                 state)});
        const Session session = read();
        QCOMPARE(session.errors.size(), size_t(1));
        QTEST(session.errors.front().result, "result");
    }

    void stepsHaveNoParentsWithoutTheirTables()
    {
        OtherConnection(m_url).run({u"DROP TABLE subtasks"_s, u"DROP TABLE tasks"_s});
        const Session session = read();
        QCOMPARE(session.phases.size(), size_t(6));
        QVERIFY(std::ranges::all_of(session.phases,
                                    [](const SessionPhase &phase) { return phase.parent < 0; }));
    }

private:
    [[nodiscard]] Session read() const
    {
        return queueSession(queueAt(m_url), orion(), addressOf(m_url));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_url;
};

QTEST_GUILESS_MAIN(TestQueueSession)
#include "tst_queuesession.moc"
