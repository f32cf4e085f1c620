// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/live/sessionfinder.h"
#include "models/session/reading/readsession.h"
#include "tests/models/session/sessionfolder.h"
#include "tests/support/scatteredmemory.h"
#include "tests/support/sessionfactory.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

class TestSessionFinder : public QObject
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

    void findsAllInTheOrderOfTheirPaths()
    {
        SessionFinder finder(m_catalog);
        finder.setSettings(testSettings());
        QStringList paths;
        connect(&finder, &SessionFinder::found, this,
                [&](const std::vector<SessionSummary> &sessions) {
                    for (const SessionSummary &session : sessions) {
                        paths.append(session.place.path);
                        QCOMPARE(session.errors, -1);
                        QCOMPARE(session.status, RunStatus::NotRead); // nobody guesses
                    }
                });
        int counted = 0;
        connect(&finder, &SessionFinder::counted, this,
                [&](const std::vector<SessionSummary> &sessions) {
                    counted += static_cast<int>(sessions.size());
                    QVERIFY(std::ranges::all_of(sessions, [](const SessionSummary &session) {
                        return session.errors >= 0 && session.status != RunStatus::NotRead;
                    }));
                });
        QSignalSpy finished(&finder, &SessionFinder::finished);
        finder.find(m_root.path());
        QVERIFY(finder.isFinding());
        QVERIFY(!finished.isEmpty() || finished.wait(60'000));
        QCOMPARE(finished.first().first().value<SessionFinder::End>(),
                 SessionFinder::End::Complete);
        QCOMPARE(paths.size(), m_written);
        QCOMPARE(counted, m_written);
        QCOMPARE(finder.sessionsFound(), m_written);
        QCOMPARE(finder.sessionsRead(), m_written);
        QCOMPARE(finder.sessions().size(), size_t(m_written));
        for (const SessionSummary &session : finder.sessions()) { // as whoever reads each says
            QVERIFY(session == readSession(session.place, *m_catalog, testSettings()).summary);
        }
        QStringList again;
        SessionFinder second(m_catalog);
        second.setCounting(false);
        connect(&second, &SessionFinder::found, this,
                [&](const std::vector<SessionSummary> &sessions) {
                    for (const SessionSummary &session : sessions) {
                        again.append(session.place.path);
                    }
                });
        QSignalSpy over(&second, &SessionFinder::finished);
        second.find(m_root.path());
        QVERIFY(!over.isEmpty() || over.wait(60'000));
        QCOMPARE(again, paths);
    }

    void endsOnceWhenItIsCancelled()
    {
        SessionFinder finder(m_catalog);
        QSignalSpy finished(&finder, &SessionFinder::finished);
        QSignalSpy found(&finder, &SessionFinder::found);
        finder.find(m_root.path());
        finder.cancel();
        QCOMPARE(finished.size(), 1);
        QCOMPARE(finished.first().first().value<SessionFinder::End>(),
                 SessionFinder::End::Cancelled);
        QVERIFY(!finder.isFinding());
        QCoreApplication::processEvents();
        QCOMPARE(found.size(), 0);
        finder.cancel();
        QCOMPARE(finished.size(), 1);
    }

    void anotherSearchEndsTheOneThatGoesOn()
    {
        SessionFinder finder(m_catalog);
        finder.setCounting(false);
        QSignalSpy finished(&finder, &SessionFinder::finished);
        finder.find(m_root.path());
        finder.find(m_root.path() + "/cfd"_L1);
        QCOMPARE(finished.size(), 1);
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 2, 60'000);
        QCOMPARE(finder.sessionsFound(), 40);
    }

    void saysWhyAFolderCannotBeRead()
    {
        SessionFinder finder(m_catalog);
        QSignalSpy finished(&finder, &SessionFinder::finished);
        finder.find(m_root.path() + "/nowhere"_L1);
        QVERIFY(!finished.isEmpty() || finished.wait());
        QCOMPARE(finished.first().first().value<SessionFinder::End>(), SessionFinder::End::Failed);
        QVERIFY(finished.first().at(1).toString().contains(u"nowhere"_s));
    }

    /// The list is open for days: what only the reading needed is not the program's any more.
    void givesFreeMemoryBack()
    {
        const ScatteredMemory memory;
        SessionFinder finder(m_catalog);
        finder.find(m_root.path() + "/cfd"_L1);
        QTRY_VERIFY_WITH_TIMEOUT(!finder.isFinding(), 60'000);
        QTRY_VERIFY(memory.isGivenBack());
    }

private:
    std::shared_ptr<const ProtocolCatalog> m_catalog;
    QTemporaryDir m_root;
    int m_written = 0;
};

QTEST_GUILESS_MAIN(TestSessionFinder)
#include "tst_sessionfinder.moc"
