// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/files.h"
#include "tests/models/check/checked.h"

using namespace Qt::StringLiterals;
using namespace baton;

class TestVerdictOfBroken : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void gatesOfBrokenTextAreNotEvaluated()
    {
        QByteArray text = sample(u"cfd.math-analysis"_s);
        text.replace("      Re: null", "      Re null\n      x: [");
        const DocumentReport report = checked(text).documents.front();
        QCOMPARE(report.kind, u"cfd.math-analysis"_s);
        QCOMPARE(report.verdict.action, Action::Reinvoke);
        QCOMPARE(report.verdict.headline, u"Re-invoke cfd-mathematician"_s);
        QVERIFY(report.verdict.detail.startsWith(u"The source does not parse, line "_s));
        QCOMPARE(report.verdict.outlook.size(), 1);
        QCOMPARE(report.verdict.outlook.front().action, Action::Reinvoke);
        QVERIFY(report.verdict.outlook.front().consequence.startsWith(
            u"cfd-bioreactor cannot read it. Re-invoke cfd-mathematician, attempt 1 of 2"_s));
        QVERIFY(report.verdict.feedback.startsWith(u"Your handoff cannot be read, line "_s));
        QVERIFY(!report.verdict.feedback.contains(u".."_s));
        QCOMPARE(report.verdict.gates.size(), 1);
        for (const CriterionResult &criterion : report.verdict.gates.front().criteria) {
            QCOMPARE(criterion.state, CriterionState::NotEvaluated);
        }
    }

    void aMistakeAboveTheRootKeyHidesNoFinding_data()
    {
        QTest::addColumn<QByteArray>("mistake");
        QTest::newRow("half a key") << "  qu\n"_ba;
        QTest::newRow("open bracket") << "  a: [\n"_ba;
        QTest::newRow("open quote") << "  a: \"x\n"_ba;
        QTest::newRow("too deep") << "      a: x\n"_ba;
        QTest::newRow("too little") << " a: x\n"_ba;
        QTest::newRow("tab") << "\ta: x\n"_ba;
    }

    void aMistakeAboveTheRootKeyHidesNoFinding()
    {
        QFETCH(const QByteArray, mistake);
        QByteArray text = sample(u"cfd.engineering-review"_s);
        const qsizetype line = text.indexOf("  version:");
        QVERIFY(line > 0);
        text.insert(text.indexOf('\n', line) + 1, mistake);
        const DocumentReport report = checked(text).documents.front();
        QCOMPARE(report.kind, u"cfd.engineering-review"_s);
        QVERIFY(report.count(Severity::Error) > 0);
        QCOMPARE(report.verdict.action, Action::Reinvoke);
        QVERIFY(report.verdict.feedback.startsWith(u"Your handoff cannot be read, line "_s));
    }

    void theKindOfABrokenFileFollowsFromItsName()
    {
        CheckSettings settings;
        settings.filePath = u"/x/handoffs/phase2-engineering-review.yaml"_s;
        const DocumentReport report = checked("handoff:\n  a: ]\n", settings).documents.front();
        QCOMPARE(report.kind, u"cfd.engineering-review"_s);
        QVERIFY(!report.isOverridden);
        QCOMPARE(report.verdict.action, Action::Reinvoke);
        settings.filePath = u"/x/handoffs/other.yaml"_s;
        QCOMPARE(checked("handoff:\n  a: ]\n", settings).documents.front().kind, u"handoff"_s);
    }

    void theKindOfBrokenJsonFollowsFromItsLines()
    {
        const QByteArray text = "{\n  \"handoff\": {\n    \"version\": ,\n"
                                "    \"producer\": \"cfd-reviewer\",\n"
                                "    \"engineering_review\": {\n      \"findings\": []\n    }\n"
                                "  }\n}\n";
        QCOMPARE(checked(text, {}, Format::Json).documents.front().kind,
                 u"cfd.engineering-review"_s);
    }

    void brokenTextOfTheLastAttemptGoesToTheUser()
    {
        CheckSettings settings;
        settings.attemptOverride = 2;
        QByteArray text = sample(u"cfd.math-analysis"_s);
        text.replace("      Re: null", "      Re null\n      x: [");
        const Verdict verdict = checked(text, settings).documents.front().verdict;
        QCOMPARE(verdict.headline, u"Escalate to the user"_s);
        QCOMPARE(verdict.action, Action::Escalate);
        QCOMPARE(verdict.feedback, QString());
    }

    void aDocumentThatIsNotAMapCannotBeRead()
    {
        CheckSettings settings;
        settings.kindOverride = u"cfd.mesh-plan"_s;
        const Verdict verdict = checked("word", settings).documents.front().verdict;
        QCOMPARE(verdict.action, Action::Reinvoke);
        QCOMPARE(verdict.feedback,
                 u"Your handoff cannot be read, line 1: The document must be a map, not text; its "
                 "keys are handoff. Please send it again as valid YAML."_s);
    }

    /// With one mistake per feedback the producer would have to send the document once for each.
    void theFeedbackNamesEverySyntaxError()
    {
        const QByteArray text = "<agent_request session_id=\"a\">\n<mode>a & b</mode>\n"
                                "<workflow>c & d</workflow>\n</agent_request>\n";
        const QString feedback = checked(text, {}, Format::Xml).documents.front().verdict.feedback;
        QVERIFY2(feedback.contains(u"Line 2: "_s), qPrintable(feedback));
        QVERIFY2(feedback.contains(u"; line 3: "_s), qPrintable(feedback));
    }

    void aDuplicateKeyIsAnErrorOfItsDocument()
    {
        const QByteArray text = sample(u"cfd.mesh-plan"_s) + "    element_order: 2\n";
        const DocumentReport report = checked(text).documents.front();
        QCOMPARE(report.count(Severity::Error), 1);
        QCOMPARE(report.findings.back().rule, u"yaml.duplicate-key"_s);
        QCOMPARE(report.verdict.action, Action::Reinvoke);
    }
};

QTEST_GUILESS_MAIN(TestVerdictOfBroken)
#include "tst_verdictofbroken.moc"
