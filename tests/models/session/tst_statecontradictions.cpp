// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/checks/list/statefindings.h"
#include "models/session/discovery/sessionlocator.h"
#include "models/session/reading/readsession.h"
#include "models/session/value/runstatustext.h"
#include "tests/models/session/sessiontexts.h"
#include "tests/support/cfdplants.h"

#include <sys/inotify.h>
#include <unistd.h>

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

/// Contradictions of a state with its own lists, times and files.
class TestStateContradictions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QTest::failOnWarning();
        m_catalog = ProtocolCatalog::load();
    }

    void aFailedPhaseWithoutAFailureIsReported()
    {
        using namespace cfdplants;
        const auto stateWith = [](const QByteArray &errors) {
            return state("failed", 2, "[0, 1]",
                         phase(0, "complete", "15:01") + phase(1, "complete", "15:10")
                             + phase(2, "failed", "15:45"))
                .replace("errors: []\n", errors);
        };
        const QString rule = u"session.failed-without-failure"_s;
        const QString name = u"cfd-bioreactor-state-20260221-150000-1.yaml"_s;
        const auto found = [&](const QByteArray &errors, bool isConverged) {
            const Session session = read({{name, stateWith(errors)},
                                          cfdplants::analysis(2, "15:25"),
                                          review(2, "15:30"),
                                          flow("15:40", isConverged)});
            return std::ranges::count(session.findings, rule, &SessionFinding::rule);
        };
        QCOMPARE(found("errors: []\n", true), 1);
        QCOMPARE(found("errors: []\n", false), 0);
        QCOMPARE(
            found("errors:\n  - {phase: 2, error_type: killed, message: out of memory}\n", true),
            0);
    }

    void aCompleteSessionHasBegunEachPhase()
    {
        using namespace cfdplants;
        const QString name = u"cfd-bioreactor-state-20260221-150000-1.yaml"_s;
        const QString rule = u"session.complete-unreached"_s;
        const auto found = [&](const QByteArray &rest) {
            const QByteArray text =
                state("complete", 2, "[0, 1, 2]",
                      phase(0, "complete", "15:01") + phase(1, "complete", "15:10")
                          + phase(2, "complete", "15:45") + rest);
            const QStringList bySession = saidBy(rule, read({{name, text}}));
            const SessionFolder folder;
            folder.write(name, text);
            QStringList byCheck;
            const auto checked = stateFindings(folder.path(name), *m_catalog);
            for (const SessionFinding &finding : checked.value()) {
                byCheck += finding.rule == rule ? QStringList(finding.message) : QStringList();
            }
            return byCheck == bySession ? bySession : QStringList(u"check says otherwise"_s);
        };
        QCOMPARE(found({}),
                 QStringList(u"The state says that the session is complete, but these have not "
                             "begun: Transport, Summary"_s));
        QCOMPARE(found(phase(3, "complete", "15:46") + phase(4, "complete", "15:47")
                       + phase(5, "complete", "15:48")),
                 QStringList());
    }

    void contradictingListsOfPhasesAreReported_data()
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

    void contradictingListsOfPhasesAreReported()
    {
        QFETCH(QByteArray, phases);
        QFETCH(QByteArray, lists);
        QFETCH(QStringList, said);
        const Session session = read({{stateName, cfdState("running", 1, phases, lists)}});
        QCOMPARE(saidBy(u"session.parts-differ"_s, session), said);
    }

    void missingValidPhasesOfAStateAreReported_data()
    {
        QTest::addColumn<QByteArray>("phases");
        QTest::addColumn<QByteArray>("valid");
        QTest::addColumn<QString>("flaw");
        QTest::addColumn<QStringList>("said");
        const auto ended = [](int phase, const QByteArray &minute) {
            return "  phase_" + QByteArray::number(phase)
                + ": {status: complete, timestamp: 2026-02-21T15:" + minute + ":00Z}\n";
        };
        const QByteArray inOrder = ended(0, "01") + ended(1, "10") + ended(2, "20");
        const QString left = u"%1 is complete, but is not among phases_valid"_s;
        QTest::newRow("all") << inOrder << QByteArray("[0, 1, 2]") << QString() << QStringList();
        QTest::newRow("the first") << inOrder << QByteArray("[1, 2]") << QString()
                                   << QStringList{left.arg("Pre-Flight"_L1)};
        QTest::newRow("the last") << inOrder << QByteArray("[0, 1]")
                                  << u"phase 2 Flow is not among phases_valid"_s << QStringList();
        QTest::newRow("one between") << inOrder << QByteArray("[0, 2]") << QString()
                                     << QStringList{left.arg("Mesh Planning"_L1)};
        QTest::newRow("none") << inOrder << QByteArray("[]") << QString()
                              << QStringList{left.arg("Pre-Flight"_L1),
                                             left.arg("Mesh Planning"_L1), left.arg("Flow"_L1)};
        QTest::newRow("another ran again")
            << ended(0, "01") + ended(1, "30") + ended(2, "20") << QByteArray("[0, 1]")
            << u"the result of phase 2 Flow no longer holds"_s << QStringList();
        QTest::newRow("without times")
            << allDone << QByteArray("[0, 1]") << u"phase 2 Flow is not among phases_valid"_s
            << QStringList();
    }

    void missingValidPhasesOfAStateAreReported()
    {
        QFETCH(QByteArray, phases);
        QFETCH(QByteArray, valid);
        const SessionFolder folder;
        folder.write(stateName, cfdState("complete", 5, phases, "phases_valid: " + valid + '\n'));
        const SessionLocation place = sessionAt(folder.path(stateName), *m_catalog);
        const Session session = readSession(place, *m_catalog, testSettings());
        QTEST(session.summary.flaw, "flaw");
        QTEST(saidBy(u"session.parts-differ"_s, session), "said");
        QCOMPARE(session.phases[2].status == RunStatus::Invalidated,
                 !session.summary.flaw.isEmpty());
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

    void aStateThatIsNotAMapIsReported_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("kind");
        QTest::newRow("list") << QByteArray("- a\n- b\n") << u"a list"_s;
        QTest::newRow("text") << QByteArray("failed\n") << u"one value"_s;
    }

    void aStateThatIsNotAMapIsReported()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, kind);
        const Session session = read({{stateName, text}});
        QCOMPARE(saidBy(u"session.status-unknown"_s, session),
                 QStringList(u"The state file holds %1, not a map, so the session's status is not "
                             "known"_s.arg(kind)));
    }

    void pathsToOutsideAreNotReportedAsMissing()
    {
        QByteArray outside = request({});
        outside.replace("out.txt", "../../out.txt");
        const Session session =
            read({{nativeFile(u"a"_s, u"state.json"_s), nativeState("a", "COMPLETED")},
                  {nativeFile(u"a"_s, u"prompt.md"_s), outside}});
        QCOMPARE(session.deliverables.front().state, Deliverable::State::Outside);
        // Its request already has a finding at that place.
        QCOMPARE(saidBy(u"session.deliverable-outside"_s, session), QStringList());
        QVERIFY(std::ranges::any_of(
            session.handoffs.front().report.findings,
            [](const Finding &finding) { return finding.rule.contains("outside"_L1); }));
        QCOMPARE(saidBy(u"session.deliverable-missing"_s, session), QStringList());
    }

    /// The session and the check of its handoff search an artifact at the same places.
    void anArtifactIsFoundWhereItsCheckFindsIt_data()
    {
        QTest::addColumn<QString>("mark");    ///< of the project's root; empty: nothing marks it
        QTest::addColumn<QString>("written"); ///< in the handoff; %1: the project's folder
        QTest::addColumn<QString>("lies");    ///< path of the file; empty: it does not exist
        QTest::addColumn<Deliverable::State>("state");
        using enum Deliverable::State;
        for (const QString &mark : {u".git"_s, u".baton"_s, QString()}) {
            const auto row = [&mark](const QString &name) -> QTestData & {
                const QString where = mark.isEmpty() ? u"no mark"_s : mark;
                return QTest::newRow(qPrintable(name + u", "_s + where)) << mark;
            };
            row(u"beside the handoff"_s) << u"a.py"_s << u"queue/a.py"_s << Exists;
            row(u"below the project"_s) << u"src/a.py"_s << u"src/a.py"_s << Exists;
            row(u"nowhere"_s) << u"src/a.py"_s << QString() << Missing;
            row(u"absolute"_s) << u"%1/src/a.py"_s << u"src/a.py"_s << Exists;
            row(u"up and down"_s) << u"../src/a.py"_s << u"src/a.py"_s << Exists;
        }
        for (const QString &outside : {u"/etc/hostname"_s, u"../../../../../etc/hostname"_s}) {
            QTest::newRow(qPrintable(u"outside "_s + outside))
                << u".git"_s << outside << QString() << Outside;
        }
    }

    void anArtifactIsFoundWhereItsCheckFindsIt()
    {
        QFETCH(const QString, mark);
        QFETCH(const QString, written);
        QFETCH(const QString, lies);
        QFETCH(const Deliverable::State, state);
        const SessionFolder folder;
        const QString project = folder.path(u"project"_s);
        if (!mark.isEmpty()) {
            folder.write(u"project/"_s + mark + u"/x"_s, "x");
        }
        if (!lies.isEmpty()) {
            folder.write(u"project/"_s + lies, "pass\n");
        }
        const QString named = written.startsWith(u'%') ? written.arg(project) : written;
        for (int step = 1; step <= 2; ++step) {
            folder.write(u"project/queue/%1-devon.json"_s.arg(step),
                         "{\"task_id\": \"0-4-1\", \"step_index\": " + QByteArray::number(step)
                             + ", \"agent\": \"Devon\", \"status\": \"success\",\n \"summary\": "
                               "\"done\", \"artifacts\": [\""
                             + named.toUtf8() + "\"]}\n");
        }
        const Session session =
            readSession(sessionAt(project + u"/queue"_s, *m_catalog), *m_catalog, testSettings());
        QCOMPARE(session.deliverables.size(), size_t(1));
        QCOMPARE(session.deliverables.front().state, state);
        QCOMPARE(session.handoffs.size(), size_t(2));
        const auto says = [&session](const QString &rule) {
            const std::vector<Finding> &findings = session.handoffs.front().report.findings;
            return std::ranges::find(findings, rule, &Finding::rule) != findings.end();
        };
        QCOMPARE(says(u"orion.artifact-absent"_s), state == Deliverable::State::Missing);
        QCOMPARE(says(u"orion.artifact-outside"_s), state == Deliverable::State::Outside);
    }

    void aQueueIsCompleteWithEachOfItsSteps_data()
    {
        QTest::addColumn<QStringList>("steps");
        QTest::addColumn<QByteArray>("lastStatus");
        QTest::addColumn<QString>("headline");
        QTest::addColumn<QString>("next");
        const QString missing = u"Complete, although step 2 is not reported"_s;
        const QString look = u"Orion looks in the queue whether the step was handed out, and hands "
                             "it out where it was not: step 2 is not reported"_s;
        QTest::newRow("all") << QStringList{u"1"_s, u"2"_s, u"3"_s} << QByteArray("success")
                             << u"Complete"_s << QString();
        QTest::newRow("begun before")
            << QStringList{u"2"_s, u"3"_s} << QByteArray("success") << u"Complete"_s << QString();
        QTest::newRow("one between")
            << QStringList{u"1"_s, u"3"_s} << QByteArray("success") << missing << look;
        QTest::newRow("several between")
            << QStringList{u"1"_s, u"4"_s} << QByteArray("success") << missing << look;
        QTest::newRow("it failed")
            << QStringList{u"1"_s, u"3"_s} << QByteArray("failure") << u"Failed in Step 3"_s
            << u"Orion keeps Step 3 in the queue as FAILED and prompts Devon for a fix"_s;
    }

    void aQueueIsCompleteWithEachOfItsSteps()
    {
        QFETCH(QStringList, steps);
        QFETCH(QByteArray, lastStatus);
        Files files;
        for (const QString &step : std::as_const(steps)) {
            files.append({u"queue/step-%1.json"_s.arg(step),
                          "{\"task_id\": \"t-1\", \"step_index\": " + step.toUtf8()
                              + ", \"agent\": \"Devon\", \"context_for_next_step\": \"done\", "
                                "\"summary\": \"Work\", \"status\": \""
                              + (step == steps.last() ? lastStatus : QByteArray("success"))
                              + "\"}"});
        }
        const Session session = sessionOf(files, *m_catalog);
        QTEST(session.headline, "headline");
        QTEST(session.next.does, "next");
        QCOMPARE(session.causes.empty(), session.headline == u"Complete"_s);
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
        QTest::newRow("existing file") << done << QByteArray() << true << false;
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

    void withoutAStateEarlierPhasesAreUnknown()
    {
        const QByteArray flow = cfdHandoff(2, 3, "cfd-bioreactor", "phase2-flow-1", diverged);
        const Session session = read({{handoffs + "phase2-flow-result.yaml"_L1, flow}});
        QCOMPARE(session.phases[1].status, RunStatus::Unknown);
        QVERIFY(session.phases[1].attempts.empty());
        QCOMPARE(session.phases[2].status, RunStatus::Failed);
        QCOMPARE(session.phases[3].status, RunStatus::NotReached);
        QCOMPARE(session.gates[1].result.id, u"QG1"_s);
        QCOMPARE(session.gates[1].reason, u"none of its handoffs is here"_s);
        // A complete state would contain them.
        const Session told =
            read({{stateName, cfdState("failed", 2, "  phase_2: {status: failed}\n")}});
        QCOMPARE(told.phases[1].status, RunStatus::NotReached);
    }

    void aStateThatCannotBeReadSaysWhyOnce()
    {
        const Session session = read({{stateName, "session: {status: failed\n  x: [1,\n"}});
        QCOMPARE(saidBy(u"session.state-unreadable"_s, session).size(), 1);
        QCOMPARE(saidBy(u"yaml.syntax"_s, session), QStringList());
    }

    void anEmptyStateIsAMissingState_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("no bytes") << QByteArray();
        QTest::newRow("blank") << QByteArray("\n  \n");
        QTest::newRow("a comment") << QByteArray("# nothing yet\n");
        QTest::newRow("null") << QByteArray("---\n");
    }

    void anEmptyStateIsAMissingState()
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

    void anUnknownStatusWordIsReportedOnce_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QStringList>("rules"); // at the words
        QTest::newRow("of the session")
            << stateName << cfdState("dreaming", 1, "  phase_1: {status: failed}\n")
            << QStringList{u"cfd.enum"_s};
        QTest::newRow("of a phase")
            << stateName << cfdState("failed", 1, "  phase_1: {status: dreaming}\n")
            << QStringList{u"session.status-unknown"_s};
        QTest::newRow("of a stage")
            << workflow << swarmState("FAILED", "  stage_1: {status: dreaming}\n")
            << QStringList{u"swarm.enum"_s};
        QTest::newRow("where its schema names no words")
            << nativeFile(u"a"_s, u"state.json"_s) << nativeState("a", "dreaming")
            << QStringList{u"session.status-unknown"_s};
    }

    void anUnknownStatusWordIsReportedOnce()
    {
        QFETCH(const QString, file);
        QFETCH(const QByteArray, text);
        QFETCH(const QStringList, rules);
        const Session session = read({{file, text}});
        QStringList told;
        for (const SessionFinding &finding : session.findings) {
            if (finding.message.contains("dreaming"_L1)) {
                told.append(finding.rule);
            }
        }
        QCOMPARE(told, rules);
    }

    void everySummaryShowsFlaws()
    {
        const SessionFolder folder;
        folder.write(stateName,
                     cfdState("complete", 5,
                              "  phase_1: {status: complete}\n  phase_2: {status: failed}\n"));
        const SessionLocation place = sessionAt(folder.path(stateName), *m_catalog);
        const Session session = readSession(place, *m_catalog, testSettings());
        QCOMPARE(session.headline, u"Complete, although phase 2 Flow failed"_s);
        QCOMPARE(session.summary.flaw, u"phase 2 Flow failed"_s);
        QCOMPARE(standingOf(session.summary), u"ok, although phase 2 Flow failed"_s);
        folder.write(stateName, cfdState("complete", 5, allDone));
        QCOMPARE(standingOf(readSession(place, *m_catalog, testSettings()).summary), u"ok"_s);
        // A session that started failed ones, even indirectly, is not successful.
        folder.write(nativeFile(u"plan"_s, u"state.json"_s), nativeState("plan", "COMPLETED"));
        folder.write(nativeFile(u"a"_s, u"state.json"_s), nativeState("a", "COMPLETED", "plan"));
        folder.write(nativeFile(u"b"_s, u"state.json"_s), nativeState("b", "FAILED", "a"));
        std::vector<SessionSummary> all;
        for (const QString &name : {u"plan"_s, u"a"_s, u"b"_s}) {
            const QString path = folder.path(nativeFile(name, u"state.json"_s));
            all.push_back(
                readSession(sessionAt(path, *m_catalog), *m_catalog, testSettings()).summary);
        }
        QCOMPARE(all[0].flaw, u"1 of 2 sessions that it started failed"_s);
        QCOMPARE(all[1].flaw, u"1 of 1 sessions that it started failed"_s);
        QCOMPARE(all[2].flaw, QString());
        const Session plan = readSession(all[0].place, *m_catalog, testSettings());
        QCOMPARE(plan.headline, u"Complete, although 1 of 2 sessions that it started failed"_s);
        // A failed part does not contradict a successful whole.
        folder.write(workflow,
                     swarmState("COMPLETED",
                                "  stage_2: {status: complete, agents: {optimist: {status: "
                                "complete}, critic: {status: timeout}, analyst: {status: "
                                "complete}, innovator: {status: complete}, pragmatist: {status: "
                                "complete}}}\n"));
        const SessionLocation swarm = sessionAt(folder.path(workflow), *m_catalog);
        QCOMPARE(readSession(swarm, *m_catalog, testSettings()).summary.flaw, QString());
    }

    /// The result is read once for all checks.
    void aResultIsReadOnce()
    {
        const SessionFolder folder;
        const QString name = nativeFile(u"a"_s, u"state.json"_s);
        folder.write(name, "{\"session_id\": \"a\", \"status\": \"COMPLETED\"}");
        folder.write(nativeFile(u"a"_s, u"result.json"_s), "{\"status\": \"failed\"}");
        const QByteArray path = folder.path(nativeFile(u"a"_s, QString())).toLocal8Bit();
        const int watch = inotify_init1(IN_NONBLOCK);
        QVERIFY(inotify_add_watch(watch, path.constData(), IN_OPEN) >= 0);
        const auto opened = [watch] {
            alignas(inotify_event) std::array<char, 8192> events{};
            const ssize_t size = ::read(watch, events.data(), events.size());
            return QByteArrayView(events.data(), std::max<ssize_t>(size, 0)).count("result.json");
        };
        const auto found = stateFindings(folder.path(name), *m_catalog);
        QVERIFY(found);
        QCOMPARE(found->size(), size_t(1));
        QCOMPARE(opened(), 1);
        close(watch);
    }

private:
    [[nodiscard]] Session read(const Files &files) const { return sessionOf(files, *m_catalog); }

    std::shared_ptr<const ProtocolCatalog> m_catalog;
};

QTEST_GUILESS_MAIN(TestStateContradictions)
#include "tst_statecontradictions.moc"
