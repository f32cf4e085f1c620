// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/models/session/sessiontexts.h"

using namespace Qt::StringLiterals;
using namespace baton;
using namespace baton::texts;

namespace {

const QByteArray rejection = "  engineering_review:\n    challenges: [{severity: WARNING, "
                             "description: no, impact: much, suggested_fix: mend}]\n"
                             "    approval_status: REJECTED\n    blocking_issues: [no]\n";

/// A complete handoff within phase 2.
QByteArray whole(const QByteArray &producer, const QByteArray &task, const QByteArray &block)
{
    return cfdHandoff(2, 2, producer, task,
                      "  deliverable: {location: handoffs/a.yaml, type: review}\n" + block)
        .replace("description: Work", "description: Work, focus_areas: [], known_gaps: []")
        .replace("confidence: high", "confidence: high, notes: none")
        .replace("15:40", producer == "cfd-reviewer" ? "15:45" : "15:40");
}

QString nextOf(const Session &session, const QString &id)
{
    const auto gate =
        std::ranges::find(session.gates, id, [](const SessionGate &one) { return one.result.id; });
    return gate == session.gates.end() ? u"no gate"_s : gate->next;
}

} // namespace

/// The next step of the orchestrator after a gate.
class TestGateNextStep : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QTest::failOnWarning();
        m_catalog = ProtocolCatalog::load();
    }

    void gatesNameANextStepOnlyInTheCurrentPhase_data()
    {
        QTest::addColumn<QByteArray>("status");
        QTest::addColumn<int>("current");
        QTest::addColumn<QByteArray>("phase");
        QTest::addColumn<QString>("failedGate");
        QTest::addColumn<QString>("passedGate");
        const QString wentOn = u"The session went on all the same"_s;
        const QString next = u"Diagnose the error and run phase 2 again, attempt 2 of 3"_s;
        QTest::newRow("it stands there") << QByteArray("running") << 2 << QByteArray("in_progress")
                                         << next << u"The flow is computed"_s;
        QTest::newRow("it waits there") << QByteArray("paused") << 2 << QByteArray("in_progress")
                                        << next << u"The flow is computed"_s;
        QTest::newRow("it went on")
            << QByteArray("running") << 3 << QByteArray("complete") << wentOn << QString();
        QTest::newRow("it succeeded")
            << QByteArray("complete") << 5 << QByteArray("complete") << wentOn << QString();
        QTest::newRow("it failed there")
            << QByteArray("failed") << 2 << QByteArray("failed")
            << u"The user lets cfd-bioreactor diagnose the error and run phase 2 Flow again, or stops"_s
            << QString();
        QTest::newRow("it was stopped there")
            << QByteArray("aborted") << 2 << QByteArray("failed")
            << u"The user stopped it; cfd-bioreactor goes on in phase 2 Flow once it is started again"_s
            << QString();
        QTest::newRow("it was stopped later")
            << QByteArray("aborted") << 3 << QByteArray("complete") << wentOn << QString();
        QTest::newRow("it failed later")
            << QByteArray("failed") << 3 << QByteArray("complete") << wentOn << QString();
    }

    void gatesNameANextStepOnlyInTheCurrentPhase()
    {
        QFETCH(QByteArray, status);
        QFETCH(int, current);
        QFETCH(QByteArray, phase);
        QFETCH(QString, failedGate);
        QFETCH(QString, passedGate);
        const Session session =
            read({{u"cfd-bioreactor-state-1.yaml"_s,
                   cfdState(status, current, "  phase_2: {status: " + phase + "}\n")},
                  {handoffs + "phase2-math-analysis.yaml"_L1,
                   cfdHandoff(2, 2, "cfd-mathematician", "phase2-math-1", analysis)},
                  {handoffs + "phase2-engineering-review.yaml"_L1,
                   cfdHandoff(2, 2, "cfd-reviewer", "phase2-review-1", approval)},
                  {handoffs + "phase2-flow-result.yaml"_L1,
                   cfdHandoff(2, 3, "cfd-bioreactor", "phase2-flow-1",
                              "  flow_result: {convergence_achieved: false}\n")}});
        QCOMPARE(nextOf(session, u"QG2b"_s), failedGate);
        QCOMPARE(nextOf(session, u"QG2a"_s), passedGate);
    }

    void theNextRunFollowsTheLastFailedOne_data()
    {
        QTest::addColumn<QByteArray>("counters"); // of the state; empty: there is no state
        QTest::addColumn<int>("errors");
        QTest::addColumn<QString>("next");
        const QString again = u"Diagnose the error and run phase 2 again, attempt %1 of 3"_s;
        const QString over = u"All 3 attempts have failed: the user decides"_s;
        QTest::newRow("no state, one result") << QByteArray() << 0 << again.arg(2);
        QTest::newRow("no state, one error") << QByteArray() << 1 << again.arg(2);
        QTest::newRow("no state, two errors") << QByteArray() << 2 << again.arg(3);
        QTest::newRow("no state, three errors") << QByteArray() << 3 << over;
        QTest::newRow("not counted yet") << QByteArray("0") << 1 << again.arg(2);
        QTest::newRow("one counted") << QByteArray("1") << 1 << again.arg(2);
        QTest::newRow("one counted, two told") << QByteArray("1") << 2 << again.arg(3);
        QTest::newRow("two counted, one told") << QByteArray("2") << 1 << again.arg(3);
        QTest::newRow("all counted")
            << QByteArray("3") << 1 << u"The phase runs again: attempt 4, 3 are allowed"_s;
    }

    void theNextRunFollowsTheLastFailedOne()
    {
        QFETCH(QByteArray, counters);
        QFETCH(int, errors);
        QByteArray history = errors > 0 ? "  error_history:\n" : "";
        for (int i = 1; i <= errors; ++i) {
            history += "    - {attempt_number: " + QByteArray::number(i)
                + ", error_type: divergence, error_message: one, fix_attempted: a, "
                  "fix_outcome: still diverged}\n";
        }
        Files files{{handoffs + "phase2-flow-result.yaml"_L1,
                     cfdHandoff(2, 3, "cfd-bioreactor", "phase2-flow-result",
                                "  flow_result: {convergence_achieved: false}\n" + history)}};
        if (!counters.isEmpty()) {
            files.prepend({u"cfd-bioreactor-state-1.yaml"_s,
                           cfdState("running", 2,
                                    "  phase_2: {status: in_progress, execution_retries_used: "
                                        + counters + "}\n")});
        }
        const SessionFolder folder;
        for (const auto &[name, text] : files) {
            folder.write(name, text);
        }
        const Session session =
            readSession(sessionAt(folder.path(u"cfd-bioreactor-session-1"_s), *m_catalog),
                        *m_catalog, testSettings());
        QTEST(nextOf(session, u"QG2b"_s), "next");
    }

    void theUserDecidesOnlyAfterTheRunEnded_data()
    {
        QTest::addColumn<Files>("files");
        QTest::addColumn<QString>("who");
        QTest::addColumn<QString>("does");
        QTest::addColumn<bool>("isOver");
        const QString folder = u"run/handoffs/"_s;
        const auto reviewed = [&](int attempt) -> Files {
            const QByteArray number = QByteArray::number(attempt);
            return {{folder + "phase2-math-analysis.yaml"_L1,
                     whole("cfd-mathematician", "phase2-math-" + number, analysis)},
                    {folder + "phase2-engineering-review.yaml"_L1,
                     whole("cfd-reviewer", "phase2-review-" + number, rejection)}};
        };
        const auto computed = [&](const QByteArray &history) -> Files {
            return {{folder + "phase2-flow-result.yaml"_L1,
                     whole("cfd-bioreactor", "phase2-flow-1", history)
                         .replace("to_phase: 2", "to_phase: 3")}};
        };
        const auto withState = [](Files files, const QByteArray &status) {
            for (auto &[name, text] : files) {
                name = handoffs + name.section(u'/', -1);
            }
            files.prepend({u"cfd-bioreactor-state-1.yaml"_s,
                           cfdState(status, 2, "  phase_2: {status: failed}\n")});
            return files;
        };
        QByteArray once = diverged.first(diverged.indexOf("    - {attempt_number: 2"));
        once.replace("4.1e-3\n", "4.1e-3\n    validation_metrics: {residual: 1}\n");
        const QString math = u"cfd-mathematician"_s;
        const QString user = u"User"_s;
        const QString planned =
            u"cfd-mathematician plans phase 2 Flow once more, with what the review asks for"_s;
        const QString decided =
            u"The user decides about the plan of phase 2 Flow: another plan, or stop"_s;
        QTest::newRow("a plan") << reviewed(1) << math << planned << false;
        QTest::newRow("its retry") << reviewed(2) << user << decided << true;
        QTest::newRow("a plan, and it ended")
            << withState(reviewed(1), "failed") << user << decided << true;
        QTest::newRow("a run")
            << computed(once) << u"cfd-bioreactor"_s
            << u"cfd-bioreactor diagnoses the error and runs phase 2 Flow again, attempt 2"_s
            << false;
        QTest::newRow("the last run")
            << computed(diverged) << user
            << u"The user decides about phase 2 Flow (attempt 3 of 3 failed, and no retry is "
               "left): another approach, other settings, or stop"_s
            << true;
    }

    /// If no state says that the phase ended, a remaining retry is the next step.
    void theUserDecidesOnlyAfterTheRunEnded()
    {
        QFETCH(Files, files);
        QFETCH(bool, isOver);
        const Session session = read(files);
        QCOMPARE(session.summary.status, RunStatus::Failed);
        QTEST(session.next.who, "who");
        QTEST(session.next.does, "does");
        QCOMPARE(session.escalations.size(), size_t(1));
        QCOMPARE(session.escalations.front().isOver, isOver);
    }

    void theUserDecidesOnlyOnceTheRetryFailedToo_data()
    {
        QTest::addColumn<QByteArray>("status");
        QTest::addColumn<int>("used");
        QTest::addColumn<int>("planned");  // the run of the plan
        QTest::addColumn<int>("reviewed"); // the run of the review that rejects
        QTest::addColumn<QString>("next");
        const QString again =
            u"cfd-mathematician plans phase 2 once more, with what the review asks for"_s;
        const QString over = u"The user decides about the flow plan"_s;
        QTest::newRow("rejected once") << QByteArray("running") << 0 << 1 << 1 << again;
        QTest::newRow("the retry runs") << QByteArray("running") << 1 << 1 << 1 << again;
        QTest::newRow("the retry is planned") << QByteArray("running") << 1 << 2 << 1 << again;
        QTest::newRow("planned, not counted") << QByteArray("running") << 0 << 2 << 1 << again;
        QTest::newRow("rejected twice") << QByteArray("running") << 1 << 2 << 2 << over;
        QTest::newRow("twice, not counted") << QByteArray("running") << 0 << 2 << 2 << over;
        QTest::newRow("it ended") << QByteArray("failed") << 1 << 2 << 2 << over;
    }

    void theUserDecidesOnlyOnceTheRetryFailedToo()
    {
        QFETCH(QByteArray, status);
        QFETCH(int, used);
        QFETCH(int, planned);
        QFETCH(int, reviewed);
        const QByteArray phase = status == "failed" ? "failed" : "in_progress";
        const Session session = read(
            {{u"cfd-bioreactor-state-1.yaml"_s,
              cfdState(status, 2,
                       "  phase_2: {status: " + phase
                           + ", retries_used: " + QByteArray::number(used) + "}\n")},
             {handoffs + "phase2-math-analysis.yaml"_L1,
              whole("cfd-mathematician", "phase2-math-" + QByteArray::number(planned), analysis)},
             {handoffs + "phase2-engineering-review.yaml"_L1,
              whole("cfd-reviewer", "phase2-review-" + QByteArray::number(reviewed), rejection)}});
        QTEST(nextOf(session, u"QG2a"_s), "next");
    }

    void rejectedHandoffsAreRequestedFirst_data()
    {
        QTest::addColumn<QByteArray>("status"); // of the session
        QTest::addColumn<QByteArray>("review");
        QTest::addColumn<QString>("gate");
        QTest::addColumn<QString>("next"); // of the session
        const QByteArray missing =
            "  engineering_review:\n    challenges: [{severity: WARNING, "
            "description: no, impact: much, suggested_fix: mend}]\n    approval_status: REJECTED\n";
        const QString again = u"Re-invoke cfd-reviewer"_s;
        QTest::newRow("running") << QByteArray("running") << missing << again
                                 << u"cfd-bioreactor re-invokes cfd-reviewer: "_s;
        QTest::newRow("waiting") << QByteArray("paused") << missing << again
                                 << u"cfd-bioreactor re-invokes cfd-reviewer: "_s;
        QTest::newRow("nothing missing")
            << QByteArray("running") << rejection
            << u"cfd-mathematician plans phase 2 once more, with what the review asks for"_s
            << QString();
    }

    /// The gate, the verdict and the session agree.
    void rejectedHandoffsAreRequestedFirst()
    {
        QFETCH(QByteArray, status);
        QFETCH(QByteArray, review);
        QFETCH(QString, next);
        const Session session = read({{u"cfd-bioreactor-state-1.yaml"_s,
                                       cfdState(status, 2, "  phase_2: {status: in_progress}\n")},
                                      {handoffs + "phase2-math-analysis.yaml"_L1,
                                       whole("cfd-mathematician", "phase2-math-1", analysis)},
                                      {handoffs + "phase2-engineering-review.yaml"_L1,
                                       whole("cfd-reviewer", "phase2-review-1", review)}});
        QTEST(nextOf(session, u"QG2a"_s), "gate");
        QCOMPARE(session.next.does.isEmpty(), next.isEmpty());
        QVERIFY2(session.next.does.startsWith(next), qPrintable(session.next.does));
        QCOMPARE(session.handoffs.back().report.verdict.headline,
                 next.isEmpty() ? u"Accept, plan phase 2 once more"_s
                                : u"Re-invoke cfd-reviewer"_s);
    }

private:
    [[nodiscard]] Session read(const Files &files) const { return sessionOf(files, *m_catalog); }

    std::shared_ptr<const ProtocolCatalog> m_catalog;
};

QTEST_GUILESS_MAIN(TestGateNextStep)
#include "tst_gatenextstep.moc"
