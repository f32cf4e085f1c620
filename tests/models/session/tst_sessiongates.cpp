// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/models/session/sessiontexts.h"

using namespace Qt::StringLiterals;
using namespace baton;
using namespace baton::texts;

/// When a gate is passed, and when it no longer counts.
class TestSessionGates : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QTest::failOnWarning();
        m_catalog = ProtocolCatalog::load();
    }

    void gatesPassOnlyOnCompleteEvidence_data()
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

    void gatesPassOnlyOnCompleteEvidence()
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

    void aGateThatFailsOnlyOnThisMachineIsMarked()
    {
        const SessionFolder folder;
        const QString state = u"cfd-bioreactor-state-1.yaml"_s;
        folder.write(state,
                     cfdState("failed", 2,
                              "  phase_1: {status: complete}\n"
                              "  phase_2: {status: failed}\n"));
        folder.write(handoffs + "phase1-mesh-plan.yaml"_L1,
                     cfdHandoff(1, 2, "cfd-bioreactor", "phase1-mesh-1",
                                "  mesh_plan:\n    element_type: triangle\n    element_order: 1\n"
                                "    refinement_zones: [{region: wall, target_size: 8.0e-6}]\n"
                                "    quality_thresholds: {min_jacobian: 0.15}\n"
                                "    estimated_elements: 812000\n    memory_estimate_mb: 14000\n"));
        SessionSettings settings = testSettings();
        settings.memoryMb = 16'384;
        const Session session =
            readSession(sessionAt(folder.path(state), *m_catalog), *m_catalog, settings);
        const auto gate = std::ranges::find(session.gates, u"QG1"_s,
                                            [](const SessionGate &one) { return one.result.id; });
        QVERIFY(gate->isOfMachine);
        const auto failure =
            std::ranges::find(session.repaired, SessionFailure::What::Gate, &SessionFailure::what);
        QVERIFY(failure != session.repaired.end());
        QCOMPARE(
            failure->rule,
            u"Mesh Planning was completed all the same, maybe on a machine with more memory"_s);
    }

    void anUnreadableHandoffIsNotReportedAsMissing_data()
    {
        QTest::addColumn<QByteArray>("status");
        QTest::addColumn<QByteArray>("plan");
        QTest::addColumn<bool>("isReviewed");
        QTest::addColumn<QString>("reason");
        QTest::addColumn<QString>("next");
        QTest::addColumn<int>("line"); // of the last criterion's evidence
        const QByteArray cut = QByteArray(analysis).chopped(3) + ", Da: \"0.";
        const QByteArray plan = cfdHandoff(2, 2, "cfd-mathematician", "phase2-math-1", cut);
        const int last = static_cast<int>(plan.count('\n')) + 1;
        const QString ended =
            u"The user lets cfd-bioreactor diagnose the error and run phase 2 Flow again, or stops"_s;
        QTest::newRow("cut off, reviewed") << QByteArray("running") << plan << true
                                           << u"Math analysis cannot be read (line %1)"_s.arg(last)
                                           << u"Re-invoke cfd-mathematician"_s << last;
        QTest::newRow("cut off, not reviewed yet")
            << QByteArray("running") << plan << false
            << u"Math analysis cannot be read (line %1); not seen yet: Engineering review"_s.arg(
                   last)
            << u"Re-invoke cfd-mathematician"_s << last;
        QTest::newRow("cut off, and over")
            << QByteArray("failed") << plan << true
            << u"Math analysis cannot be read (line %1)"_s.arg(last) << ended << last;
        QTest::newRow("known by its name alone")
            << QByteArray("failed") << QByteArray("a: [\n") << true
            << u"Math analysis cannot be read (line 1)"_s << ended << 1;
    }

    void anUnreadableHandoffIsNotReportedAsMissing()
    {
        QFETCH(QByteArray, status);
        QFETCH(QByteArray, plan);
        QFETCH(bool, isReviewed);
        const QByteArray phase = status == "failed" ? "failed" : "in_progress";
        Files files{{u"cfd-bioreactor-state-1.yaml"_s,
                     cfdState(status, 2, "  phase_2: {status: " + phase + "}\n")},
                    {handoffs + "phase2-math-analysis.yaml"_L1, plan}};
        if (isReviewed) {
            files.append({handoffs + "phase2-engineering-review.yaml"_L1,
                          cfdHandoff(2, 2, "cfd-reviewer", "phase2-review-1", approval)});
        }
        const Session session = read(files);
        const auto gate = std::ranges::find(session.gates, u"QG2a"_s,
                                            [](const SessionGate &one) { return one.result.id; });
        QVERIFY(gate != session.gates.end());
        QCOMPARE(gate->state(), CriterionState::NotEvaluated);
        QTEST(gate->reason, "reason");
        QTEST(gate->next, "next");
        const auto seen = std::ranges::find_if(gate->evidence, [](const Evidence &evidence) {
            return evidence.path.endsWith("phase2-math-analysis.yaml"_L1);
        });
        QVERIFY(seen != gate->evidence.end());
        QTEST(seen->line, "line");
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

    /// A failed criterion has the same place in the session and in the verdict on the document.
    void criteriaLinkToTheirDocument_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("at");
        const auto review = [](const QByteArray &block) {
            return cfdHandoff(1, 1, "cfd-reviewer", "phase1-review-1",
                              "  engineering_review:\n" + block);
        };
        const QString reviewed = handoffs + "phase1-engineering-review.yaml"_L1;
        QTest::newRow("an entry too many")
            << reviewed
            << review("    challenges:\n      - {severity: NOTE, description: a}\n"
                      "      - {severity: CRITICAL, description: b}\n"
                      "    approval_status: APPROVED\n")
            << QByteArray("{severity: CRITICAL");
        QTest::newRow("a value") << reviewed
                                 << review("    challenges: []\n    approval_status: REJECTED\n")
                                 << QByteArray("REJECTED");
        QTest::newRow("a value on a line of its own")
            << reviewed << review("    challenges: []\n    approval_status:\n      REJECTED\n")
            << QByteArray("REJECTED");
        QTest::newRow("too few entries")
            << handoffs + "phase1-swarm-synthesis.yaml"_L1
            << cfdHandoff(1, 1, "brainstorming-pm", "phase1-swarm-1",
                          "  swarm_synthesis:\n    convergent_insights:\n      - 7 % less\n"
                          "    divergent_alternatives: [a]\n    confidence_score: 4\n")
            << QByteArray("convergent_insights");
    }

    void criteriaLinkToTheirDocument()
    {
        QFETCH(QString, file);
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, at);
        QByteArray state = cfdState("running", 1, "  phase_1: {status: in_progress}\n");
        state.replace("mode: LITE", "mode: FULL");
        const Session session = read({{u"cfd-bioreactor-state-1.yaml"_s, state}, {file, text}});
        const qsizetype expected = text.first(text.indexOf(at)).count('\n') + 1;
        int failed = 0;
        for (const SessionGate &gate : session.gates) {
            const auto own = std::ranges::find(session.handoffs.front().report.verdict.gates,
                                               gate.result.id, &GateResult::id);
            for (size_t i = 0; i < gate.result.criteria.size(); ++i) {
                const CriterionResult &shown = gate.result.criteria[i];
                if (shown.state != CriterionState::Failed || shown.id == u"required"_s) {
                    continue;
                }
                ++failed;
                const auto there = std::ranges::find(own->criteria, shown.id, &CriterionResult::id);
                QCOMPARE(gate.evidence[i].line, static_cast<int>(expected));
                QCOMPARE(text.first(there->range.begin).count('\n') + 1, expected);
            }
        }
        QCOMPARE(failed, 1);
    }

    void aPhaseWhoseGateFailedIsMarked_data()
    {
        QTest::addColumn<QByteArray>("session");
        QTest::addColumn<int>("current");
        QTest::addColumn<QByteArray>("phase");
        QTest::addColumn<QString>("flaw");
        QTest::newRow("complete") << QByteArray("complete") << 5 << QByteArray("complete")
                                  << u"gate QG2b fails"_s;
        QTest::newRow("went on") << QByteArray("running") << 3 << QByteArray("complete")
                                 << u"gate QG2b fails"_s;
        QTest::newRow("says so itself")
            << QByteArray("failed") << 2 << QByteArray("failed") << QString();
    }

    void aPhaseWhoseGateFailedIsMarked()
    {
        QFETCH(QByteArray, session);
        QFETCH(int, current);
        QFETCH(QByteArray, phase);
        const Session found = read(
            {{u"cfd-bioreactor-state-1.yaml"_s,
              cfdState(session, current,
                       "  phase_2: {status: " + phase + ", timestamp: 2026-02-21T15:45:00Z}\n")},
             {handoffs + "phase2-flow-result.yaml"_L1,
              cfdHandoff(2, 3, "cfd-bioreactor", "phase2-flow-1",
                         "  flow_result: {convergence_achieved: false, solver_used: P, "
                         "max_velocity: 1, mass_conservation_error: 1.0}\n")}});
        QVERIFY(!found.causes.empty());
        QCOMPARE(found.causes[0].failure.title, u"QG2b, flow result"_s);
        QTEST(found.phases[2].flaw, "flaw");
        QVERIFY(found.phases[1].flaw.isEmpty());
    }

    void onlyGatesWithHandoffsReportMissingOnes_data()
    {
        QTest::addColumn<QString>("gate");
        QTest::addColumn<bool>("isCut");
        QTest::addColumn<QString>("reason");
        const QString gone = u"the state says that it is passed; its handoffs are gone"_s;
        const QString never =
            u"the state says that it is passed; it cannot be checked from handoffs"_s;
        QTest::newRow("its handoffs are gone") << u"QG1"_s << false << gone;
        QTest::newRow("no handoff says") << u"QG4a"_s << false << never;
        QTest::newRow("it is in the state, which is cut off") << u"QG0"_s << true << never;
    }

    void onlyGatesWithHandoffsReportMissingOnes()
    {
        QFETCH(QString, gate);
        QFETCH(bool, isCut);
        QByteArray state = cfdState("complete", 5,
                                    "  phase_0: {status: complete}\n  phase_1: {status: complete}\n"
                                    "  phase_4: {status: complete}\n",
                                    isCut ? "errors: [\"not" : "");
        state.replace("mode: LITE", "mode: LITE, run_purpose: production");
        const Session session = read({{u"cfd-bioreactor-state-1.yaml"_s, state}});
        const auto found = std::ranges::find(session.gates, gate,
                                             [](const SessionGate &one) { return one.result.id; });
        QTEST(found->reason, "reason");
    }

private:
    [[nodiscard]] Session read(const Files &files) const { return sessionOf(files, *m_catalog); }

    std::shared_ptr<const ProtocolCatalog> m_catalog;
};

QTEST_GUILESS_MAIN(TestSessionGates)
#include "tst_sessiongates.moc"
