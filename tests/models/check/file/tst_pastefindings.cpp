// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/file/certainfixes.h"
#include "models/parsing/parse.h"
#include "models/pasted/pastelayers.h"
#include "tests/models/check/checked.h"

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

using Lines = QByteArrayList;

Lines linesOf(const QByteArray &text)
{
    return text.chopped(1).split('\n');
}

QByteArray marked(const QByteArray &text, const QByteArray &mark)
{
    return mark + linesOf(text).join('\n' + mark) + '\n';
}

/// Each line of @p text, prefixed with the result of @p before for its number.
template <typename Before>
QByteArray numbered(const QByteArray &text, int first, const Before &before)
{
    QByteArray result;
    for (const QByteArray &line : linesOf(text)) {
        result += before(first++) + line + '\n';
    }
    return result;
}

QByteArray newFile(const QByteArray &text)
{
    return "diff --git a/x b/x\nnew file mode 100644\n--- /dev/null\n+++ b/x\n@@ -0,0 +1,"
        + QByteArray::number(linesOf(text).size()) + " @@\n" + marked(text, "+");
}

QByteArray request()
{
    return "# Task\n\nDo it.\n\n```xml\n<agent_request\n    version=\"1.0\">\n  "
           "<mode>spawn</mode>\n"
           "</agent_request>\n```\n\nMore.\n";
}

QByteArray prompt()
{
    return "ROLE: Tester\n\nGOAL:\nTest it.\n\nCONTEXT FILES:\n- a.py: all\n\nOUTPUT: report\n";
}

QByteArray call()
{
    return "{\n  \"task_id\": \"0-4-1\",\n  \"step_index\": 1,\n  \"agent\": \"Tara\",\n"
           "  \"status\": \"success\"\n}\n";
}

Report reportOf(const QByteArray &text, Format format)
{
    return check(text, parse(text, format, builtIn().parseOptions()), builtIn());
}

} // namespace

/// Handoffs that were copied together with surrounding text.
class TestPasteFindings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void examplesAreRecognisedAsTheirSource()
    {
        for (const PasteSource &source : pasteSources()) {
            const QByteArray example = source.example;
            const PastedLines lines = pastedLines(example);
            for (const PasteSource &each : pasteSources()) {
                QCOMPARE(each.find(lines, false).empty(), each.name != source.name);
            }
            const PasteLayer layer = pasteLayers(lines, false).front();
            QCOMPARE(joined(layer.lines, example), "a: 1\nb: 2\n"_ba);
            QVERIFY(!layer.message.isEmpty());
        }
    }

    void pastedTextIsReportedAsOneFinding_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("pasted");
        QTest::addColumn<Format>("format");
        QTest::addColumn<QString>("message");
        QTest::addColumn<int>("line");
        const QByteArray yaml = sample(u"cfd.mesh-plan"_s);
        const auto row = [](const char *name, const QByteArray &text, const QByteArray &pasted,
                            Format format, const QString &message, int line = 1) {
            QTest::newRow(name) << text << pasted << format << message << line;
        };
        const QString fence = u"The file is wrapped in a Markdown fence"_s;
        row("prompt in a fence", prompt(), "```\n" + prompt() + "```\n", Format::Prompt, fence);
        row("Markdown in a fence", request(), "\n```markdown\n" + request() + "```\n",
            Format::Markdown, fence, 2);
        row("Markdown in a longer fence", request(), "````md\n" + request() + "````\n\n",
            Format::Markdown, fence);
        row("JSON in a fence", call(), "~~~json\n" + call() + "~~~\n", Format::Json, fence);
        const QString quote = u"Every line begins with >"_s;
        row("quoted YAML", yaml, marked(yaml, "> "), Format::Yaml, quote);
        row("quoted without a blank", call(), marked(call(), ">"), Format::Json, quote);
        row("quoted twice", prompt(), marked(prompt(), "> > "), Format::Prompt, quote);
        row("CRLF", QByteArray(yaml).replace("\n", "\r\n"),
            marked(yaml, "> ").replace("\n", "\r\n"), Format::Yaml, quote);
        const QString diff = u"The file is a diff, not the text itself"_s;
        row("diff of a new file", yaml, newFile(yaml), Format::Yaml, diff);
        row("diff of Markdown", request(), newFile(request()), Format::Markdown, diff);
        row("diff without its end", call(), newFile(call()) + "\\ No newline at end of file\n",
            Format::Json, diff);
        row("pluses", prompt(), marked(prompt(), "+"), Format::Prompt,
            u"Every line begins with the + of a diff"_s);
        const QString label = u"Line 1 names the language of the block"_s;
        row("language", yaml, "yaml\n" + yaml, Format::Yaml, label);
        row("language and buttons", yaml, "YAML\nCopy code\n\n" + yaml, Format::Yaml, label);
        row("language of JSON", call(), "json\n" + call(), Format::Json, label);
        const QString number = u"Every line begins with its line number"_s;
        const auto count = [](const char *behind) {
            return [behind](int n) { return QByteArray::number(n) + behind; };
        };
        const auto right = [](const char *behind) {
            return [behind](int n) { return QByteArray::number(n).rightJustified(6) + behind; };
        };
        row("1: text", yaml, numbered(yaml, 1, count(": ")), Format::Yaml, number);
        row("1:text", yaml, numbered(yaml, 97, count(":")), Format::Yaml, number);
        row("  1 | text", prompt(), numbered(prompt(), 1, right(" | ")), Format::Prompt, number);
        row("  1 tab text", call(), numbered(call(), 1, right("\t")), Format::Json, number);
        row("  1 arrow text", request(), numbered(request(), 1, right("→")), Format::Markdown,
            number);
        row("  1  text", yaml, numbered(yaml, 95, right("  ")), Format::Yaml, number);
        row("1 text", yaml, numbered(yaml, 8, count(" ")), Format::Yaml, number);
        row("1  text in columns", yaml,
            numbered(yaml, 8, [](int n) { return QByteArray::number(n).leftJustified(4); }),
            Format::Yaml, number);
        row("1 and two blanks", yaml, numbered(yaml, 8, count("  ")), Format::Yaml, number);
        row("numbers in a fence", yaml, "```\n" + numbered(yaml, 1, count(": ")) + "```\n",
            Format::Yaml, fence);
    }

    void pastedTextIsReportedAsOneFinding()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, pasted);
        QFETCH(const Format, format);
        QFETCH(const QString, message);
        QFETCH(const int, line);
        const Report report = reportOf(pasted, format);
        QCOMPARE(report.documents.size(), 1u);
        const std::vector<Finding> &findings = report.documents.front().findings;
        QCOMPARE(findings.size(), 1u);
        const Finding &finding = findings.front();
        QCOMPARE(finding.rule, u"text.pasted"_s);
        QCOMPARE(finding.severity, Severity::Error);
        QVERIFY2(finding.message.startsWith(message), qPrintable(finding.message));
        QCOMPARE(finding.start.line, line);
        QCOMPARE(finding.fixes.size(), 1u);
        QVERIFY(finding.fixes.front().isCertain);
        const QByteArray corrected = *applied(pasted, finding.fixes.front().edits);
        QCOMPARE(corrected.trimmed(), text.trimmed());
        QVERIFY(!reportOf(corrected, format).documents.front().kind.isEmpty());
        QVERIFY(withCertainFixes(pasted, format, builtIn(), {}).count > 0);
    }

    void pastedTextIsRemovedOnlyOnRequest_data()
    {
        QTest::addColumn<QByteArray>("pasted");
        QTest::addColumn<Format>("format");
        QTest::addColumn<QByteArray>("corrected");
        const QByteArray yaml = "handoff:\n  producer: a\n  consumer: b\n";
        QTest::newRow("words before a fence") << "Here is the file:\n\n```yaml\n" + yaml + "```\n"
                                              << Format::Yaml << yaml;
        QTest::newRow("words around a prompt") << "The file:\n```\n" + prompt() + "```\nDone.\n"
                                               << Format::Prompt << prompt();
        QTest::newRow("a block of text that is all of a Markdown file") << "````text\n" + request()
                + "````\n" << Format::Markdown << request();
        QTest::newRow("mail attribution line")
            << "On Monday Ann wrote:\n" + marked(yaml, "> ") << Format::Yaml << yaml;
        const QByteArray change = " handoff:\n-  producer: x\n+  producer: a\n   consumer: b\n";
        QTest::newRow("a changed line")
            << "--- a/x\n+++ b/x\n@@ -1,3 +1,3 @@\n" + change << Format::Yaml << yaml;
        QTest::newRow("a changed line, no head") << change << Format::Yaml << yaml;
        const QByteArray notes = "handoff:\n  producer: a\n  notes: |\n    x\n\n    y\n";
        const QByteArray added = " handoff:\n+  producer: a\n   notes: |\n     x\n";
        QTest::newRow("blank lines of a text") << added + " \n     y\n" << Format::Yaml << notes;
        QTest::newRow("blank lines without a mark") << added + "\n     y\n"
                                                    << Format::Yaml << notes;
        QTest::newRow("an added line, which may have more below")
            << "--- a/x\n+++ b/x\n@@ -1,2 +1,3 @@\n handoff:\n+  producer: a\n   consumer: b\n"_ba
            << Format::Yaml << yaml;
    }

    void pastedTextIsRemovedOnlyOnRequest()
    {
        QFETCH(const QByteArray, pasted);
        QFETCH(const Format, format);
        QFETCH(const QByteArray, corrected);
        const Report report = reportOf(pasted, format);
        const std::vector<Finding> &findings = report.documents.front().findings;
        QCOMPARE(findings.size(), 1u);
        QCOMPARE(findings.front().rule, u"text.pasted"_s);
        QVERIFY(!findings.front().fixes.front().isCertain);
        QCOMPARE(*applied(pasted, findings.front().fixes.front().edits), corrected);
        QCOMPARE(withCertainFixes(pasted, format, builtIn(), {}).bytes, pasted);
    }

    void aPastedDiffMayHaveNoFix_data()
    {
        QTest::addColumn<QByteArray>("pasted");
        QTest::addColumn<QString>("message");
        QTest::newRow("parts")
            << "--- a/x\n+++ b/x\n@@ -1,2 +1,3 @@\n handoff:\n+  producer: a\n"
               "   consumer: b\n@@ -10,1 +11,2 @@\n   to_phase: 1\n+  from_phase: 1\n"_ba
            << u"git apply"_s;
        QTest::newRow("cut off")
            << "--- /dev/null\n+++ b/x\n@@ -0,0 +1,9 @@\n+handoff:\n+  producer: a\n"_ba
            << u"git apply"_s;
        QTest::newRow("marks before the first lines only")
            << "+handoff:\n+  producer: a\n  consumer: b\n  context: {}\n"_ba
            << u"the marks of a diff"_s;
    }

    void aPastedDiffMayHaveNoFix()
    {
        QFETCH(const QByteArray, pasted);
        QFETCH(const QString, message);
        const Report report = reportOf(pasted, Format::Yaml);
        const Finding &finding = report.documents.front().findings.front();
        QCOMPARE(finding.rule, u"text.pasted"_s);
        QVERIFY2(finding.message.contains(message), qPrintable(finding.message));
        QVERIFY(finding.fixes.empty());
    }

    void otherTextsHaveNoFinding_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<Format>("format");
        QTest::newRow("a quote in Markdown")
            << "Notes\n\n> ```xml\n> <agent_request/>\n> ```\n"_ba << Format::Markdown;
        QTest::newRow("a request in quoted Markdown, which is read")
            << marked(request(), "> ") << Format::Markdown;
        QTest::newRow("a list of numbers") << "1: a\n2: b\n3: c\n"_ba << Format::Yaml;
        QTest::newRow("an example in a guide") << "# Guide\n\n````markdown\n" + request()
                + "````\n\nSend it.\n" << Format::Markdown;
        QTest::newRow("an example below a heading") << "# Guide\n\n````markdown\n" + request()
                + "````\n" << Format::Markdown;
        QTest::newRow("two examples") << "````markdown\n" + request() + "````\n\nOr:\n\n````md\n"
                + request() + "````\n" << Format::Markdown;
        QTest::newRow("a diff of code") << "```diff\n+ a\n```\n"_ba << Format::Markdown;
        QTest::newRow("a diff of another file")
            << "--- a/x\n+++ b/x\n@@ -0,0 +1 @@\n+colour: blue\n"_ba << Format::Yaml;
        QTest::newRow("a handoff") << sample(u"cfd.mesh-plan"_s) << Format::Yaml;
        QTest::newRow("a prompt with a fence") << prompt() + "```\n> a\n```\n" << Format::Prompt;
        QTest::newRow("empty") << QByteArray() << Format::Yaml;
        QTest::newRow("a number") << "1"_ba << Format::Yaml;
        QTest::newRow("fences") << "```\n```\n"_ba << Format::Markdown;
    }

    void otherTextsHaveNoFinding()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const Format, format);
        for (const DocumentReport &document : reportOf(text, format).documents) {
            QVERIFY(!findingOf(document, u"text.pasted"_s));
        }
    }
};

QTEST_GUILESS_MAIN(TestPasteFindings)
#include "tst_pastefindings.moc"
