// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editor/snapshot.h"
#include "tests/models/check/checked.h"

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

QByteArray fenced(const QByteArray &text, const QByteArray &language = "yaml")
{
    return "# Notes\n\n```" + language + "\n" + text + "```\n\nand so on\n";
}

const QByteArray broken = "a: 1\nb\nc: [\n";

} // namespace

class tst_MarkdownCheck : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void aHandoffInABlockIsCheckedAsInItsOwnFile_data();
    void aHandoffInABlockIsCheckedAsInItsOwnFile();
    void blocksThatAreNoHandoffsAreLeftOut_data();
    void blocksThatAreNoHandoffsAreLeftOut();
    void eachHandoffHasItsOwnReport();
    void aBrokenBlockThatWasMeantAsAHandoffIsReported();
    void aBrokenBlockBesideAHandoffDoesNotMatter();
    void aKindThatIsForcedIsMeantForTheHandoffs();
};

void tst_MarkdownCheck::aHandoffInABlockIsCheckedAsInItsOwnFile_data()
{
    QTest::addColumn<QByteArray>("text");
    const QByteArray whole = sample(u"cfd.mesh-plan"_s);
    QTest::newRow("sound") << whole;
    QTest::newRow("without a key") << without(whole, "producer");
    QTest::newRow("wrong value") << QByteArray(whole).replace("phase_from: 1", "phase_from: x");
}

void tst_MarkdownCheck::aHandoffInABlockIsCheckedAsInItsOwnFile()
{
    QFETCH(const QByteArray, text);
    const Report alone = checked(text);
    const Report report = checked(fenced(text), {}, Format::Markdown);
    QCOMPARE(report.documents.size(), 1u);
    const DocumentReport &document = report.documents.front();
    QCOMPARE(document.kind, u"cfd.mesh-plan"_s);
    QCOMPARE(document.line, 4);
    QCOMPARE(listed(document), listed(alone.documents.front()));
    QCOMPARE(document.verdict.action, alone.documents.front().verdict.action);
    for (size_t i = 0; i < document.findings.size(); ++i) {
        const Finding &here = document.findings[i];
        const Finding &there = alone.documents.front().findings[i];
        QCOMPARE(here.start.line, there.start.line + 3);
        QCOMPARE(here.start.column, there.start.column);
        QCOMPARE(here.fixes.size(), there.fixes.size());
        for (size_t j = 0; j < here.fixes.size(); ++j) {
            const Result<QByteArray> mended = applied(fenced(text), here.fixes[j].edits);
            QVERIFY(*mended == fenced(*applied(text, there.fixes[j].edits)));
        }
    }
}

void tst_MarkdownCheck::blocksThatAreNoHandoffsAreLeftOut_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("prose") << "# Title\n"_ba;
    QTest::newRow("configuration") << fenced("name: x\non: [push]\n");
    QTest::newRow("broken yaml") << fenced(broken);
    QTest::newRow("broken json") << fenced("{\"a\": 1,\n", "json");
    QTest::newRow("duplicate keys") << fenced("a: 1\na: 2\n");
    QTest::newRow("front matter") << "---\nhandoff:\n  producer: x\n  a: [\n---\n"_ba;
}

void tst_MarkdownCheck::blocksThatAreNoHandoffsAreLeftOut()
{
    QFETCH(const QByteArray, text);
    const Report report = checked(text, {}, Format::Markdown);
    QCOMPARE(report.documents.size(), 1u);
    QCOMPARE(report.documents.front().kind, QString());
    QVERIFY(report.documents.front().findings.empty());
    QCOMPARE(report.of(0), &report.documents.front());
    const SnapshotPtr snapshot = analyse(text, 1, Format::Markdown, builtIn(), {});
    QVERIFY(snapshot->isComplete());
}

void tst_MarkdownCheck::eachHandoffHasItsOwnReport()
{
    const QByteArray text = fenced("name: x\n") + fenced(sample(u"cfd.mesh-plan"_s))
        + fenced("- 1\n") + fenced(without(sample(u"cfd.flow-result"_s), "producer"));
    const Report report = checked(text, {}, Format::Markdown);
    QCOMPARE(report.documents.size(), 2u);
    QCOMPARE(report.documents[0].document, 1);
    QCOMPARE(report.documents[1].document, 3);
    QCOMPARE(report.of(3), &report.documents[1]);
    QCOMPARE(report.of(0), nullptr);
    QCOMPARE(report.documents[1].kind, u"cfd.flow-result"_s);
    QCOMPARE(report.documents[0].count(Severity::Error), 0);
    QVERIFY(report.documents[1].count(Severity::Error) > 0);
}

void tst_MarkdownCheck::aBrokenBlockThatWasMeantAsAHandoffIsReported()
{
    const QByteArray text = fenced("handoff:\n  version: \"1.0\"\n  producer\n  context: x\n");
    const SnapshotPtr snapshot = analyse(text, 1, Format::Markdown, builtIn(), {});
    QCOMPARE(snapshot->report.count(Severity::Error), 1);
    const Finding &finding = snapshot->report.documents.front().findings.front();
    QCOMPARE(finding.rule, u"yaml.syntax"_s);
    QCOMPARE(finding.start.line, 6);
    QVERIFY(!snapshot->isComplete());
}

void tst_MarkdownCheck::aBrokenBlockBesideAHandoffDoesNotMatter()
{
    const QByteArray text = fenced(broken) + fenced(sample(u"cfd.mesh-plan"_s)) + fenced(broken);
    const SnapshotPtr snapshot = analyse(text, 1, Format::Markdown, builtIn(), {});
    QCOMPARE(snapshot->report.documents.size(), 1u);
    QCOMPARE(snapshot->report.documents.front().document, 1);
    QVERIFY(snapshot->report.documents.front().findings.empty());
    QVERIFY(snapshot->isComplete());
    QVERIFY(!snapshot->parsed.isComplete());
}

void tst_MarkdownCheck::aKindThatIsForcedIsMeantForTheHandoffs()
{
    CheckSettings settings;
    settings.kindOverride = u"cfd.flow-result"_s;
    const QByteArray other = fenced("name: x\n");
    const Report report =
        checked(other + fenced(sample(u"cfd.mesh-plan"_s)), settings, Format::Markdown);
    QCOMPARE(report.documents.size(), 1u);
    QCOMPARE(report.documents.front().document, 1);
    QVERIFY(report.documents.front().isOverridden);
    const Report alone = checked(other, settings, Format::Markdown);
    QCOMPARE(alone.documents.front().kind, settings.kindOverride);
}

QTEST_APPLESS_MAIN(tst_MarkdownCheck)
#include "tst_markdowncheck.moc"
