// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/parsing/parse.h"
#include "tests/models/formats/markedtext.h"
#include "tests/models/formats/onlyissue.h"
#include "tests/models/formats/treeinvariants.h"

#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;

class tst_JsonParse : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void keysAndValuesHaveTheirByteRanges_data();
    void keysAndValuesHaveTheirByteRanges();
    void valuesAreDecodedAndNumbersKept();
    void aDuplicateKeyIsReportedAndKept();
    void aMistakeIsNamedWhereItIsAndFixed_data();
    void aMistakeIsNamedWhereItIsAndFixed();
};

void tst_JsonParse::keysAndValuesHaveTheirByteRanges_data()
{
    QTest::addColumn<QByteArray>("marked");
    const auto row = [](const char *name, const char *marked) {
        QTest::newRow(name) << QByteArray(marked);
    };
    row("scalar root", " «12» \n");
    row("text root", "«\"a\"»");
    row("map", "{‹\"a\"›: «1», ‹\"b\"› : «\"x\"»}\n");
    row("list", "[«1»,«-2.5e3» , «true», «null», «\"\"»]");
    row("nested", "{\r\n  ‹\"a\"›: [{‹\"b\"›: []}, «0»],\r\n  ‹\"c\"›: {}\r\n}\r\n");
    row("bom", "\xEF\xBB\xBF{‹\"a\"›: «false»}");
    row("escapes", "{‹\"\\\"k\\u00e4\"›: «\"\\ud83d\\ude00\\\\\"», ‹\"ä😀\"›: «\"ö\"»}");
}

void tst_JsonParse::keysAndValuesHaveTheirByteRanges()
{
    QFETCH(const QByteArray, marked);
    const MarkedText expected = MarkedText::read(marked);
    const ParsedText parsed = parse(expected.bytes, Format::Json);
    QVERIFY(parsed.issues.empty());
    QCOMPARE(TreeInvariants::violation(expected.bytes, parsed), QString());
    QCOMPARE(MarkedText::of(expected.bytes, parsed).written(), marked);
}

void tst_JsonParse::valuesAreDecodedAndNumbersKept()
{
    const ParsedText parsed =
        parse(R"({"k\u00e4": "\ud83d\ude00\n", "n": 1.20e-12, "i": -0, )"
              R"("big": 123456789012345678901234567890, "t": true, "z": null})",
              Format::Json);
    Value expected = Value::map();
    expected.insert(u"kä"_s, Value::string(u"😀\n"_s));
    expected.insert(u"n"_s, Value::number(u"1.20e-12"_s));
    expected.insert(u"i"_s, Value::number(u"-0"_s));
    expected.insert(u"big"_s, Value::number(u"123456789012345678901234567890"_s));
    expected.insert(u"t"_s, Value::boolean(true));
    expected.insert(u"z"_s, Value::null());
    QVERIFY(parsed.documents.front().tree.toValue() == expected);
}

void tst_JsonParse::aDuplicateKeyIsReportedAndKept()
{
    const ParsedText parsed = parse(R"({"a": 1, "\u0061": 2})", Format::Json);
    QCOMPARE(parsed.issues.size(), 1u);
    QCOMPARE(parsed.issues.front().rule, u"json.duplicate-key"_s);
    QCOMPARE(parsed.issues.front().range, (ByteRange{9, 17}));
    QVERIFY(parsed.isComplete());
    QCOMPARE(parsed.documents.front().tree.root().children.size(), 2u);
}

void tst_JsonParse::aMistakeIsNamedWhereItIsAndFixed_data()
{
    QTest::addColumn<QByteArray>("marked"); // « » around what is underlined
    QTest::addColumn<QString>("message");
    QTest::addColumn<QByteArray>("fixed");
    const auto row = [](const char *name, const char *marked, const char *message,
                        const char *fixed = "") {
        QTest::newRow(name) << QByteArray(marked) << QString::fromUtf8(message)
                            << QByteArray(fixed);
    };
    row("extra comma", "{\"a\": 1«,»\n}", "Line 1 does not parse: no value follows a comma.",
        "{\"a\": 1\n}");
    row("missing comma", "{\"a\": 1\n«\"b\": 2}»", "Line 2 does not parse: a comma or a closing",
        "{\"a\": 1,\n\"b\": 2}");
    row("words of Python", "{\"a\": «None», \"b\": [True, False], \"None\": \"True\"}",
        "Line 1 does not parse: JSON writes null for None",
        "{\"a\": null, \"b\": [true, false], \"None\": \"True\"}");
    row("texts of Python", "{«'a': 'it\\'s', 'b': 'say \"hi\"', \"c\": \"it's\"}»",
        "Line 1 does not parse: a text is in single quotes",
        "{\"a\": \"it's\", \"b\": \"say \\\"hi\\\"\", \"c\": \"it's\"}");
    row("curly quotes", "{«“a”»: “b c”, \"d\": \"“e”\"}",
        "Line 1 does not parse: the quotes around “a” are typographic",
        "{\"a\": \"b c\", \"d\": \"“e”\"}");
    row("curly quotes around a value", "{\"a\": «„b, c“»}",
        "Line 1 does not parse: the quotes around „b, c“ are typographic", "{\"a\": \"b, c\"}");
    row("comments on lines of their own", "{\r\n  «// why»\r\n  \"a\": 1\r\n  /* how */\r\n}\r\n",
        "Line 2 does not parse: JSON has no comments.", "{\r\n  \"a\": 1\r\n}\r\n");
    row("comments", "{\n  \"a\": 1, «// why»\n  /* how */ \"b\": \"http://x\"\n}\n",
        "Line 2 does not parse: JSON has no comments.",
        "{\n  \"a\": 1,\n \"b\": \"http://x\"\n}\n");
    row("open map over lines", "  «{»\n    \"a\": [1]\n\n",
        "Line 1 does not parse: the { that opens here is not closed",
        "  {\n    \"a\": [1]\n  }\n\n");
    row("words before", "«Here is the call:»\n{\"a\": 1}\n",
        "Line 1 does not parse: there is text before the JSON, which begins on line 2.");
    row("missing colon", "{\"a\" «1}»", "Line 1 does not parse: a colon is missing", "{\"a\" : 1}");
    row("unquoted key", "{«a: 1}»", "Line 1 does not parse: a key must be a text", "{\"a\": 1}");
    row("single quotes", "{«'a': 1}»", "Line 1 does not parse: a text is in single quotes",
        "{\"a\": 1}");
    row("no value", "{\"a\": «tru}»", "Line 1 does not parse: this is not a JSON value");
    row("open map", "«{»\"a\": 1\n", "Line 1 does not parse: the { that opens here is not closed",
        "{\"a\": 1}\n");
    row("open list", "\n  «[»1, 2\n", "Line 2 does not parse: the [ that opens here is not");
    row("open quote", "{\"a\": «\"open»\n}", "Line 1 does not parse: the quote that opens here");
    row("half a character", R"({"a": "«\ud800»"})",
        "Line 1 does not parse: \\ud800 is half of a character.");
    row("two documents", "{} «{»}", "Line 1 does not parse: a second document begins here");
    row("words behind", "{}\n\n«Done now.»\n", "Line 3 does not parse: text follows the end");
    row("empty", "«»", "Line 1 does not parse: the file contains no JSON value");
}

void tst_JsonParse::aMistakeIsNamedWhereItIsAndFixed()
{
    QFETCH(const QByteArray, marked);
    QFETCH(const QString, message);
    QFETCH(const QByteArray, fixed);
    const MarkedText text = MarkedText::read(marked);
    const ParsedText parsed = parse(text.bytes, Format::Json);
    const QString rule = message.endsWith("comments."_L1) ? u"json.comment"_s : u"json.syntax"_s;
    QCOMPARE(mismatchOfIssue(text, parsed, rule, message), QString());
    QVERIFY(!parsed.documents.front().isComplete);
    const SyntaxIssue &issue = parsed.issues.front();
    if (!fixed.isEmpty()) {
        QCOMPARE(*applied(text.bytes, issue.fix), fixed);
    }
}

QTEST_GUILESS_MAIN(tst_JsonParse)
#include "tst_jsonparse.moc"
