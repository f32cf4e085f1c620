// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/parsing/parse.h"
#include "tests/files.h"
#include "tests/models/check/checked.h"

#include <QTemporaryDir>

#include <QRegularExpression>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

QByteArray rejected()
{
    QByteArray text = sample(u"cfd.engineering-review"_s);
    text.replace("\"APPROVED\"", "\"REJECTED\"");
    text.replace("challenges: []", "challenges: [{severity: CRITICAL}]");
    text.replace("blocking_issues: []", "blocking_issues: [\"Outlet too near\"]");
    return text;
}

QStringList outlookOf(const Verdict &verdict)
{
    QStringList lines;
    for (const PossibleOutcome &outlook : verdict.outlook) {
        lines.append(outlook.condition + u": "_s + outlook.consequence);
    }
    return lines;
}

} // namespace

class TestVerdict : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    /// A rejected document without its blocking issues.
    void theOutlookCoversAMissingField()
    {
        const QByteArray text = without(rejected(), "blocking_issues");
        const DocumentReport report = checked(text).documents.front();
        const Verdict &verdict = report.verdict;
        QCOMPARE(verdict.action, Action::Reinvoke);
        QCOMPARE(verdict.headline, u"Re-invoke cfd-reviewer"_s);
        QCOMPARE(verdict.detail, u"Attempt 1 of 2 · gate QG2a, flow plan"_s);
        QCOMPARE(verdict.feedback,
                 u"Your handoff is missing required field: blocking_issues. Please include it."_s);
        QCOMPARE(outlookOf(verdict),
                 (QStringList{u"If the field is added: REJECTED: plan phase 2 once more"_s,
                              u"If it is missing again: The user decides"_s}));
        QCOMPARE(verdict.outlook.back().action, Action::Escalate);
        QCOMPARE(report.findings[size_t(verdict.reasons.front())].message,
                 u"blocking_issues is required when approval_status is REJECTED"_s);
    }

    void longNamesFitTheHeadline()
    {
        const QByteArray name = QByteArray("word ").repeated(40'000);
        const QByteArray text = "handoff:\n  version: \"1.0\"\n  producer: \"" + name
            + "\"\n  consumer: cfd-bioreactor\n  from_phase: 1\n  to_phase: 1\n  quality: {}\n";
        const QString headline = checked(text).documents.front().verdict.headline;
        QVERIFY(headline.startsWith(u"Re-invoke word word"_s) && headline.endsWith(u'…'));
        QVERIFY(headline.size() < 80);
    }

    void aPlaceholderIsNotTheProducer_data()
    {
        QTest::addColumn<QByteArray>("agent");
        QTest::newRow("brackets") << QByteArray("[Tara or Devon]");
        QTest::newRow("angles") << QByteArray("<Tara or Devon>");
        QTest::newRow("a word") << QByteArray("TODO");
    }

    void aPlaceholderIsNotTheProducer()
    {
        QFETCH(const QByteArray, agent);
        const QByteArray text = "{\"task_id\": \"1\", \"step_index\": 1, \"agent\": \"" + agent
            + "\", \"status\": \"done\"}\n";
        const Verdict verdict = checked(text, {}, Format::Json).documents.front().verdict;
        QCOMPARE(verdict.headline, u"Re-invoke the producer"_s);
    }

    void aListWithoutEntriesIsNotCalledMissing()
    {
        const QByteArray text = rejected().replace("[\"Outlet too near\"]", "[]");
        const Verdict verdict = checked(text).documents.front().verdict;
        QCOMPARE(verdict.action, Action::Reinvoke);
        QCOMPARE(verdict.feedback,
                 u"Your handoff has the required field blocking_issues, but it is empty. "
                 u"Please fill it in."_s);
    }

    void namesTheDefaultThatFollows()
    {
        const Verdict verdict =
            checked(without(sample(u"cfd.engineering-review"_s), "approval_status"))
                .documents.front()
                .verdict;
        QCOMPARE(outlookOf(verdict).back(),
                 u"If it is missing again: approval_status is treated as REJECTED"_s);
        QCOMPARE(verdict.outlook.back().action, Action::Default);
    }

    void asksForEveryMissingField()
    {
        QByteArray text = without(sample(u"cfd.mesh-plan"_s), "element_type");
        text = without(text, "element_order");
        const Verdict verdict = checked(text).documents.front().verdict;
        QCOMPARE(verdict.feedback,
                 u"Your handoff is missing required field: element_type. Please include it.\n"
                 "Your handoff is missing required field: element_order. Please include it."_s);
    }

    void theFeedbackExplainsAnInvalidValue()
    {
        const QByteArray text = with(sample(u"cfd.mesh-plan"_s), "element_type", "\"blob\"");
        const Verdict verdict = checked(text).documents.front().verdict;
        QVERIFY2(verdict.feedback.startsWith(
                     u"Your handoff has an invalid value in field element_type: "_s),
                 qPrintable(verdict.feedback));
        QVERIFY(verdict.feedback.contains(u"tetrahedron"_s));
    }

    void anEmptyRequiredFieldIsRequested()
    {
        const QByteArray text = with(sample(u"cfd.mesh-plan"_s), "task_id", "");
        const Verdict verdict = checked(text).documents.front().verdict;
        QCOMPARE(
            verdict.feedback,
            u"Your handoff has the required field task_id, but it is empty. Please fill it in."_s);
    }

    void aSecondRejectionGoesToTheUser()
    {
        const Verdict first = checked(rejected()).documents.front().verdict;
        QCOMPARE(first.action, Action::Accept);
        QCOMPARE(first.headline, u"Accept, plan phase 2 once more"_s);
        QCOMPARE(first.outlook.size(), 2);
        QByteArray text = rejected();
        text.replace("phase2-review-1", "phase2-review-2");
        QCOMPARE(checked(text).documents.front().verdict.action, Action::Escalate);
    }

    void theNextStepNamesNoInvalidPhase()
    {
        QByteArray text = rejected();
        text.replace("from_phase: 2", "from_phase: 9");
        const Verdict verdict = checked(text).documents.front().verdict;
        QCOMPARE(verdict.action, Action::Reinvoke);
        QCOMPARE(outlookOf(verdict).front(),
                 u"If it is corrected: cfd-bioreactor goes on with it"_s);
    }

    void aFailedRunAndALowScoreAreNotesForTheOrchestrator()
    {
        const Verdict run =
            checked(with(sample(u"cfd.flow-result"_s), "convergence_achieved", "false"))
                .documents.front()
                .verdict;
        QCOMPARE(run.action, Action::AcceptWithNotes);
        QVERIFY(run.headline.contains(u"QG2b"_s));
        const Verdict swarm =
            checked(with(sample(u"cfd.swarm-synthesis"_s), "confidence_score", "2"))
                .documents.front()
                .verdict;
        QCOMPARE(swarm.action, Action::AcceptWithNotes);
        QVERIFY(outlookOf(swarm).front().contains(u"notified"_s));
    }

    void theAttemptIsPartOfTheTask_data()
    {
        QTest::addColumn<QByteArray>("task");
        QTest::addColumn<int>("attempt");
        QTest::addColumn<bool>("isKnown");
        QTest::newRow("first") << "phase2-math-1"_ba << 1 << true;
        QTest::newRow("second") << "phase2-math-2"_ba << 2 << true;
        QTest::newRow("tenth") << "phase2-math-10"_ba << 10 << true;
        QTest::newRow("underscores") << "phase2_review_2"_ba << 2 << true;
        QTest::newRow("its own word") << "review-attempt2"_ba << 2 << true;
        QTest::newRow("the phase") << "phase2"_ba << 1 << false;
        QTest::newRow("the phase, behind a hyphen") << "review-phase-2"_ba << 1 << false;
        QTest::newRow("none") << "phase1-mesh-plan"_ba << 1 << false;
        QTest::newRow("a date") << "task-20260221"_ba << 1 << false;
        QTest::newRow("zero") << "phase1-mesh-0"_ba << 1 << false;
        QTest::newRow("placeholder") << "phase{N}-math-{attempt}"_ba << 1 << false;
    }

    void theAttemptIsPartOfTheTask()
    {
        QFETCH(QByteArray, task);
        QFETCH(int, attempt);
        QFETCH(bool, isKnown);
        const QByteArray text = with(sample(u"cfd.mesh-plan"_s), "task_id", '"' + task + '"');
        const Verdict verdict = checked(text).documents.front().verdict;
        QCOMPARE(verdict.attempt, attempt);
        QCOMPARE(verdict.isAttemptKnown, isKnown);
        QCOMPARE(verdict.maxAttempts, 2);
    }

    void theChosenAttemptTakesPrecedence()
    {
        CheckSettings settings;
        settings.attemptOverride = 2;
        const Verdict verdict =
            checked(without(sample(u"cfd.mesh-plan"_s), "element_type"), settings)
                .documents.front()
                .verdict;
        QCOMPARE(verdict.attempt, 2);
        QVERIFY(!verdict.isAttemptKnown);
        QCOMPARE(verdict.action, Action::Escalate);
    }

    void theAttemptFollowsFromTheSessionsState_data()
    {
        QTest::addColumn<bool>("touchesDisk");
        QTest::addColumn<QByteArray>("sessionDir");
        QTest::addColumn<int>("attempt");
        QTest::newRow("paired") << true << "/elsewhere/cfd-bioreactor-session-20260221-143000-1/"_ba
                                << 2;
        QTest::newRow("another session")
            << true << "/x/cfd-bioreactor-session-20260221-143000-2"_ba << 1;
        QTest::newRow("disk not touched")
            << false << "/x/cfd-bioreactor-session-20260221-143000-1"_ba << 1;
    }

    void theAttemptFollowsFromTheSessionsState()
    {
        QFETCH(bool, touchesDisk);
        QFETCH(QByteArray, sessionDir);
        QFETCH(int, attempt);
        QTemporaryDir dir;
        write(dir.filePath(u"cfd-bioreactor-state-20260221-143000-1.yaml"_s),
              "session:\n  session_dir: \"" + sessionDir
                  + "\"\nphase_results:\n  phase_1:\n    retries_used: 1\n");
        CheckSettings settings;
        settings.touchesDisk = touchesDisk;
        settings.filePath = dir.filePath(
            u"cfd-bioreactor-session-20260221-143000-1/handoffs/phase1-mesh-plan.yaml"_s);
        const Verdict verdict =
            checked(sample(u"cfd.mesh-plan"_s), settings).documents.front().verdict;
        QCOMPARE(verdict.attempt, attempt);
        QCOMPARE(verdict.isAttemptKnown, attempt == 2);
    }

    void truncatedValuesInFindingsAreMarked()
    {
        const QString reason = u"INSUFFICIENT DATA: port roughness "_s.repeated(40).trimmed();
        QByteArray text =
            with(sample(u"cfd.math-analysis"_s), "implications", '"' + reason.toUtf8() + '"');
        const DocumentReport lacking = checked(text).documents.front();
        const auto told = std::ranges::find(lacking.findings, reason, &Finding::actual);
        QVERIFY(told != lacking.findings.end());
        QVERIFY2(told->message.contains(reason), qPrintable(told->message));

        text =
            with(sample(u"cfd.math-analysis"_s), "confidence", '"' + QByteArray(1000, 'x') + '"');
        const DocumentReport wrong = checked(text).documents.front();
        const auto value = std::ranges::find(wrong.findings, QString(1000, u'x'), &Finding::actual);
        QVERIFY(value != wrong.findings.end());
        QVERIFY2(value->message.contains(u"x… (and 600 more characters)"_s),
                 qPrintable(value->message));
    }

    /// For a document that parses, a truncation is only assumed.
    void theFeedbackIsNotMoreCertainThanTheFinding()
    {
        const QByteArray whole = "ROLE: Tara\nGOAL: Test it\nINSTRUCTIONS:\n1. Write\n2. ";
        const ParsedText parsed = parse(whole, Format::Prompt, builtIn().parseOptions());
        const DocumentReport report = check(whole, parsed, builtIn()).documents.front();
        QVERIFY(findingOf(report, u"text.cut-off"_s));
        QCOMPARE(findingOf(report, u"text.cut-off"_s)->severity, Severity::Warning);
        QVERIFY2(report.verdict.feedback.startsWith("The document seems to be cut off"_L1),
                 qPrintable(report.verdict.feedback));
    }

    void theFeedbackNamesTheEntryOfAList()
    {
        const QByteArray text =
            with(rejected(), "challenges", "[{severity: NOTE}, {severity: MAJOR}]");
        QCOMPARE(checked(text).documents.front().verdict.feedback,
                 u"Your handoff has an invalid value in field severity (entry 2 of challenges): "
                 "must be CRITICAL, WARNING or NOTE, not MAJOR. Please correct it."_s);
    }

    void theFeedbackNamesAFieldOnce_data()
    {
        QTest::addColumn<QString>("kind");
        for (const Kind &kind : builtIn().kinds()) {
            if (kind.isHandoff && !kind.templates.empty()
                && kind.templates.front().format == Format::Yaml) {
                QTest::newRow(qPrintable(kind.id)) << kind.id;
            }
        }
    }

    /// Tests every protocol and every value that must not be a list.
    void theFeedbackNamesAFieldOnce()
    {
        QFETCH(const QString, kind);
        const QByteArray good = sample(kind);
        const ParsedText parsed = parse(good, Format::Yaml);
        for (const Node &node : parsed.documents.front().tree.nodes) {
            if (node.type == ValueType::Map || node.type == ValueType::List || node.key.isEmpty()
                || node.range.isEmpty()) {
                continue;
            }
            const QByteArray text =
                good.first(node.range.begin) + "[1, 2]\n" + good.sliced(node.range.end);
            const QString feedback = checked(text).documents.front().verdict.feedback;
            const QString name = QRegularExpression::escape(node.key);
            const QRegularExpression twice(u"\\b%1\\b[^.\\n]*: %1 (must|is|has)"_s.arg(name));
            QVERIFY2(!feedback.contains(twice), qPrintable(feedback));
        }
    }

    void anAcceptanceSaysWhichGateFails_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("headline");
        const auto row = [](const char *kind, const char *key, const char *value,
                            const char *headline) {
            QTest::addRow("%s: %s", key, value)
                << with(sample(QLatin1String("cfd.") + QLatin1String(kind)), key, value)
                << QString::fromLatin1(headline);
        };
        row("engineering-review", "challenges", "[{severity: CRITICAL}]",
            "Accept, but gate QG2a fails");
        row("engineering-review", "challenges", "[{severity: WARNING}]", "Accept");
        row("flow-result", "convergence_achieved", "false", "Accept, but gate QG2b fails");
        row("flow-result", "mass_conservation_error", "1.0", "Accept, but gate QG2b fails");
        row("transport-result", "species_conservation_error", "1.0", "Accept, but gate QG3b fails");
        row("mesh-plan", "min_jacobian", "0.1", "Accept, but gate QG1 fails");
    }

    void anAcceptanceSaysWhichGateFails()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, headline);
        const Verdict verdict = checked(text).documents.front().verdict;
        QCOMPARE(verdict.headline, headline);
        const bool passes = headline == "Accept"_L1;
        QCOMPARE(verdict.action, passes ? Action::Accept : Action::AcceptWithNotes);
        QVERIFY(passes || !verdict.outlook.empty());
    }

    void feedbackSentencesHaveOneFullStop()
    {
        QByteArray text = with(rejected(), "confidence", "[1, 2]");
        text += "\n  version: \"1.0\"\n";
        QCOMPARE(checked(text).documents.front().verdict.feedback,
                 u"Your handoff has an invalid value in field confidence: must be text, "
                 "not a list. Please correct it.\n"
                 "Your handoff has an invalid value in field version: The key \"version\" occurs "
                 "twice in the same map, first on line 2. Rename or remove one of them. Please "
                 "correct it."_s);
        QCOMPARE(checked("handoff:\n  producer: cfd-reviewer\n  consumer: \"x\n")
                     .documents.front()
                     .verdict.feedback.count(u"Line"_s),
                 0);
    }

    void theFeedbackAsksForTheFormatThatTheHandoffIsIn()
    {
        const QByteArray text = R"({"handoff": {"version": "1.0", "producer": "cfd-reviewer",}})";
        const QString feedback = checked(text, {}, Format::Json).documents.front().verdict.feedback;
        QVERIFY2(feedback.endsWith(u"Please send it again as valid JSON."_s), qPrintable(feedback));
    }

    void otherDocumentsHaveNoVerdict_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("a comment") << "# nothing\n"_ba;
        QTest::newRow("another file") << "name: CI\non: push\n"_ba;
        QTest::newRow("a list") << "- 1\n"_ba;
        QTest::newRow("a word") << "word"_ba;
    }

    void otherDocumentsHaveNoVerdict()
    {
        QFETCH(QByteArray, text);
        const Report report = checked(text);
        QCOMPARE(report.documents.size(), 1);
        QCOMPARE(report.documents.front().kind, QString());
        QCOMPARE(listed(report.documents.front()), QStringList());
        QCOMPARE(report.documents.front().verdict.action, Action::None);
    }

    void anUnknownDialectIsANote()
    {
        const DocumentReport report =
            checked("handoff:\n  source: {skill: a}\n  target: {skill: b}\n").documents.front();
        QCOMPARE(report.kind, u"handoff"_s);
        QCOMPARE(listed(report), QStringList(u"note handoff.unknown /handoff"_s));
        QCOMPARE(report.verdict.action, Action::None);
    }

    void theChosenKindTakesPrecedence()
    {
        CheckSettings settings;
        settings.kindOverride = u"cfd.mesh-plan"_s;
        const DocumentReport report =
            checked(sample(u"cfd.flow-result"_s), settings).documents.front();
        QCOMPARE(report.kind, u"cfd.mesh-plan"_s);
        QVERIFY(report.isOverridden);
        QVERIFY(listed(report).contains(u"error cfd.required /handoff/mesh_plan"_s));
    }

    void everyDocumentOfAFileIsChecked()
    {
        const Report report =
            checked(sample(u"cfd.mesh-plan"_s) + "---\n"
                    + without(sample(u"cfd.swarm-synthesis"_s), "quality") + "---\nname: other\n");
        QCOMPARE(report.documents.size(), 3);
        QCOMPARE(report.documents[0].verdict.action, Action::Accept);
        QCOMPARE(report.documents[1].kind, u"cfd.swarm-synthesis"_s);
        QCOMPARE(report.documents[1].document, 1);
        QVERIFY(report.documents[1].line > 25);
        QCOMPARE(report.documents[2].kind, QString());
        QCOMPARE(report.count(Severity::Error), 1);
    }

    void positionsCountCodePoints()
    {
        const QByteArray text = "\xEF\xBB\xBFhandoff:\r\n  producer: x\r\n  \"\xC3\xA4\": 1\r\n"
                                "  mesh_plan: {\"\xF0\x9F\x98\x80\": 1, element_order: \"1\"}\r\n";
        const DocumentReport report = checked(text).documents.front();
        const auto type = std::ranges::find(report.findings, u"cfd.type"_s, &Finding::rule);
        QVERIFY(type != report.findings.end());
        QCOMPARE(type->start, (TextPosition{4, 38}));
        QCOMPARE(type->end, (TextPosition{4, 41}));
        QCOMPARE(text.mid(type->range.begin, type->range.length()), "\"1\"");
    }

    void findingsAreSortedByPosition()
    {
        QByteArray text = without(sample(u"cfd.mesh-plan"_s), "quality");
        text = with(text, "element_type", "\"blob\"");
        text = with(text, "version", "1.0");
        const DocumentReport report = checked(text).documents.front();
        QVERIFY(report.findings.size() >= 3);
        QVERIFY(std::ranges::is_sorted(report.findings, {},
                                       [](const Finding &finding) { return finding.range.begin; }));
    }

    void aStoppedCheckEndsEarly()
    {
        const std::atomic_bool stop = true;
        const QByteArray text = sample(u"cfd.mesh-plan"_s);
        const Report report = check(text, parse(text, Format::Yaml), builtIn(), {}, &stop);
        QCOMPARE(report.documents.size(), 1);
        QCOMPARE(report.documents.front().kind, QString());
    }
};

QTEST_GUILESS_MAIN(TestVerdict)
#include "tst_verdict.moc"
