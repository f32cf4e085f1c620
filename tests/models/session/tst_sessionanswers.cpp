// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/models/session/sessiontexts.h"

using namespace Qt::StringLiterals;
using namespace baton;
using namespace baton::texts;

/// The status of a session, and its texts if little or nothing is known.
class TestSessionAnswers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QTest::failOnWarning();
        m_catalog = ProtocolCatalog::load();
    }

    void findingsDoNotMentionAMissingState()
    {
        const Session session =
            read({{handoffs + "phase1-mesh-plan.yaml"_L1, QByteArray("\0\1\2binary", 9)}});
        QCOMPARE(session.phases[1].status, RunStatus::Failed);
        QVERIFY(session.headline.startsWith("Failed in phase 1"_L1));
        QVERIFY(!session.causes.empty());
        QVERIFY(session.repaired.empty());
        for (const SessionFinding &finding : session.findings) {
            QVERIFY2(!finding.message.contains("state says"_L1), qPrintable(finding.message));
        }
        for (const SessionGate &gate : session.gates) {
            QVERIFY2(!gate.reason.contains("state says"_L1), qPrintable(gate.reason));
        }
    }

    void aStateThatCannotBeReadIsTheFailure()
    {
        const Session session = read({{workflow, "current_state: [broken\nstages: {"}});
        QCOMPARE(session.headline, u"The state cannot be read"_s);
        QCOMPARE(session.causes.size(), size_t(1));
        QCOMPARE(session.causes[0].failure.what, SessionFailure::What::Finding);
        QCOMPARE(session.causes[0].failure.title, u"workflow-state.yaml"_s);
    }

    void theFolderOfTheSessionsShowsThemAsATree()
    {
        const SessionFolder folder;
        const auto add = [&folder](const QByteArray &id, const QByteArray &status,
                                   const QByteArray &parent) {
            folder.write(nativeFile(QString::fromLatin1(id), u"state.json"_s),
                         nativeState(id, status, parent));
        };
        add("plan", "COMPLETED", {});
        add("alone", "COMPLETED", "gone");
        add("child", "FAILED", "plan");
        add("x", "COMPLETED", "y"); // each the other's parent
        add("y", "COMPLETED", "x");
        const SessionLocation place =
            sessionAt(folder.path(u"docs/.scratch/sessions"_s), *m_catalog);
        const Session session = readSession(place, *m_catalog, testSettings());
        QStringList rows;
        for (const SessionPhase &phase : session.phases) {
            rows.append(u"%1 below %2"_s.arg(phase.id).arg(phase.parent));
        }
        QCOMPARE(rows,
                 (QStringList{u"alone below -1"_s, u"plan below -1"_s, u"child below 1"_s,
                              u"y below -1"_s, u"x below 3"_s}));
        QCOMPARE(session.headline, u"1 of 5 session(s) failed"_s);
        QCOMPARE(session.summary.status, RunStatus::Failed);
        QCOMPARE(session.causes.size(), size_t(1));
        QCOMPARE(session.causes[0].failure.phase, 2);
        QVERIFY(session.causes[0].consequences.empty());
        QVERIFY(session.findings.empty());
    }

    void aPhaseThatRunsHasNoEnd()
    {
        const QByteArray time = ", timestamp: 2026-02-21T15:30:00Z}\n";
        const Session session = read({{u"cfd-bioreactor-state-1.yaml"_s,
                                       cfdState("running", 2,
                                                "  phase_1: {status: complete" + time
                                                    + "  phase_2: {status: in_progress" + time)}});
        const auto phase = [&session](const QString &id) {
            return *std::ranges::find(session.phases, id, &SessionPhase::id);
        };
        QVERIFY(phase(u"1"_s).ended.isValid());
        QCOMPARE(phase(u"2"_s).status, RunStatus::Running);
        QVERIFY(!phase(u"2"_s).ended.isValid());
    }

    void aWrongMinimumIsReportedOnce()
    {
        const QByteArray recovery =
            "recovery: {minimum_met: true, completed_perspectives: [optimist]}\n";
        const Session session =
            read({{workflow,
                   "workflow_id: a\ncurrent_state: DIVERGING\nstages:\n"
                   "  stage_2: {status: in_progress, agents: {optimist: {status: complete}, "
                   "critic: {status: timeout}}}\n"
                       + recovery}});
        const auto told = std::ranges::count_if(session.findings, [](const auto &finding) {
            return finding.message.contains(u"minimum"_s, Qt::CaseInsensitive);
        });
        QCOMPARE(told, 1);
    }

    void aPlainFolderOfHandoffsHasPhasesGatesAndHistory()
    {
        const Session session = read(
            {{u"s/flow.yaml"_s, cfdHandoff(2, 3, "cfd-bioreactor", "phase2-flow-3", diverged)}});
        QCOMPARE(session.errors.size(), size_t(3));
        QVERIFY(!session.gates.empty());
        QCOMPARE(session.phases[2].title, u"Flow"_s);
        QCOMPARE(session.phases[2].status, RunStatus::Failed);
        QCOMPARE(session.phases[1].status, RunStatus::Unknown); // it has no data
        QCOMPARE(session.phases[3].status, RunStatus::NotReached);
        for (const SessionFinding &finding : session.findings) {
            QVERIFY2(!finding.rule.startsWith("session.state"_L1), qPrintable(finding.rule));
        }
    }

    void anOldLockMakesARunningSessionStale_data()
    {
        QTest::addColumn<QByteArray>("lock");
        QTest::addColumn<QByteArray>("state");
        QTest::addColumn<Liveness>("liveness");
        const QByteArray before = "2026-02-21T15:10:00Z";
        const QByteArray now = "2026-02-21T15:55:00Z";
        QTest::newRow("two lines") << "swarm-1\n" + before + '\n'
                                   << QByteArray("DIVERGING") << Liveness::Stale;
        QTest::newRow("a map") << "workflow_id: swarm-1\ntimestamp: \"" + before + "\"\n"
                               << QByteArray("DIVERGING") << Liveness::Stale;
        QTest::newRow("a map with a key of its own")
            << "workflow_id: swarm-1\ncreated_at: " + before + '\n'
            << QByteArray("DIVERGING") << Liveness::Stale;
        QTest::newRow("young") << "swarm-1\n" + now + '\n'
                               << QByteArray("DIVERGING") << Liveness::Alive;
        QTest::newRow("waits for a person") << "swarm-1\n" + before + '\n'
                                            << QByteArray("AWAITING_USER") << Liveness::Alive;
        QTest::newRow("over") << "swarm-1\n" + before + '\n'
                              << QByteArray("COMPLETED") << Liveness::Over;
    }

    void anOldLockMakesARunningSessionStale()
    {
        QFETCH(QByteArray, lock);
        QFETCH(QByteArray, state);
        QFETCH(Liveness, liveness);
        const Session session =
            read({{workflow, swarmState(state, "  stage_1: {status: complete}\n")},
                  {u"swarm-session-1/.session.lock"_s, lock}});
        QCOMPARE(session.summary.liveness, liveness);
        const bool isSaid =
            std::ranges::find(session.findings, u"session.stale"_s, &SessionFinding::rule)
            != session.findings.end();
        QCOMPARE(isSaid, liveness == Liveness::Stale);
    }

private:
    [[nodiscard]] Session read(const Files &files) const { return sessionOf(files, *m_catalog); }

    std::shared_ptr<const ProtocolCatalog> m_catalog;
};

QTEST_GUILESS_MAIN(TestSessionAnswers)
#include "tst_sessionanswers.moc"
