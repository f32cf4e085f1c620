// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/output/check/checkwriters.h"

#include "models/protocol/catalog/catalog.h"
#include "tests/golden.h"

#include <QJsonDocument>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;
using namespace baton::cli;

namespace {

Finding missingKey()
{
    Finding finding;
    finding.rule = u"cfd.review.blocking-issues-missing"_s;
    finding.path = JsonPointer::of(u"/handoff/engineering_review");
    finding.field = u"blocking_issues"_s;
    finding.start = {24, 3};
    finding.end = {24, 21};
    finding.message = u"blocking_issues is required when approval_status is REJECTED"_s;
    finding.expected = u"a list with at least one item"_s;
    finding.fixes = {{u"Insert key"_s, {{610, 0, "    blocking_issues: []\n"}}, true}};
    return finding;
}

Finding synonym()
{
    Finding finding;
    finding.rule = u"cfd.synonym"_s;
    finding.severity = Severity::Note;
    finding.path = JsonPointer::of(u"/handoff/engineering_review/findings");
    finding.start = {26, 5};
    finding.end = {26, 13};
    finding.message = u"Non-canonical field name “findings”\nfor “challenges”"_s;
    finding.expected = u"challenges"_s;
    finding.actual = u"findings"_s;
    finding.fixes = {{u"Rename"_s, {{655, 8, "challenges"}}, true}};
    return finding;
}

FileReport review()
{
    DocumentReport document;
    document.protocol = u"cfd"_s;
    document.kind = u"cfd.engineering-review"_s;
    document.findings = {missingKey(), synonym()};
    document.verdict.action = Action::Reinvoke;
    document.verdict.headline = u"Re-invoke cfd-reviewer"_s;
    document.verdict.reasons = {0, 1};
    document.verdict.gates = {{u"QG2a"_s,
                               u"flow plan"_s,
                               {{u"approved"_s,
                                 u"Review approved"_s,
                                 u"APPROVED"_s,
                                 u"REJECTED"_s,
                                 CriterionState::Failed,
                                 JsonPointer::of(u"/handoff/engineering_review/approval_status"),
                                 {}},
                                {u"required"_s,
                                 u"Required fields"_s,
                                 u"3"_s,
                                 u"3 of 3"_s,
                                 CriterionState::Passed,
                                 JsonPointer::of(u"/handoff/engineering_review"),
                                 {}}}}};
    document.recognition = {
        Recognition::Method::Content,
        u"Engineering review"_s,
        {{JsonPointer::of(u"/handoff/engineering_review"), {}, true},
         {JsonPointer::of(u"/handoff/producer"), u"cfd-reviewer"_s, true},
         {JsonPointer::of(u"/handoff/consumer"), u"lit-pm"_s, false}},
        {{u"swarm.payload"_s, {{JsonPointer::of(u"/handoff/source/skill"), u"x"_s, false}}}}};
    document.verdict.feedback =
        u"Your handoff is missing required field: blocking_issues. Please include it."_s;
    return {u"a b/phase2-engineering-review.yaml"_s, {}, {{document}}};
}

FileReport flow()
{
    Finding warning;
    warning.rule = u"cfd.placeholder"_s;
    warning.severity = Severity::Warning;
    warning.path = JsonPointer::of(u"/handoff/context/description");
    warning.start = {13, 18};
    warning.end = {14, 1};
    warning.message = u"description is not filled in"_s;
    warning.actual = u"<summary>"_s;
    DocumentReport document;
    document.protocol = u"cfd"_s;
    document.kind = u"cfd.flow-result"_s;
    document.line = 3;
    document.findings = {warning};
    document.verdict.action = Action::Default;
    document.verdict.headline = u"Proceed with a default"_s;
    document.verdict.defaults = {{JsonPointer::of(u"/handoff/transport_result/min_concentration"),
                                  {},
                                  u"treated as negative"_s,
                                  ValueType::Null},
                                 {JsonPointer::of(u"/handoff/flow_result/convergence_achieved"),
                                  u"false"_s, u"treated as false"_s, ValueType::Boolean}};
    document.verdict.explanations = {{u"Mode"_s, u"Team: 3 are asked for"_s, u"Team if 3"_s}};
    return {u"/tmp/flow.yaml"_s, {}, {{document}}};
}

/// A file with findings, one with a default, one that is not a handoff, and a missing one.
FileReports reports()
{
    return {review(),
            flow(),
            {u"-"_s, {}, {{DocumentReport{}}}},
            {u"gone.yaml"_s, u"Cannot read gone.yaml: No such file or directory."_s, {}}};
}

} // namespace

class TestCheckOutput : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void matchesTheGoldenFiles_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("written");
        const RuleBook book({ProtocolCatalog::load()});
        QTest::newRow("text") << u"report.txt"_s << textReport(reports(), {});
        QTest::newRow("text with verdicts")
            << u"report-verdicts.txt"_s << textReport(reports(), {.verdicts = true});
        QTest::newRow("text with what was recognised")
            << u"report-why.txt"_s << textReport(reports(), {.why = true});
        QTest::newRow("json with what was recognised")
            << u"report-why.json"_s << jsonReport(reports(), {.why = true});
        QTest::newRow("json") << u"report.json"_s << jsonReport(reports());
        QTest::newRow("sarif") << u"report.sarif"_s << sarifReport(reports(), book, u"0.1.0"_s);
        QTest::newRow("empty text") << u"empty.txt"_s << textReport({}, {});
        QTest::newRow("empty json") << u"empty.json"_s << jsonReport({});
        QTest::newRow("empty sarif") << u"empty.sarif"_s << sarifReport({}, book, u"0.1.0"_s);
    }

    void matchesTheGoldenFiles()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, written);
        compareGolden(QStringLiteral(BATON_TEST_DATA "/cli/") + name, written);
    }

    void writesOneLinePerFindingForAnyFileName()
    {
        FileReport file = review();
        file.path = u"a\nb\x1b.yaml"_s;
        const qsizetype findings = std::ssize(file.report.documents.front().findings);
        const QStringList lines =
            QString::fromUtf8(textReport({file}, {})).split(u'\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), findings + 1);
        QVERIFY2(lines.first().startsWith(u"a\\nb\\x1b.yaml:"_s), qPrintable(lines.first()));
    }

    void countsFindingsOfAllFiles()
    {
        const Summary summary = summaryOf(reports());
        QCOMPARE(summary, (Summary{4, 2, 1, 1, 1, 1}));
    }
};

QTEST_GUILESS_MAIN(TestCheckOutput)
#include "tst_checkoutput.moc"
