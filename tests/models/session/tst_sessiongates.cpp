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

private:
    [[nodiscard]] Session read(const Files &files) const { return sessionOf(files, *m_catalog); }

    std::shared_ptr<const ProtocolCatalog> m_catalog;
};

QTEST_GUILESS_MAIN(TestSessionGates)
#include "tst_sessiongates.moc"
