// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/childflaws.h"
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

private:
    std::shared_ptr<const ProtocolCatalog> m_catalog;
};

QTEST_GUILESS_MAIN(TestSessionStanding)
#include "tst_sessionstanding.moc"
