// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/building/previousread.h"
#include "models/session/discovery/sessionlocator.h"
#include "models/session/reading/readsession.h"
#include "tests/models/session/sessiontexts.h"

using namespace Qt::StringLiterals;
using namespace baton;
using namespace baton::texts;

namespace {

const QByteArray agents =
    "  stage_1: {status: complete}\n"
    "  stage_2:\n"
    "    status: complete\n"
    "    agents:\n"
    "      optimist: {status: complete, output_file: perspectives/optimist.md}\n"
    "      critic: {status: complete, output_file: perspectives/critic.md}\n"
    "      analyst: {status: complete, output_file: perspectives/analyst.md}\n";
const QByteArray rest = "      pragmatist: {status: complete, output_file: perspectives/p.md}\n"
                        "  stage_3: {status: complete}\n"
                        "  stage_4: {status: complete, user_decision: handoff}\n";
const QByteArray timedOut = "      innovator: {status: timeout, error: ";
constexpr int brokenLine = 13;

const QByteArray payload = "handoff:\n  source: {skill: perspective-swarm}\n"
                           "  target: {skill: lit-pm}\n"
                           "  payload:\n    original_prompt: Which inlet\n"
                           "  context: {perspectives_completed: 4}\n";

QStringList rulesOf(const Session &session)
{
    QStringList rules;
    for (const SessionFinding &finding : session.findings) {
        rules.append(finding.rule);
    }
    return rules;
}

const CriterionResult *criterionOf(const Session &session, const QString &title)
{
    for (const SessionGate &gate : session.gates) {
        const auto found = std::ranges::find(gate.result.criteria, title, &CriterionResult::title);
        if (found != gate.result.criteria.end()) {
            return &*found;
        }
    }
    return nullptr;
}

} // namespace

/// A state with a mistake gives all of its readable facts, and no conclusions about the rest.
class TestBrokenState : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QTest::failOnWarning();
        m_catalog = ProtocolCatalog::load();
    }

    void aSuccessfulSwarmStaysComplete_data()
    {
        QTest::addColumn<QByteArray>("end");
        QTest::addColumn<RunStatus>("pragmatist");
        QTest::addColumn<QString>("message");
        QTest::addColumn<QString>("unread");
        QTest::newRow("read as it is meant")
            << timedOut + "Timeout: no answer within 600 s}\n" + rest << RunStatus::Succeeded
            << u"The state file does not parse; it was read with its mistakes corrected: Line "
               "13 does not parse: its value contains another colon. Put the value in quotes."_s
            << QString();
        QTest::newRow("an entry left out")
            << timedOut + "it's \"late\": no answer}\n" + rest << RunStatus::Succeeded
            << u"The state file cannot be read whole, an entry was left out: Line 13 "
               "does not parse: its value contains another colon. Put the value in quotes."_s
            << QString();
        QTest::newRow("cut off")
            << timedOut + "Timeout: no answer wi" << RunStatus::Unknown
            << u"The state file cannot be read whole: Line 13 does not parse: its "
               "value contains another colon. Put the value in quotes."_s
            << u"workflow-state.yaml cannot be read from line 13 on"_s;
    }

    void aSuccessfulSwarmStaysComplete()
    {
        QFETCH(QByteArray, end);
        QFETCH(RunStatus, pragmatist);
        QFETCH(QString, message);
        QFETCH(QString, unread);
        const SessionFolder folder;
        folder.write(workflow, swarmState("COMPLETED", agents + end));
        folder.write(u"swarm-session-1/handoff-payload.yaml"_s, payload);
        const SessionLocation place = sessionAt(folder.path(workflow), *m_catalog);
        const Session session = readSession(place, *m_catalog, testSettings());
        QCOMPARE(session.summary.status, RunStatus::Succeeded);
        QVERIFY(!session.summary.flaw.contains("Perspectives"_L1));
        QCOMPARE(session.phases[size_t(rowOf(session, u"stage_2"_s))].status, RunStatus::Succeeded);
        QCOMPARE(session.phases[size_t(rowOf(session, u"innovator"_s))].status,
                 RunStatus::TimedOut);
        QCOMPARE(session.phases[size_t(rowOf(session, u"pragmatist"_s))].status, pragmatist);
        const int decision = rowOf(session, u"stage_4"_s);
        QCOMPARE(session.phases[size_t(decision)].status, RunStatus::Succeeded);
        QCOMPARE(saidBy(u"session.state-unreadable"_s, session), QStringList{message});
        const auto finding = std::ranges::find(session.findings, u"session.state-unreadable"_s,
                                               &SessionFinding::rule);
        QCOMPARE(finding->evidence.line, brokenLine);
        QVERIFY(!rulesOf(session).contains(u"session.complete-with-failure"_s));
        QVERIFY(!rulesOf(session).contains(u"yaml.syntax"_s));
        const CriterionResult *minimum =
            criterionOf(session, u"Parts of Perspectives that are complete"_s);
        QCOMPARE(minimum != nullptr, !unread.isEmpty());
        if (minimum) {
            QCOMPARE(minimum->state, CriterionState::NotEvaluated);
            QCOMPARE(minimum->reason, unread);
        }
    }

    /// Parts after the truncation of the state file are unknown, not "not reached".
    void thePartsAfterATruncationAreUnknown()
    {
        const QByteArray cut = "  stage_2:\n    status: failed\n    error: Only 2 of 5\n"
                               "    agents:\n      optimist: {status: complete}\n"
                               "      critic: {status: timeout, error: \"no answer in";
        const Session session = sessionOf({{workflow, swarmState("FAILED", cut)}}, *m_catalog);
        for (const char *part : {"analyst", "innovator", "pragmatist"}) {
            const int row = rowOf(session, QString::fromLatin1(part));
            QCOMPARE(session.phases[size_t(row)].status, RunStatus::Unknown);
        }
        const int later = rowOf(session, u"stage_3"_s);
        QCOMPARE(session.phases[size_t(later)].status, RunStatus::NotReached);
    }

    void tooFewPartsAreReportedIfTheyAreKnown()
    {
        const Session session = sessionOf({{workflow,
                                            swarmState("COMPLETED",
                                                       agents + timedOut
                                                           + "T: no}\n  stage_3: "
                                                             "{status: complete}\n")}},
                                          *m_catalog);
        QCOMPARE(session.summary.flaw, u"Perspectives has only 3 of the 4 parts that it needs"_s);
    }

    /// An earlier state replaces only one that is still being written.
    void aLastingMistakeHidesNothingInAFollowedSession()
    {
        const QByteArray whole = "  phase_2: {status: in_progress}\n";
        const QByteArray broken = "  phase_2: {status: failed, note: late: a day}\n  phase_3: {}\n";
        const SessionFolder folder;
        const QString state = u"cfd-bioreactor-state-1.yaml"_s;
        folder.write(state, cfdState("failed", 2, broken));
        PreviousParts kept;
        kept.state = {cfdState("running", 2, whole), testSettings().now};
        const SessionLocation place = sessionAt(folder.path(state), *m_catalog);
        const Session session = readKeeping(place, *m_catalog, testSettings(), kept).session;
        QVERIFY(!session.summary.stateKept.isValid());
        QCOMPARE(session.summary.status, RunStatus::Failed);
        QCOMPARE(session.phases[2].status, RunStatus::Failed);
    }

    /// A handoff is judged by the number of retries in the state.
    void theRetriesAfterTheMistakeCount()
    {
        const QByteArray flow = cfdHandoff(2, 3, "cfd-bioreactor", "flow", "  flow_result: {}\n");
        const Session session =
            sessionOf({{u"cfd-bioreactor-state-1.yaml"_s,
                        cfdState("running", 2,
                                 "  phase_1: {status: complete, note: late: a day}\n"
                                 "  phase_2: {status: in_progress, retries_used: 1}\n")},
                       {handoffs + "phase2-flow-result.yaml"_L1, flow}},
                      *m_catalog);
        QCOMPARE(session.handoffs.size(), size_t(1));
        QCOMPARE(session.handoffs[0].report.verdict.attempt, 2);
    }

    void aFileThatCannotBeReadIsNamed_data()
    {
        QTest::addColumn<QString>("state");
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("cfd") << u"cfd-bioreactor-state-1.yaml"_s << cfdState("running", 2, "");
        QTest::newRow("swarm") << workflow << swarmState("FAILED", agents);
    }

    /// A too large file represents every reason, because root can read files without permissions.
    void aFileThatCannotBeReadIsNamed()
    {
        QFETCH(QString, state);
        QFETCH(QByteArray, text);
        const SessionFolder folder;
        folder.write(state, text);
        const SessionLocation place = sessionAt(folder.path(state), *m_catalog);
        QCOMPARE(place.stateFile, folder.path(state));
        QVERIFY(QFile::resize(folder.path(state), qint64(5) << 20));
        const Session session = readSession(place, *m_catalog, testSettings());
        const QStringList messages = saidBy(u"session.state-unreadable"_s, session);
        QCOMPARE(messages.size(), 1);
        QVERIFY2(messages.first().contains(folder.path(state)), qPrintable(messages.first()));
    }

private:
    static int rowOf(const Session &session, const QString &id)
    {
        const auto found = std::ranges::find(session.phases, id, &SessionPhase::id);
        return found == session.phases.end() ? 0 : int(found - session.phases.begin());
    }

    std::shared_ptr<const ProtocolCatalog> m_catalog;
};

QTEST_GUILESS_MAIN(TestBrokenState)
#include "tst_brokenstate.moc"
