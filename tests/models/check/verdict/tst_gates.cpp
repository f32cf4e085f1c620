// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/files.h"
#include "tests/models/check/checked.h"

#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

/// "Converged: true, true, passed"
QStringList shown(const GateResult &gate)
{
    static const char *const states[] = {"passed", "failed", "not evaluated"};
    QStringList lines;
    for (const CriterionResult &criterion : gate.criteria) {
        lines.append(u"%1: %2, %3, %4"_s.arg(
            criterion.title, criterion.threshold, criterion.actual,
            QString::fromLatin1(states[static_cast<int>(criterion.state)])));
    }
    return lines;
}

const CriterionResult *criterionOf(const Verdict &verdict, const QString &id)
{
    for (const GateResult &gate : verdict.gates) {
        const auto found = std::ranges::find(gate.criteria, id, &CriterionResult::id);
        if (found != gate.criteria.end()) {
            return &*found;
        }
    }
    return nullptr;
}

Verdict verdictOf(const QByteArray &text, const CheckSettings &settings = {})
{
    return checked(text, settings).documents.front().verdict;
}

} // namespace

class TestGates : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void aDocumentIsListedAtItsGate_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<int>("phase");
        QTest::addColumn<QString>("gate");
        QTest::newRow("mesh plan") << u"cfd.mesh-plan"_s << 1 << u"QG1"_s;
        QTest::newRow("mesh analysis") << u"cfd.math-analysis"_s << 1 << u"QG1"_s;
        QTest::newRow("flow analysis") << u"cfd.math-analysis"_s << 2 << u"QG2a"_s;
        QTest::newRow("flow review") << u"cfd.engineering-review"_s << 2 << u"QG2a"_s;
        QTest::newRow("transport review") << u"cfd.engineering-review"_s << 3 << u"QG3a"_s;
        QTest::newRow("flow result") << u"cfd.flow-result"_s << 2 << u"QG2b"_s;
        QTest::newRow("transport result") << u"cfd.transport-result"_s << 3 << u"QG3b"_s;
        QTest::newRow("swarm") << u"cfd.swarm-synthesis"_s << 2 << u"swarm"_s;
    }

    void aDocumentIsListedAtItsGate()
    {
        QFETCH(QString, kind);
        QFETCH(int, phase);
        QFETCH(QString, gate);
        const Verdict verdict =
            verdictOf(with(sample(kind), "from_phase", QByteArray::number(phase)));
        QCOMPARE(verdict.gates.size(), 1);
        QCOMPARE(verdict.gates.front().id, gate);
    }

    void flowResultsAreEvaluated()
    {
        QByteArray text = with(sample(u"cfd.flow-result"_s), "convergence_achieved", "true");
        text = with(text, "mass_conservation_error", "1.2e-12");
        text = with(text, "poiseuille_L2_error", "0.02");
        QCOMPARE(shown(verdictOf(text).gates.front()),
                 (QStringList{u"Required fields: 4, 4 of 4, passed"_s,
                              u"Converged: true, true, passed"_s,
                              u"Mass conservation error: < 1e-6, 1.2e-12, passed"_s,
                              u"Poiseuille L2 error: < 0.01, 0.02, failed"_s}));
    }

    void aMissingValueIsNotEvaluatedOrFails()
    {
        QByteArray text = with(sample(u"cfd.flow-result"_s), "poiseuille_L2_error", "null");
        text = without(text, "convergence_achieved");
        const Verdict verdict = verdictOf(text);
        QCOMPARE(criterionOf(verdict, u"poiseuille"_s)->state, CriterionState::NotEvaluated);
        QCOMPARE(criterionOf(verdict, u"converged"_s)->state, CriterionState::Failed);
        QCOMPARE(criterionOf(verdict, u"required"_s)->actual, u"3 of 4"_s);
    }

    void aCriterionThatIsNotEvaluatedSaysWhy()
    {
        int open = 0;
        for (const char *kind : {"mesh-plan", "math-analysis", "engineering-review", "flow-result",
                                 "transport-result", "swarm-synthesis"}) {
            const QByteArray text = sample(u"cfd."_s + QString::fromLatin1(kind));
            for (const CriterionResult &criterion : verdictOf(text).gates.front().criteria) {
                const bool isOpen = criterion.state == CriterionState::NotEvaluated;
                const bool isTold =
                    !criterion.reason.isEmpty() || criterion.actual == u"not given"_s;
                open += isOpen;
                QVERIFY2(!isOpen || isTold, qPrintable(criterion.title));
                QVERIFY2(isOpen || criterion.reason.isEmpty(), qPrintable(criterion.title));
            }
        }
        QVERIFY(open > 3);
    }

    /// A challenge without a severity may be a critical one.
    void aCriterionThatCannotBeCountedIsNotEvaluated()
    {
        const QByteArray review = sample(u"cfd.engineering-review"_s);
        const auto state = [&review](const QByteArray &challenges) {
            return criterionOf(verdictOf(with(review, "challenges", challenges)), u"no-critical"_s)
                ->state;
        };
        QCOMPARE(state("[{severity: NOTE}]"), CriterionState::Passed);
        QCOMPARE(state("[{severity: NOTE}, {description: x}]"), CriterionState::NotEvaluated);
        QCOMPARE(state("[{severity: CRITICAL}, {description: x}]"), CriterionState::Failed);
    }

    void anErrorCountsByItsMagnitude()
    {
        const Verdict verdict =
            verdictOf(with(sample(u"cfd.flow-result"_s), "mass_conservation_error", "-4.1e-3"));
        QCOMPARE(criterionOf(verdict, u"mass"_s)->state, CriterionState::Failed);
    }

    void transportResultsAreEvaluated_data()
    {
        QTest::addColumn<QByteArray>("concentration");
        QTest::addColumn<bool>("isPassed");
        QTest::newRow("rounding") << "-2.1e-11"_ba << true;
        QTest::newRow("zero") << "0.0"_ba << true;
        QTest::newRow("negative") << "-0.01"_ba << false;
    }

    void transportResultsAreEvaluated()
    {
        QFETCH(QByteArray, concentration);
        QFETCH(bool, isPassed);
        const Verdict verdict =
            verdictOf(with(sample(u"cfd.transport-result"_s), "min_concentration", concentration));
        QCOMPARE(criterionOf(verdict, u"concentration"_s)->state,
                 isPassed ? CriterionState::Passed : CriterionState::Failed);
        QCOMPARE(criterionOf(verdict, u"species"_s)->state, CriterionState::Passed);
        const Verdict lost = verdictOf(
            with(sample(u"cfd.transport-result"_s), "species_conservation_error", "0.01"));
        QCOMPARE(criterionOf(lost, u"species"_s)->state, CriterionState::Failed);
    }

    void memoryIsComparedWithTheMachine_data()
    {
        QTest::addColumn<qint64>("memory");
        QTest::addColumn<CriterionState>("state");
        QTest::addColumn<QString>("actual");
        QTest::newRow("not known") << qint64(0) << CriterionState::NotEvaluated << u"500"_s;
        QTest::newRow("enough") << qint64(16000) << CriterionState::Passed << u"3 % of RAM"_s;
        QTest::newRow("too little") << qint64(600) << CriterionState::Failed << u"83 % of RAM"_s;
    }

    void memoryIsComparedWithTheMachine()
    {
        QFETCH(qint64, memory);
        QFETCH(CriterionState, state);
        QFETCH(QString, actual);
        CheckSettings settings;
        settings.memoryMb = memory;
        const Verdict verdict = verdictOf(sample(u"cfd.mesh-plan"_s), settings);
        QCOMPARE(criterionOf(verdict, u"memory"_s)->state, state);
        QCOMPARE(criterionOf(verdict, u"memory"_s)->actual, actual);
        QCOMPARE(criterionOf(verdict, u"memory"_s)->threshold, u"< 70 % of RAM"_s);
    }

    /// The gate and the YAML parser agree on which texts are numbers.
    void aGateReadsNumbersAsYamlDoes_data()
    {
        QTest::addColumn<QByteArray>("written");
        QTest::addColumn<CriterionState>("state"); // of less than 70 % of 1000 MB
        QTest::addColumn<QString>("actual");
        using enum CriterionState;
        const auto row = [](const char *written, CriterionState state, const char *actual) {
            QTest::newRow(written) << QByteArray(written) << state << QString::fromLatin1(actual);
        };
        row("0x1F", Passed, "3 % of RAM");
        row("0x3E8", Failed, "100 % of RAM");
        row("0o17", Passed, "2 % of RAM");
        row("0099", Passed, "10 % of RAM");
        row("+450", Passed, "45 % of RAM");
        row("1e3", Failed, "100 % of RAM");
        row("4.5E+2", Passed, "45 % of RAM");
        row(".5", Passed, "0 % of RAM");
        row("5.", Passed, "1 % of RAM");
        row(".inf", Failed, ".inf");
        row(".nan", Failed, ".nan");
        row("1_000", Failed, "1_000, which is not a number");
        row("85%", Failed, "85%, which is not a number");
        row("\"450\"", Failed, "450, which is not a number");
        row("0b11", Failed, "0b11, which is not a number");
        row("1:30", Failed, "1:30, which is not a number");
        row("yes", Failed, "yes, which is not a number");
    }

    void aGateReadsNumbersAsYamlDoes()
    {
        QFETCH(const QByteArray, written);
        QFETCH(const CriterionState, state);
        QFETCH(const QString, actual);
        CheckSettings settings;
        settings.memoryMb = 1000;
        const QByteArray text = with(sample(u"cfd.mesh-plan"_s), "memory_estimate_mb", written);
        const DocumentReport document = checked(text, settings).documents.front();
        const CriterionResult *memory = criterionOf(document.verdict, u"memory"_s);
        QCOMPARE(memory->state, state);
        QCOMPARE(memory->actual, actual);
        const auto isTyped = [](const Finding &finding) { return finding.rule == u"cfd.type"_s; };
        QCOMPARE(std::ranges::any_of(document.findings, isTyped),
                 actual.endsWith(u"which is not a number"_s));
        const QByteArray other = with(sample(u"cfd.mesh-plan"_s), "min_jacobian", written);
        const QString jacobian = criterionOf(verdictOf(other), u"min-jacobian"_s)->actual;
        QCOMPARE(jacobian.endsWith(u"which is not a number"_s),
                 actual.endsWith(u"which is not a number"_s));
    }

    void theSmallestJacobianIsAboveATenth_data()
    {
        QTest::addColumn<QByteArray>("jacobian");
        QTest::addColumn<CriterionState>("state");
        QTest::newRow("above") << "0.11"_ba << CriterionState::Passed;
        QTest::newRow("the example of the specification") << "0.1"_ba << CriterionState::Failed;
        QTest::newRow("no number") << ".nan"_ba << CriterionState::Failed;
    }

    void theSmallestJacobianIsAboveATenth()
    {
        QFETCH(QByteArray, jacobian);
        QFETCH(CriterionState, state);
        const Verdict verdict =
            verdictOf(with(sample(u"cfd.mesh-plan"_s), "min_jacobian", jacobian));
        const CriterionResult *criterion = criterionOf(verdict, u"min-jacobian"_s);
        QVERIFY(criterion);
        QCOMPARE(criterion->state, state);
        QCOMPARE(criterion->threshold, u"> 0.1"_s);
    }

    void evidenceIsAtTheValue()
    {
        const QByteArray text = sample(u"cfd.flow-result"_s);
        const Verdict verdict = verdictOf(text);
        const CriterionResult *criterion = criterionOf(verdict, u"mass"_s);
        QVERIFY(criterion);
        QCOMPARE(criterion->evidence.toString(), u"/handoff/flow_result/mass_conservation_error"_s);
        QCOMPARE(text.mid(criterion->range.begin, criterion->range.length()), "1.0e-12");
    }

    void exceededCountsShowOneEntryAndNotTheList()
    {
        QByteArray text = sample(u"cfd.engineering-review"_s);
        text.replace("challenges: []", "challenges: [{severity: NOTE}, {severity: CRITICAL}]");
        const Verdict verdict = verdictOf(text);
        const CriterionResult *criterion = criterionOf(verdict, u"no-critical"_s);
        QVERIFY(criterion);
        QCOMPARE(criterion->state, CriterionState::Failed);
        QCOMPARE(criterion->evidence.toString(), u"/handoff/engineering_review/challenges/1"_s);
        QCOMPARE(text.mid(criterion->range.begin, criterion->range.length()),
                 "{severity: CRITICAL}");
    }

    void otherDocumentsOfThePhaseAreRead()
    {
        QTemporaryDir dir;
        QByteArray review = sample(u"cfd.engineering-review"_s);
        review.replace("challenges: []", "findings: [{severity: CRITICAL}, {severity: NOTE}]");
        write(dir.filePath(u"phase2-engineering-review.yaml"_s), review);
        CheckSettings settings;
        settings.filePath = dir.filePath(u"phase2-math-analysis.yaml"_s);
        const QByteArray analysis = sample(u"cfd.math-analysis"_s);
        QCOMPARE(shown(verdictOf(analysis, settings).gates.front()),
                 (QStringList{u"Required fields: 4, 4 of 4, passed"_s,
                              u"Review approved: APPROVED or APPROVED_WITH_WARNINGS, APPROVED, "
                              "passed"_s,
                              u"No CRITICAL challenge: ≤ 0, 1, failed"_s}));
        settings.touchesDisk = false;
        QCOMPARE(criterionOf(verdictOf(analysis, settings), u"approved"_s)->state,
                 CriterionState::NotEvaluated);
    }

    void theLatestReviewCountsUnderAnyFileName_data()
    {
        QTest::addColumn<QString>("later");
        QTest::addColumn<QString>("approval");
        QTest::addColumn<QByteArray>("before"); // the time that the earlier one states
        QTest::addColumn<CriterionState>("state");
        const QString usual = u"phase2-engineering-review.yaml"_s;
        const QString other = u"phase2-engineering-review-2.yaml"_s;
        const auto row = [](const char *name, const QString &later, const QString &approval,
                            CriterionState state,
                            const QByteArray &before = "2026-02-21T10:00:00Z") {
            QTest::newRow(name) << later << approval << before << state;
        };
        row("repaired, numbered", other, u"APPROVED"_s, CriterionState::Passed);
        row("repaired, renamed", usual, u"APPROVED"_s, CriterionState::Passed);
        row("failed, numbered", other, u"REJECTED"_s, CriterionState::Failed);
        row("failed, renamed", usual, u"REJECTED"_s, CriterionState::Failed);
        row("the earlier one is dated in the future", other, u"APPROVED"_s, CriterionState::Passed,
            "2999-01-01T00:00:00Z");
    }

    void theLatestReviewCountsUnderAnyFileName()
    {
        QFETCH(QString, later);
        QFETCH(QString, approval);
        QFETCH(QByteArray, before);
        const QString earlier = later.contains(u"-2"_s) ? u"phase2-engineering-review.yaml"_s
                                                        : u"phase2-engineering-review-1.yaml"_s;
        QTemporaryDir dir;
        QByteArray review = sample(u"cfd.engineering-review"_s);
        review = review.replace("\"APPROVED\"", "APPROVED");
        const auto at = [&review](const QByteArray &time, const QByteArray &status) {
            const QRegularExpression told(u"timestamp: .*"_s);
            QString text = QString::fromUtf8(review);
            text.replace(told, u"timestamp: \"%1\""_s.arg(QString::fromLatin1(time)));
            return text.toUtf8().replace("APPROVED", status);
        };
        write(dir.filePath(later), at("2026-02-21T11:00:00Z", approval.toUtf8()));
        write(dir.filePath(earlier),
              at(before, approval == "APPROVED"_L1 ? "REJECTED" : "APPROVED"));
        QFile file(dir.filePath(earlier));
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.setFileTime(QDateTime(QDate(2026, 2, 21), QTime(10, 0), QTimeZone::UTC),
                                 QFileDevice::FileModificationTime));
        CheckSettings settings;
        settings.filePath = dir.filePath(u"phase2-math-analysis.yaml"_s);
        const Verdict verdict = verdictOf(sample(u"cfd.math-analysis"_s), settings);
        QTEST(criterionOf(verdict, u"approved"_s)->state, "state");
    }

    void aReviewShowsTheAnalysisItIsAbout()
    {
        QTemporaryDir dir;
        write(dir.filePath(u"phase2-math-analysis.yaml"_s), sample(u"cfd.math-analysis"_s));
        CheckSettings settings;
        settings.filePath = dir.filePath(u"phase2-engineering-review.yaml"_s);
        QByteArray review = without(sample(u"cfd.engineering-review"_s), "blocking_issues");
        review.replace("\"APPROVED\"", "\"REJECTED\"");
        review.replace("challenges: []", "challenges: [{severity: CRITICAL}]");
        QCOMPARE(shown(verdictOf(review, settings).gates.front()),
                 (QStringList{u"Required fields: 3, 2 of 3, failed"_s,
                              u"Review approved: APPROVED or APPROVED_WITH_WARNINGS, REJECTED, "
                              "failed"_s,
                              u"No CRITICAL challenge: ≤ 0, 1, failed"_s,
                              u"Required of math-analysis: 4, 4 of 4, passed"_s}));
    }

    void theSwarmIsJudgedInFullModeOnly_data()
    {
        QTest::addColumn<QByteArray>("mode");
        QTest::addColumn<CriterionState>("state");
        QTest::newRow("full") << "FULL"_ba << CriterionState::Failed;
        QTest::newRow("lite") << "LITE"_ba << CriterionState::NotEvaluated;
    }

    void theSwarmIsJudgedInFullModeOnly()
    {
        QFETCH(QByteArray, mode);
        QFETCH(CriterionState, state);
        QTemporaryDir dir;
        QVERIFY(QDir(dir.path()).mkpath(u"cfd-bioreactor-session-20260221-143000-1/handoffs"_s));
        write(dir.filePath(u"cfd-bioreactor-state-20260221-143000-1.yaml"_s),
              "session: {session_dir: /x/cfd-bioreactor-session-20260221-143000-1, mode: " + mode
                  + "}\n");
        CheckSettings settings;
        settings.filePath = dir.filePath(
            u"cfd-bioreactor-session-20260221-143000-1/handoffs/phase1-swarm-synthesis.yaml"_s);
        const Verdict verdict = verdictOf(sample(u"cfd.swarm-synthesis"_s), settings);
        QCOMPARE(criterionOf(verdict, u"insights"_s)->state, state);
        QCOMPARE(criterionOf(verdict, u"insights"_s)->threshold, u"≥ 2"_s);
    }

    void aStateFileIsListedAtThePreFlightGate()
    {
        const DocumentReport report =
            checked("session: {session_id: a, session_dir: /x, mode: LITE}\n").documents.front();
        QCOMPARE(report.kind, u"cfd.state"_s);
        QCOMPARE(listed(report), QStringList());
        QCOMPARE(report.verdict.action, Action::None);
        QCOMPARE(report.verdict.gates.front().id, u"QG0"_s);
        QCOMPARE(report.verdict.gates.front().state(), CriterionState::Passed);
    }
};

QTEST_GUILESS_MAIN(TestGates)
#include "tst_gates.moc"
