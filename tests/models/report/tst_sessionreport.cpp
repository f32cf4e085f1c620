// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/report/reportwriters.h"
#include "models/report/sessionreport.h"
#include "tests/golden.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QTimeZone>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

QDateTime at(int minute)
{
    return QDateTime(QDate(2026, 2, 21), QTime(14, 30), QTimeZone::UTC).addSecs(minute * 60);
}

Evidence seen(const QString &path, int line = 0)
{
    Evidence evidence;
    evidence.path = path;
    evidence.line = line;
    return evidence;
}

SessionPhase phase(const QString &id, const QString &title, const std::vector<RunStatus> &attempts)
{
    SessionPhase phase;
    phase.id = id;
    phase.title = title;
    for (const RunStatus status : attempts) {
        SessionAttempt attempt;
        attempt.number = int(phase.attempts.size()) + 1;
        attempt.status = status;
        phase.attempts.push_back(attempt);
        phase.status = status;
    }
    return phase;
}

SessionError divergence(int attempt, int sameFixAs)
{
    SessionError error;
    error.type = u"solver_divergence"_s;
    error.message = u"did not converge"_s;
    error.fix = u"Relaxation 0.5"_s;
    error.phase = 1;
    error.attempt = attempt;
    error.sameFixAs = sameFixAs;
    error.sameErrorAs = sameFixAs;
    return error;
}

SessionFailure failure(SessionFailure::What what, int minute, const QString &title)
{
    SessionFailure failure;
    failure.what = what;
    failure.time = at(minute);
    failure.title = title;
    return failure;
}

SessionGate massGate()
{
    CriterionResult mass;
    mass.title = u"Mass error"_s;
    mass.threshold = u"< 1e-6"_s;
    mass.actual = u"4.1e-3"_s;
    mass.state = CriterionState::Failed;
    SessionGate gate;
    gate.result = {u"QG2b"_s, u"flow result"_s, {mass}};
    gate.evidence = {seen(u"/s/x/handoffs/flow.yaml"_s, 32)};
    gate.next = u"run phase 2 again"_s;
    return gate;
}

FirstCause divergedFirst()
{
    FirstCause cause;
    cause.failure = failure(SessionFailure::What::Error, 22, u"solver_divergence"_s);
    cause.failure.text = u"did not converge"_s;
    cause.failure.evidence = {seen(u"/s/x/logs/solve.log"_s, 1184)};
    cause.consequences = {failure(SessionFailure::What::Gate, 29, u"QG2b failed"_s)};
    cause.consequences.front().rule = u"a gate fails with its handoff"_s;
    return cause;
}

/// A flow phase that failed twice and a mesh phase that was repaired.
Session failed()
{
    Session session;
    session.summary.place.path = u"/s/x"_s;
    session.summary.id = u"20260221-143000-1"_s;
    session.summary.title = u"20260221"_s;
    session.summary.status = RunStatus::Failed;
    session.summary.started = at(0);
    session.summary.ended = at(41);
    session.headline = u"Failed in phase 2 Flow after 2 attempts"_s;
    session.facts = {{u"Mode"_s, u"LITE"_s, {}}};
    session.phases = {
        phase(u"1"_s, u"Mesh Planning"_s, {RunStatus::Superseded, RunStatus::Succeeded}),
        phase(u"2"_s, u"Flow"_s, {RunStatus::Failed, RunStatus::Failed}),
        phase(u"3"_s, u"Transport"_s, {})};
    session.phases.front().started = at(1);
    session.phases.front().ended = at(13);
    session.errors = {divergence(1, 0), divergence(2, 1)};
    session.escalations = {{1, {2, 3}, u"Phase 2 failed.\nDecide."_s}};
    session.gates = {massGate()};
    session.causes = {divergedFirst()};
    session.repaired = {failure(SessionFailure::What::Attempt, 2, u"mesh_error"_s)};
    session.repaired[0].rule = u"attempt 2 of Mesh Planning repaired it"_s;
    Deliverable mesh;
    mesh.written = u"mesh.msh"_s;
    mesh.state = Deliverable::State::Missing;
    session.deliverables = {mesh};
    SessionFinding finding;
    finding.rule = u"cfd.session.unknown-handoff"_s;
    finding.message = u"Nobody names it"_s;
    finding.evidence = seen(u"/s/x/handoffs/odd.yaml"_s);
    session.findings = {finding};
    return session;
}

ReportedSession reviewed()
{
    return {failed(),
            {{u"QG2b"_s, u"ada"_s, ReviewVerdict::Reject, u"Mass error | 4 orders off"_s, at(50)},
             {u"QG2b"_s, u"ben"_s, ReviewVerdict::Approve, {}, at(55)}},
            {}};
}

} // namespace

class TestSessionReport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void equalsTheGoldenFile()
    {
        ReportDocument report = sessionReport({reviewed()}, at(60));
        report.made = u"Made by Baton"_s;
        const QByteArray written = reportMarkdown(report);
        compareGolden(QStringLiteral(BATON_TEST_DATA "/report/failed.md"), written);
    }

    void onlyTheEarliestFailureIsTheFirstCause()
    {
        Session session = failed();
        FirstCause other = session.causes.front();
        other.failure.phase = 1;
        other.failure.attempt = 2;
        other.failure.time = at(40);
        session.causes.push_back(other);
        const ReportDocument report = sessionReport({{session, {}, {}}}, at(60));
        const auto count = [&report](const QString &text) {
            return std::ranges::count_if(report.blocks, [&text](const ReportBlock &block) {
                return block.text.text == text;
            });
        };
        QCOMPARE(count(u"First cause"_s), 1);
        QCOMPARE(count(u"Another failure, not following from it"_s), 1);
        QCOMPARE(count(u"phase 2, attempt 2 · 2026-02-21 15:10:00 UTC"_s), 1);
    }

    void aReportOnSeveralSessionsContainsEach()
    {
        Session second = failed();
        second.headline = u"Another one"_s;
        const ReportDocument report = sessionReport({reviewed(), {second, {}, {}}}, at(60));
        QCOMPARE(report.title, u"2 sessions"_s);
        QStringList titles;
        for (const ReportBlock &block : report.blocks) {
            if (block.type == ReportBlock::Type::Title) {
                titles += block.text.text;
            }
        }
        QCOMPARE(titles,
                 (QStringList{u"Failed in phase 2 Flow after 2 attempts"_s, u"Another one"_s}));
    }

    void everyRowIsAsLongAsItsHeader()
    {
        for (const ReportBlock &block : sessionReport({reviewed()}, at(60)).blocks) {
            for (const auto &row : block.rows) {
                QCOMPARE(row.size(), block.columns.size());
            }
        }
    }

    void unreadableReviewsAreReported()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"s.yaml"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("reviews: [{gate: QG1, verdict: perhaps}]\n");
        file.close();
        const ReportedSession session = withReviews(failed(), path);
        QVERIFY(session.reviewsProblem.contains(u"s.yaml"_s));
        const QByteArray text = reportMarkdown(sessionReport({session}, at(60)));
        QVERIFY(text.contains("Review 1 in"));
        QVERIFY(withReviews(failed(), folder.filePath(u"none.yaml"_s)).reviewsProblem.isEmpty());
    }

    void reviewsAreInEveryFormat()
    {
        const ReportDocument report = sessionReport({reviewed()}, at(60));
        QVERIFY(reportMarkdown(report).contains("| QG2b | "));
        const QByteArray html = reportHtml(report);
        QVERIFY(html.contains("4 orders off"));
        QVERIFY(html.contains(">ben<"));
    }

    void marksShowFailuresAndMistakes()
    {
        Session session = failed();
        session.summary.status = RunStatus::Succeeded;
        session.summary.flaw = u"phase 2 Flow failed"_s;
        session.phases[1].isPassedOver = true;
        session.errors[0].isPassedOver = true;
        session.errors[1].isPassedOver = true;
        session.gates.clear();
        session.causes.clear();
        const ReportDocument report = sessionReport({{session, {}, {}}}, at(60));
        const auto title =
            std::ranges::find(report.blocks, ReportBlock::Type::Title, &ReportBlock::type);
        QVERIFY(title != report.blocks.end());
        QCOMPARE(title->text.mark, ReportMark::Warning);
        const auto isRed = [](const ReportText &cell) {
            return cell.mark == ReportMark::Error && cell.text != "missing"_L1;
        };
        for (const ReportBlock &block : report.blocks) {
            for (const auto &row : block.rows) {
                QVERIFY2(std::ranges::none_of(row, isRed), qPrintable(row.front().text));
            }
        }
    }

    void aGateShowsItsResultInAWord()
    {
        Session session = failed();
        SessionGate skipped = massGate();
        skipped.result.id = u"QG3a"_s;
        skipped.isSkipped = true;
        session.gates.push_back(skipped);
        const QByteArray text = reportMarkdown(sessionReport({{session, {}, {}}}, at(60)));
        QVERIFY(text.contains("Gate QG2b, flow result: failed\n"));
        QVERIFY(text.contains("Gate QG3a, flow result: skipped\n"));
    }

    void fileTimesAreLabelledAsSuch()
    {
        Session session = failed();
        SessionHandoff handoff;
        handoff.at = seen(u"/s/x/1-scout-to-arena.yaml"_s);
        handoff.time = at(5);
        handoff.isTimeOfFile = true;
        session.handoffs = {handoff};
        const QByteArray text = reportMarkdown(sessionReport({{session, {}, {}}}, at(60)));
        QCOMPARE(text.count(" (file) |"), 1);
    }

    void anEmptySessionIsStillAReport()
    {
        Session empty;
        empty.summary.title = u"x"_s;
        QVERIFY(!sessionReport({{empty, {}, {}}}, at(0)).blocks.empty());
    }
};

QTEST_GUILESS_MAIN(TestSessionReport)
#include "tst_sessionreport.moc"
