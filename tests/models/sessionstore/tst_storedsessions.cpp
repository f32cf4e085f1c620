// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/index/database/sessionindex.h"
#include "models/sessionstore/sessionstore.h"
#include "tests/files.h"
#include "tests/models/index/indexfixture.h"

#include <QSignalSpy>

using namespace baton;
using namespace Qt::StringLiterals;

/// A store of sessions with an index, over several starts of the program.
class TestStoredSessions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning();
        m_sessions = std::make_unique<IndexFixture>(6);
        qputenv("XDG_CACHE_HOME", QFile::encodeName(m_sessions->path(u"cache"_s)));
    }

    void aSecondStartReadsNoSessions()
    {
        QVERIFY(started(*store()) > 0);
        const auto second = store();
        int found = 0;
        int counted = 0;
        connect(second.get(), &SessionStore::found, this,
                [&](const std::vector<SessionSummary> &rows) {
                    found += static_cast<int>(rows.size());
                    for (const SessionSummary &row : rows) {
                        QCOMPARE(row.status, RunStatus::NotRead);
                        QCOMPARE(row.errors, -1);
                    }
                });
        connect(second.get(), &SessionStore::counted, this,
                [&](const std::vector<SessionSummary> &rows) {
                    counted += static_cast<int>(rows.size());
                });
        QCOMPARE(started(*second), 0);
        QVERIFY(found > 20);
        QCOMPARE(counted, found);
        QVERIFY(second->isComplete());
        const auto unindexed = store(false);
        QCOMPARE(started(*unindexed), found);
        QVERIFY(second->sessions() == unindexed->sessions());
    }

    void visibleSessionsAreKnownAsWell()
    {
        QVERIFY(started(*store()) > 0);
        const auto second = store();
        connect(second.get(), &SessionStore::found, second.get(),
                [&](const std::vector<SessionSummary> &rows) {
                    second->setInSight(this, {rows.front().place.path});
                });
        QVERIFY(started(*second) < 5); // visible ones, before all were found
        QCOMPARE(second->sessionsRead(), second->sessionsFound());
    }

    void onlyWhatChangedIsReadAgain()
    {
        auto first = store();
        const int all = started(*first);
        const QString file = stateFileIn(*first);
        first.reset();
        write(file, contentOf(file) + "\n");
        m_sessions->age(file);
        const auto second = store();
        const int again = started(*second);
        QVERIFY2(again > 0 && again < all / 2, qPrintable(QString::number(again)));
        const auto unindexed = store(false);
        started(*unindexed);
        QVERIFY(second->sessions() == unindexed->sessions());
    }

    /// Changes that are read while the window is open are known at the next start.
    void aChangeInTheMeantimeIsKept()
    {
        auto first = store();
        started(*first);
        const QString file = stateFileIn(*first);
        write(file, contentOf(file) + "\n");
        m_sessions->age(file);
        const int before = first->readings();
        first->touch({file});
        QTRY_VERIFY(first->readings() > before);
        first.reset();
        QCOMPARE(started(*store()), 0);
    }

    /// The folder may be an unmounted share.
    void anEmptiedFolderIsNotForgotten()
    {
        const int all = started(*store());
        QVERIFY(all > 0);
        QVERIFY(QDir(m_sessions->root()).removeRecursively());
        QVERIFY(QDir().mkpath(m_sessions->root()));
        QCOMPARE(started(*store()), 0);
        const auto index =
            SessionIndex::open(SessionIndex::localAddress(), SessionIndex::Access::Read);
        QVERIFY2(index.isOk(), qPrintable(index.isOk() ? QString() : index.error()));
        QCOMPARE((*index)->storedBelow(m_sessions->root())->size(), size_t(all));
    }

    void anUnusableIndexIsReportedOnce_data()
    {
        QTest::addColumn<bool>("isDamaged");
        QTest::newRow("damaged") << true;
        QTest::newRow("its folder is a file") << false;
    }
    void anUnusableIndexIsReportedOnce()
    {
        QFETCH(const bool, isDamaged);
        write(m_sessions->path(isDamaged ? u"cache/baton/index.db"_s : u"cache"_s),
              (isDamaged ? "SQLite format 3"_ba : "This is no database. "_ba)
                  + QByteArray(5000, '\x7f'));
        auto first = store();
        const QSignalSpy noticed(first.get(), &SessionStore::indexNoticed);
        QVERIFY(started(*first) > 20);
        QTRY_COMPARE(noticed.size(), 1);
        first.reset();
        const auto second = store();
        QCOMPARE(started(*second) == 0, isDamaged); // it was created again
    }

private:
    std::unique_ptr<SessionStore> store(bool isIndexed = true)
    {
        auto store = std::make_unique<SessionStore>(catalog());
        store->setSettings(m_sessions->settings());
        if (isIndexed) {
            store->setIndex(SessionIndex::localAddress());
        }
        return store;
    }

    std::shared_ptr<const ProtocolCatalog> catalog()
    {
        static const std::shared_ptr<const ProtocolCatalog> catalog = ProtocolCatalog::load();
        return catalog;
    }

    static QString stateFileIn(const SessionStore &store)
    {
        for (const SessionSummary &session : store.sessions()) {
            if (!session.place.stateFile.isEmpty()) {
                return session.place.stateFile;
            }
        }
        qFatal("no session has a state");
    }

    /// Finds all sessions; returns how many were read.
    int started(SessionStore &store)
    {
        QSignalSpy finished(&store, &SessionStore::finished);
        store.find(m_sessions->root());
        const bool isFinished = !finished.isEmpty() || finished.wait(60'000);
        return isFinished ? store.readings() : -1;
    }

    std::unique_ptr<IndexFixture> m_sessions;
};

QTEST_GUILESS_MAIN(TestStoredSessions)
#include "tst_storedsessions.moc"
