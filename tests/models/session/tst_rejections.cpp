// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/models/session/sessiontexts.h"

using namespace Qt::StringLiterals;
using namespace baton;
using namespace baton::texts;

namespace {

using File = std::pair<QString, QByteArray>;

const File asked{u"feature/1-sherpa-to-arena.yaml"_s,
                 "SHERPA_TO_ARENA_HANDOFF:\n  Task: Export\n  Atomic_Steps:\n"
                 "    - {step_id: 1, description: Read, estimated_complexity: S}\n"
                 "  Recommended_Variants: \"2\"\n  Recommended_Engine: both\n"
                 "  Recommended_Mode: Solo\n  Quality_Requirements: [Stable]\n"};

File toJudge(int number)
{
    return {u"feature/%1-arena-to-judge.yaml"_s.arg(number),
            "ARENA_TO_JUDGE_HANDOFF:\n"
            "  Implementation: {session_id: arena-1, mode: Solo, selected_variant: v1, "
            "selected_engine: codex, variant_branch: arena/v1, selection_rationale: few lines}\n"
            "  Review_Focus: [links]\n  Files_To_Review: [lab/csv.py]\n"
            "  Context: {total_variants: \"2\", rejected_approaches: slow}\n"};
}

/// @p shape determines the place of the verdict, with "%" for it.
File fromJudge(int number, const QByteArray &verdict, QByteArray shape)
{
    return {u"feature/%1-judge-to-arena.yaml"_s.arg(number),
            "JUDGE_TO_ARENA_HANDOFF:\n" + shape.replace('%', verdict)};
}

File givenUp(int number)
{
    return {u"feature/%1-arena-to-builder.yaml"_s.arg(number),
            "ARENA_TO_BUILDER_HANDOFF:\n"
            "  Escalation: {session_id: arena-1, paradigm: COMPETE, mode: Team, reason: "
            "REPEATED_FAILURE, attempts_made: \"2\", best_score_achieved: \"3.1\"}\n"
            "  Original_Task: {description: Export, acceptance_criteria: [Stable], scope_files: "
            "[a.py]}\n"
            "  Attempted_Approaches:\n"
            "    - {variant_id: v1, engine: codex, approach_summary: x, failure_reason: y, score: "
            "\"3.1\"}\n"
            "  Partial_Work: {usable_branches: none, salvageable_elements: none}\n"
            "  Recommendations: {suggested_approach: nginx, pitfalls_to_avoid: memory}\n"
            "  Chain_Context: {Previous_Agent: Arena, Next_Expected: DONE}\n"};
}

File report(int number, const QByteArray &status)
{
    return {u"queue/%1-devon.json"_s.arg(number),
            "{\"task_id\": \"0-4-1\", \"step_index\": 2, \"agent\": \"Devon\", \"status\": \""
                + status
                + "\",\n \"summary\": \"tried\",\n \"blockers\": [\n  \"no table\"\n ]}\n"};
}

File prompt(const QString &name)
{
    return {
        u"queue/"_s + name,
        "ROLE: Devon\nGOAL: Store the samples as CSV.\n\nINSTRUCTIONS:\n1. Write lab/csv.py.\n\n"
        "CONSTRAINTS:\n- No placeholders.\n\nOUTPUT REQUIREMENT:\n"
        "You must Call the Tool `submit_step_completion` with your JSON result. Do NOT "
        "output the JSON in text.\n"};
}

/// Each of @p words is the verdict of one round.
Files rounds(const QByteArrayList &words, const QByteArray &shape)
{
    Files files{asked};
    for (const QByteArray &word : words) {
        files << toJudge(static_cast<int>(files.size()) + 1);
        files << fromJudge(static_cast<int>(files.size()) + 1, word, shape);
    }
    return files;
}

const QByteArray plainShape = "  session_id: arena-1\n  Verdict: %\n  Findings: [no test]\n";
const QByteArray nestedShape = "  Review:\n    session_id: arena-1\n    verdict: %\n";
const QByteArray namelessShape = "  Verdict: %\n";

} // namespace

/// A rejected handoff stays rejected until its receiver accepts it.
class TestRejections : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QTest::failOnWarning();
        m_catalog = ProtocolCatalog::load();
    }

    void aSecondRejectionRepairsNothing_data()
    {
        QTest::addColumn<Files>("files");
        QTest::addColumn<bool>("isRepaired");
        const QByteArrayList words{"REJECT", "\"FAIL - see findings\"", "\"Changes requested\""};
        for (const QByteArray &first : words) {
            for (const QByteArray &second : words) {
                for (const QByteArray &shape : {plainShape, nestedShape, namelessShape}) {
                    const QByteArray name =
                        first + ", " + second + " as " + shape.simplified().left(12);
                    QTest::newRow(name.constData()) << rounds({first, second}, shape) << false;
                    QTest::newRow((name + ", APPROVE").constData())
                        << rounds({first, second, "APPROVE"}, shape) << true;
                }
            }
        }
        const QByteArrayList states{"failure", "blocked"};
        for (const QByteArray &first : states) {
            for (const QByteArray &second : states) {
                const Files files{prompt(u"1.prompt"_s), report(2, first), prompt(u"3.prompt"_s),
                                  report(4, second)};
                const bool isFreed = first == "blocked" && second == "failure";
                if (!isFreed) {
                    QTest::newRow((first + ", " + second).constData()) << files << false;
                }
                QTest::newRow((first + ", " + second + ", success").constData())
                    << Files(files) + Files{prompt(u"5.prompt"_s), report(6, "success")} << true;
            }
        }
    }

    void theReasonForGivingUpIsReportedWithTheSession()
    {
        const Session session = read({asked, givenUp(2)});
        const auto fact =
            std::ranges::find(session.facts, u"Given up because of"_s, &SessionFact::title);
        QVERIFY(fact != session.facts.end());
        QCOMPARE(fact->value, u"REPEATED_FAILURE"_s);
        QCOMPARE(fact->evidence.path, session.handoffs.back().at.path);
    }

    void aSuccessfulAttemptIsNotAFailure_data()
    {
        QTest::addColumn<Files>("files");
        QTest::newRow("step") << Files{prompt(u"1.prompt"_s), report(2, "success"),
                                       prompt(u"3.prompt"_s), report(4, "failure")};
        for (const QByteArray &shape : {plainShape, nestedShape, namelessShape}) {
            QTest::newRow(("review as " + shape.simplified().left(12)).constData())
                << rounds({"PASS", "FAIL"}, shape);
        }
    }

    /// An attempt that was successful according to its own report stays so; only the later attempt
    /// failed.
    void aSuccessfulAttemptIsNotAFailure()
    {
        QFETCH(const Files, files);
        const Session session = read(files);
        const SessionHandoff &last = session.handoffs.back();
        const SessionPhase &phase = session.phases[size_t(last.phase)];
        QCOMPARE(phase.attempts.size(), size_t(2));
        QCOMPARE(phase.attempts[0].status, RunStatus::Superseded);
        QCOMPARE(phase.attempts[1].status, RunStatus::Failed);
        QCOMPARE(session.causes.size(), size_t(1));
        QCOMPARE(session.causes[0].failure.attempt, 2);
        QCOMPARE(session.causes[0].failure.evidence.at(0).path, last.at.path);
    }

    /// A blocked step that is retried was unblocked: a later failure has its own cause.
    void blockedStepsDoNotCauseLaterFailures()
    {
        const Session session = read({prompt(u"1.prompt"_s), report(2, "blocked"),
                                      prompt(u"3.prompt"_s), report(4, "failure")});
        const SessionPhase &step = session.phases[size_t(session.handoffs.back().phase)];
        QCOMPARE(step.attempts.size(), size_t(2));
        QCOMPARE(step.attempts[0].status, RunStatus::Superseded);
        QCOMPARE(step.attempts[1].status, RunStatus::Failed);
        QCOMPARE(session.causes.size(), size_t(1));
        QCOMPARE(session.causes[0].failure.attempt, 2);
    }

    void aSecondRejectionRepairsNothing()
    {
        QFETCH(Files, files);
        QFETCH(bool, isRepaired);
        const Session session = read(files);
        const SessionHandoff &last = session.handoffs.back();
        const SessionPhase &rejected = session.phases[size_t(last.phase)];
        QCOMPARE(session.causes.empty(), isRepaired);
        if (!isRepaired) {
            QVERIFY(session.repaired.empty());
            QCOMPARE(session.causes.size(), size_t(1));
            QCOMPARE(session.causes[0].failure.attempt, 1);
            QCOMPARE(session.causes[0].failure.phase, last.phase);
            QCOMPARE(session.causes[0].consequences.front().attempt, 2);
        }
        // Each delivery gets an answer, and each answer is an attempt.
        QCOMPARE(rejected.count.made, isRepaired ? 3 : 2);
        QCOMPARE(std::ssize(rejected.attempts), isRepaired ? 3 : 2);
        for (const SessionPhase &phase : session.phases) {
            QVERIFY2(phase.count.made == rejected.count.made || phase.title == u"Sherpa → Arena"_s,
                     qPrintable(phase.title));
        }
        for (const SessionError &error : session.errors) {
            const auto told = std::ranges::find_if(session.handoffs, [&](const auto &handoff) {
                return handoff.at.path == error.evidence.path;
            });
            QCOMPARE(error.attempt, told->attempt);
        }
    }

    void aSessionFailedWhereItWasGivenUp_data()
    {
        QTest::addColumn<Files>("files");
        QTest::addColumn<QString>("cause");
        const auto withEnd = [](Files files) {
            files << givenUp(static_cast<int>(files.size()) + 1);
            return files;
        };
        QTest::newRow("at once") << withEnd({asked}) << u"v1"_s;
        QTest::newRow("after one rejection")
            << withEnd(rounds({"REJECT"}, plainShape)) << u"Judge says REJECT"_s;
        QTest::newRow("after two rejections")
            << withEnd(rounds({"REJECT", "REJECTED"}, nestedShape)) << u"Judge says REJECT"_s;
        QTest::newRow("after a request for changes")
            << withEnd(rounds({"\"Changes requested\"", "REJECT"}, namelessShape))
            << u"Judge says Changes requested"_s;
    }

    void aSessionFailedWhereItWasGivenUp()
    {
        QFETCH(Files, files);
        QFETCH(QString, cause);
        const Session session = read(files);
        QCOMPARE(session.summary.status, RunStatus::Failed);
        QCOMPARE(session.headline, u"Failed in Arena → Builder"_s);
        QCOMPARE(session.next.who, u"Builder"_s);
        QVERIFY(!session.causes.empty());
        QCOMPARE(session.causes[0].failure.title, cause);
    }

    void reasonsHaveTheirEvidence_data()
    {
        QTest::addColumn<Files>("files");
        QTest::addColumn<QByteArray>("reason");
        QTest::newRow("a blocker") << Files{report(1, "blocked")} << QByteArray("no table");
        QTest::newRow("a list of findings")
            << Files{asked, toJudge(2),
                     fromJudge(3, "REJECT", "  Verdict: %\n  Findings:\n    - no test\n")}
            << QByteArray("no test");
        QTest::newRow("findings with members")
            << Files{asked, toJudge(2),
                     fromJudge(3, "REJECT",
                               "  Verdict: %\n  Findings:\n    - severity: High\n"
                               "      description: no test\n")}
            << QByteArray("severity: High");
        QTest::newRow("a sentence of its own line")
            << Files{asked, toJudge(2),
                     fromJudge(3, "REJECT", "  Verdict: %\n  Reason:\n    no test\n")}
            << QByteArray("no test");
        QTest::newRow("only the verdict")
            << Files{asked, toJudge(2), fromJudge(3, "REJECT", "  session_id: a\n  Verdict: %\n")}
            << QByteArray("Verdict: REJECT");
    }

    void reasonsHaveTheirEvidence()
    {
        QFETCH(Files, files);
        QFETCH(QByteArray, reason);
        const Session session = read(files);
        QVERIFY(!session.causes.empty());
        const QByteArray &text = files.back().second;
        const auto line = text.first(text.indexOf(reason)).count('\n') + 1;
        QCOMPARE(session.causes[0].failure.evidence.front().line, static_cast<int>(line));
    }

    void aPromptIsAHandoffUnderAnyFileName_data()
    {
        QTest::addColumn<QString>("name");
        for (const QString &name :
             {u"3-devon.prompt"_s, u"3-devon.txt"_s, u"3-devon.TXT"_s, u"3-devon.md"_s}) {
            QTest::newRow(qPrintable(name)) << name;
        }
    }

    void aPromptIsAHandoffUnderAnyFileName()
    {
        QFETCH(QString, name);
        const Session session = read({report(2, "failure"), prompt(name), report(4, "success")});
        QCOMPARE(session.handoffs.size(), size_t(3));
        QCOMPARE(session.handoffs[1].kind, u"orion.focused-prompt"_s);
        QVERIFY(session.files.empty());
    }

private:
    /// The times of the files are one minute apart.
    [[nodiscard]] Session read(const Files &files) const
    {
        const SessionFolder folder;
        int minute = 0;
        for (const auto &[name, text] : files) {
            folder.write(name, text);
            folder.setTime(name,
                           QDateTime(QDate(2026, 2, 21), QTime(15, minute++), QTimeZone::UTC));
        }
        const QString own = files.first().first.section(u'/', 0, 0);
        return readSession(sessionAt(folder.path(own), *m_catalog), *m_catalog, testSettings());
    }

    std::shared_ptr<const ProtocolCatalog> m_catalog;
};

QTEST_GUILESS_MAIN(TestRejections)
#include "tst_rejections.moc"
