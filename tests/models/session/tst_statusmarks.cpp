// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/building/childfailures.h"
#include "models/session/discovery/sessionlocator.h"
#include "models/session/reading/readsession.h"
#include "models/session/value/displaystatus.h"
#include "tests/models/session/sessiontexts.h"

using namespace Qt::StringLiterals;
using namespace baton;
using namespace baton::texts;

/// A session has the same mark in a list, in the row of its parent and in its own view.
class TestStatusMarks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QTest::failOnWarning();
        m_catalog = ProtocolCatalog::load();
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

    void longChainsAreCountedQuickly()
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

    void aFailureWithoutAStatusIsMarkedAsFailed_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("session");
        QTest::addColumn<QString>("key");
        QTest::newRow("cfd") << u"cfd-bioreactor-state-1.yaml"_s
                             << cfdState("failed", 2, "  phase_2: {status: failed}\n")
                                    .replace(", status: failed}\ntimestamps", "}\ntimestamps")
                             << u"cfd-bioreactor-session-1"_s << u"session.status"_s;
        QTest::newRow("swarm") << u"swarm-session-1/workflow-state.yaml"_s
                               << swarmState("FAILED", "  stage_1: {status: failed, error: no}\n")
                                      .replace("current_state: FAILED\n", "")
                               << u"swarm-session-1"_s << u"current_state"_s;
        QTest::newRow("native") << nativeFile(
            u"a"_s,
            u"state.json"_s) << nativeState("a", "FAILED").replace("\"status\": \"FAILED\", ", "")
                                << nativeFile(u"a"_s, {}).chopped(1) << u"status"_s;
    }

    /// The finding names the missing key, and the mark is that of the headline.
    void aFailureWithoutAStatusIsMarkedAsFailed()
    {
        QFETCH(QString, file);
        QFETCH(QByteArray, text);
        QFETCH(QString, session);
        const SessionFolder folder;
        folder.write(file, text);
        QDir().mkpath(folder.path(session));
        folder.write(session + u"/session.log"_s, "[2026-02-21T15:01:00Z] [ERROR] no disk\n");
        const Session read =
            readSession(sessionAt(folder.path(session), *m_catalog), *m_catalog, testSettings());
        const auto finding =
            std::ranges::find(read.findings, u"session.status-unknown"_s, &SessionFinding::rule);
        QVERIFY(finding != read.findings.end());
        QFETCH(QString, key);
        QCOMPARE(finding->message,
                 u"The state file names no status of the session: there is nothing at "_s + key);
        QVERIFY2(read.headline.startsWith("Failed"_L1), qPrintable(read.headline));
        QCOMPARE(statusOf(read.summary), Status::Error);
        QVERIFY(!read.next.does.isEmpty());
    }

private:
    std::shared_ptr<const ProtocolCatalog> m_catalog;
};

QTEST_GUILESS_MAIN(TestStatusMarks)
#include "tst_statusmarks.moc"
