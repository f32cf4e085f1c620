// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/building/previousread.h"
#include "models/session/discovery/sessionlocator.h"
#include "models/session/reading/readsession.h"
#include "tests/models/session/sessiontexts.h"
#include "tests/support/cfdplants.h"

using namespace Qt::StringLiterals;
using namespace baton;
using namespace baton::texts;

/// The first failure of a session and its consequences.
class TestFirstCauses : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QTest::failOnWarning();
        m_catalog = ProtocolCatalog::load();
    }

    /// A time leads to the records of a failure; evidence leads only to the writer of a file.
    void aCauseWithATimeIsPlacedBeforeOneWithEvidence()
    {
        FirstCause nothing;
        FirstCause withEvidence;
        withEvidence.failure.evidence = {{u"/work/a.yaml"_s, {}, 0, 0}};
        FirstCause withTime;
        withTime.failure.time = QDateTime(QDate(2026, 2, 21), QTime(15, 0), QTimeZone::UTC);
        const std::vector<FirstCause> all{nothing, withEvidence, withTime, withTime};
        QCOMPARE(placedFailure(all), &all[2].failure);
        const std::vector<FirstCause> timeless{nothing, withEvidence, withEvidence};
        QCOMPARE(placedFailure(timeless), &timeless[1].failure);
        QVERIFY(!placedFailure({nothing}));
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
        QCOMPARE(session.escalations[0].count, (AttemptCount{3, 3}));
        QVERIFY(session.escalations[0].isOver);
    }

    void theFirstRejectionIsTheCauseOfTheSecond_data()
    {
        QTest::addColumn<int>("phase");
        QTest::addColumn<QString>("gate");
        QTest::newRow("mesh plan") << 1 << u"QG1, mesh plan"_s;
        QTest::newRow("flow plan") << 2 << u"QG2a, flow plan"_s;
        QTest::newRow("transport plan") << 3 << u"QG3a, transport plan"_s;
    }

    void theFirstRejectionIsTheCauseOfTheSecond()
    {
        QFETCH(int, phase);
        QFETCH(QString, gate);
        const QByteArray number = QByteArray::number(phase);
        const Session session =
            read({{u"cfd-bioreactor-state-1.yaml"_s,
                   cfdState("failed", phase,
                            "  phase_" + number
                                + ": {status: failed, reviewer_status: REJECTED, retries_used: 1, "
                                  "timestamp: 2026-02-21T15:41:00Z}\n")},
                  reviewOf(phase, 1, "too coarse"),
                  reviewOf(phase, 2, "still too coarse")});
        QCOMPARE(statusesOf(session, phase), (QList{RunStatus::Failed, RunStatus::Failed}));
        QCOMPARE(session.causes.size(), size_t(1));
        const FirstCause &cause = session.causes[0];
        QCOMPARE(cause.failure.attempt, 1);
        QCOMPARE(cause.failure.text,
                 gate + u": Review approved: REJECTED (“too coarse”); No CRITICAL challenge: 1"_s);
        QVERIFY(cause.failure.evidence.front().path.endsWith("review-attempt1.yaml"_L1));
        QVERIFY(cause.failure.evidence.front().line > 1);
        const SessionFailure &second = cause.consequences.front();
        QCOMPARE(second.what, SessionFailure::What::Gate);
        QVERIFY2(second.text.contains(u"“still too coarse”"_s), qPrintable(second.text));
        QCOMPARE(second.rule, u"A retry after the failure, which failed too"_s);
        const QString summary = session.escalations.at(0).summary;
        QVERIFY2(summary.contains("attempt 1: "_L1 + cause.failure.text), qPrintable(summary));
        QVERIFY2(
            summary.contains(u"attempt 2: "_s + gate + u": Review approved: REJECTED (“still"_s),
            qPrintable(summary));
    }

    /// While the retry runs, the gate refers to the review that still exists.
    void aRejectionIsReportedOnceWhileTheRetryRuns()
    {
        auto review = reviewOf(2, 1, "too coarse");
        review.first = handoffs + "phase2-engineering-review.yaml"_L1;
        const Session session =
            read({{u"cfd-bioreactor-state-1.yaml"_s,
                   cfdState("running", 2,
                            "  phase_2: {status: in_progress, reviewer_status: REJECTED, "
                            "retries_used: 1}\n")},
                  review,
                  {handoffs + "phase2-math-analysis.yaml"_L1,
                   whole(cfdHandoff(2, 2, "cfd-mathematician", "phase2-math-2", analysis))}});
        QCOMPARE(statusesOf(session, 2), (QList{RunStatus::Failed, RunStatus::Running}));
        QCOMPARE(session.causes.size(), size_t(1));
        QCOMPARE(session.causes[0].failure.what, SessionFailure::What::Gate);
        QVERIFY(session.causes[0].consequences.empty());
    }

    /// A retry overwrites the review; a followed session keeps it.
    void aRejectionThatWasOverwrittenStaysTheCause()
    {
        const SessionFolder folder;
        const QString state = u"cfd-bioreactor-state-1.yaml"_s;
        folder.write(state,
                     cfdState("failed", 2,
                              "  phase_2: {status: failed, reviewer_status: REJECTED, "
                              "retries_used: 1, timestamp: 2026-02-21T15:41:00Z}\n"));
        const auto last = reviewOf(2, 2, "still too coarse");
        folder.write(last.first, last.second);
        const QDateTime time(QDate(2026, 2, 21), QTime(15, 20), QTimeZone::UTC);
        PreviousParts kept;
        kept.handoffs = {{folder.path(last.first), reviewOf(2, 1, "too coarse").second, time}};
        const Session session =
            readKeeping(sessionAt(folder.path(state), *m_catalog), *m_catalog, testSettings(), kept)
                .session;
        QCOMPARE(statusesOf(session, 2), (QList{RunStatus::Failed, RunStatus::Failed}));
        QCOMPARE(session.causes.size(), size_t(1));
        QCOMPARE(session.causes[0].failure.attempt, 1);
        QVERIFY2(session.causes[0].failure.text.contains(u"(“too coarse”)"_s),
                 qPrintable(session.causes[0].failure.text));
    }

    void aRejectionThatTheNextPlanRepairedIsNotACause()
    {
        auto approved = reviewOf(2, 2, {});
        approved.second = whole(cfdHandoff(2, 2, "cfd-reviewer", "phase2-review-2", approval));
        const Session session = read(
            {{u"cfd-bioreactor-state-1.yaml"_s,
              cfdState("failed", 2,
                       "  phase_2: {status: failed, reviewer_status: APPROVED, retries_used: 1, "
                       "timestamp: 2026-02-21T15:41:00Z}\n",
                       "errors:\n  - {phase: 2, error_type: divergence, error_message: late, "
                       "attempt_number: 2}\n")},
             reviewOf(2, 1, "too coarse"),
             approved});
        QCOMPARE(statusesOf(session, 2), (QList{RunStatus::Superseded, RunStatus::Failed}));
        QCOMPARE(session.causes.size(), size_t(1));
        QVERIFY2(!session.causes[0].failure.text.contains("too coarse"_L1),
                 qPrintable(session.causes[0].failure.text));
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
        QCOMPARE(session.causes.size(), size_t(1));
        QCOMPARE(session.causes[0].failure.text, u"no answer"_s);
        const std::vector<SessionFailure> &followed = session.causes[0].consequences;
        QVERIFY(followed.size() >= 2);
        QCOMPARE(followed[0].text, u"rate limit"_s);
        QCOMPARE(followed[1].text, u"only 3 of 5"_s);
        QVERIFY2(followed[1].rule.endsWith(u"Critic, Analyst"_s), qPrintable(followed[1].rule));
        QCOMPARE(session.headline, u"Failed in Perspectives"_s);
    }

    void theLogShowsWhichPerspectiveFailedFirst_data()
    {
        QTest::addColumn<QByteArray>("log");
        QTest::addColumn<QString>("first"); ///< title and time of the first failure
        QTest::addColumn<int>("line");
        const QString critic = u"Critic -"_s;
        QTest::newRow("plain lines")
            << QByteArray("2026-02-21T15:01:00Z INFO start\n"
                          "2026-02-21T15:09:00Z ERROR pragmatist: no answer\n"
                          "2026-02-21T15:12:00Z ERROR critic: no answer\n")
            << u"Pragmatist 15:09"_s << 2;
        QTest::newRow("in brackets, by title, other blanks")
            << QByteArray("[2026-02-21T15:12:00Z] [ERROR] Critic: no answer\n"
                          "[2026-02-21T15:09:00Z] [ERROR] Pragmatist: no  answer, again\n")
            << u"Pragmatist 15:09"_s << 2;
        QTest::newRow("the first line of several")
            << QByteArray("2026-02-21 15:12:00 ERROR critic: no answer\n"
                          "2026-02-21 15:13:00 ERROR pragmatist: no answer\n"
                          "2026-02-21 15:14:00 WARN failed: critic: no answer\n")
            << u"Critic 15:12"_s << 1;
        QTest::newRow("it does not say which")
            << QByteArray("2026-02-21T15:09:00Z ERROR no answer\n") << critic << 0;
        QTest::newRow("log of another error")
            << QByteArray("2026-02-21T15:09:00Z ERROR pragmatist: disk is full\n") << critic << 0;
        QTest::newRow("no log") << QByteArray() << critic << 0;
    }

    void theLogShowsWhichPerspectiveFailedFirst()
    {
        QFETCH(QByteArray, log);
        QFETCH(QString, first);
        QFETCH(int, line);
        const QString path = u"swarm-session-1/swarm.log"_s;
        const Session session =
            read({{workflow,
                   swarmState("FAILED",
                              "  stage_2:\n    status: failed\n    error: too few\n    agents:\n"
                              "      critic: {status: timeout, error: no answer}\n"
                              "      pragmatist: {status: failed, error: no answer}\n")},
                  {path, log}});
        QCOMPARE(session.causes.size(), size_t(1));
        const SessionFailure &found = session.causes[0].failure;
        const QString time = found.time.isValid() ? found.time.toString(u"HH:mm"_s) : u"-"_s;
        QCOMPARE(session.phases[size_t(found.phase)].title + u' ' + time, first);
        const auto shown = std::ranges::find_if(
            found.evidence, [&path](const Evidence &place) { return place.path.endsWith(path); });
        QCOMPARE(shown == found.evidence.end() ? 0 : shown->line, line);
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
        QCOMPARE(session.causes.size(), size_t(1));
        QCOMPARE(session.causes[0].failure.text, u"no answer"_s); // before Synthesis began
        QCOMPARE(session.causes[0].consequences[0].text, u"too short"_s);
        QCOMPARE(session.causes[0].consequences[0].rule,
                 u"Synthesis builds on Critic, which had failed"_s);
        QCOMPARE(session.headline, u"Failed in Perspectives"_s);
    }

    void aFailedStatusAloneHasNoConsequence()
    {
        const Session session =
            read({{nativeFile(u"gateway"_s, u"state.json"_s), nativeState("gateway", "FAILED")}});
        QCOMPARE(session.causes.size(), size_t(1));
        QVERIFY(session.causes[0].consequences.empty());
    }

    void aFailureCalledRepairedStaysTheFirstCause()
    {
        const std::pair<QString, QByteArray> flow{
            handoffs + "phase2-flow-result.yaml"_L1,
            cfdHandoff(2, 3, "cfd-bioreactor", "phase2-flow-2",
                       "  flow_result: {convergence_achieved: true}\n  error_history:\n"
                       "    - {attempt_number: 1, error_type: divergence, error_message: one, "
                       "fix_attempted: a, fix_outcome: converged}\n")};
        for (const QByteArray &state :
             {QByteArray(), cfdState("failed", 2, "  phase_2: {status: failed}\n")}) {
            Files files{flow};
            if (!state.isEmpty()) {
                files.prepend({u"cfd-bioreactor-state-1.yaml"_s, state});
            }
            const Session session = read(files);
            QCOMPARE(session.causes[0].failure.what, SessionFailure::What::Error);
            QCOMPARE(session.errors[0].result, RunStatus::Failed);
            QVERIFY(session.repaired.empty());
            QCOMPARE(session.phases[2].attempts[0].status, RunStatus::Failed);
            const auto gate = std::ranges::find(
                session.gates, u"QG2b"_s, [](const SessionGate &one) { return one.result.id; });
            QCOMPARE(gate->next,
                     state.isEmpty()
                         ? u"Diagnose the error and run phase 2 again, attempt 3 of 3"_s
                         : u"The user lets cfd-bioreactor diagnose the error and run phase 2 "
                           "Flow again, or stops"_s);
        }
    }

    void aFolderOfHandoffsHasNotEnded()
    {
        const Session session = read({{u"plain/handoffs/a.yaml"_s,
                                       cfdHandoff(1, 2, "cfd-bioreactor", "phase1-mesh-1",
                                                  "  mesh_plan: {element_type: prism}\n")}});
        QCOMPARE(session.summary.status, RunStatus::Failed);
        for (const FirstCause &cause : session.causes) {
            QVERIFY(std::ranges::find(cause.consequences, SessionFailure::What::Session,
                                      &SessionFailure::what)
                    == cause.consequences.end());
        }
        const auto gate = std::ranges::find(session.gates, u"QG1"_s,
                                            [](const SessionGate &one) { return one.result.id; });
        QVERIFY(gate->next.startsWith("cfd-mathematician plans phase 1 once more"_L1));
    }

    void errorsOfPhasesTakePrecedenceAsFirstCause()
    {
        const Session session =
            read({{u"cfd-bioreactor-state-1.yaml"_s,
                   cfdState("failed", 2, "  phase_1: {status: complete}\n",
                            "errors:\n  - {phase: 9, message: ninth, timestamp: "
                            "2026-02-21T15:01:00Z}\n  - {phase: 2, message: second}\n")}});
        QCOMPARE(session.causes.size(), size_t(1));
        QCOMPARE(session.causes[0].failure.text, u"second"_s);
        QCOMPARE(session.errors.size(), size_t(2)); // and nothing is lost
    }

    void theOnlyErrorIsTheFirstCauseInAnyPhase()
    {
        const Session session = read({{u"cfd-bioreactor-state-1.yaml"_s,
                                       cfdState("failed", 7, "  phase_0: {status: complete}\n",
                                                "errors: [{phase: 9, message: ninth}]\n")}});
        QCOMPARE(session.causes[0].failure.text, u"ninth"_s);
    }

    /// A folder of chains is not one run; each chain shows its own failure.
    void chainsInOneFolderHaveNoFirstCause()
    {
        Files files{{u"run/1.yaml"_s,
                     "ARENA_TO_GUARDIAN_HANDOFF:\n  session_id: arena-77\n  Implementation: 3\n"},
                    {u"run/2.yaml"_s,
                     "ARENA_TO_GUARDIAN_HANDOFF:\n  session_id: arena-88\n  Implementation: 3\n"}};
        const Session session = read(files);
        QCOMPARE(session.phases.size(), size_t(4));
        QCOMPARE(session.summary.status, RunStatus::Unknown);
        QVERIFY(session.causes.empty());
        for (const int handoff : {1, 3}) {
            QCOMPARE(session.phases[size_t(handoff)].status, RunStatus::Failed);
        }
    }

    /// A gate that passed before an error does not resolve it, nor does one that failed.
    void aGateThatPassedBeforeAnErrorDoesNotRepairIt()
    {
        using namespace cfdplants;
        const QByteArray synthesis =
            head(1, 1, "cfd-bioreactor-swarm", "phase1-swarm", "15:02", cfdplants::log)
            + "  swarm_synthesis:\n    convergent_insights: [{theme: a, confidence_score: 7, "
              "contributing_archetypes: [critic]}, {theme: b, confidence_score: 8, "
              "contributing_archetypes: [critic]}]\n    recommended_approach: x\n"
              "    alternatives: [y]\n";
        QByteArray errors = "errors:\n";
        for (const char *minute : {"15", "28", "40"}) {
            errors += "  - {timestamp: \"2026-02-21T15:" + QByteArray(minute)
                + ":00Z\", phase: 1, error_type: assertion_failure, message: review REJECTED}\n";
        }
        const QByteArray state =
            cfdplants::state("failed", 1, "[0]",
                             phase(0, "complete", "15:01") + phase(1, "failed", "15:45", 0, 2))
                .replace("errors: []\n", errors);
        for (const bool hasSynthesis : {false, true}) {
            Files files{{u"cfd-bioreactor-state-20260221-150000-1.yaml"_s, state},
                        cfdplants::analysis(1, "15:05"),
                        review(1, "15:40", true)};
            if (hasSynthesis) {
                files.append(file(u"phase1-swarm-synthesis.yaml"_s, synthesis));
            }
            const Session session = read(files);
            QVERIFY(session.repaired.empty());
            QCOMPARE(session.causes.front().failure.attempt, 1);
            QStringList attempts;
            for (const SessionError &error : session.errors) {
                attempts.append(QString::number(error.attempt));
            }
            QCOMPARE(attempts, QStringList({u"1"_s, u"2"_s, u"3"_s}));
            QCOMPARE(session.phases[1].count.made, 3);
        }
    }

    void unrepairedRejectionsArePassedOver()
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
            QVERIFY(failure.isPassedOver); // nothing repaired it
        }
    }

    void theParentContainsTheReasonOfAFailedChild()
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

    void waitingForAFailedChildIsReported()
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

    /// A restarted session is its second attempt in all texts.
    void restartsHaveTheSameNumberEverywhere()
    {
        const auto failedAt = [](const QByteArray &hour) {
            QByteArray state = nativeState("a", "FAILED", "20260221-150000-plan");
            return state.replace("T15", "T" + hour);
        };
        const SessionFolder folder;
        const QString second = u"20260221-160000-api"_s;
        folder.write(nativeFile(u"20260221-150000-api"_s, u"state.json"_s), failedAt("15"));
        folder.write(nativeFile(second, u"state.json"_s), failedAt("16"));
        folder.write(nativeFile(second, u"session.log"_s),
                     "[2026-02-21T16:00:00Z] [INFO] start\n"
                     "[2026-02-21T16:05:00Z] [ERROR] three tests failed\n");
        folder.write(nativeFile(u"20260221-150000-plan"_s, u"state.json"_s),
                     nativeState("20260221-150000-plan", "FAILED"));
        for (const QString &name : {u"20260221-150000-api"_s, second}) {
            QFile file(folder.path(nativeFile(name, u"state.json"_s)));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray text = file.readAll().replace("\"a\"", '"' + name.toLatin1() + '"');
            folder.write(nativeFile(name, u"state.json"_s), text);
        }
        const QString path = folder.path(nativeFile(second, u"x"_s)).section(u'/', 0, -2);
        const Session session =
            readSession(sessionAt(path, *m_catalog), *m_catalog, testSettings());
        QCOMPARE(session.phases.front().attempts.front().number, 2);
        QCOMPARE(session.errors.front().attempt, 2);
        QVERIFY(!session.causes.empty());
        QCOMPARE(session.causes.front().failure.attempt, 2);
    }

private:
    static QByteArray whole(QByteArray handoff)
    {
        handoff.replace("  context:", "  deliverable: {location: a, type: review}\n  context:");
        handoff.replace("description: Work}",
                        "description: Work, focus_areas: [], known_gaps: []}");
        return handoff.replace("confidence: high}", "confidence: high, notes: none}");
    }

    /// The review of run @p attempt, which rejects; the last one has the common name.
    static std::pair<QString, QByteArray> reviewOf(int phase, int attempt, const QByteArray &why)
    {
        const QString name = u"phase%1-engineering-review%2.yaml"_s.arg(phase).arg(
            attempt == 1 ? u"-attempt1"_s : QString());
        const QByteArray task =
            "phase" + QByteArray::number(phase) + "-review-" + QByteArray::number(attempt);
        QByteArray text = cfdHandoff(phase, phase, "cfd-reviewer", task,
                                     "  engineering_review:\n    challenges:\n"
                                     "      - {severity: CRITICAL}\n"
                                     "    approval_status: REJECTED\n    blocking_issues: ["
                                         + why + "]\n");
        text = whole(text);
        text.replace("15:40:00", attempt == 1 ? "15:20:00" : "15:40:00");
        return {handoffs + name, text};
    }

    static QList<RunStatus> statusesOf(const Session &session, int phase)
    {
        QList<RunStatus> statuses;
        for (const SessionAttempt &attempt : session.phases[size_t(phase)].attempts) {
            statuses.append(attempt.status);
        }
        return statuses;
    }

    [[nodiscard]] Session read(const Files &files) const { return sessionOf(files, *m_catalog); }

    std::shared_ptr<const ProtocolCatalog> m_catalog;
};

QTEST_GUILESS_MAIN(TestFirstCauses)
#include "tst_firstcauses.moc"
