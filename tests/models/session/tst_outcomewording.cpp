// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/pack/protocolpack.h"
#include "tests/models/session/sessiontexts.h"
#include "tests/support/cfdplants.h"

using namespace Qt::StringLiterals;
using namespace baton;
using namespace baton::texts;

namespace {

/// Marks the place of the outcome in the files.
const QByteArray outcome = "OUTCOME";

const QList<QByteArray> wordings{
    "still diverged",
    "Converged",
    "Converged, but gate QG2b failed",
    "success",
    "SUCCESS",
    "works now",
    "fixed and verified",
    "resolved",
    "passed",
    "did not help",
    "nicht konvergiert",
    "recovered",
    "no",
    "Everything ok.",
    "behoben",
    "0.91",
};

const QString stateName = u"cfd-bioreactor-state-20260221-150000-1.yaml"_s;

QByteArray historyOf(int entries)
{
    QByteArray history = "  error_history:\n";
    for (int i = 1; i <= entries; ++i) {
        history += cfdplants::attempt(i, "fix " + QByteArray::number(i), '"' + outcome + '"');
    }
    return history;
}

QByteArray stateErrors(int entries)
{
    QByteArray errors;
    for (int i = 1; i <= entries; ++i) {
        errors += "  - {phase: 2, attempt_number: " + QByteArray::number(i)
            + ", error_type: solver_divergence, message: run " + QByteArray::number(i)
            + " diverged, fix_attempted: fix, fix_outcome: \"" + outcome + "\"}\n";
    }
    return errors;
}

QByteArray cfd(const QByteArray &status, const QByteArray &flow, int counter,
               const QByteArray &errors = {})
{
    using namespace cfdplants;
    QByteArray text = state(status, 2, status == "complete" ? "[0, 1, 2]" : "[0, 1]",
                            phase(0, "complete", "15:01") + phase(1, "complete", "15:10")
                                + phase(2, flow, flow == "in_progress" ? "" : "15:45", counter));
    return errors.isEmpty() ? text : text.replace("errors: []\n", "errors:\n" + errors);
}

/// Conclusions about a session, without texts of outcomes.
QStringList concluded(const Session &session)
{
    QStringList lines{session.headline + u" | "_s + session.summary.flaw
                      + u" | %1"_s.arg(int(session.summary.status))};
    for (const SessionPhase &phase : session.phases) {
        QString line = u"%1 %2 %3/%4:"_s.arg(phase.id)
                           .arg(int(phase.status))
                           .arg(phase.count.made)
                           .arg(phase.count.most);
        for (const SessionAttempt &attempt : phase.attempts) {
            line += u" %1=%2"_s.arg(attempt.number).arg(int(attempt.status));
        }
        lines.append(line);
    }
    for (const SessionError &error : session.errors) {
        lines.append(u"error %1 %2 %3 %4 %5"_s.arg(error.phase)
                         .arg(error.attempt)
                         .arg(int(error.result))
                         .arg(int(error.isPassedOver))
                         .arg(error.repairedBy));
    }
    const auto add = [&lines](const QString &what, const SessionFailure &failure) {
        lines.append(u"%1 %2 %3 %4 %5 | %6 | %7 | %8"_s.arg(what)
                         .arg(int(failure.what))
                         .arg(failure.index)
                         .arg(failure.phase)
                         .arg(failure.attempt)
                         .arg(failure.title, failure.text, failure.rule));
    };
    for (const FirstCause &cause : session.causes) {
        add(u"cause"_s, cause.failure);
        for (const SessionFailure &failure : cause.consequences) {
            add(u"follows"_s, failure);
        }
    }
    for (const SessionFailure &failure : session.repaired) {
        add(u"repaired"_s, failure);
    }
    for (const SessionGate &gate : session.gates) {
        lines.append(u"gate %1 %2 %3"_s.arg(gate.result.id).arg(int(gate.state())).arg(gate.next));
    }
    for (const Escalation &escalation : session.escalations) {
        lines.append(u"escalation %1 %2"_s.arg(escalation.phase)
                         .arg(retriesText(escalation.count, escalation.isOver)));
    }
    for (const SessionHandoff &handoff : session.handoffs) {
        lines.append(u"handoff %1 %2 %3"_s.arg(handoff.attempt)
                         .arg(int(handoff.isSuperseded))
                         .arg(handoff.report.verdict.headline));
        for (const Finding &finding : handoff.report.findings) {
            lines.append(u"finding "_s + finding.rule + finding.message);
        }
    }
    for (const SessionFinding &finding : session.findings) {
        lines.append(u"finding "_s + finding.rule + finding.message);
    }
    return lines;
}

} // namespace

/// The wording of an outcome does not change the conclusions about a session.
class TestOutcomeWording : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QTest::failOnWarning();
        m_catalog = ProtocolCatalog::load();
    }

    void wordingOfOutcomesDoesNotChangeTheVerdict_data()
    {
        QTest::addColumn<Files>("files");
        addCfd();
        addArena();
    }

    void wordingOfOutcomesDoesNotChangeTheVerdict()
    {
        QFETCH(Files, files);
        const QStringList first = concluded(worded(files, wordings.front()));
        QVERIFY(first.join(u'\n').contains("error"_L1));
        for (const QByteArray &wording : wordings) {
            QCOMPARE(concluded(worded(files, wording)), first);
        }
    }

    /// Every protocol with outcomes in handoffs or states has sessions in the table above.
    void theTableCoversAllProtocols()
    {
        QStringList protocols;
        for (const auto &pack : m_catalog->packs()) {
            for (const SessionLayout &layout : pack->sessions) {
                const SessionFormat &reading = layout.reading;
                bool tells = reading.history && !reading.history->outcome.empty();
                for (const ErrorPointers &places : reading.errors) {
                    tells = tells || !places.outcome.empty();
                }
                if (tells) {
                    protocols.append(pack->id);
                }
            }
        }
        protocols.sort();
        QCOMPARE(protocols, (QStringList{u"arena"_s, u"cfd"_s}));
    }

    void eachAttemptOfAFailedPhaseFailed_data()
    {
        QTest::addColumn<int>("entries");
        QTest::addColumn<bool>("isOfState");
        for (int entries = 1; entries <= 3; ++entries) {
            QTest::addRow("%d in the history", entries) << entries << false;
            QTest::addRow("%d in the state", entries) << entries << true;
        }
    }

    void eachAttemptOfAFailedPhaseFailed()
    {
        QFETCH(int, entries);
        QFETCH(bool, isOfState);
        using namespace cfdplants;
        const Files files{
            {stateName, cfd("failed", "failed", entries, isOfState ? stateErrors(entries) : "")},
            flow("15:45", false, isOfState ? QByteArray() : historyOf(entries))};
        for (const QByteArray &wording : wordings) {
            const Session session = worded(files, wording);
            const std::vector<SessionAttempt> &attempts = session.phases[2].attempts;
            QCOMPARE(attempts.size(), size_t(entries));
            for (const SessionAttempt &attempt : attempts) {
                QCOMPARE(attempt.status, RunStatus::Failed);
            }
            QCOMPARE(session.causes.size(), size_t(1));
            QCOMPARE(session.causes[0].failure.what, SessionFailure::What::Error);
            QCOMPARE(session.causes[0].failure.attempt, 1);
            QVERIFY(session.repaired.empty());
        }
    }

    /// A gate that passed afterwards repairs a failure, also while the phase still runs.
    void aFailureBeforeAPassedLaterRunIsNotTheFirstCause_data()
    {
        QTest::addColumn<Files>("files");
        QTest::addColumn<QString>("by");
        using namespace cfdplants;
        QTest::newRow("a result that converged")
            << Files{{stateName, cfd("running", "in_progress", 1)},
                     flow("15:45", true, historyOf(1))}
            << u"gate QG2b passed in attempt 2"_s;
        QTest::newRow("an error of the state")
            << Files{{stateName, cfd("running", "in_progress", 2, stateErrors(1))},
                     flow("15:45", true)}
            << u"gate QG2b passed in attempt 3"_s;
        QByteArray planned = cfd("running", "in_progress", 0, stateErrors(1));
        planned.replace("phase_2: {status: in_progress, handoff_path: null, reviewer_status: null, "
                        "retries_used: 0",
                        "phase_2: {status: in_progress, handoff_path: null, reviewer_status: null, "
                        "retries_used: 1");
        QTest::newRow("a plan that was approved at last")
            << Files{{stateName, planned},
                     cfdplants::analysis(2, "15:30", 2),
                     review(2, "15:35", false, 2)}
            << u"gate QG2a passed in attempt 2"_s;
    }

    void aFailureBeforeAPassedLaterRunIsNotTheFirstCause()
    {
        QFETCH(Files, files);
        QFETCH(QString, by);
        for (const QByteArray &wording : wordings) {
            const Session session = worded(files, wording);
            QCOMPARE(session.errors.size(), size_t(1));
            QCOMPARE(session.errors[0].result, RunStatus::Superseded);
            QCOMPARE(session.errors[0].repairedBy, by);
            QVERIFY(session.causes.empty());
            QCOMPARE(session.repaired.size(), size_t(1));
        }
    }

    void theEarliestFailingGateIsFirstDespiteTheState_data()
    {
        QTest::addColumn<QByteArray>("status");
        QTest::addColumn<QByteArray>("flow");
        for (const QByteArray status : {"running", "paused", "failed", "complete"}) {
            for (const QByteArray flow : {"in_progress", "failed", "complete"}) {
                QTest::addRow("%s, flow %s", status.constData(), flow.constData())
                    << status << flow;
            }
        }
    }

    void theEarliestFailingGateIsFirstDespiteTheState()
    {
        QFETCH(QByteArray, status);
        QFETCH(QByteArray, flow);
        using namespace cfdplants;
        const Files files{{stateName, cfd(status, flow, 1, stateErrors(1))},
                          cfdplants::analysis(1, "15:03"),
                          review(1, "15:05", true),
                          mesh("15:10"),
                          cfdplants::flow("15:45", false)};
        for (const QByteArray &wording : wordings) {
            const Session session = worded(files, wording);
            QVERIFY(!session.causes.empty());
            QCOMPARE(session.causes[0].failure.what, SessionFailure::What::Gate);
            QCOMPARE(session.causes[0].failure.title, u"QG1, mesh plan"_s);
        }
    }

    void aStateThatContradictsTheApprovalIsAFinding_data()
    {
        QTest::addColumn<QByteArray>("told");
        QTest::addColumn<bool>("isRejected");
        QTest::addColumn<QStringList>("said");
        const QString message = u"The state says that the review of Mesh Planning is %1, but "
                                "phase1-engineering-review.yaml says %2"_s;
        QTest::newRow("approved, says the state")
            << QByteArray("APPROVED") << true
            << QStringList(message.arg(u"APPROVED"_s, u"REJECTED"_s));
        QTest::newRow("rejected, says the state")
            << QByteArray("REJECTED") << false
            << QStringList(message.arg(u"REJECTED"_s, u"APPROVED"_s));
        QTest::newRow("both approve") << QByteArray("APPROVED") << false << QStringList();
        QTest::newRow("in another case") << QByteArray("rejected") << true << QStringList();
        QTest::newRow("the state does not say") << QByteArray("null") << true << QStringList();
    }

    void aStateThatContradictsTheApprovalIsAFinding()
    {
        QFETCH(QByteArray, told);
        QFETCH(bool, isRejected);
        QFETCH(QStringList, said);
        using namespace cfdplants;
        QByteArray text = cfd("running", "in_progress", 0);
        const qsizetype at = text.indexOf("reviewer_status: null", text.indexOf("phase_1:"));
        text.replace(at, 21, "reviewer_status: " + told);
        const Session session = sessionOf({{stateName, text},
                                           cfdplants::analysis(1, "15:03"),
                                           review(1, "15:05", isRejected),
                                           mesh("15:10")},
                                          *m_catalog);
        QCOMPARE(saidBy(u"session.approval-differs"_s, session), said);
    }

private:
    static void addCfd()
    {
        using namespace cfdplants;
        for (const QByteArray status : {"running", "failed", "complete", "none"}) {
            for (const QByteArray phase : {"in_progress", "failed", "complete"}) {
                for (const bool isConverged : {true, false}) {
                    for (int entries = 1; entries <= 3; ++entries) {
                        Files ofHistory{flow("15:45", isConverged, historyOf(entries))};
                        Files ofState{flow("15:45", isConverged)};
                        if (status != "none") {
                            ofHistory.prepend({stateName, cfd(status, phase, entries)});
                        }
                        const QByteArray name = status + ", flow " + phase
                            + (isConverged ? ", converged, " : ", not converged, ")
                            + QByteArray::number(entries);
                        QTest::addRow("cfd: %s in the history", name.constData()) << ofHistory;
                        if (status != "none") {
                            ofState.prepend(
                                {stateName, cfd(status, phase, entries, stateErrors(entries))});
                            QTest::addRow("cfd: %s in the state", name.constData()) << ofState;
                        }
                    }
                }
            }
        }
    }

    /// The results of the variants are numbers, or a word that the format allows.
    static void addArena()
    {
        for (const QByteArray reason : {"ALL_DISQUALIFIED", "REPEATED_FAILURE"}) {
            QTest::addRow("arena: %s", reason.constData()) << Files{
                {u"run/1.yaml"_s,
                 "ARENA_TO_BUILDER_HANDOFF:\n  Escalation: {session_id: arena-1, reason: " + reason
                     + "}\n  Attempted_Approaches:\n    - {variant_id: v1, engine: codex, "
                       "approach_summary: a, failure_reason: slow, score: \""
                     + outcome
                     + "\"}\n    - {variant_id: v2, engine: gemini, approach_summary: b, "
                       "failure_reason: wrong, score: 1.5}\n"}};
        }
    }

    [[nodiscard]] Session worded(Files files, const QByteArray &wording) const
    {
        for (auto &[name, text] : files) {
            text.replace(outcome, wording);
        }
        Session session = sessionOf(files, *m_catalog);
        for (SessionHandoff &handoff : session.handoffs) { // the score does not matter here
            std::erase_if(handoff.report.findings, [](const Finding &finding) {
                return finding.rule.startsWith("schema"_L1) || finding.rule == "arena.score"_L1;
            });
        }
        return session;
    }

    std::shared_ptr<const ProtocolCatalog> m_catalog;
};

QTEST_GUILESS_MAIN(TestOutcomeWording)
#include "tst_outcomewording.moc"
