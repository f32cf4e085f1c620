// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editor/snapshot/snapshot.h"
#include "models/parsing/parse.h"
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
    void blocksWithoutHandoffsAreLeftOut_data();
    void blocksWithoutHandoffsAreLeftOut();
    void eachHandoffHasItsOwnReport();
    void aBrokenBlockThatWasMeantAsAHandoffIsReported();
    void brokenBlocksNextToAHandoffAreIgnored();
    void aForcedKindAppliesToHandoffBlocksOnly();
    void aHandoffBlockWithoutLanguageIsNoted_data();
    void aHandoffBlockWithoutLanguageIsNoted();
    void aBlockWithoutLanguageDoesNotAffectOthers();
    void aFenceWithinTheTextOfABlockIsReported_data();
    void aFenceWithinTheTextOfABlockIsReported();
    void noFixExtendsABrokenBlock();
    void jsonWithCommentsIsReadAsJson();
};

void tst_MarkdownCheck::aHandoffInABlockIsCheckedAsInItsOwnFile_data()
{
    QTest::addColumn<QByteArray>("text");
    const QByteArray whole = sample(u"cfd.mesh-plan"_s);
    QTest::newRow("valid") << whole;
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
            const Result<QByteArray> corrected = applied(fenced(text), here.fixes[j].edits);
            QVERIFY(*corrected == fenced(*applied(text, there.fixes[j].edits)));
        }
    }
}

void tst_MarkdownCheck::blocksWithoutHandoffsAreLeftOut_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("prose") << "# Title\n"_ba;
    QTest::newRow("configuration") << fenced("name: x\non: [push]\n");
    QTest::newRow("broken yaml") << fenced(broken);
    QTest::newRow("broken json") << fenced("{\"a\": 1,\n", "json");
    QTest::newRow("duplicate keys") << fenced("a: 1\na: 2\n");
    QTest::newRow("front matter") << "---\nhandoff:\n  producer: x\n  a: [\n---\n"_ba;
}

void tst_MarkdownCheck::blocksWithoutHandoffsAreLeftOut()
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

void tst_MarkdownCheck::brokenBlocksNextToAHandoffAreIgnored()
{
    const QByteArray text = fenced(broken) + fenced(sample(u"cfd.mesh-plan"_s)) + fenced(broken);
    const SnapshotPtr snapshot = analyse(text, 1, Format::Markdown, builtIn(), {});
    QCOMPARE(snapshot->report.documents.size(), 1u);
    QCOMPARE(snapshot->report.documents.front().document, 1);
    QVERIFY(snapshot->report.documents.front().findings.empty());
    QVERIFY(snapshot->isComplete());
    QVERIFY(!snapshot->parsed.isComplete());
}

void tst_MarkdownCheck::aForcedKindAppliesToHandoffBlocksOnly()
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

void tst_MarkdownCheck::aHandoffBlockWithoutLanguageIsNoted_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("language"); // nothing: it is not told
    const QByteArray plan = sample(u"cfd.mesh-plan"_s);
    const QByteArray call =
        R"({"task_id": "1", "step_index": 1, "agent": "Tara", "status": "success"})";
    const QByteArray prompt = sample(u"orion.focused-prompt"_s);
    const auto row = [](const char *name, const QByteArray &text, const char *language) {
        QTest::newRow(name) << text << QByteArray(language);
    };
    row("no language", fenced(plan, ""), "yaml");
    row("text", fenced(plan, "text"), "yaml");
    row("Text and more", fenced(plan, "Text {.numberLines}"), "yaml");
    row("a letter too many", fenced(plan, "yamll"), "yaml");
    row("tildes", QByteArray(fenced(plan, "")).replace("```", "~~~"), "yaml");
    row("in a list", "- so:\n\n  ```\n  handoff:\n    producer: a\n  ```\n", "yaml");
    row("in a quote", "> ```\n> handoff:\n>   producer: a\n> ```\n", "yaml");
    row("a call of a tool", fenced(call + '\n', ""), "json");
    row("a call of a tool over lines", fenced(QByteArray(call).replace(", ", ",\n  ") + '\n', ""),
        "json");
    row("a prompt", fenced(prompt, ""), "prompt");
    row("an Arena root", fenced("ARENA_TO_JUDGE_HANDOFF:\n  Files_To_Review: [a]\n", ""), "yaml");
    row("broken", fenced("handoff:\n  producer: \"a\n", ""), "yaml");
    row("below a comment", fenced("# mine\nhandoff:\n  producer: a\n", ""), "yaml");
    row("a program", fenced(plan, "python"), "");
    row("a terminal", fenced("$ cat plan.yaml\nhandoff:\n  producer: a\n", "console"), "");
    row("a terminal without a name", fenced("$ cat plan.yaml\nhandoff:\n  producer: a\n", ""), "");
    row("settings", fenced("name: x\non: [push]\n", ""), "");
    row("prose", fenced("The handoff: none.\n", "text"), "");
    row("indented, not fenced", "So:\n\n    ```\n    handoff:\n      producer: a\n    ```\n", "");
    row("jsonc is read", fenced("// c\n" + call + '\n', "jsonc"), "");
}

void tst_MarkdownCheck::aHandoffBlockWithoutLanguageIsNoted()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, language);
    const Report report =
        check(text, parse(text, Format::Markdown, builtIn().parseOptions()), builtIn());
    const std::vector<Finding> &findings = report.documents.front().findings;
    const auto found = std::ranges::find(findings, u"text.fence-language"_s, &Finding::rule);
    QCOMPARE(found != findings.end(), !language.isEmpty());
    if (language.isEmpty()) {
        return;
    }
    QCOMPARE(found->severity, Severity::Note);
    QCOMPARE(found->expected, QString::fromLatin1(language));
    QVERIFY(text.mid(found->range.begin, found->range.length())
                .contains(text.contains("~~~") ? "~~~" : "```"));
    QCOMPARE(found->fixes.size(), 1u);
    QVERIFY(!found->fixes.front().isCertain);
    const QByteArray named = *applied(text, found->fixes.front().edits);
    const Report after =
        check(named, parse(named, Format::Markdown, builtIn().parseOptions()), builtIn());
    QVERIFY(!after.documents.front().kind.isEmpty());
    for (const Finding &finding : after.documents.front().findings) {
        QVERIFY(finding.rule != u"text.fence-language"_s);
    }
}

void tst_MarkdownCheck::aBlockWithoutLanguageDoesNotAffectOthers()
{
    const QByteArray text =
        fenced(sample(u"cfd.mesh-plan"_s)) + fenced(sample(u"cfd.flow-result"_s), "");
    const Report report = checked(text, {}, Format::Markdown);
    QCOMPARE(report.documents.size(), 1u);
    const DocumentReport &document = report.documents.front();
    QCOMPARE(listed(document), QStringList(u"note text.fence-language "_s));
    QCOMPARE(document.verdict.action, Action::Accept);
    QCOMPARE(document.verdict.reasons, std::vector<qsizetype>{0});
}

void tst_MarkdownCheck::aFenceWithinTheTextOfABlockIsReported_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("message");
    QTest::addColumn<QByteArray>("corrected");
    const auto row = [](const char *name, const QByteArray &text, const QString &message,
                        const QByteArray &corrected) {
        QTest::newRow(name) << text << message << corrected;
    };
    const QByteArray before = "<agent_request "
                              "xmlns=\"http://instructor-workflow.org/agent-handoff/v1\">\n"
                              "  <mode>spawn</mode>\n  <original_intent>Do it</original_intent>\n"
                              "  <current_task_summary>Write the endpoint</current_task_summary>\n"
                              "  <workflow>TDD</workflow>\n  <task_details>\n";
    const QByteArray behind = "  </task_details>\n  <deliverables><file path=\"a.md\">Notes</file>"
                              "</deliverables>\n</agent_request>\n";
    const auto block = [&](const QByteArray &outer, const QByteArray &inner) {
        return "# Notes\n\n" + outer + "xml\n" + before + inner + behind + outer + "\nand so on\n";
    };
    const QByteArray json = "```json\n{\"a\": 1}\n```\n";
    row("named", block("```", json),
        u"The block that opens on line 3 ends at the fence on line 12, which belongs to its "
        u"text. Make its own fence on lines 3 and 16 longer: ````."_s,
        block("````", json));
    const QByteArray bare = "```\nls\n```\n";
    row("bare", block("```", bare),
        u"The block that opens on line 3 ends at the fence on line 10, which belongs to its "
        u"text. Make its own fence on lines 3 and 16 longer: ````."_s,
        block("````", bare));
    const QByteArray longer = "````text\n````\n";
    row("longer than its own", block("```", longer),
        u"The block that opens on line 3 ends at the fence on line 11, which belongs to its "
        u"text. Make its own fence on lines 3 and 15 longer: `````."_s,
        block("`````", longer));
    row("tildes", block("~~~", "  ~~~sh\n  ls\n  ~~~\n"),
        u"The block that opens on line 3 ends at the fence on line 12, which belongs to its "
        u"text. Make its own fence on lines 3 and 16 longer: ~~~~."_s,
        block("~~~~", "  ~~~sh\n  ls\n  ~~~\n"));
    const QByteArray good = sample(u"cfd.mesh-plan"_s);
    const QByteArray indented =
        QByteArray(good).replace("handoff:\n", "note: |\n  ```sh\n  ls\n  ```\nhandoff:\n");
    QVERIFY(indented != good);
    row("a text of YAML", fenced(indented), {},
        QByteArray(fenced(indented))
            .replace("```yaml", "````yaml")
            .replace("```\n\nand", "````\n\nand"));
}

void tst_MarkdownCheck::aFenceWithinTheTextOfABlockIsReported()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QString, message);
    QFETCH(const QByteArray, corrected);
    const ParsedText parsed = parse(text, Format::Markdown, builtIn().parseOptions());
    QCOMPARE(parsed.issues.size(), 1u);
    const SyntaxIssue &issue = parsed.issues.front();
    QCOMPARE(issue.rule, u"markdown.nested-fence"_s);
    if (!message.isEmpty()) {
        QCOMPARE(issue.message, message);
        const Report report = checked(text, {}, Format::Markdown);
        QCOMPARE(report.documents.front().kind, u"native.request"_s);
        QCOMPARE(report.documents.front().findings.front().rule, issue.rule);
    }
    const QByteArray after = *applied(text, issue.fix);
    QCOMPARE(after, corrected);
    const Report report =
        check(after, parse(after, Format::Markdown, builtIn().parseOptions()), builtIn());
    QCOMPARE(report.documents.size(), 1u);
    QCOMPARE(report.count(Severity::Error), 0);
    QVERIFY(!report.documents.front().kind.isEmpty());
}

void tst_MarkdownCheck::noFixExtendsABrokenBlock()
{
    const QByteArray request = "```xml\n<agent_request>\n<mode>spawn</mode>\n```\n";
    const QByteArray text = request + "between\n" + request + "\n```sh\nls\n```\n";
    for (const SyntaxIssue &issue : parse(text, Format::Markdown).issues) {
        QCOMPARE(issue.rule, u"text.cut-off"_s);
    }
}

void tst_MarkdownCheck::jsonWithCommentsIsReadAsJson()
{
    const QByteArray call = "{\n  \"task_id\": \"1\", // of the plan\n  \"step_index\": 1,\n"
                            "  \"agent\": \"Tara\",\n  \"status\": \"success\"\n}\n";
    const Report report = checked(fenced(call, "jsonc"), {}, Format::Markdown);
    QCOMPARE(report.documents.front().findings.size(), 1u);
    const Finding &finding = report.documents.front().findings.front();
    QCOMPARE(finding.rule, u"json.comment"_s);
    QVERIFY(!finding.fixes.front().isCertain);
    const QByteArray after = *applied(fenced(call, "jsonc"), finding.fixes.front().edits);
    const Report corrected = checked(after, {}, Format::Markdown);
    QCOMPARE(corrected.documents.front().kind, u"orion.step-completion"_s);
    QCOMPARE(corrected.count(Severity::Error), 0);
}

QTEST_APPLESS_MAIN(tst_MarkdownCheck)
#include "tst_markdowncheck.moc"
