// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/document/lineindex.h"
#include "models/document/parse.h"
#include "tests/models/document/markedtext.h"
#include "tests/models/document/treeinvariants.h"

#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;

class tst_YamlErrors : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void aMistakeIsNamedWhereItIsAndFixed_data();
    void aMistakeIsNamedWhereItIsAndFixed();
    void whatMostReadersTakeIsReadAndIndented_data();
    void whatMostReadersTakeIsReadAndIndented();
    void everythingBeforeTheMistakeIsRead_data();
    void everythingBeforeTheMistakeIsRead();
    void severalByteOrderMarksMoveNothing();
    void whatYamlForbidsIsFoundAnywhere_data();
    void whatYamlForbidsIsFoundAnywhere();
    void limitsAreReportedInsteadOfRead_data();
    void limitsAreReportedInsteadOfRead();
    void aTextOfTheLargestDepthIsRead();
    void duplicateKeysAreFoundInEveryStyle_data();
    void duplicateKeysAreFoundInEveryStyle();
    void keysOfDifferentTypesAreNoDuplicates();
    void anAliasBombIsReportedAndCostsNothing();
    void aliasesThatNestTooDeepAreReported();
    void anAliasInsideItsOwnValueIsReported();
    void aStoppedParseReturnsEarly();
};

void tst_YamlErrors::aMistakeIsNamedWhereItIsAndFixed_data()
{
    QTest::addColumn<QByteArray>("marked"); // « » around what is underlined
    QTest::addColumn<QString>("message");
    QTest::addColumn<QString>("fixTitle");
    QTest::addColumn<QByteArray>("fixed");
    const auto row = [](const char *name, const char *marked, const char *message,
                        const char *fixTitle = "", const char *fixed = "") {
        QTest::newRow(name) << QByteArray(marked) << QString::fromUtf8(message)
                            << QString::fromUtf8(fixTitle) << QByteArray(fixed);
    };
    row("colon before a quoted value", "a:\n  «velocity \"P2\"»\n  b: 2\n",
        "Line 2 does not parse: a colon is missing. Insert it after \"velocity\".", "Insert colon",
        "a:\n  velocity: \"P2\"\n  b: 2\n");
    row("colon in a list item", "- «severity \"x\"»\n  y: 2\n",
        "Line 1 does not parse: a colon is missing. Insert it after \"severity\".");
    row("colon behind a lone key", "a: 1\n«b»\n",
        "Line 2 does not parse: a colon is missing. Insert it after \"b\".", "Insert colon",
        "a: 1\nb:\n");
    row("a sentence without a colon", "a: text that\n«goes on right here»\nb: 2\n",
        "Line 2 does not parse: a colon is missing, or the line continues a text above");
    row("space behind the colon", "a: 1\n«key:value»\nb: 1\n",
        "Line 2 does not parse: a space is missing after the colon.", "Insert space",
        "a: 1\nkey: value\nb: 1\n");
    row("tab", "a:\n\t«b: 1»\n", "Line 2 does not parse: it is indented with a tab.",
        "Indent with spaces", "a:\n  b: 1\n");
    row("tab beside spaces", "a:\n  b: 1\n\t«c: 2»\n",
        "Line 3 does not parse: it is indented with a tab.", "Indent with spaces",
        "a:\n  b: 1\n  c: 2\n");
    row("double quote", "a: «\"open»\nb: 1\nc: 2\n",
        "Line 1 does not parse: the quote that opens here is not closed.", "Insert quote",
        "a: \"open\"\nb: 1\nc: 2\n");
    row("quote behind an empty item", "a:\n-\n- «\"open»\nz: end\n",
        "Line 3 does not parse: the quote that opens here is not closed.", "Insert quote",
        "a:\n-\n- \"open\"\nz: end\n");
    row("quote before another", "a: 1\nb: «\"abc»\nc: \"def\"\n",
        "Line 2 does not parse: the quote that opens here is not closed.", "Insert quote",
        "a: 1\nb: \"abc\"\nc: \"def\"\n");
    row("single quote at the end", "a: «'open»",
        "Line 1 does not parse: the quote that opens here is not closed.", "Insert quote",
        "a: 'open'");
    row("text behind quotes", "a: «\"x\" y»\n",
        "Line 1 does not parse: text follows the closing quote.");
    row("quotes inside quotes", "a: «\"say \"hi\"\"»\n",
        "Line 1 does not parse: text follows the closing quote.", "Escape quotes",
        "a: \"say \\\"hi\\\"\"\n");
    row("apostrophe", "a: «'it's'»\n", "Line 1 does not parse: text follows the closing quote.",
        "Escape quotes", "a: 'it''s'\n");
    row("deeper than its sibling", "a: 1\n  «b: 2»\n",
        "Line 2 does not parse: it is indented deeper than line 1", "Indent alike", "a: 1\nb: 2\n");
    row("between two levels", "a:\n  b: 1\n «c: 2»\n",
        "Line 3 does not parse: its indentation of 1 fits no line above.");
    row("at sign", "a: «@x y» # c\n", "Line 1 does not parse: a value cannot start with @.",
        "Put in quotes", "a: \"@x y\" # c\n");
    row("backtick", "a: «`ls`»\n", "Line 1 does not parse: a value cannot start with `.",
        "Put in quotes", "a: \"`ls`\"\n");
    row("second colon", "- title: «foo: \"bar\"» # c\n",
        "Line 1 does not parse: its value holds another colon.", "Put in quotes",
        "- title: 'foo: \"bar\"' # c\n");
    row("bold text", "a: «**bold** text»\n",
        "Line 1 does not parse: a value that starts with * is an alias", "Put in quotes",
        "a: \"**bold** text\"\n");
    row("bold text in a list", "- «**bold** text» # c\n- b\n",
        "Line 1 does not parse: a text that starts with * means something else", "Put in quotes",
        "- \"**bold** text\" # c\n- b\n");
    row("task box", "a:\n  - «[x] done»\n  - b\n",
        "Line 2 does not parse: a text that starts with [ means something else", "Put in quotes",
        "a:\n  - \"[x] done\"\n  - b\n");
    row("link", "a: «[text](http://x)»\nb: 1\n",
        "Line 1 does not parse: a text that starts with [ means something else", "Put in quotes",
        "a: \"[text](http://x)\"\nb: 1\n");
    row("braces before words", "a: «{a} runs»\nb: 1\n",
        "Line 1 does not parse: a text that starts with { means something else", "Put in quotes",
        "a: \"{a} runs\"\nb: 1\n");
    row("ampersand", "a: «& runs»\nb: 1\n",
        "Line 1 does not parse: a text that starts with & means something else", "Put in quotes",
        "a: \"& runs\"\nb: 1\n");
    row("question mark", "a: «? x»\nb: 1\n",
        "Line 1 does not parse: a text that starts with ? means something else", "Put in quotes",
        "a: \"? x\"\nb: 1\n");
    row("task box in brackets", "a: [ok, «[x] done»]\nb: 1\n",
        "Line 1 does not parse: a text that starts with [ means something else", "Put in quotes",
        "a: [ok, \"[x] done\"]\nb: 1\n");
    row("quoted words in brackets", "a: [ok, «\"a\" and \"b\"»]\n",
        "Line 1 does not parse: a text that starts with \" means something else", "Put in quotes",
        "a: [ok, '\"a\" and \"b\"']\n");
    row("two lists without a comma", "a: [[1] «[2]]»\n",
        "Line 1 does not parse: a comma is missing between two entries.");
    row("at sign in brackets", "a: [ok, «@x», y]\n",
        "Line 1 does not parse: a value cannot start with @.", "Put in quotes",
        "a: [ok, \"@x\", y]\n");
    row("fence", "«```yaml»\na: 1\n```\n",
        "The file is wrapped in a Markdown fence, lines 1 and 3.", "Remove the fence", "a: 1\n");
    row("fence of tildes", "\n«~~~»\na:\n  b: 1\n~~~", "The file is wrapped in a Markdown fence",
        "Remove the fence", "\na:\n  b: 1\n");
    row("fence with words around", "Here it is:\n«```yaml»\na: 1\n```\n",
        "Lines 2 and 4 are a Markdown fence. Keep only what stands between them.");
    row("fence at the end", "a: 1\n«```»\n",
        "Line 2 is a Markdown fence, which does not belong into this file. Remove it.",
        "Remove the fence", "a: 1\n");
    row("open list", "a: «[1, 2»\nb: 3\n",
        "Line 1 does not parse: the [ that opens here is not closed.", "Insert ]",
        "a: [1, 2]\nb: 3\n");
    row("open map", "a: «{x: 1»\nb: 3\n",
        "Line 1 does not parse: the { that opens here is not closed.", "Insert }",
        "a: {x: 1}\nb: 3\n");
    row("open list over lines", "a: «[»\n  1,\n  2\nb: 1\n",
        "Line 1 does not parse: the [ that opens here is not closed.");
    row("wrong bracket", "a: [1, 2«}»\n", "Line 1 does not parse: } does not close [.", "Insert ]",
        "a: [1, 2]\n");
    row("bracket that closes nothing", "a: «]»\n", "Line 1 does not parse: ] closes nothing.");
    row("two commas", "a: [a,«,»b]\n", "Line 1 does not parse: a comma has nothing before it.",
        "Remove comma", "a: [a,b]\n");
    row("unknown anchor", "a: «*nope»\n",
        "Line 1 does not parse: no anchor &nope stands above it.");
    row("bad escape", "a: \"C:«\\q»uery\"\n", "Line 1 does not parse: \\q is no escape.",
        "Double the backslash", "a: \"C:\\\\query\"\n");
    row("text behind a block header", "a: «|x»\n  foo\n",
        "Line 1 does not parse: text stands on the line of |.");
    row("text in the column of its key", "a:\n  b:\n  «c»\n",
        "Line 3 does not parse: a colon is missing. Insert it after \"c\".", "Insert colon",
        "a:\n  b:\n  c:\n");
    row("quotes in the column of their key", "a:\n«'b'»\n",
        "Line 2 does not parse: a colon is missing, or the line continues a text above");
    row("brackets in the column of their key", "a:\n  b:\n  «[1]»\n",
        "Line 3 does not parse: a colon is missing, or the line continues a text above");
    row("text in the column of its dash", "a:\n  -\n  «b»\n",
        "Line 3 does not parse: a colon is missing");
    row("key in a list", "- a\n«b: 1»\n", "Line 2 does not parse: the list above goes on here");
    row("item in a map", "a: 1\n«- b»\n",
        "Line 2 does not parse: a list item stands where a key is expected.");
    row("item on the line of its key", "a: «- b»\n  - c\n",
        "Line 1 does not parse: a list cannot start on the line of its key.");
    row("text behind the document", "[a]«,»\n",
        "Line 1 does not parse: the document has ended, but more follows.");
    row("a lone comma", "«,»\n", "Line 1 does not parse. Check its indentation");
}

void tst_YamlErrors::aMistakeIsNamedWhereItIsAndFixed()
{
    QFETCH(const QByteArray, marked);
    QFETCH(const QString, message);
    QFETCH(const QString, fixTitle);
    QFETCH(const QByteArray, fixed);
    const MarkedText text = MarkedText::read(marked);
    const ParsedText parsed = parse(text.bytes, Format::Yaml);
    QCOMPARE(TreeInvariants::violation(text.bytes, parsed), QString());
    QCOMPARE(parsed.issues.size(), 1u);
    const SyntaxIssue &issue = parsed.issues.front();
    QCOMPARE(issue.rule, u"yaml.syntax"_s);
    QVERIFY(issue.isFatal);
    QVERIFY2(issue.message.startsWith(message), qPrintable(issue.message));
    const MarkedText actual{text.bytes, {}, {issue.range}};
    if (!marked.contains("- «severity")) {
        QCOMPARE(actual.written(), marked);
    }
    if (!fixTitle.isEmpty()) {
        QCOMPARE(issue.fixTitle, fixTitle);
        QCOMPARE(*applied(text.bytes, issue.fix), fixed);
    }
    if (!issue.fix.empty()) {
        const ParsedText after = parse(*applied(text.bytes, issue.fix), Format::Yaml);
        QVERIFY(after.issues.empty() || after.issues.front().range.begin > issue.range.begin);
    }
}

void tst_YamlErrors::whatMostReadersTakeIsReadAndIndented_data()
{
    QTest::addColumn<QByteArray>("marked"); // « » around what is underlined
    QTest::addColumn<QString>("message");
    QTest::addColumn<QByteArray>("fixed");
    const auto row = [](const char *name, const char *marked, const char *message,
                        const char *fixed) {
        QTest::newRow(name) << QByteArray(marked) << QString::fromUtf8(message)
                            << QByteArray(fixed);
    };
    const char *const bracket = "The ] on line 4 stands no further right than the key or item";
    row("bracket at the root", "a: [\n  1,\n  2\n«]»\nb: 1\n", bracket,
        "a: [\n  1,\n  2\n  ]\nb: 1\n");
    row("bracket deeper", "a:\n  b: [\n    1\n  «]»\n", bracket, "a:\n  b: [\n    1\n    ]\n");
    row("brace of an item", "a:\n- {\n  b: 1\n«}»\n-\n- 2\n",
        "The } on line 4 stands no further right than the key or item",
        "a:\n- {\n  b: 1\n  }\n-\n- 2\n");
    row("all lines", "a: {\n«b: 1,»\nc: 2\n}\n",
        "Line 2 goes on with the value that opens with { on line 1, but is not indented deeper",
        "a: {\n  b: 1,\n  c: 2\n  }\n");
    row("quotes", "a:\n  b: \"x\n  «y\"»\n  c: 1\n",
        "Line 3 goes on with the value that opens with \" on line 2, but is not indented deeper",
        "a:\n  b: \"x\n    y\"\n  c: 1\n");
    row("single quotes", "a: 'x\n\n«y'»\n",
        "Line 3 goes on with the value that opens with ' on line 1, but is not indented deeper",
        "a: 'x\n\n  y'\n");
}

void tst_YamlErrors::whatMostReadersTakeIsReadAndIndented()
{
    QFETCH(const QByteArray, marked);
    QFETCH(const QString, message);
    QFETCH(const QByteArray, fixed);
    for (const QByteArray &text : {marked, QByteArray(marked).replace("\n", "\r\n")}) {
        const MarkedText expected = MarkedText::read(text);
        const ParsedText parsed = parse(expected.bytes, Format::Yaml);
        QCOMPARE(TreeInvariants::violation(expected.bytes, parsed), QString());
        QVERIFY(parsed.isComplete());
        QCOMPARE(parsed.issues.size(), 1u);
        const SyntaxIssue &issue = parsed.issues.front();
        QCOMPARE(issue.rule, u"yaml.indentation"_s);
        QVERIFY(issue.isTolerated);
        QVERIFY2(issue.message.startsWith(message), qPrintable(issue.message));
        QCOMPARE((MarkedText{expected.bytes, {}, {issue.range}}).written(), text);
        const QByteArray after = *applied(expected.bytes, issue.fix);
        QCOMPARE(QByteArray(after).replace("\r\n", "\n"), fixed);
        const ParsedText mended = parse(after, Format::Yaml);
        QVERIFY(mended.issues.empty());
        QCOMPARE(mended.documents.front().tree.toValue(), parsed.documents.front().tree.toValue());
    }
}

void tst_YamlErrors::everythingBeforeTheMistakeIsRead_data()
{
    QTest::addColumn<QByteArray>("marked");
    const auto row = [](const char *name, const char *marked) {
        QTest::newRow(name) << QByteArray(marked);
    };
    row("in a nested map", "‹a›: «1»\n‹b›:\n  ‹c›: «x»\n  ‹d›:«» \"open\n  e: 2\n");
    row("in a list", "‹a›:\n  - ‹x›: «1»\n    ‹y›: «|\n      text»\n  - @z\n");
    row("in a flow list", "‹a›: [«1», {‹b›: «2»}, }\n");
    row("after an empty item", "‹a›:\n\n  -«»\n  - [ x\nmap: {2a: b, e: \"f\": [");
    row("in the second document", "‹a›: «1»\n---\n‹b›: «2»\nc d\ne: f\n");
}

void tst_YamlErrors::everythingBeforeTheMistakeIsRead()
{
    QFETCH(const QByteArray, marked);
    const MarkedText expected = MarkedText::read(marked);
    const ParsedText parsed = parse(expected.bytes, Format::Yaml);
    QCOMPARE(TreeInvariants::violation(expected.bytes, parsed), QString());
    QVERIFY(!parsed.isComplete());
    QVERIFY(!parsed.documents.back().isComplete);
    QCOMPARE(MarkedText::of(expected.bytes, parsed).written(), expected.written());
}

void tst_YamlErrors::severalByteOrderMarksMoveNothing()
{
    const QByteArray texts[] = {"a:\n-\n- b\nc: [", "- a\n-\n- ]", "a: {b: 1\nc:", "a: b\n"};
    for (const QByteArray &text : texts) {
        const ParsedText expected = parse(text, Format::Yaml);
        const QByteArray marks = "\xEF\xBB\xBF\xEF\xBB\xBF";
        const ParsedText parsed = parse(marks + text, Format::Yaml);
        QCOMPARE(TreeInvariants::violation(marks + text, parsed), QString());
        QCOMPARE(parsed.documents.front().tree.toValue(),
                 expected.documents.front().tree.toValue());
    }
}

void tst_YamlErrors::whatYamlForbidsIsFoundAnywhere_data()
{
    QTest::addColumn<QByteArray>("marked"); // « » around what is underlined
    QTest::addColumn<QByteArray>("fixed");
    const auto row = [](const char *name, const char *marked, const char *fixed) {
        QTest::newRow(name) << QByteArray(marked) << QByteArray(fixed);
    };
    row("colours of a terminal", "a: «\x1b»[31mfailed\x1b[0m\nb: 1\n", "a: failed\nb: 1\n");
    row("escape alone", "a: x«\x1b»y\n", "a: xy\n");
    row("bell in double quotes", "a: \"x«\x07»y\"\n", "a: \"xy\"\n");
    row("delete in single quotes", "a: 'x«\x7f»y'\n", "a: 'xy'\n");
    row("in a block", "a: |\n  x«\x08»y\n", "a: |\n  xy\n");
    row("in a comment", "a: 1 # «\x01»\n", "a: 1 # \n");
    row("in a key", "x«\x02»y: 1\n", "xy: 1\n");
    row("C1", "a: x«\xc2\x9b»y\n", "a: xy\n");
    row("no character", "a: x«\xef\xbf\xbe»y\n", "a: xy\n");
    row("line ends of Windows", "b: 1\r\na: x«\x07»y\r\n", "b: 1\r\na: xy\r\n");
}

void tst_YamlErrors::whatYamlForbidsIsFoundAnywhere()
{
    QFETCH(const QByteArray, marked);
    QFETCH(const QByteArray, fixed);
    const MarkedText text = MarkedText::read(marked);
    const ParsedText parsed = parse(text.bytes, Format::Yaml);
    QCOMPARE(TreeInvariants::violation(text.bytes, parsed), QString());
    QCOMPARE(parsed.issues.size(), 1u);
    const SyntaxIssue &issue = parsed.issues.front();
    QCOMPARE(issue.rule, u"yaml.syntax"_s);
    QVERIFY(!issue.isFatal && !issue.isTolerated);
    QCOMPARE(issue.range, text.values.front());
    QCOMPARE(*applied(text.bytes, issue.fix), fixed);
    QVERIFY(parse(fixed, Format::Yaml).issues.empty());
    const QByteArray allowed = "a: \"tab\tand\xc2\x85\xc2\xa0\xef\xbb\xbf\"\n";
    QVERIFY(parse(allowed, Format::Yaml).issues.empty());
}

void tst_YamlErrors::limitsAreReportedInsteadOfRead_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("rule");
    QTest::addColumn<qsizetype>("begin");
    QTest::newRow("nul") << QByteArray("a: b\nc: \0d\n", 11) << u"text.nul"_s << qsizetype(8);
    QTest::newRow("latin-1") << QByteArray("a: \xE4\n") << u"text.invalid-utf8"_s << qsizetype(3);
    QTest::newRow("too deep, flow")
        << QByteArray(201, '[') + QByteArray(201, ']') << u"text.too-deep"_s << qsizetype(200);
    QTest::newRow("too deep, block")
        << QByteArray("- ").repeated(300) << u"text.too-deep"_s << qsizetype(400);
    QTest::newRow("far too deep") << QByteArray(1'000'000, '[') << u"text.too-deep"_s
                                  << qsizetype(200);
    QTest::newRow("far too deep behind quoted closers")
        << QByteArray("[\"]\",").repeated(250'000) << u"text.too-deep"_s << qsizetype(1000);
    QTest::newRow("far too deep maps")
        << QByteArray("{a: ").repeated(250'000) << u"text.too-deep"_s << qsizetype(800);
    QTest::newRow("too large") << QByteArray(64 * 1024 * 1024 + 1, ' ') << u"text.too-large"_s
                               << qsizetype(0);
}

void tst_YamlErrors::limitsAreReportedInsteadOfRead()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, rule);
    QFETCH(const qsizetype, begin);
    const ParsedText parsed = parse(bytes, Format::Yaml);
    QCOMPARE(parsed.issues.size(), 1u);
    QCOMPARE(parsed.issues.front().rule, rule);
    QCOMPARE(parsed.issues.front().range.begin, begin);
    QVERIFY(parsed.issues.front().isFatal);
    QCOMPARE(parsed.documents.size(), 1u);
    QVERIFY(!parsed.documents.front().isComplete);
    QCOMPARE(TreeInvariants::violation(bytes, parsed), QString());
}

void tst_YamlErrors::aTextOfTheLargestDepthIsRead()
{
    const QByteArray bytes = QByteArray(200, '[') + QByteArray(200, ']');
    for (const Format format : {Format::Yaml, Format::Json}) {
        const ParsedText parsed = parse(bytes, format);
        QVERIFY(parsed.issues.empty());
        QCOMPARE(parsed.documents.front().tree.nodes.size(), 200u);
    }
}

void tst_YamlErrors::duplicateKeysAreFoundInEveryStyle_data()
{
    QTest::addColumn<QByteArray>("marked"); // « » around the second key
    const auto row = [](const char *name, const char *marked) {
        QTest::newRow(name) << QByteArray(marked);
    };
    row("plain", "a: 1\nb: 2\n«a»: 3\n");
    row("quoted", "a: 1\n«\"a\"»: 3\n");
    row("escaped", "a: 1\n«\"\\x61\"»: 3\n");
    row("flow", "x: {a: 1, «'a'»: 2}\n");
    row("nested", "x:\n  - a: 1\n    «a»: 2\n");
    row("explicit", "? a\n: 1\n? «a»\n");
}

void tst_YamlErrors::duplicateKeysAreFoundInEveryStyle()
{
    QFETCH(const QByteArray, marked);
    const MarkedText text = MarkedText::read(marked);
    const ParsedText parsed = parse(text.bytes, Format::Yaml);
    QCOMPARE(parsed.issues.size(), 1u);
    QCOMPARE(parsed.issues.front().rule, u"yaml.duplicate-key"_s);
    QCOMPARE(parsed.issues.front().range, text.values.front());
    QVERIFY(!parsed.issues.front().isFatal);
    QVERIFY(parsed.isComplete());
    QVERIFY(parsed.documents.front().isComplete);
}

void tst_YamlErrors::keysOfDifferentTypesAreNoDuplicates()
{
    QVERIFY(parse("1: a\n\"1\": b\nyes: c\n'null': d\nnull: e\n", Format::Yaml).issues.empty());
}

void tst_YamlErrors::anAliasBombIsReportedAndCostsNothing()
{
    QByteArray bytes = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n";
    for (int i = 1; i < 40; ++i) {
        const QByteArray alias = "*a" + QByteArray::number(i - 1);
        const QByteArray name = 'a' + QByteArray::number(i);
        bytes += name + ": &" + name + " [" + (alias + ", ").repeated(8) + alias + "]\n";
    }
    const ParsedText parsed = parse(bytes, Format::Yaml);
    QCOMPARE(parsed.issues.size(), 1u);
    QCOMPARE(parsed.issues.front().rule, u"yaml.alias-expansion"_s);
    const Tree &tree = parsed.documents.front().tree;
    QCOMPARE(tree.toValue(0, 1000).items.size(), 40u);
    QVERIFY(tree.find(JsonPointer::of(u"/a39/0/0/0/0")) != noNode);
}

void tst_YamlErrors::aliasesThatNestTooDeepAreReported()
{
    const auto nested = [](const QByteArray &inner, int depth) {
        return QByteArray(depth, '[') + inner + QByteArray(depth, ']');
    };
    const QByteArray text = "a: &a " + nested("1", 150) + "\nb: " + nested("*a", 150) + '\n';
    const ParsedText parsed = parse(text, Format::Yaml);
    QCOMPARE(parsed.issues.size(), 1u);
    QCOMPARE(parsed.issues.front().rule, u"yaml.alias-expansion"_s);
    QVERIFY2(parsed.issues.front().message.startsWith(u"The alias *a nests values more than 250"_s),
             qPrintable(parsed.issues.front().message));
    QVERIFY(parse("a: &a " + nested("1", 99) + "\nb: " + nested("*a", 99), Format::Yaml)
                .issues.empty());
}

void tst_YamlErrors::anAliasInsideItsOwnValueIsReported()
{
    const ParsedText parsed = parse("a: &x [1, *x]\n", Format::Yaml);
    QCOMPARE(parsed.issues.size(), 1u);
    QCOMPARE(parsed.issues.front().rule, u"yaml.alias-expansion"_s);
    QCOMPARE(parsed.issues.front().range, (ByteRange{10, 12}));
    QCOMPARE(parsed.documents.front().tree.toValue(0, 50).items.size(), 1u);
}

void tst_YamlErrors::aStoppedParseReturnsEarly()
{
    const std::atomic_bool stop = true;
    QVERIFY(parse("a: 1\n", Format::Yaml, {}, &stop).documents.empty());
    QVERIFY(parse("{\"a\": 1}", Format::Json, {}, &stop).documents.empty());
}

QTEST_GUILESS_MAIN(tst_YamlErrors)
#include "tst_yamlerrors.moc"
