// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/markdown/markdownfences.h"
#include "models/parsing/documenttext.h"
#include "models/parsing/parse.h"
#include "tests/models/formats/markedtext.h"
#include "tests/models/formats/xmlshapes.h"
#include "tests/threadtime.h"

#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;

class tst_MarkdownParse : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void keysAndValuesHaveTheirBytesOfTheFile_data();
    void keysAndValuesHaveTheirBytesOfTheFile();
    void xmlIsReadTheSameInSmallAndLargeFiles_data();
    void xmlIsReadTheSameInSmallAndLargeFiles();
    void otherBlocksContainNoDocument_data();
    void otherBlocksContainNoDocument();
    void eachDocumentHasTheFormatOfItsFence_data();
    void eachDocumentHasTheFormatOfItsFence();
    void severalDocumentsOfABlockAreDocumentsOfTheFile();
    void aMistakeHasItsPlaceInTheFile_data();
    void aMistakeHasItsPlaceInTheFile();
    void aFixAppliesToTheFile();
    void partialTabIndentationIsReadOnly();
    void readingTimeIsLinearInTheLength_data();
    void readingTimeIsLinearInTheLength();
    void aFenceIsLongerThanAnyInItsText();
    void placesAreMappedIntoTheBlockAndBack();
    void prefixesAreBlankedWithoutMovingAnything();
    void aDocumentIsCopiedAsASeparateBlock_data();
    void aDocumentIsCopiedAsASeparateBlock();
    void onlySomeEntriesAreCopied_data();
    void onlySomeEntriesAreCopied();
};

void tst_MarkdownParse::keysAndValuesHaveTheirBytesOfTheFile_data()
{
    QTest::addColumn<QByteArray>("marked");
    const auto row = [](const char *name, const char *marked) {
        QTest::newRow(name) << QByteArray(marked);
    };
    row("between prose", "# Title\n\ntext\n\n```yaml\n‹a›: «1»\n‹b›:\n  - «x»\n```\n\nmore\n");
    row("json", "```json\n{‹\"a\"›: [«1», «\"x\"»]}\n```\n");
    row("xml in a list", "- ```xml\n  <‹a› ‹b›=\"«1»\">\n    <‹c›>«x»</c>\n  </a>\n  ```\n");
    row("two blocks", "```yaml\n‹a›: «1»\n```\ntext\n```JSON\n{‹\"b\"›: «2»}\n```\n");
    row("a longer fence holds a shorter one",
        "````yaml\n‹a›: «|\n  ```\n  text»\n‹b›: «1»\n````\n");
    row("tildes", "~~~yml\n‹a›: «1»\n~~~~\n");
    row("tildes around backticks", "~~~yaml\n‹a›: «\"```\"»\n~~~\n");
    row("words behind the language", "```YAML title=\"x\"\n‹a›: «1»\n```\n");
    row("indented fence", "  ```yaml\n  ‹a›:\n    ‹b›: «1»\n  ```\n");
    row("less indented than its fence", "   ```yaml\n ‹a›:\n     ‹b›: «1»\n   ```\n");
    row("in a list", "1. step\n\n   ```yaml\n   ‹a›: «1»\n\n   ‹b›: «2»\n   ```\n2. next\n");
    row("on the line of a list's mark", "- ```yaml\n  ‹a›: «1»\n  ```\n");
    row("in a quote", "> says\n> ```yaml\n> ‹a›: «\"x\n>   y\"»\n>\n> ‹b›: «2»\n> ```\n");
    row("in a quote in a list", "* > ~~~json\n  > {‹\"a\"›:\n  >  «1»}\n  > ~~~\n");
    row("not closed", "text\n```yaml\n‹a›: «1»\n‹b›: «2»");
    row("not closed in a quote", "> ```yaml\n> ‹a›: «1»\n\ntext: none\n");
    row("crlf", "text\r\n\r\n```yaml\r\n‹a›: «1»\r\n‹b›: «x»\r\n```\r\n");
    row("bom", "\xEF\xBB\xBF```yaml\n‹a›: «1»\n```\n");
    row("bom and crlf in a list", "\xEF\xBB\xBF- ```yaml\r\n  ‹a›: «ä»\r\n  ```\r\n");
    row("behind front matter", "---\nhandoff: none\n---\n```yaml\n‹a›: «1»\n```\n");
    row("no front matter", "---\n\n```yaml\n‹a›: «1»\n```\n\n---\n");
    row("tabs", "-\t```yaml\n\t‹a›: «1»\n\t```\n");
    row("not ascii", "ÄÖ 😀\n```yaml\n‹ä›: «😀»\n```\n");
}

void tst_MarkdownParse::keysAndValuesHaveTheirBytesOfTheFile()
{
    QFETCH(const QByteArray, marked);
    const MarkedText expected = MarkedText::read(marked);
    const ParsedText parsed = parse(expected.bytes, Format::Markdown);
    QCOMPARE(parsed.format, Format::Markdown);
    QVERIFY(parsed.issues.empty());
    QCOMPARE(MarkedText::of(expected.bytes, parsed).written(), marked);
}

void tst_MarkdownParse::xmlIsReadTheSameInSmallAndLargeFiles_data()
{
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char *name, const char *text) {
        QTest::newRow(name) << QByteArray(text);
    };
    row("plain",
        "Text & [more]\n\n```xml\n<a b='1'>\n  <c>x</c>\n  <c>\n    y\n  </c>\n</a>\n```\n");
    row("empty elements", "```xml\n<a><b/><c d=\"\"/></a>\n```\n");
    row("references and sections", "```xml\n<a>x &amp; y<b><![CDATA[<]]></b><!-- z --></a>\n```\n");
    row("a declaration", "```xml\n<?xml version=\"1.0\"?>\n<a>ä</a>\n```\n");
    row("lists", "```xml\n<r xmlns='urn:t'><c><i>1</i><i>2</i></c></r>\n```\n");
    row("two blocks", "```xml\n<a>1</a>\n```\n\n~~~xml\n<b>2</b>\n~~~\n");
    row("a mistake", "text\n```xml\n<a>x & y</a>\n```\n");
    row("not well-formed", "text\n```xml\n<a><b></a>\n```\n");
    row("a mark of byte order", "```xml\n\xEF\xBB\xBF<a/>\n```\n");
    row("indented", "  ```xml\n  <a>\n    <b/>\n  </a>\n  ```\n");
    row("in a quote", "> ```xml\n> <a>\n>   1</a>\n> ```\n");
    row("crlf", "```xml\r\n<a>\r\n1</a>\r\n```\r\n");
    row("a doctype", "```xml\n<!DOCTYPE a><a/>\n```\n");
}

/// Small files are read in place.
void tst_MarkdownParse::xmlIsReadTheSameInSmallAndLargeFiles()
{
    QFETCH(const QByteArray, text);
    const ParseOptions options = xmlTestOptions();
    const ParsedText small = parse(text, Format::Markdown, options);
    const QByteArray prose = QByteArray("\nprose").repeated(4'000);
    const ParsedText large = parse(text + prose, Format::Markdown, options);
    QVERIFY(!small.documents.empty());
    QVERIFY(small.documents == large.documents);
    QVERIFY(small.issues == large.issues);
}

void tst_MarkdownParse::otherBlocksContainNoDocument_data()
{
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char *name, const char *text) {
        QTest::newRow(name) << QByteArray(text);
    };
    row("nothing", "");
    row("prose", "handoff:\n  producer: x\n");
    row("front matter", "---\nhandoff:\n  producer: x\n---\n");
    row("front matter with a fence in it", "---\na: |\n  x\n```yaml\nb: 1\n```\n---\n");
    row("front matter that dots end", "---\nhandoff: 1\n...\n");
    row("another language", "```python\na = 1\n```\n");
    row("no language", "```\na: 1\n```\n");
    row("indented code", "text\n\n    ```yaml\n    a: 1\n    ```\n");
    row("inside a longer fence", "````markdown\n```yaml\na: 1\n```\n````\n");
    row("inside a comment", "<!--\n```yaml\na: 1\n```\n-->\n");
    row("inline", "see ```yaml a: 1``` here\n");
    row("too short", "``yaml\na: 1\n``\n");
    row("empty block", "```yaml\n```\n");
    row("blank block", "```yaml\n  \n\n```\n");
    row("fence at the end", "```yaml");
}

void tst_MarkdownParse::otherBlocksContainNoDocument()
{
    QFETCH(const QByteArray, text);
    const ParsedText parsed = parse(text, Format::Markdown);
    QVERIFY(parsed.documents.empty());
    QVERIFY(parsed.issues.empty());
    const QByteArray crLf = QByteArray(text).replace("\n", "\r\n");
    QVERIFY(parse(crLf, Format::Markdown).documents.empty());
}

void tst_MarkdownParse::eachDocumentHasTheFormatOfItsFence_data()
{
    QTest::addColumn<QByteArray>("info");
    QTest::addColumn<Format>("format");
    QTest::newRow("yaml") << "yaml"_ba << Format::Yaml;
    QTest::newRow("yml") << "Yml"_ba << Format::Yaml;
    QTest::newRow("Pandoc's class") << "{.yaml}"_ba << Format::Yaml;
    QTest::newRow("Pandoc's classes") << "{.json .numberLines}"_ba << Format::Json;
    QTest::newRow("json") << "  JSON  {.numbered}"_ba << Format::Json;
}

void tst_MarkdownParse::eachDocumentHasTheFormatOfItsFence()
{
    QFETCH(const QByteArray, info);
    QFETCH(const Format, format);
    const ParsedText parsed = parse("```" + info + "\n{\"a\": 1}\n```\n", Format::Markdown);
    QCOMPARE(parsed.documents.size(), 1u);
    QCOMPARE(parsed.documents.front().format, format);
    const qsizetype begin = 3 + info.size() + 1;
    QCOMPARE(parsed.documents.front().range, (ByteRange{begin, begin + 9}));
}

void tst_MarkdownParse::severalDocumentsOfABlockAreDocumentsOfTheFile()
{
    const QByteArray text = "> ~~~yaml\n> a: 1\n> ---\n> b: 2\n> ~~~\n\n```json\n{}\n```\n";
    const ParsedText parsed = parse(text, Format::Markdown);
    QCOMPARE(parsed.documents.size(), 3u);
    for (const SourceDocument &document : parsed.documents) {
        QVERIFY(document.isComplete);
        QVERIFY(!document.range.isEmpty());
    }
    QCOMPARE(parsed.documents[1].tree.find(JsonPointer::of(u"/b")), 1);
    QVERIFY(parsed.documents[1].range.end < parsed.documents[2].range.begin);
}

void tst_MarkdownParse::aMistakeHasItsPlaceInTheFile_data()
{
    QTest::addColumn<QByteArray>("marked"); // « » around what is underlined
    QTest::addColumn<QString>("words");
    QTest::newRow("yaml") << "a\n\n```yaml\na: 1\n«b»\nc: 1\n```\n"_ba << u"Line 5"_s;
    QTest::newRow("quoted yaml") << "a\n\n> ```yaml\n> a: 1\n> «b»\n> c: 1\n> ```\n"_ba
                                 << u"Line 5"_s;
    QTest::newRow("json") << "- ```json\n  {\"a\": 1\n   «\"»b\": 2}\n  ```\n"_ba << u"Line "_s;
    QTest::newRow("xml") << "# x\n> ~~~xml\n> <a>\n>   b «&» c\n> </a>\n> ~~~\n"_ba << u"Line 4"_s;
    QTest::newRow("duplicate key") << "# x\n```yaml\na: 1\n«a»: 2\n```\n"_ba << u"line 3"_s;
}

void tst_MarkdownParse::aMistakeHasItsPlaceInTheFile()
{
    QFETCH(const QByteArray, marked);
    QFETCH(const QString, words);
    const MarkedText expected = MarkedText::read(marked);
    const ParsedText parsed = parse(expected.bytes, Format::Markdown);
    QCOMPARE(parsed.issues.size(), 1u);
    QCOMPARE(parsed.issues.front().range.begin, expected.values.front().begin);
    QVERIFY2(parsed.issues.front().message.contains(words),
             qPrintable(parsed.issues.front().message));
}

void tst_MarkdownParse::aFixAppliesToTheFile()
{
    const QByteArray text = "> ```yaml\n> a: 1\n> b:2\n> c: 3\n> ```\n";
    const ParsedText parsed = parse(text, Format::Markdown);
    QCOMPARE(parsed.issues.size(), 1u);
    QVERIFY(!parsed.issues.front().fix.empty());
    const Result<QByteArray> corrected = applied(text, parsed.issues.front().fix);
    QCOMPARE(*corrected, QByteArray(text).replace("b:2", "b: 2"));
}

void tst_MarkdownParse::partialTabIndentationIsReadOnly()
{
    // The tab extends from the list's content to the next multiple of four: two columns are left.
    const MarkedText expected = MarkedText::read("- ```yaml\n\t‹a›: «1»\n  ```\n");
    const ParsedText parsed = parse(expected.bytes, Format::Markdown);
    QCOMPARE(MarkedText::of(expected.bytes, parsed).written(), "- ```yaml\n\t‹a›: «1»\n  ```\n"_ba);
    for (const Node &node : parsed.documents.front().tree.nodes) {
        QVERIFY(!node.isEditable);
    }
}

void tst_MarkdownParse::readingTimeIsLinearInTheLength_data()
{
    QTest::addColumn<QByteArray>("part");
    for (const char *part : {"[", "![", "[a](", "*a ", "_a *", "`", "<!--", "<a ", "<?", "&", "\\",
                             "a**b", "``` ", "> ", "- ", "<![CDATA[", "[a]: ", "# ", "~~~\n"}) {
        QTest::newRow(part) << QByteArray(part);
    }
}

void tst_MarkdownParse::readingTimeIsLinearInTheLength()
{
    QFETCH(const QByteArray, part);
    const auto timeOf = [&part](qsizetype size) {
        const QByteArray text = part.repeated(size / part.size());
        const qint64 begin = threadTime();
        const ParsedText parsed = parse(text, Format::Markdown);
        return threadTime() - begin;
    };
    const qint64 half = timeOf(200'000);
    const qint64 whole = timeOf(400'000);
    QVERIFY2(whole < 3 * half + 100, qPrintable(u"%1 ms, then %2 ms"_s.arg(half).arg(whole)));
}

void tst_MarkdownParse::aFenceIsLongerThanAnyInItsText()
{
    QCOMPARE(fenceAround("a: 1\n"), "```"_ba);
    QCOMPARE(fenceAround("a: |\n  ```\n  ````x\n"), "`````"_ba);
}

void tst_MarkdownParse::placesAreMappedIntoTheBlockAndBack()
{
    const QByteArray text = "a\n> ```yaml\n> a: 1\n>\n> b: 2\n> ```\n";
    const std::vector<FencedBlock> blocks = fencedBlocks(text);
    QCOMPARE(blocks.size(), 1u);
    const FencedBlock &block = blocks.front();
    QCOMPARE(block.content, "a: 1\n\nb: 2\n"_ba);
    QCOMPARE(block.prefix, "> "_ba);
    for (qsizetype i = 0; i < block.content.size(); ++i) {
        QCOMPARE(text[block.toFile(i)], block.content[i]);
        QCOMPARE(block.toContent(block.toFile(i)), std::optional(i));
    }
    QCOMPARE(block.toContent(0), std::nullopt);
    QCOMPARE(block.toContent(text.indexOf("> b")), std::nullopt);
    QCOMPARE(block.toContent(block.end), std::nullopt);
}

void tst_MarkdownParse::prefixesAreBlankedWithoutMovingAnything()
{
    QCOMPARE(withBlankPrefixes("> a\n> ```yaml\n> a: \">\"\n>\n> b: >\n>   x > y\n> ```\n"),
             "> a\n> ```yaml\n  a: \">\"\n \n  b: >\n    x > y\n> ```\n"_ba);
}

void tst_MarkdownParse::aDocumentIsCopiedAsASeparateBlock_data()
{
    QTest::addColumn<Format>("format");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("number");
    QTest::addColumn<QByteArray>("block");
    QTest::newRow("yaml") << Format::Yaml << "a: 1\n"_ba << 0 << "```yaml\na: 1\n```\n"_ba;
    QTest::newRow("bom, no line end")
        << Format::Json << "\xEF\xBB\xBF{}"_ba << 0 << "```json\n{}\n```\n"_ba;
    QTest::newRow("xml") << Format::Xml << "<a/>\r\n"_ba << 0 << "```xml\r\n<a/>\r\n```\r\n"_ba;
    QTest::newRow("a fence inside")
        << Format::Yaml << "a: |\n  ```\n"_ba << 0 << "````yaml\na: |\n  ```\n````\n"_ba;
    QTest::newRow("one of several")
        << Format::Yaml << "a: 1\n---\nb: 2\n"_ba << 1 << "```yaml\n---\nb: 2\n```\n"_ba;
    QTest::newRow("out of a quote") << Format::Markdown << "x\n> ~~~xml\n> <a>\n> </a>\n> ~~~\n"_ba
                                    << 0 << "```xml\n<a>\n</a>\n```\n"_ba;
    QTest::newRow("no document") << Format::Markdown << "x\n"_ba << 0 << "```markdown\nx\n```\n"_ba;
}

void tst_MarkdownParse::aDocumentIsCopiedAsASeparateBlock()
{
    QFETCH(const Format, format);
    QFETCH(const QByteArray, text);
    QFETCH(const int, number);
    QFETCH(const QByteArray, block);
    QCOMPARE(fencedCopy(text, parse(text, format), number), block);
}

void tst_MarkdownParse::onlySomeEntriesAreCopied_data()
{
    QTest::addColumn<Format>("format");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("second");
    QTest::newRow("lines") << Format::Yaml
                           << "# a\nA: {x: 1}\n\n# b\n# c\nB:\n  y: 2\n# d\nC: 3\n"_ba
                           << "# b\n# c\nB:\n  y: 2\n"_ba;
    QTest::newRow("flow") << Format::Yaml << "{A: 1, \"B\": [2], C: 3}\n"_ba << "{\"B\": [2]}"_ba;
    QTest::newRow("json") << Format::Json << "{\"A\": 1,\n \"B\": [2]}\n"_ba << "{\"B\": [2]}"_ba;
    QTest::newRow("in a quote") << Format::Markdown
                                << "> ```yaml\n> A: 1\n> B:\n>   y: 2\n> ```\n"_ba
                                << "B:\n  y: 2\n"_ba;
}

void tst_MarkdownParse::onlySomeEntriesAreCopied()
{
    QFETCH(const Format, format);
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, second);
    const ParsedText parsed = parse(text, format);
    const Tree &tree = parsed.documents.front().tree;
    QCOMPARE(documentText(text, parsed, 0, {tree.root().children[1]}), second);
}

QTEST_APPLESS_MAIN(tst_MarkdownParse)
#include "tst_markdownparse.moc"
