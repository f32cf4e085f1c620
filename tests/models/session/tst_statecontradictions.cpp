// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/runstatustext.h"
#include "tests/models/session/sessiontexts.h"

using namespace Qt::StringLiterals;
using namespace baton;
using namespace baton::texts;

namespace {

const QString stateName = u"cfd-bioreactor-state-1.yaml"_s;
const QString logName = u"cfd-bioreactor-session-1/logs/a.log"_s;
const QByteArray allDone = "  phase_0: {status: complete}\n  phase_1: {status: complete}\n"
                           "  phase_2: {status: complete}\n";

QByteArray request(const QByteArray &attribute)
{
    return "# Task\n\n```xml\n<agent_request "
           "xmlns=\"http://instructor-workflow.org/agent-handoff/v1\" version=\"1.0\" "
           "session_id=\"a\" parent_agent=\"planning-agent\" target_agent=\"devops-agent\">\n"
           "<mode>spawn</mode>\n<original_intent>Verify</original_intent>\n"
           "<current_task_summary>Ask</current_task_summary>\n<workflow>standard</workflow>\n"
           "<task_details>Ask it.</task_details>\n"
           "<deliverables><file path=\"out.txt\""
        + attribute + ">Text</file></deliverables>\n</agent_request>\n```\n";
}

} // namespace

/// What a state says that its own lists, times and files contradict.
class TestStateContradictions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QTest::failOnWarning();
        m_catalog = ProtocolCatalog::load();
    }

    void listsOfPhases_data()
    {
        QTest::addColumn<QByteArray>("phases");
        QTest::addColumn<QByteArray>("lists");
        QTest::addColumn<QStringList>("said");
        QTest::newRow("in order") << allDone
                                  << QByteArray(
                                         "phases_completed: [0, 1, 2]\nphases_valid: [0, 1, 2]\n")
                                  << QStringList();
        QTest::newRow("no lists") << allDone << QByteArray() << QStringList();
        QTest::newRow("completed, but not reached")
            << allDone << QByteArray("phases_completed: [0, 1, 2, 3, 5]\nphases_valid: [0, 1, 2]\n")
            << QStringList{u"Transport is among phases_completed, but was not reached"_s,
                           u"Summary is among phases_completed, but was not reached"_s};
        QTest::newRow("complete, but not listed")
            << allDone << QByteArray("phases_completed: [0, 2]\nphases_valid: [0, 2]\n")
            << QStringList{u"Mesh Planning is complete, but is not among phases_completed"_s};
        QTest::newRow("valid, but not completed")
            << QByteArray("  phase_0: {status: complete}\n  phase_1: {status: failed}\n")
            << QByteArray("phases_completed: [0]\nphases_valid: [0, 1, 4]\n")
            << QStringList{
                   u"Mesh Planning is among phases_valid, but not among phases_completed"_s,
                   u"Post-Processing is among phases_valid, but not among phases_completed"_s};
        QTest::newRow("runs again")
            << QByteArray("  phase_0: {status: complete}\n  phase_1: {status: in_progress}\n")
            << QByteArray("phases_completed: [0, 1]\nphases_valid: [0]\n") << QStringList();
        QTest::newRow("valid, but runs again")
            << QByteArray("  phase_0: {status: complete}\n  phase_1: {status: in_progress}\n")
            << QByteArray("phases_completed: [0, 1]\nphases_valid: [0, 1]\n")
            << QStringList{u"Mesh Planning is among phases_valid, but is running"_s};
        QTest::newRow("valid, but failed")
            << QByteArray("  phase_0: {status: complete}\n  phase_1: {status: failed}\n")
            << QByteArray("phases_valid: [0, 1]\n")
            << QStringList{u"Mesh Planning is among phases_valid, but is failed"_s};
    }

    void listsOfPhases()
    {
        QFETCH(QByteArray, phases);
        QFETCH(QByteArray, lists);
        QFETCH(QStringList, said);
        const Session session = read({{stateName, cfdState("running", 1, phases, lists)}});
        QCOMPARE(saidBy(u"session.parts-differ"_s, session), said);
    }

    void aCompleteSessionHasNoRunningPhase()
    {
        const QByteArray flow = "  phase_1: {status: complete}\n  phase_2: {status: in_progress}\n";
        const QStringList said{
            u"The state says that the session is complete, but Flow is still running"_s};
        QCOMPARE(saidBy(u"session.complete-with-failure"_s,
                        read({{stateName, cfdState("complete", 2, flow)}})),
                 said);
        QCOMPARE(saidBy(u"session.complete-with-failure"_s,
                        read({{stateName, cfdState("running", 2, flow)}})),
                 QStringList());
    }

    void timesThatAreStillToComeAreSaid()
    {
        // It is four o'clock.
        const auto state = [](const QByteArray &updated, const QByteArray &ended) {
            return "session: {session_id: \"1\", mode: LITE, current_phase: 1, status: running}\n"
                   "timestamps: {started: 2026-02-21T15:00:00Z, last_updated: "
                + updated + "}\nphase_results:\n  phase_0: {status: complete, timestamp: " + ended
                + "}\n  phase_1: {status: in_progress}\n";
        };
        const Session fast =
            read({{stateName, state("2026-02-21T16:02:00Z", "2026-02-21T15:30:00Z")}});
        QCOMPARE(saidBy(u"session.time-order"_s, fast), QStringList());
        const SessionFolder folder;
        folder.write(stateName, state("2026-02-22T02:00:00Z", "2026-02-22T01:00:00Z"));
        folder.setTime(stateName, QDateTime(QDate(2026, 2, 21), QTime(15, 10), QTimeZone::UTC));
        const Session ahead =
            readSession(sessionAt(folder.path(stateName), *m_catalog), *m_catalog, testSettings());
        QCOMPARE(saidBy(u"session.time-order"_s, ahead),
                 (QStringList{u"last_updated is still to come: 2026-02-22T02:00:00Z"_s,
                              u"The time of Pre-Flight is still to come: 2026-02-22T01:00:00Z"_s}));
        // Then the file's own time is the last sign of life.
        QCOMPARE(ahead.summary.updated.time(), QTime(15, 10));
        QCOMPARE(ahead.summary.liveness, Liveness::Stale);
    }

    void aCompleteSessionHasWhatItWasToDeliver_data()
    {
        QTest::addColumn<QByteArray>("status");
        QTest::addColumn<QByteArray>("attribute");
        QTest::addColumn<bool>("isThere");
        QTest::addColumn<bool>("isFound");
        const QByteArray done = "COMPLETED";
        QTest::newRow("missing") << done << QByteArray(" required=\"true\"") << false << true;
        QTest::newRow("missing, by default") << done << QByteArray() << false << true;
        QTest::newRow("there") << done << QByteArray() << true << false;
        QTest::newRow("not required")
            << done << QByteArray(" required=\"false\"") << false << false;
        QTest::newRow("failed") << QByteArray("FAILED") << QByteArray() << false << false;
        QTest::newRow("running") << QByteArray("RUNNING") << QByteArray() << false << false;
    }

    void aCompleteSessionHasWhatItWasToDeliver()
    {
        QFETCH(QByteArray, status);
        QFETCH(QByteArray, attribute);
        QFETCH(bool, isThere);
        QFETCH(bool, isFound);
        Files files{{nativeFile(u"a"_s, u"state.json"_s), nativeState("a", status)},
                    {nativeFile(u"a"_s, u"prompt.md"_s), request(attribute)}};
        if (isThere) {
            files.append({u"out.txt"_s, "text\n"}); // paths start at the project
        }
        const QStringList said{
            u"The session is complete, but out.txt, which it was to deliver, does not exist"_s};
        QCOMPARE(saidBy(u"session.deliverable-missing"_s, read(files)),
                 isFound ? said : QStringList());
    }

    void aCompleteCfdSessionHasItsOutputs()
    {
        const QByteArray flow = "  flow_result:\n    convergence_achieved: true\n"
                                "    output_files: [\"{session_dir}/logs/a.log\", "
                                "\"{session_dir}/gone.xdmf\"]\n";
        const Files files{{stateName, cfdState("complete", 2, allDone)},
                          {logName, "here\n"},
                          {handoffs + "phase2-flow-result.yaml"_L1,
                           cfdHandoff(2, 3, "cfd-bioreactor", "phase2-flow-1", flow)}};
        QCOMPARE(saidBy(u"session.deliverable-missing"_s, read(files)),
                 QStringList(u"The session is complete, but {session_dir}/gone.xdmf, which it was "
                             "to deliver, does not exist"_s));
    }

    void anEmptyStateIsNone_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("no bytes") << QByteArray();
        QTest::newRow("blank") << QByteArray("\n  \n");
        QTest::newRow("a comment") << QByteArray("# nothing yet\n");
        QTest::newRow("null") << QByteArray("---\n");
    }

    void anEmptyStateIsNone()
    {
        QFETCH(QByteArray, text);
        const Files handoff{{handoffs + "phase2-flow-result.yaml"_L1,
                             cfdHandoff(2, 3, "cfd-bioreactor", "phase2-flow-1", diverged)}};
        const Session without = read(handoff);
        const Session empty = read(Files{{stateName, text}} + handoff);
        QCOMPARE(empty.headline, without.headline);
        QCOMPARE(empty.phases[2].status, RunStatus::Failed);
        QStringList rules;
        for (const SessionFinding &finding : empty.findings) {
            rules.append(finding.rule);
        }
        QVERIFY(!rules.contains(u"session.status-unknown"_s));
        QVERIFY(!rules.contains(u"session.handoff-unknown"_s));
        QCOMPARE(saidBy(u"session.state-missing"_s, empty),
                 QStringList(u"The state file cfd-bioreactor-state-1.yaml is empty, so the "
                             "session's status is not known"_s));
    }

    void whatSpeaksAgainstAnOkStandsInEverySummary()
    {
        const SessionFolder folder;
        folder.write(stateName,
                     cfdState("complete", 5,
                              "  phase_1: {status: complete}\n  phase_2: {status: failed}\n"));
        const SessionPlace place = sessionAt(folder.path(stateName), *m_catalog);
        const Session session = readSession(place, *m_catalog, testSettings());
        QCOMPARE(session.headline, u"Complete, although phase 2 Flow failed"_s);
        QCOMPARE(session.summary.flaw, u"phase 2 Flow failed"_s);
        const SessionSummary listed = readSummary(place, *m_catalog, testSettings());
        QCOMPARE(listed.flaw, session.summary.flaw);
        QCOMPARE(standingOf(listed), u"ok, although phase 2 Flow failed"_s);
        folder.write(stateName, cfdState("complete", 5, allDone));
        QCOMPARE(standingOf(readSummary(place, *m_catalog, testSettings())), u"ok"_s);
        // A part that failed does not speak against the whole.
        folder.write(workflow,
                     swarmState("COMPLETED",
                                "  stage_2: {status: complete, agents: {critic: {status: "
                                "timeout}}}\n"));
        const SessionPlace swarm = sessionAt(folder.path(workflow), *m_catalog);
        QCOMPARE(readSummary(swarm, *m_catalog, testSettings()).flaw, QString());
    }

private:
    [[nodiscard]] Session read(const Files &files) const { return sessionOf(files, *m_catalog); }

    std::shared_ptr<const ProtocolCatalog> m_catalog;
};

QTEST_GUILESS_MAIN(TestStateContradictions)
#include "tst_statecontradictions.moc"
