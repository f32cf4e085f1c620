// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/queue/queuesource.h"
#include "models/queue/queuewriter.h"
#include "models/session/discovery/sessionlocator.h"
#include "models/session/reading/readsession.h"
#include "models/sessionstore/sessionstore.h"
#include "models/sessionstore/sessionsubscription.h"
#include "tests/models/queue/queuefixture.h"

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

constexpr int longWait = 60'000;

const QString insertion = u"INSERT INTO task_steps (subtask_id, step_index, agent_role, prompt,"
                          " status, attempt_count, last_error) VALUES "_s;

/// A folder with a queue in a file.
struct QueueFolder
{
    QueueFolder()
    {
        if (!QDir(dir.path()).mkpath(u"deep"_s) || !createQueue(addressOf(file), orion())) {
            qFatal("no queue");
        }
    }

    void run(const QStringList &statements) const { OtherConnection(file).run(statements); }

    QTemporaryDir dir;
    const QString file = QDir(dir.path()).filePath(u"deep/work.db"_s);
};

/// Waits until everything below @p folder was found and read.
bool readAll(SessionStore &store, const QString &folder)
{
    QSignalSpy finished(&store, &SessionStore::finished);
    store.find(folder);
    return !finished.isEmpty() || finished.wait(longWait);
}

const SessionSummary *rowOf(const SessionStore &store, const QString &path)
{
    const KnownSession *known = store.known(path);
    return known && known->isListed ? known->summary.get() : nullptr;
}

} // namespace

/// Queues of steps as sessions of the store.
class TestQueueSessions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QTest::failOnWarning();
        m_catalog = ProtocolCatalog::load();
    }

    void aFileIsFoundAndJudgedLikeOtherSessions_data()
    {
        QTest::addColumn<QString>("rows");
        QTest::addColumn<RunStatus>("status");
        QTest::addColumn<QString>("agent");
        QTest::addColumn<QString>("note");
        QTest::addColumn<QString>("told");
        const QString none;
        QTest::newRow("nothing") << none << RunStatus::Pending << none << u"0 of 0 step(s)"_s
                                 << none;
        QTest::newRow("pending") << u"('t', 1, 'Tara', 'Test.', 'pending', 0, NULL)"_s
                                 << RunStatus::Pending << u"Tara"_s << u"0 of 1 step(s)"_s << none;
        QTest::newRow("running") << u"('t', 1, 'Tara', 'Test.', 'completed', 1, NULL),"
                                    "('t', 2, 'Devon', 'Do.', 'executing', 1, NULL)"_s
                                 << RunStatus::Running << u"Devon"_s
                                 << u"1 of 2 step(s), 2 attempt(s)"_s << none;
        QTest::newRow("blocked") << u"('t', 1, 'Tara', 'Test.', 'failed', 2, 'Error 1'),"
                                    "('t', 2, 'Devon', 'Do.', 'blocked', 1, 'no key')"_s
                                 << RunStatus::Blocked << u"Devon"_s
                                 << u"0 of 2 step(s), 1 blocked, 1 failed, 3 attempt(s)"_s
                                 << u"Error 1\nno key"_s;
        QTest::newRow("failed") << u"('t', 1, 'Tara', 'Test.', 'failed', 3, 'Error 1')"_s
                                << RunStatus::Failed << none
                                << u"0 of 1 step(s), 1 failed, 3 attempt(s)"_s << u"Error 1"_s;
        QTest::newRow("completed")
            << u"('t', 1, 'Tara', 'Test.', 'completed', 1, NULL)"_s << RunStatus::Succeeded << none
            << u"1 of 1 step(s), 1 attempt(s)"_s << none;
    }

    void aFileIsFoundAndJudgedLikeOtherSessions()
    {
        QFETCH(const QString, rows);
        const QueueFolder folder;
        if (!rows.isEmpty()) {
            folder.run({insertion + rows});
        }
        SessionStore store(m_catalog);
        QVERIFY(readAll(store, folder.dir.path()));
        QCOMPARE(store.sessions().size(), size_t(1));
        const SessionSummary row = store.sessions().front();
        QCOMPARE(row.place.path, folder.file);
        QVERIFY(row.place.isQueue());
        QTEST(row.status, "status");
        QTEST(row.agent, "agent");
        QTEST(row.note, "note");
        QTEST(row.searchText, "told");
        QVERIFY(row == readSession(sessionAt(folder.file, *m_catalog), *m_catalog).summary);
    }

    void changesAreNoticedWithoutAChangeOfTheFolder()
    {
        const QueueFolder folder;
        const OtherConnection other(folder.file);
        other.run({u"PRAGMA journal_mode = WAL"_s,
                   insertion + u"('t', 1, 'Tara', 'Test.', 'pending', 0, NULL)"_s});
        SessionStore store(m_catalog);
        QVERIFY(readAll(store, folder.dir.path()));
        QCOMPARE(rowOf(store, folder.file)->status, RunStatus::Pending);
        other.run({u"UPDATE task_steps SET status = 'completed'"_s});
        QTRY_COMPARE_WITH_TIMEOUT(rowOf(store, folder.file)->status, RunStatus::Succeeded,
                                  longWait);
    }

    void changedFoldersAreSearchedForQueues()
    {
        const QueueFolder folder;
        SessionStore store(m_catalog);
        QVERIFY(readAll(store, folder.dir.path()));
        const int readings = store.readings();
        const QString other = folder.dir.filePath(u"other.sqlite"_s);
        QVERIFY(createQueue(addressOf(other), orion()).isOk());
        store.touch({folder.dir.path(), folder.dir.filePath(u"deep"_s)});
        QTRY_VERIFY_WITH_TIMEOUT(rowOf(store, other), longWait);
        QTRY_VERIFY_WITH_TIMEOUT(!store.isReading(other), longWait);
        QCOMPARE(store.readings(), readings + 1); // the other one was not changed
        QVERIFY(QFile::remove(folder.file));
        store.touch({folder.dir.filePath(u"deep"_s)});
        QTRY_VERIFY_WITH_TIMEOUT(!rowOf(store, folder.file), longWait);
    }

    void aDatabaseWithoutStepsIsNotASession_data()
    {
        QTest::addColumn<QString>("table"); // empty: it is no database
        QTest::newRow("another database") << u"CREATE TABLE notes (id int)"_s;
        QTest::newRow("steps of another program")
            << u"CREATE TABLE task_steps (id int, status text, title text)"_s;
        QTest::newRow("no database") << QString();
    }

    void aDatabaseWithoutStepsIsNotASession()
    {
        QFETCH(const QString, table);
        const QTemporaryDir dir;
        const QString path = dir.filePath(u"notes.db"_s);
        if (!table.isEmpty()) {
            OtherConnection(path).run({table});
        } else {
            QFile file(path);
            QVERIFY(file.open(QFile::WriteOnly) && file.write("plain text\n") > 0);
        }
        QVERIFY(!queueAt(path, *m_catalog));
        SessionStore store(m_catalog);
        QVERIFY(readAll(store, dir.path()));
        QVERIFY(store.sessions().empty());
        QVERIFY(store.problems().isEmpty());
    }

    void readingLeavesNoFilesBehind()
    {
        const QueueFolder folder;
        folder.run({u"PRAGMA journal_mode = WAL"_s,
                    insertion + u"('t', 1, 'Tara', 'Test.', 'pending', 0, NULL)"_s});
        const QDir deep(folder.dir.filePath(u"deep"_s));
        QCOMPARE(deep.entryList(QDir::Files), QStringList(u"work.db"_s));
        SessionStore store(m_catalog);
        QVERIFY(readAll(store, folder.dir.path()));
        QCOMPARE(rowOf(store, folder.file)->status, RunStatus::Pending);
        QCOMPARE(deep.entryList(QDir::Files), QStringList(u"work.db"_s));
    }

    void aChangedQueueIsReadAlone()
    {
        const QueueFolder folder;
        QFile handoff(folder.dir.filePath(u"deep/handoff.yaml"_s));
        QVERIFY(handoff.open(QFile::WriteOnly)
                && handoff.write("SCOUT_TO_ARENA_HANDOFF:\n  task: a\n") > 0);
        handoff.close();
        const QString other = folder.dir.filePath(u"deep/other.db"_s);
        QVERIFY(createQueue(addressOf(other), orion()).isOk());
        SessionStore store(m_catalog);
        QVERIFY(readAll(store, folder.dir.path()));
        QCOMPARE(store.sessions().size(), size_t(3));
        const int readings = store.readings();
        OtherConnection(other).run(
            {insertion + u"('t', 1, 'Tara', 'Test.', 'completed', 1, NULL)"_s});
        store.touch({folder.file, other});
        QTRY_COMPARE_WITH_TIMEOUT(rowOf(store, other)->status, RunStatus::Succeeded, longWait);
        QCOMPARE(store.readings(), readings + 1);
    }

    void anUnreadableQueueKeepsItsLastState()
    {
        const QueueFolder folder;
        folder.run({insertion + u"('t', 1, 'Tara', 'Test.', 'blocked', 1, 'no key')"_s});
        SessionStore store(m_catalog);
        QVERIFY(readAll(store, folder.dir.path()));
        folder.run({u"DROP TABLE task_steps"_s});
        store.touch({folder.file});
        QTRY_VERIFY_WITH_TIMEOUT(rowOf(store, folder.file)->stateKept.isValid(), longWait);
        QCOMPARE(rowOf(store, folder.file)->status, RunStatus::Blocked);
        QCOMPARE(rowOf(store, folder.file)->errors, 1);
        const Session session = readSession(store.known(folder.file)->place, *m_catalog);
        QCOMPARE(session.findings.size(), size_t(1));
        QCOMPARE(session.findings.front().rule, u"session.file-unreadable"_s);
    }

    void anOpenQueueIsARowInAnyFolder()
    {
        const QueueFolder folder;
        const QTemporaryDir empty;
        const QString url = u"postgresql://me@nowhere/work"_s;
        auto session = std::make_shared<Session>();
        session->summary.place = *queueAt(url, *m_catalog);
        session->summary.status = RunStatus::Running;
        SessionStore store(m_catalog);
        QSignalSpy gone(&store, &SessionStore::gone);
        store.setOpen(session);
        QCOMPARE(store.sessionsFound(), 1);
        QVERIFY(readAll(store, empty.path()));
        QCOMPARE(store.sessions().size(), size_t(1));
        QCOMPARE(rowOf(store, url)->status, RunStatus::Running);
        QCOMPARE(store.readWhole({session->summary.place}).front(), session); // without a server
        store.readAnew();
        QVERIFY(!store.isReading(url));
        store.setClosed(url);
        QCOMPARE(gone.size(), 1);
        QCOMPARE(store.sessionsFound(), 0);
        QVERIFY(!store.known(url));
    }

    void closingATabKeepsTheQueueOfTheFolder()
    {
        const QueueFolder folder;
        SessionStore store(m_catalog);
        QVERIFY(readAll(store, folder.dir.path()));
        auto session = std::make_shared<Session>();
        session->summary.place = sessionAt(folder.file, *m_catalog);
        session->summary.status = RunStatus::Blocked; // the tab's state has precedence
        store.setOpen(session);
        QCOMPARE(rowOf(store, folder.file)->status, RunStatus::Blocked);
        QCOMPARE(store.sessionsFound(), 1);
        store.setClosed(folder.file);
        QTRY_COMPARE_WITH_TIMEOUT(rowOf(store, folder.file)->status, RunStatus::Pending, longWait);
    }

    void viewsOfTheWholeSessionAreNotifiedOfChanges()
    {
        const QueueFolder folder;
        SessionStore store(m_catalog);
        const SessionSubscription shown(store, {folder.file});
        QTRY_VERIFY_WITH_TIMEOUT(shown.isComplete(), longWait);
        QCOMPARE(shown.sessions().size(), size_t(1));
        QVERIFY(shown.sessions().front()->phases.empty());
        auto session = std::make_shared<Session>(*shown.sessions().front());
        session->phases.emplace_back();
        store.setOpen(session);
        QCOMPARE(shown.sessions().front(), session);
    }

private:
    std::shared_ptr<const ProtocolCatalog> m_catalog;
};

QTEST_GUILESS_MAIN(TestQueueSessions)
#include "tst_queuesessions.moc"
