// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/reading/readsession.h"
#include "models/sessionstore/sessionfollower.h"
#include "models/sessionstore/sessionstore.h"
#include "models/sessionstore/sessionsubscription.h"
#include "tests/models/session/sessionfolder.h"
#include "tests/models/session/sessiontexts.h"
#include "tests/support/scatteredmemory.h"
#include "tests/support/sessionfactory.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;
using namespace baton::texts;

class TestSessionStore : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QTest::failOnWarning();
        m_catalog = ProtocolCatalog::load();
        SessionFactory factory(11);
        factory.setTrouble(10, 0);
        factory.addAll(m_root.path(), 40);
        m_written = factory.sessions();
    }

    void findsSessionsInPathOrder()
    {
        SessionStore store(m_catalog);
        store.setSettings(testSettings());
        QStringList paths;
        connect(&store, &SessionStore::found, this,
                [&](const std::vector<SessionSummary> &sessions) {
                    for (const SessionSummary &session : sessions) {
                        paths.append(session.place.path);
                        QCOMPARE(session.errors, -1);
                        QCOMPARE(session.status, RunStatus::NotRead); // the state is not guessed
                    }
                });
        int counted = 0;
        connect(&store, &SessionStore::counted, this,
                [&](const std::vector<SessionSummary> &sessions) {
                    counted += static_cast<int>(sessions.size());
                    QVERIFY(std::ranges::all_of(sessions, [](const SessionSummary &session) {
                        return session.errors >= 0 && session.status != RunStatus::NotRead;
                    }));
                });
        QSignalSpy finished(&store, &SessionStore::finished);
        store.find(m_root.path());
        QVERIFY(store.isFinding());
        QVERIFY(!finished.isEmpty() || finished.wait(60'000));
        QVERIFY(store.isComplete());
        QCOMPARE(paths.size(), m_written);
        QCOMPARE(counted, m_written);
        QCOMPARE(store.sessionsFound(), m_written);
        QCOMPARE(store.sessionsRead(), m_written);
        QCOMPARE(store.sessions().size(), size_t(m_written));
        for (const SessionSummary &session : store.sessions()) { // like a single reading
            QVERIFY(session == readSession(session.place, *m_catalog, testSettings()).summary);
        }
        QStringList again;
        SessionStore second(m_catalog);
        connect(&second, &SessionStore::found, this,
                [&](const std::vector<SessionSummary> &sessions) {
                    for (const SessionSummary &session : sessions) {
                        again.append(session.place.path);
                    }
                });
        QSignalSpy over(&second, &SessionStore::finished);
        second.find(m_root.path());
        QVERIFY(!over.isEmpty() || over.wait(60'000));
        QCOMPARE(again, paths);
    }

    void endsOnceWhenItIsCancelled()
    {
        SessionStore store(m_catalog);
        QSignalSpy finished(&store, &SessionStore::finished);
        QSignalSpy found(&store, &SessionStore::found);
        store.find(m_root.path());
        store.cancel();
        QCOMPARE(finished.size(), 1);
        QVERIFY(!store.isFinding());
        QCoreApplication::processEvents();
        QCOMPARE(found.size(), 0);
        store.cancel();
        QCOMPARE(finished.size(), 1);
    }

    void anotherSearchCancelsTheRunningOne()
    {
        SessionStore store(m_catalog);
        QSignalSpy finished(&store, &SessionStore::finished);
        store.find(m_root.path());
        store.find(m_root.path() + "/cfd"_L1);
        QCOMPARE(finished.size(), 1);
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 2, 60'000);
        QCOMPARE(store.sessionsFound(), 40);
    }

    void isIncompleteWhereAFolderCannotBeRead()
    {
        SessionStore store(m_catalog);
        QSignalSpy finished(&store, &SessionStore::finished);
        store.find(m_root.path() + "/nowhere"_L1);
        QVERIFY(!finished.isEmpty() || finished.wait());
        QVERIFY(!store.isComplete());
    }

    /// A row, a tab and a graph show one session: it is read once for a change, and all are updated
    /// together.
    void aChangeIsReadOnceForAll()
    {
        const SessionFolder folder;
        const auto state = [](const QByteArray &word) {
            return "session: {session_id: \"1\", mode: LITE, current_phase: 1, status: " + word
                + "}\nphase_results: {phase_1: {status: in_progress}}\n";
        };
        const QString file = folder.path(u"cfd-bioreactor-state-1.yaml"_s);
        const QString session = folder.path(u"cfd-bioreactor-session-1"_s);
        const QString other = folder.path(u"cfd-bioreactor-session-2"_s);
        folder.write(u"cfd-bioreactor-state-1.yaml"_s, state("running"));
        folder.write(u"cfd-bioreactor-state-2.yaml"_s, state("running"));
        QVERIFY(QDir().mkpath(session) && QDir().mkpath(other));
        SessionStore store(m_catalog);
        store.setSettings(testSettings());
        QHash<QString, SessionSummary> rows;
        connect(&store, &SessionStore::counted, this,
                [&](const std::vector<SessionSummary> &sessions) {
                    for (const SessionSummary &one : sessions) {
                        rows.insert(one.place.path, one);
                    }
                });
        store.find(folder.path({}));
        QTRY_VERIFY(!store.isFinding());
        QCOMPARE(store.readings(), 2);
        SessionFollower follower(store);
        follower.follow(sessionAt(session, *m_catalog));
        QTRY_VERIFY(follower.session());
        QCOMPARE(store.readings(), 3); // completely, including the data for following
        const SessionSubscription graph(store, {folder.path({})});
        QTRY_VERIFY(graph.isComplete());
        QCOMPARE(graph.sessions().size(), size_t(2));
        QCOMPARE(store.readings(), 4); // one was complete already
        QCOMPARE(graph.sessions().front(), follower.session());
        int told = 0;
        connect(&store, &SessionStore::progressChanged, this, [&] {
            ++told;
            QCOMPARE(graph.sessions().front(), follower.session());
            QVERIFY(rows.value(session) == follower.session()->summary);
            QVERIFY(*store.known(session)->summary == follower.session()->summary);
        });
        for (const QByteArray word : {"paused", "failed", "complete"}) {
            const int before = store.readings();
            folder.write(u"cfd-bioreactor-state-1.yaml"_s, state(word));
            store.touch({file, folder.path({})}); // the watcher of the folder reports it, too
            QTRY_COMPARE(rows.value(session).word, QString::fromLatin1(word));
            // A later change, which shows that all earlier ones are done.
            folder.write(u"cfd-bioreactor-state-2.yaml"_s, state(word));
            store.touch({folder.path(u"cfd-bioreactor-state-2.yaml"_s)});
            QTRY_COMPARE(rows.value(other).word, QString::fromLatin1(word));
            QTRY_VERIFY(!store.isReading(session));
            QCOMPARE(store.readings(), before + 2);
        }
        QVERIFY(told > 0);
    }

    /// Facts about a session that only a tab needed are dropped when the tab is closed.
    void aSessionThatIsNoLongerFollowedIsReadLikeOthers()
    {
        const SessionFolder folder;
        const QString session = folder.path(u"cfd-bioreactor-session-1"_s);
        const QString name = u"cfd-bioreactor-session-1/handoffs/a.yaml"_s;
        folder.write(name, "handoff: {producer: cfd-reviewer, from_phase: 2, a: 1}\n");
        SessionStore store(m_catalog);
        store.find(folder.path({}));
        SessionFollower follower(store);
        follower.follow(sessionAt(session, *m_catalog));
        QTRY_VERIFY(follower.session() && !store.isFinding());
        QVERIFY(!store.known(session)->session.expired());
        folder.write(name, "handoff: {producer: cfd-reviewer, from_phase: 3, b: 2}\n");
        QTRY_COMPARE(follower.session()->handoffs.size(), size_t(2));
        follower.close();
        QVERIFY(store.known(session)->session.expired());
        QTRY_VERIFY(!store.isReading(session));
        QVERIFY(*store.known(session)->summary
                == readSession(sessionAt(session, *m_catalog), *m_catalog).summary);
        store.forget();
        QVERIFY(!store.known(session));
    }

    /// There is no earlier state to keep.
    void aStateThatWasNeverCompleteIsNotKeptForFollowers()
    {
        const SessionFolder folder;
        folder.write(u"cfd-bioreactor-state-1.yaml"_s,
                     cfdState("failed", 2, "  phase_1: {status: complete}\n").first(180));
        folder.write(u"cfd-bioreactor-session-1/handoffs/phase2-flow-result.yaml"_s,
                     cfdHandoff(2, 3, "cfd-bioreactor", "flow",
                                "  flow_result: {convergence_achieved: false}\n"));
        const QString session = folder.path(u"cfd-bioreactor-session-1"_s);
        SessionStore store(m_catalog);
        QSignalSpy finished(&store, &SessionStore::finished);
        store.find(folder.path({}));
        QTRY_COMPARE(finished.size(), 1);
        const SessionSummary listed = *store.known(session)->summary;
        QVERIFY(listed.status != RunStatus::NotRead && !listed.isOfWholeState);
        SessionFollower follower(store);
        follower.follow(sessionAt(session, *m_catalog));
        QTRY_VERIFY(follower.session());
        QVERIFY(!follower.session()->summary.stateKept.isValid());
        QCOMPARE(follower.session()->summary.status, listed.status);
    }

    void aSubscriptionHasAllBelowItsPaths()
    {
        SessionStore store(m_catalog);
        SessionSubscription cfd(store, {m_root.path() + "/cfd"_L1});
        QTRY_VERIFY_WITH_TIMEOUT(cfd.isComplete(), 60'000);
        QCOMPARE(cfd.sessions().size(), size_t(40));
        QCOMPARE(store.sessionsFound(), 0); // this folder was not searched
        const QString first = cfd.sessions().front()->summary.place.path;
        QVERIFY(std::ranges::is_sorted(
            cfd.sessions(), {}, [](const auto &session) { return session->summary.place.path; }));
        // Reading stops when it is no longer needed.
        auto other = std::make_unique<SessionSubscription>(store, QStringList{m_root.path()});
        QTRY_VERIFY_WITH_TIMEOUT(store.readings() > 40, 60'000);
        other->cancel();
        QVERIFY(other->isComplete());
        QVERIFY(!other->sessions().empty());
        QVERIFY(other->sessions().size() < size_t(m_written));
        other.reset();
        QVERIFY(!store.known(first)->session.expired());
    }

    /// A subscription gets its sessions after the end of another one and after a new search.
    void aSubscriptionGetsItsSessionsDespiteOtherSearches()
    {
        SessionStore store(m_catalog);
        store.find(m_root.path());
        auto first = std::make_unique<SessionSubscription>(store, QStringList{m_root.path()});
        const SessionSubscription second(store, {m_root.path()});
        QTRY_VERIFY_WITH_TIMEOUT(store.readings() > 5, 60'000);
        first.reset();
        store.find(m_root.path() + "/cfd"_L1);
        QTRY_VERIFY_WITH_TIMEOUT(second.isComplete(), 60'000);
        QCOMPARE(second.sessions().size(), size_t(m_written));
        QTRY_VERIFY_WITH_TIMEOUT(!store.isFinding(), 60'000);
        QCOMPARE(store.sessionsRead(), 40);
    }

    /// The list is open for days: memory that only reading needed is returned to the system.
    void givesFreeMemoryBack()
    {
        const ScatteredMemory memory;
        SessionStore store(m_catalog);
        store.find(m_root.path() + "/cfd"_L1);
        QTRY_VERIFY_WITH_TIMEOUT(!store.isFinding(), 60'000);
        QTRY_VERIFY(memory.isGivenBack());
    }

private:
    std::shared_ptr<const ProtocolCatalog> m_catalog;
    QTemporaryDir m_root;
    int m_written = 0;
};

QTEST_GUILESS_MAIN(TestSessionStore)
#include "tst_sessionstore.moc"
