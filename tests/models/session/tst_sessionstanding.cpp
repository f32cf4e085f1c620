// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/childflaws.h"
#include "models/session/runstatusmark.h"
#include "models/session/sessionwalk.h"
#include "tests/models/session/sessiontexts.h"
#include "tests/support/sessionfactory.h"

using namespace Qt::StringLiterals;
using namespace baton;
using namespace baton::texts;

/// A list of sessions and each session itself give one answer.
class TestSessionStanding : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QTest::failOnWarning();
        m_catalog = ProtocolCatalog::load();
    }

    void aListSaysWhatEachSessionSays()
    {
        const QTemporaryDir root;
        SessionFactory factory(7);
        factory.setTrouble(30, 20);
        factory.addAll(root.path(), 120);
        const std::atomic_bool stop = false;
        std::vector<SessionSummary> listed;
        std::vector<SessionSummary> printed;
        int derived = 0;
        const Outcome outcome =
            walkSessions(root.path(), *m_catalog, stop, [&](const SessionPlace &place) {
                SessionSummary whole = readSession(place, *m_catalog, testSettings()).summary;
                whole.errors = -1;
                whole.warnings = -1;
                whole.told.clear();
                printed.push_back(std::move(whole));
                listed.push_back(readStanding(place, *m_catalog, testSettings()));
                derived += place.stateFile.isEmpty() ? 1 : 0;
            });
        QVERIFY(outcome);
        QVERIFY(listed.size() >= 100);
        addChildFlaws(listed); // a list knows the sessions beside each
        for (size_t i = 0; i < listed.size(); ++i) {
            QCOMPARE(listed[i].status, printed[i].status);
            QVERIFY2(listed[i] == printed[i], qPrintable(listed[i].place.path));
        }
        QVERIFY(derived > 10);
    }

    void aFailedChainOfHandoffsIsListedAsFailed()
    {
        const SessionFolder folder;
        folder.write(u"chain/a.yaml"_s, "SCOUT_TO_ARENA_HANDOFF: {}\n");
        const SessionPlace place = sessionAt(folder.path(u"chain"_s), *m_catalog);
        QCOMPARE(readSession(place, *m_catalog, testSettings()).summary.status, RunStatus::Failed);
        const SessionSummary listed = readStanding(place, *m_catalog, testSettings());
        QCOMPARE(listed.status, RunStatus::Failed);
        QCOMPARE(listed.errors, -1); // they are not counted for it
    }

    void aChildIsMarkedByItsOwnChildren()
    {
        const SessionFolder folder;
        const QString home = u"docs/.scratch/sessions/"_s;
        folder.write(home + u"top/state.json"_s, nativeState("top", "COMPLETED"));
        folder.write(home + u"middle/state.json"_s, nativeState("middle", "COMPLETED", "top"));
        folder.write(home + u"last/state.json"_s, nativeState("last", "FAILED", "middle"));
        const Session top = readSession(sessionAt(folder.path(home + u"top"_s), *m_catalog),
                                        *m_catalog, testSettings());
        QCOMPARE(top.phases.size(), size_t(3));
        QCOMPARE(top.phases[0].flaw, u"1 of 2 sessions that it started failed"_s);
        QCOMPARE(top.phases[1].flaw, u"1 of 1 sessions that it started failed"_s);
        QCOMPARE(statusOf(top.phases[0]), statusOf(top.summary));
        QCOMPARE(statusOf(top.phases[1]), Status::Warning);
        QCOMPARE(statusOf(top.phases[2]), Status::Error);
    }

    void theSessionsBelowAreCounted_data()
    {
        QTest::addColumn<QStringList>("parents"); // of a, b, c …, of which the last has failed
        QTest::addColumn<QStringList>("below");
        QTest::newRow("a chain") << QStringList{{}, u"a"_s, u"b"_s, u"c"_s}
                                 << QStringList{u"1 of 3"_s, u"1 of 2"_s, u"1 of 1"_s, {}};
        QTest::newRow("a tree") << QStringList{{}, u"a"_s, u"a"_s, u"b"_s}
                                << QStringList{u"1 of 3"_s, u"1 of 1"_s, {}, {}};
        QTest::newRow("a circle") << QStringList{u"d"_s, u"a"_s, u"b"_s, u"c"_s}
                                  << QStringList{u"1 of 3"_s, u"1 of 3"_s, u"1 of 3"_s, {}};
        QTest::newRow("its own parent")
            << QStringList{u"a"_s, u"a"_s} << QStringList{u"1 of 1"_s, {}};
        QTest::newRow("a parent that is gone")
            << QStringList{u"z"_s, u"a"_s} << QStringList{u"1 of 1"_s, {}};
    }

    void theSessionsBelowAreCounted()
    {
        QFETCH(QStringList, parents);
        QFETCH(QStringList, below);
        std::vector<SessionSummary> sessions;
        for (const QString &parent : std::as_const(parents)) {
            SessionSummary session;
            session.id = QChar(char16_t(u'a' + sessions.size()));
            session.place.path = u"/sessions/"_s + session.id;
            session.parent = parent;
            session.status = RunStatus::Succeeded;
            sessions.push_back(std::move(session));
        }
        sessions.back().status = RunStatus::Failed;
        addChildFlaws(sessions);
        for (size_t i = 0; i < sessions.size(); ++i) {
            const QString count = below[qsizetype(i)];
            QCOMPARE(sessions[i].flaw,
                     count.isEmpty() ? QString() : count + u" sessions that it started failed"_s);
        }
    }

    void aLongChainIsCountedInNoTime()
    {
        std::vector<SessionSummary> sessions;
        constexpr int many = 20'000;
        for (int i = 0; i < many; ++i) {
            SessionSummary session;
            session.id = QString::number(i);
            session.place.path = u"/sessions/"_s + session.id;
            session.parent = i == 0 ? QString() : QString::number(i - 1);
            session.status = i + 1 == many ? RunStatus::Failed : RunStatus::Succeeded;
            sessions.push_back(std::move(session));
        }
        addChildFlaws(sessions); // each with all below it would take minutes
        QCOMPARE(sessions.front().flaw, u"1 of 19999 sessions that it started failed"_s);
    }

private:
    std::shared_ptr<const ProtocolCatalog> m_catalog;
};

QTEST_GUILESS_MAIN(TestSessionStanding)
#include "tst_sessionstanding.moc"
