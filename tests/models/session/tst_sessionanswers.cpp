// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/models/session/sessionfolder.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

using Files = QList<std::pair<QString, QByteArray>>;

const QString handoffs = u"cfd-bioreactor-session-1/handoffs/"_s;

QByteArray cfdState(const QByteArray &status, int phase, const QByteArray &results,
                    const QByteArray &rest = {})
{
    return "session: {session_id: \"1\", session_dir: /tmp/cfd-bioreactor-session-1, mode: LITE, "
           "current_phase: "
        + QByteArray::number(phase) + ", status: " + status
        + "}\ntimestamps: {started: 2026-02-21T15:00:00Z, last_updated: "
          "2026-02-21T15:50:00Z}\nphase_results:\n"
        + results + rest;
}

QByteArray cfdHandoff(int from, int to, const QByteArray &producer, const QByteArray &task,
                      const QByteArray &block)
{
    return "handoff:\n  version: \"1.0\"\n  from_phase: " + QByteArray::number(from)
        + "\n  to_phase: " + QByteArray::number(to) + "\n  producer: " + producer
        + "\n  consumer: cfd-bioreactor\n  timestamp: \"2026-02-21T15:40:00Z\"\n"
          "  context: {task_id: "
        + task + ", description: Work}\n  quality: {status: complete, confidence: high}\n" + block;
}

const QByteArray analysis = "  math_analysis:\n    variational_form: \"a(u,v)=L(v)\"\n"
                            "    function_spaces: {velocity: P2, pressure: P1}\n"
                            "    convergence_order: {velocity_L2: \"O(h^3)\"}\n"
                            "    dimensionless_numbers: {Re: 403}\n";

const QByteArray approval = "  engineering_review:\n    challenges: []\n"
                            "    approval_status: APPROVED\n    blocking_issues: []\n";

const QByteArray diverged =
    "  flow_result:\n    convergence_achieved: false\n    solver_used: Picard\n"
    "    max_velocity: 0.4\n    mass_conservation_error: 4.1e-3\n"
    "  error_history:\n"
    "    - {attempt_number: 1, error_type: divergence, error_message: one, fix_attempted: a, "
    "fix_outcome: still diverged}\n"
    "    - {attempt_number: 2, error_type: divergence, error_message: two, fix_attempted: b, "
    "fix_outcome: still diverged}\n"
    "    - {attempt_number: 3, error_type: assertion, error_message: three, fix_attempted: c, "
    "fix_outcome: failed again}\n";

QByteArray nativeState(const QByteArray &id, const QByteArray &status,
                       const QByteArray &parent = {})
{
    return "{\"session_id\": \"" + id + "\", \"status\": \"" + status
        + "\", \"started_at\": \"2026-02-21T15:00:00Z\", \"completed_at\": "
          "\"2026-02-21T15:10:00Z\""
        + (parent.isEmpty() ? QByteArray() : ", \"parent_session\": \"" + parent + '"') + '}';
}

QString nativeFile(const QString &session, const QString &name)
{
    return u"docs/.scratch/sessions/%1/%2"_s.arg(session, name);
}

/// The row of the chain that a route belongs to.
int chainOf(const Session &session, int phase)
{
    const int parent = session.phases[size_t(phase)].parent;
    return parent < 0 ? phase : parent;
}

const QByteArray fourErrors =
    "[2026-02-21T15:01:00Z] [INFO] start\n"
    "[2026-02-21T15:02:00Z] [ERROR] a\n[2026-02-21T15:03:00Z] [ERROR] b\n"
    "[2026-02-21T15:04:00Z] [ERROR] c\n[2026-02-21T15:05:00Z] [ERROR] d\n";

QByteArray swarmState(const QByteArray &state, const QByteArray &stages)
{
    return "workflow_id: swarm-1\ncurrent_state: " + state
        + "\ncreated_at: 2026-02-21T15:00:00Z\nlast_updated: 2026-02-21T15:50:00Z\nstages:\n"
        + stages;
}

const QString workflow = u"swarm-session-1/workflow-state.yaml"_s;

} // namespace

/// What a session is said to be: from its files to the headline, the causes, attempts and gates.
class TestSessionAnswers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QTest::failOnWarning();
        m_catalog = ProtocolCatalog::load();
    }

    void errorsWithoutANumberAreNoAttempts_data()
    {
        QTest::addColumn<Files>("files");
        QTest::addColumn<int>("phase");
        QTest::addColumn<QList<RunStatus>>("attempts");
        using enum RunStatus;
        const QString log = nativeFile(u"a"_s, u"session.log"_s);
        const QString state = nativeFile(u"a"_s, u"state.json"_s);
        QTest::newRow("a log of a failed session")
            << Files{{state, nativeState("a", "FAILED")}, {log, fourErrors}} << 0 << QList{Failed};
        QTest::newRow("a log of a session that came through")
            << Files{{state, nativeState("a", "COMPLETED")}, {log, fourErrors}} << 0
            << QList{Succeeded};
        QTest::newRow("two errors of a result")
            << Files{{state, nativeState("a", "FAILED")},
                     {nativeFile(u"a"_s, u"result.json"_s),
                      "{\"status\": \"failed\", \"errors\": [\"port in use\", \"cannot bind\"]}"}}
            << 0 << QList{Failed};
        const QByteArray errors = "errors:\n"
                                  "  - {timestamp: 2026-02-21T15:20:00Z, phase: 2, error_type: a, "
                                  "message: one}\n"
                                  "  - {timestamp: 2026-02-21T15:20:01Z, phase: 2, error_type: b, "
                                  "message: two}\n";
        const QString cfd = u"cfd-bioreactor-state-1.yaml"_s;
        const QString keep = u"cfd-bioreactor-session-1/logs/a.log"_s;
        QTest::newRow("a list of a state with one retry") << Files{
            {cfd,
             cfdState("running", 2, "  phase_2: {status: running, execution_retries_used: 1}\n",
                      errors)},
            {keep, "x"}} << 2 << QList{Failed, Running};
        QTest::newRow("a list of a state that failed for good")
            << Files{{cfd,
                      cfdState("failed", 2,
                               "  phase_2: {status: failed, execution_retries_used: 1}\n", errors)},
                     {keep, "x"}}
            << 2 << QList{Failed, Failed};
    }

    void errorsWithoutANumberAreNoAttempts()
    {
        QFETCH(Files, files);
        QFETCH(int, phase);
        QFETCH(QList<RunStatus>, attempts);
        const Session session = read(files);
        QList<RunStatus> found;
        for (const SessionAttempt &attempt : session.phases[size_t(phase)].attempts) {
            found.append(attempt.status);
        }
        QCOMPARE(found, attempts);
    }

    void anErrorMayBeAMap_data()
    {
        QTest::addColumn<QByteArray>("result");
        QTest::addColumn<QString>("type");
        QTest::addColumn<QString>("message");
        QTest::newRow("type and message")
            << QByteArray("{\"errors\": [{\"type\": \"Timeout\", \"message\": \"tests hung\"}]}")
            << u"Timeout"_s << u"tests hung"_s;
        QTest::newRow("one alone")
            << QByteArray("{\"error\": {\"code\": 7, \"msg\": \"no\"}}") << u"7"_s << u"no"_s;
        QTest::newRow("of other parts")
            << QByteArray("{\"errors\": [{\"a\": 1}]}") << QString() << u"{\"a\": 1}"_s;
        QTest::newRow("text") << QByteArray("{\"errors\": [\"no\"]}") << QString() << u"no"_s;
    }

    void anErrorMayBeAMap()
    {
        QFETCH(QByteArray, result);
        QFETCH(QString, type);
        QFETCH(QString, message);
        const Session session =
            read({{nativeFile(u"a"_s, u"state.json"_s), nativeState("a", "FAILED")},
                  {nativeFile(u"a"_s, u"result.json"_s), result}});
        QCOMPARE(session.errors.size(), size_t(1));
        QCOMPARE(session.errors[0].type, type);
        QCOMPARE(session.errors[0].message, message);
    }

    void theEndOfALongLogIsSearched()
    {
        const QByteArray line = "[2026-02-21T15:02:00Z] [INFO] residual 1e-9\n";
        const QByteArray middle = line.repeated((9 << 20) / line.size());
        const Session session =
            read({{nativeFile(u"a"_s, u"state.json"_s), nativeState("a", "FAILED")},
                  {nativeFile(u"a"_s, u"session.log"_s),
                   middle + "[2026-02-21T15:09:00Z] [ERROR] out of memory\n"}});
        QCOMPARE(session.errors.size(), size_t(1));
        QCOMPARE(session.errors[0].message, u"out of memory"_s);
        QCOMPARE(session.errors[0].evidence.line, static_cast<int>(middle.count('\n')) + 1);
        QVERIFY(std::ranges::any_of(
            session.facts, [](const SessionFact &fact) { return fact.title == "session.log"_L1; }));
    }

    void theFirstAttemptIsTheCauseWithoutTimes_data()
    {
        QTest::addColumn<Files>("files");
        const std::pair<QString, QByteArray> flow{
            handoffs + "phase2-flow-result.yaml"_L1,
            cfdHandoff(2, 3, "cfd-bioreactor", "phase2-flow-3", diverged)};
        QTest::newRow("with a state")
            << Files{{u"cfd-bioreactor-state-1.yaml"_s,
                      cfdState("failed", 2,
                               "  phase_2: {status: failed, execution_retries_used: 3, timestamp: "
                               "2026-02-21T15:41:00Z}\n",
                               "errors: []\n")},
                     flow};
        QTest::newRow("without a state") << Files{flow};
    }

    void theFirstAttemptIsTheCauseWithoutTimes()
    {
        QFETCH(Files, files);
        const Session session = read(files);
        QCOMPARE(session.causes.size(), size_t(1));
        const FirstCause &cause = session.causes[0];
        QCOMPARE(cause.failure.what, SessionFailure::What::Error);
        QCOMPARE(cause.failure.attempt, 1);
        QCOMPARE(cause.failure.text, u"one"_s);
        QVERIFY2(session.headline.startsWith("Failed in phase 2 Flow after 3"_L1),
                 qPrintable(session.headline));
        QCOMPARE(session.escalations.size(), size_t(1));
        QCOMPARE(session.escalations[0].used, 3);
        QCOMPARE(session.escalations[0].limit, 3);
        QVERIFY(session.escalations[0].isOver);
    }

    void thePerspectivesThatFailedAreTheCauseOfTheirStage()
    {
        const Session session = read(
            {{workflow,
              swarmState("FAILED",
                         "  stage_1: {status: complete, completed_at: 2026-02-21T15:03:00Z}\n"
                         "  stage_2:\n    status: failed\n    started_at: 2026-02-21T15:03:00Z\n"
                         "    completed_at: 2026-02-21T15:24:00Z\n    error: only 3 of 5\n"
                         "    agents:\n      optimist: {status: complete}\n"
                         "      critic: {status: timeout, error: no answer}\n"
                         "      analyst: {status: failed, error: rate limit}\n"
                         "  stage_3: {status: pending}\n")}});
        QCOMPARE(session.causes.size(), size_t(2));
        QCOMPARE(session.causes[0].failure.text, u"no answer"_s);
        QCOMPARE(session.causes[1].failure.text, u"rate limit"_s);
        QVERIFY(!session.causes[0].consequences.empty());
        QCOMPARE(session.causes[0].consequences[0].text, u"only 3 of 5"_s);
        QVERIFY(session.causes[0].consequences[0].rule.contains(u"Critic"_s));
        QCOMPARE(session.headline, u"Failed in Perspectives"_s);
    }

    void theHeadlineSpeaksOfTheFirstCause()
    {
        const Session session =
            read({{workflow,
                   swarmState("FAILED",
                              "  stage_2:\n    status: in_progress\n    agents:\n"
                              "      critic: {status: timeout, error: no answer}\n"
                              "  stage_3: {status: failed, completed_at: 2026-02-21T15:24:00Z, "
                              "error: too short}\n")}});
        QCOMPARE(session.causes[0].failure.text, u"too short"_s);
        QCOMPARE(session.headline, u"Failed in Synthesis"_s);
    }

    void chainsInOneFolderAreNotBlamedForEachOther()
    {
        const QByteArray broken = "ARENA_TO_GUARDIAN_HANDOFF: [oops\n";
        Files files{{u"run/1.yaml"_s,
                     "ARENA_TO_GUARDIAN_HANDOFF:\n  session_id: arena-77\n  Implementation: 3\n"},
                    {u"run/2.yaml"_s,
                     "ARENA_TO_GUARDIAN_HANDOFF:\n  session_id: arena-88\n  Implementation: 3\n"}};
        const Session session = read(files);
        QCOMPARE(session.phases.size(), size_t(4));
        for (const FirstCause &cause : session.causes) {
            for (const SessionFailure &failure : cause.consequences) {
                if (failure.phase >= 0) {
                    QCOMPARE(chainOf(session, failure.phase),
                             chainOf(session, cause.failure.phase));
                }
            }
        }
        QVERIFY(session.causes.size() >= 2);
    }

    void aGateIsPassedOnlyWhenAllThatDecidesWasSeen_data()
    {
        QTest::addColumn<bool>("isReviewed");
        QTest::addColumn<QByteArray>("phase");
        QTest::addColumn<CriterionState>("state");
        QTest::addColumn<QString>("reason");
        QTest::newRow("a plan alone")
            << false << QByteArray("running") << CriterionState::NotEvaluated
            << u"not seen yet: Engineering review"_s;
        QTest::newRow("a plan alone, of a phase that is over")
            << false << QByteArray("failed") << CriterionState::NotEvaluated
            << u"not seen yet: Engineering review"_s;
        QTest::newRow("with its review")
            << true << QByteArray("running") << CriterionState::Passed << QString();
    }

    void aGateIsPassedOnlyWhenAllThatDecidesWasSeen()
    {
        QFETCH(bool, isReviewed);
        QFETCH(QByteArray, phase);
        QFETCH(CriterionState, state);
        QFETCH(QString, reason);
        Files files{{u"cfd-bioreactor-state-1.yaml"_s,
                     cfdState("running", 2, "  phase_2: {status: " + phase + "}\n")},
                    {handoffs + "phase2-math-analysis.yaml"_L1,
                     cfdHandoff(2, 2, "cfd-mathematician", "phase2-math-1", analysis)}};
        if (isReviewed) {
            files.append({handoffs + "phase2-engineering-review.yaml"_L1,
                          cfdHandoff(2, 2, "cfd-reviewer", "phase2-review-1", approval)});
        }
        const Session session = read(files);
        const auto gate = std::ranges::find(session.gates, u"QG2a"_s,
                                            [](const SessionGate &one) { return one.result.id; });
        QVERIFY(gate != session.gates.end());
        QCOMPARE(gate->state(), state);
        QCOMPARE(gate->reason, reason);
        QCOMPARE(gate->next.isEmpty(), state != CriterionState::Passed);
    }

    void gatesOfAnInvalidatedPhaseNoLongerCount()
    {
        const Session session =
            read({{u"cfd-bioreactor-state-1.yaml"_s,
                   cfdState("running", 2,
                            "  phase_1: {status: complete, timestamp: 2026-02-21T15:45:00Z}\n"
                            "  phase_2: {status: complete, timestamp: 2026-02-21T15:41:00Z}\n",
                            "phases_valid: [0, 1]\n")},
                  {handoffs + "phase2-flow-result.yaml"_L1,
                   cfdHandoff(2, 3, "cfd-bioreactor", "phase2-flow-1",
                              "  flow_result: {convergence_achieved: false}\n")}});
        const auto gate = std::ranges::find(session.gates, u"QG2b"_s,
                                            [](const SessionGate &one) { return one.result.id; });
        QVERIFY(gate->isInvalidated);
        QCOMPARE(gate->state(), CriterionState::NotEvaluated);
        QCOMPARE(gate->reason, u"phase 1 ran again"_s);
        QVERIFY(gate->next.isEmpty());
        QCOMPARE(session.phases[2].status, RunStatus::Invalidated);
        QCOMPARE(session.phases[2].attempts.back().status, RunStatus::Running);
    }

    void withoutAStateNothingIsSaidInItsName()
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

    void aRefusedHandoffThatNoneReplacedWasPassedOver()
    {
        const Session session =
            read({{u"cfd-bioreactor-state-1.yaml"_s,
                   cfdState("running", 2, "  phase_1: {status: complete, retries_used: 1}\n")},
                  {handoffs + "phase1-mesh-plan.yaml"_L1,
                   cfdHandoff(1, 2, "cfd-bioreactor", "phase1-mesh-1",
                              "  mesh_plan: {element_type: prism}\n")}});
        QVERIFY(!session.repaired.empty());
        for (const SessionFailure &failure : session.repaired) {
            QCOMPARE(failure.rule, u"Mesh Planning was completed all the same"_s);
        }
    }

    void whyAChildFailedStandsInItsParent()
    {
        const Session session = read(
            {{nativeFile(u"plan"_s, u"state.json"_s), nativeState("plan", "COMPLETED")},
             {nativeFile(u"gateway"_s, u"state.json"_s), nativeState("gateway", "FAILED", "plan")},
             {nativeFile(u"gateway"_s, u"result.json"_s), "{\"errors\": [\"port 8080 in use\"]}"}});
        QCOMPARE(session.causes.size(), size_t(1));
        QCOMPARE(session.causes[0].failure.text, u"port 8080 in use"_s);
        QCOMPARE(session.phases[size_t(session.causes[0].failure.phase)].id, u"gateway"_s);
        QVERIFY(session.repaired.empty());
        QVERIFY(session.causes[0].failure.evidence[0].path.endsWith("gateway/result.json"_L1));
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

    void whoWaitedForAFailedChildSaysSo()
    {
        const auto request = [](const QByteArray &id, const QByteArray &dependsOn) {
            return "```xml\n<agent_request "
                   "xmlns=\"http://instructor-workflow.org/agent-handoff/v1\" version=\"1.0\" "
                   "session_id=\""
                + id + "\" depends_on=\"" + dependsOn
                + "\" parent_agent=\"planning-agent\" target_agent=\"frontend\">\n"
                  "<mode>spawn</mode>\n</agent_request>\n```\n";
        };
        QByteArray killed = nativeState("dashboard", "KILLED", "plan");
        killed.replace("15:10:00", "15:13:00");
        const Session session = read(
            {{nativeFile(u"plan"_s, u"state.json"_s), nativeState("plan", "COMPLETED")},
             {nativeFile(u"gateway"_s, u"state.json"_s), nativeState("gateway", "FAILED", "plan")},
             {nativeFile(u"gateway"_s, u"result.json"_s), "{\"errors\": [\"port 8080 in use\"]}"},
             {nativeFile(u"dashboard"_s, u"state.json"_s), killed},
             {nativeFile(u"dashboard"_s, u"prompt.md"_s), request("dashboard", "gateway")},
             {nativeFile(u"other"_s, u"state.json"_s), nativeState("other", "COMPLETED", "plan")},
             {nativeFile(u"other"_s, u"prompt.md"_s), request("other", "gateway")}});
        const auto reasonOf = [&session](const QString &id) {
            return std::ranges::find(session.phases, id, &SessionPhase::id)->reason;
        };
        const QString reason = u"waited for gateway, which failed: port 8080 in use"_s;
        QCOMPARE(reasonOf(u"dashboard"_s), reason);
        QCOMPARE(reasonOf(u"other"_s), QString());
        QCOMPARE(session.causes.size(), size_t(1));
        QCOMPARE(session.phases[size_t(session.causes[0].failure.phase)].id, u"gateway"_s);
        QVERIFY(
            std::ranges::any_of(session.causes[0].consequences, [&](const SessionFailure &failure) {
                return failure.rule == reason;
            }));
    }

    void aFalseMinimumIsToldOnce()
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
        QCOMPARE(session.phases[1].status, RunStatus::NotReached);
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
    [[nodiscard]] Session read(const Files &files) const
    {
        const SessionFolder folder;
        for (const auto &[name, text] : files) {
            folder.write(name, text);
        }
        const SessionPlace place = sessionAt(folder.path(files.first().first), *m_catalog);
        return readSession(place, *m_catalog, testSettings());
    }

    std::shared_ptr<const ProtocolCatalog> m_catalog;
};

QTEST_GUILESS_MAIN(TestSessionAnswers)
#include "tst_sessionanswers.moc"
