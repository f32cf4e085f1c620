// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/checks/list/statefindings.h"
#include "models/session/discovery/sessionlocator.h"
#include "models/session/reading/readsession.h"

#include "tests/models/session/sessionfolder.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

using Files = QList<std::pair<QString, QByteArray>>;

const QString cfdState = u"cfd-bioreactor-state-1.yaml"_s;
const QString handoffs = u"cfd-bioreactor-session-1/handoffs/"_s;

QByteArray cfd(const QByteArray &status, const QByteArray &results)
{
    return "session: {session_id: \"1\", session_dir: /tmp/cfd-bioreactor-session-1, mode: LITE, "
           "current_phase: 2, status: "
        + status
        + "}\ntimestamps: {started: 2026-02-21T15:00:00Z, last_updated: "
          "2026-02-21T15:50:00Z}\nphase_results:\n"
        + results;
}

QByteArray swarm(const QByteArray &state, const QByteArray &stages)
{
    return "workflow_id: swarm-1\ncurrent_state: " + state
        + "\nlast_updated: 2026-02-21T15:50:00Z\nstages:\n" + stages;
}

const QByteArray meshPlan = "handoff:\n  producer: cfd-bioreactor\n  from_phase: 1\n"
                            "  mesh_plan: {element_type: prism}\n";
const QByteArray keep = "here\n";

} // namespace

/// Each rule of a session: a violation, and the nearest valid case.
class TestSessionRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QTest::failOnWarning();
        m_catalog = ProtocolCatalog::load();
    }

    void eachRuleHasItsViolation_data()
    {
        QTest::addColumn<QString>("rule");
        QTest::addColumn<Files>("bad");
        QTest::addColumn<Files>("good");
        const QString log = u"cfd-bioreactor-session-1/logs/a.log"_s;
        const QString flow = u"workflow-state.yaml"_s;

        QTest::newRow("accepted failure")
            << u"session.accepted-failure"_s
            << Files{{cfdState, cfd("running", "  phase_1: {status: complete}\n")},
                     {handoffs + "phase1-mesh-plan.yaml"_L1, meshPlan}}
            << Files{{cfdState, cfd("running", "  phase_1: {status: failed}\n")},
                     {handoffs + "phase1-mesh-plan.yaml"_L1, meshPlan}};
        QTest::newRow("complete with a failure")
            << u"session.complete-with-failure"_s
            << Files{{flow, swarm("COMPLETED", "  stage_1: {status: failed}\n")}}
            << Files{{flow, swarm("COMPLETED", "  stage_1: {status: complete}\n")}};
        QTest::newRow("empty") << u"session.empty"_s << Files{{u"a/readme.txt"_s, keep}}
                               << Files{{u"a/handoff.yaml"_s, "handoff: {from: a, to: b}\n"}};
        QTest::newRow("expired")
            << u"session.expired"_s
            << Files{{flow,
                      "current_state: FRAMING\nlast_updated: 2026-02-19T09:00:00Z\n"
                      "stages: {stage_1: {status: in_progress}}\n"}}
            << Files{{flow,
                      "current_state: COMPLETED\nlast_updated: 2026-02-19T09:00:00Z\n"
                      "stages: {stage_1: {status: complete}}\n"}};
        QTest::newRow("failed without a failure")
            << u"session.failed-without-failure"_s
            << Files{{flow, swarm("FAILED", "  stage_1: {status: complete}\n")}}
            << Files{{flow, swarm("FAILED", "  stage_1: {status: failed}\n")}};
        QTest::newRow("folder mismatch")
            << u"session.folder-mismatch"_s
            << Files{{flow,
                      swarm("FRAMING", "  stage_1: {status: in_progress}\n")
                          + "session_path: /tmp/another/\n"}}
            << Files{{flow, swarm("FRAMING", "  stage_1: {status: in_progress}\n")}};
        QTest::newRow("folder missing")
            << u"session.folder-missing"_s
            << Files{{cfdState, cfd("complete", "  phase_1: {status: complete}\n")}}
            << Files{{cfdState, cfd("complete", "  phase_1: {status: complete}\n")}, {log, keep}};
        QTest::newRow("handoff missing")
            << u"session.handoff-missing"_s
            << Files{{cfdState,
                      cfd("running",
                          "  phase_1: {status: complete, handoff_path: "
                          "\"{session_dir}/handoffs/gone.yaml\"}\n")},
                     {log, keep}}
            << Files{{cfdState,
                      cfd("running",
                          "  phase_1: {status: complete, handoff_path: "
                          "\"{session_dir}/handoffs/phase1-mesh-plan.yaml\"}"
                          "\n")},
                     {handoffs + "phase1-mesh-plan.yaml"_L1, meshPlan}};
        QTest::newRow("handoff unknown")
            << u"session.handoff-unknown"_s
            << Files{{cfdState, cfd("running", "  phase_2: {status: in_progress}\n")},
                     {handoffs + "phase3-transport-result.yaml"_L1,
                      "handoff: {producer: cfd-bioreactor, from_phase: 3, transport_result: "
                      "{stabilization_method: SUPG}}\n"}}
            << Files{{cfdState, cfd("running", "  phase_2: {status: in_progress}\n")},
                     {handoffs + "phase2-flow-result.yaml"_L1,
                      "handoff: {producer: cfd-bioreactor, from_phase: 2, flow_result: "
                      "{solver_used: MUMPS}}\n"}};
        const QString native = u"docs/.scratch/sessions/a/state.json"_s;
        const auto state = [](const QByteArray &rest) {
            return "{\"session_id\": \"a\", \"status\": \"COMPLETED\"" + rest + '}';
        };
        QTest::newRow("exit code")
            << u"session.result-differs"_s << Files{{native, state(", \"exit_code\": 1")}}
            << Files{{native, state(", \"exit_code\": 0")}};
        QTest::newRow("status of the result")
            << u"session.result-differs"_s
            << Files{{native, state({})},
                     {u"docs/.scratch/sessions/a/result.json"_s, "{\"status\": \"failed\"}"}}
            << Files{{native, state({})},
                     {u"docs/.scratch/sessions/a/result.json"_s, "{\"status\": \"success\"}"}};
        QTest::newRow("result cut off")
            << u"session.file-unreadable"_s
            << Files{{native, state({})},
                     {u"docs/.scratch/sessions/a/result.json"_s, "{\"status\": \"fai"}}
            << Files{{native, state({})},
                     {u"docs/.scratch/sessions/a/result.json"_s, "{\"status\": \"success\"}"}};
        QTest::newRow("named file")
            << u"session.named-file-missing"_s
            << Files{{native, state(", \"result_file\": \"result.json\"")}}
            << Files{{native, state(", \"result_file\": \"/elsewhere/a/result.json\"")},
                     {u"docs/.scratch/sessions/a/result.json"_s, "{}"}};
        QTest::newRow("parent") << u"session.parent-missing"_s
                                << Files{{native, state(", \"parent_session\": \"gone\"")}}
                                << Files{{native, state(", \"parent_session\": \"b\"")},
                                         {u"docs/.scratch/sessions/b/state.json"_s,
                                          "{\"session_id\": \"b\", \"status\": \"RUNNING\"}"}};
        QTest::newRow("id of another folder")
            << u"session.folder-mismatch"_s
            << Files{{native, "{\"session_id\": \"other\", \"status\": \"COMPLETED\"}"}}
            << Files{{native, state({})}};
        const auto parts = [](const QByteArray &listed) {
            return swarm("DIVERGING",
                         "  stage_2: {status: in_progress, agents: {optimist: {status: complete}, "
                         "critic: {status: timeout}}}\n")
                + "recovery: {" + listed + "}\n";
        };
        QTest::newRow("completed, but timed out")
            << u"session.parts-differ"_s
            << Files{{flow, parts("completed_perspectives: [optimist, critic]")}}
            << Files{{flow, parts("completed_perspectives: [optimist]")}};
        QTest::newRow("complete, but not listed")
            << u"session.parts-differ"_s << Files{{flow, parts("completed_perspectives: []")}}
            << Files{{flow, parts("completed_perspectives: [optimist]")}};
        QTest::newRow("minimum") << u"session.parts-differ"_s
                                 << Files{{flow, parts("minimum_met: true")}}
                                 << Files{{flow, parts("minimum_met: false")}};
        const auto counting = [](const QByteArray &count) {
            return "handoff:\n  version: \"1.0\"\n  source: {skill: perspective-swarm}\n"
                   "  target: {skill: lit-pm}\n  payload: {original_prompt: Why?}\n"
                   "  context: {perspectives_completed: "
                + count + "}\n";
        };
        const QString payload = u"handoff-payload.yaml"_s;
        QTest::newRow("counted in a handoff")
            << u"session.parts-differ"_s
            << Files{{flow, parts("completed_perspectives: [optimist]")}, {payload, counting("5")}}
            << Files{{flow, parts("completed_perspectives: [optimist]")}, {payload, counting("1")}};
        const auto reported = [](const QByteArray &step) {
            return R"({"task_id": "t-1", "step_index": )" + step
                + R"(, "agent": "Tara", "status": "success", "context_for_next_step": "done"})";
        };
        QTest::newRow("step missing")
            << u"session.step-missing"_s
            << Files{{u"a.json"_s, reported("1")}, {u"c.json"_s, reported("3")}}
            << Files{{u"a.json"_s, reported("2")}, {u"c.json"_s, reported("3")}};
        const QByteArray written = swarm(
            "DIVERGING",
            "  stage_2: {status: in_progress, agents: {optimist: {status: complete, output_file: "
            "perspectives/optimist.md}}}\n");
        QTest::newRow("output") << u"session.output-missing"_s << Files{{flow, written}}
                                << Files{{flow, written}, {u"perspectives/optimist.md"_s, keep}};
        QTest::newRow("lock of another")
            << u"session.lock-foreign"_s
            << Files{{flow, swarm("COMPLETED", "  stage_1: {status: complete}\n")},
                     {u".session.lock"_s, "swarm-2\n2026-02-21T15:00:00Z\n"}}
            << Files{{flow, swarm("COMPLETED", "  stage_1: {status: complete}\n")},
                     {u".session.lock"_s, "swarm-1\n2026-02-21T15:00:00Z\n"}};
        QTest::newRow("waits, but still runs")
            << u"session.phase-order"_s
            << Files{{flow,
                      swarm("AWAITING_USER",
                            "  stage_1: {status: complete}\n  stage_2: {status: in_progress}\n")}}
            << Files{{flow,
                      swarm("AWAITING_USER",
                            "  stage_1: {status: complete}\n  stage_2: {status: complete}\n")}};
        QTest::newRow("phase order")
            << u"session.phase-order"_s
            << Files{{cfdState,
                      cfd("running",
                          "  phase_1: {status: in_progress}\n  phase_2: {status: complete}\n")}}
            << Files{{cfdState,
                      cfd("running",
                          "  phase_0: {status: complete}\n  phase_1: {status: complete}\n"
                          "  phase_2: {status: in_progress}\n")}};
        QTest::newRow("retries exceeded") << u"session.retries-exceeded"_s
                                          << Files{{cfdState,
                                                    cfd("running",
                                                        "  phase_2: {status: in_progress, "
                                                        "execution_retries_used: 4}\n")},
                                                   {log, keep}}
                                          << Files{{cfdState,
                                                    cfd("running",
                                                        "  phase_2: {status: in_progress, "
                                                        "execution_retries_used: 2}\n")},
                                                   {log, keep}};
        const auto flowOf = [](const QByteArray &task, const QByteArray &number) {
            return "handoff:\n  producer: cfd-bioreactor\n  from_phase: 2\n  to_phase: 3\n"
                   "  context: {task_id: "
                + task
                + "}\n  flow_result: {convergence_achieved: false}\n  error_history:\n"
                  "    - {attempt_number: "
                + number + ", error_type: a, error_message: b}\n";
        };
        const QString flowResult = handoffs + "phase2-flow-result.yaml"_L1;
        const auto retried = [](const QByteArray &used) {
            return cfd("failed",
                       "  phase_2: {status: failed, execution_retries_used: " + used + "}\n");
        };
        QTest::newRow("attempt number")
            << u"session.attempt-number"_s
            << Files{{cfdState, retried("0")}, {flowResult, flowOf("phase2-flow-1", "900")}}
            << Files{{cfdState, retried("0")}, {flowResult, flowOf("phase2-flow-1", "1")}};
        QTest::newRow("retries differ")
            << u"session.retries-differ"_s
            << Files{{cfdState, retried("0")}, {flowResult, flowOf("phase2-flow-2", "1")}}
            << Files{{cfdState, retried("1")}, {flowResult, flowOf("phase2-flow-2", "1")}};
        QTest::newRow("stale")
            << u"session.stale"_s
            << Files{{flow,
                      "current_state: FRAMING\nlast_updated: 2026-02-21T15:29:00Z\n"
                      "stages: {stage_1: {status: in_progress}}\n"}}
            << Files{{flow,
                      "current_state: FRAMING\nlast_updated: 2026-02-21T15:31:00Z\n"
                      "stages: {stage_1: {status: in_progress}}\n"}};
        QTest::newRow("state missing")
            << u"session.state-missing"_s
            << Files{{handoffs + "phase1-mesh-plan.yaml"_L1, meshPlan}}
            << Files{{cfdState, cfd("running", "  phase_1: {status: failed}\n")},
                     {handoffs + "phase1-mesh-plan.yaml"_L1, meshPlan}};
        QTest::newRow("state unreadable")
            << u"session.state-unreadable"_s
            << Files{{flow, "current_state: FRAMING\nstages: {stage_1: {status: in_progress\n"}}
            << Files{{flow, "current_state: FRAMING\nstages: {stage_1: {status: in_progress}}\n"}};
        QTest::newRow("status unknown")
            << u"session.status-unknown"_s
            << Files{{native, "{\"session_id\": \"a\", \"status\": \"SLEEPING\"}"}}
            << Files{{native, "{\"session_id\": \"a\", \"status\": \"RUNNING\"}"}};
        QTest::newRow("no status at all")
            << u"session.status-unknown"_s
            << Files{{flow, "workflow_id: a\nstages: {stage_1: {status: complete}}\n"}}
            << Files{{flow, swarm("FRAMING", "  stage_1: {status: in_progress}\n")}};
        const auto lasting = [](const QByteArray &ended) -> QByteArray {
            return "{\"session_id\": \"a\", \"status\": \"COMPLETED\", \"started_at\": "
                   "\"2026-02-21T15:10:00Z\", \"completed_at\": \""
                + ended + "\"}";
        };
        QTest::newRow("time order")
            << u"session.time-order"_s << Files{{native, lasting("2026-02-21T15:05:00Z")}}
            << Files{{native, lasting("2026-02-21T15:15:00Z")}};
        const auto ended = [](const QByteArray &time) {
            return cfd("running", "  phase_0: {status: complete, timestamp: " + time + "}\n");
        };
        QTest::newRow("ended after the last word")
            << u"session.time-order"_s << Files{{cfdState, ended("2026-02-21T15:55:00Z")}}
            << Files{{cfdState, ended("2026-02-21T15:45:00Z")}};
    }

    void eachRuleHasItsViolation()
    {
        QFETCH(QString, rule);
        QFETCH(Files, bad);
        QFETCH(Files, good);
        const QStringList broken = rulesOf(bad);
        QVERIFY2(broken.contains(rule), qPrintable(broken.join(u", "_s)));
        const QStringList kept = rulesOf(good);
        QVERIFY2(!kept.contains(rule), qPrintable(kept.join(u", "_s)));
    }

    void filesInAStateAreFoundWithoutReadingTheSession()
    {
        const auto rulesAt = [this](const SessionFolder &folder) {
            QStringList rules;
            const auto findings = stateFindings(folder.path(cfdState), *m_catalog);
            for (const SessionFinding &finding : findings.value()) {
                rules.append(finding.rule);
            }
            return rules;
        };
        const SessionFolder folder;
        folder.write(cfdState,
                     cfd("running",
                         "  phase_1: {status: complete, handoff_path: "
                         "\"{session_dir}/handoffs/phase1-mesh-plan.yaml\"}\n"));
        QCOMPARE(rulesAt(folder), QStringList()); // it contains nothing of the session
        folder.write(u"cfd-bioreactor-session-1/logs/a.log"_s, keep);
        QCOMPARE(rulesAt(folder), QStringList(u"session.handoff-missing"_s));
        folder.write(handoffs + "phase1-mesh-plan.yaml"_L1, meshPlan);
        QCOMPARE(rulesAt(folder), QStringList());
    }

    void anUnreadableFileIsReported()
    {
        const SessionFolder folder;
        const QString name = handoffs + "phase1-mesh-plan.yaml"_L1;
        folder.write(name, meshPlan);
        QFile large(folder.path(name));
        QVERIFY(large.resize(qint64(65) << 20));
        const Session session =
            readSession(sessionAt(folder.path(name), *m_catalog), *m_catalog, testSettings());
        QVERIFY(rulesOf(session).contains(u"session.file-unreadable"_s));
    }

private:
    static QStringList rulesOf(const Session &session)
    {
        QStringList rules;
        for (const SessionFinding &finding : session.findings) {
            rules.append(finding.rule);
        }
        return rules;
    }

    [[nodiscard]] QStringList rulesOf(const Files &files) const
    {
        const SessionFolder folder;
        for (const auto &[name, text] : files) {
            folder.write(name, text);
        }
        const SessionLocation place = sessionAt(folder.path(files.first().first), *m_catalog);
        return rulesOf(readSession(place, *m_catalog, testSettings()));
    }

    std::shared_ptr<const ProtocolCatalog> m_catalog;
};

QTEST_GUILESS_MAIN(TestSessionRules)
#include "tst_sessionrules.moc"
