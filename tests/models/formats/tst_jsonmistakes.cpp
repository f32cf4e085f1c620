// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/json/jsoncompletion.h"
#include "models/formats/json/jsonmistakes.h"
#include "models/formats/json/jsonparse.h"
#include "models/parsing/parse.h"

#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;

/// Typical mistakes of agents in JSON: the first message says what to type.
class tst_JsonMistakes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void anExampleIsRecognisedByItsOwnMistake_data()
    {
        QTest::addColumn<QByteArray>("example");
        for (const JsonMistake &mistake : jsonMistakes()) {
            QTest::newRow(mistake.name) << QByteArray(mistake.example);
        }
    }

    void anExampleIsRecognisedByItsOwnMistake()
    {
        QFETCH(const QByteArray, example);
        const ParseLimits limits;
        std::optional<JsonFault> fault = jsonFault(example, limits.depth);
        QVERIFY(fault);
        fault->openBracket = jsonCompletion(example).open;
        JsonDiagnosis diagnosis(example, *fault, limits);
        QCOMPARE(recogniseJsonMistake(diagnosis).name, QTest::currentDataTag());
        QVERIFY(!diagnosis.issue.message.isEmpty());
        const ParsedText fixed = parse(*applied(example, diagnosis.issue.fix), Format::Json);
        QCOMPARE(fixed.issues.empty(), !diagnosis.issue.fix.empty());
    }

    void mistakesAreNamedAndFixed_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("words");        // of the message
        QTest::addColumn<QByteArray>("corrected"); // empty: there is no fix
        const auto row = [](const char *name, const QByteArray &text, const QString &words,
                            const QByteArray &corrected = {}) {
            QTest::newRow(name) << text << words << corrected;
        };
        const QString number = u"a number contains a comma"_s;
        row("no-break space",
            "{\"a\":\xc2\xa0"
            "1,\n\xc2\xa0\"b\": 2}",
            u"U+00A0"_s, "{\"a\": 1,\n \"b\": 2}");
        row("narrow no-break space",
            "{\"a\":\xe2\x80\xaf"
            "1}",
            u"U+202F"_s, "{\"a\": 1}");
        row("no-break space at the end", "{\"a\": 1}\xc2\xa0", u"U+00A0"_s, "{\"a\": 1} ");
        row("word joiner", "{\xe2\x81\xa0\"a\": 1}", u"U+2060"_s, "{\"a\": 1}");
        row("no width", "{\xe2\x80\x8b\"a\": 1}", u"U+200B"_s, "{\"a\": 1}");
        row("byte order mark within", "{\n\xef\xbb\xbf\"a\": 1}", u"U+FEFF"_s, "{\n\"a\": 1}");
        row("decimal comma", R"({"a": 1,5, "b": 2})", number + ". Write the decimal point: 1.5."_L1,
            R"({"a": 1.5, "b": 2})");
        row("decimal comma at the end", R"({"a": 0,85})", u"0.85"_s, R"({"a": 0.85})");
        row("decimal comma and exponent", R"({"a": 1,2e-12})", u"1.2e-12"_s, R"({"a": 1.2e-12})");
        row("thousands", R"({"a": 25,000})", u"Write 25.000, or 25000"_s);
        row("minus of a word processor",
            "{\"a\": \xe2\x88\x92"
            "1.5}",
            u"Write -1.5."_s, R"({"a": -1.5})");
        row("dash",
            "{\"a\": \xe2\x80\x93"
            "1}",
            u"Write -1."_s, R"({"a": -1})");
        row("plus", R"({"a": +1})", u"Write 1."_s, R"({"a": 1})");
        row("no digit before the point", R"({"a": .5})", u"Write 0.5."_s, R"({"a": 0.5})");
        row("no digit behind it", R"({"a": 1.})", u"Write 1.0."_s, R"({"a": 1.0})");
        row("hexadecimal", R"({"a": 0x1F})", u"Write 31."_s, R"({"a": 31})");
        row("underscore", R"({"a": 1_000})", u"Write 1000."_s, R"({"a": 1000})");
        row("power of ten",
            "{\"a\": 1.2\xc3\x97"
            "10^-3}",
            u"Write 1.2e-3."_s, R"({"a": 1.2e-3})");
        row("not a number", R"({"a": NaN})", u"JSON has no NaN. Write null, or the text \"NaN\""_s);
        row("percent", R"({"a": 95%})", u"Write 95, or the text \"95%\""_s);
        row("unit", R"({"a": 450 MB, "b": 1})", u"Write 450, or the text \"450 MB\""_s);
        row("None", R"({"a": None})", u"JSON writes null for None"_s, R"({"a": null})");
        row("True", R"({"a": True})", u"JSON writes true for True"_s, R"({"a": true})");
        row("bare word", R"({"a": success})", u"Write \"success\"."_s, R"({"a": "success"})");
        row("bare date", R"({"a": 2026-02-21})", u"Write \"2026-02-21\"."_s,
            R"({"a": "2026-02-21"})");
        row("backticks", R"({"a": `Tara`})", u"Write \"Tara\"."_s, R"({"a": "Tara"})");
        row("backticks around nothing", R"({"a": ``})", u"Write \"\"."_s, R"({"a": ""})");
        row("guillemets", "{\"a\": \xc2\xabTara\xc2\xbb}", u"Write \"Tara\"."_s,
            R"({"a": "Tara"})");
        row("single quotes", R"({'a': 'b'})", u"double quotes"_s, R"({"a": "b"})");
        row("curly quotes",
            "{\xe2\x80\x9c"
            "a\xe2\x80\x9d: 1}",
            u"the quotes around “a” are typographic"_s, R"({"a": 1})");
        row("lower quotes", "{\"a\": \xe2\x80\x9eTara\xe2\x80\x9c}",
            u"the quotes around „Tara“ are typographic"_s, R"({"a": "Tara"})");
        row("bare keys", R"({a: 1, b: 2})", u"a key must be a text in double quotes"_s,
            R"({"a": 1, "b": 2})");
        row("prefix", R"({"a": f"b"})", u"f is before a text"_s, R"({"a": "b"})");
        row("three quotes", R"({"a": """b"""})", u"in one pair of quotes"_s, R"({"a": "b"})");
        row("quotes within", R"({"a": "say "b" now"})",
            u"Write a quote inside of a text as \\\""_s);
        row("joined", R"({"a": "b" + "c"})", u"does not join texts"_s);
        row("two commas", R"({"a": 1,, "b": 2})", u"a comma follows a comma"_s,
            R"({"a": 1, "b": 2})");
        row("trailing comma", R"({"a": 1,})", u"no value follows a comma"_s, R"({"a": 1})");
        row("no value", R"({"a": , "b": 1})", u"Write one, or null for none"_s);
        row("dots", R"({"a": [1, ...]})", u"dots replace a part that was left out"_s);
        row("dots for a key", "{\"a\": 1,\n...\n}", u"dots replace a part that was left out"_s);
        row("equals", R"({"a" = 1})", u"Write :."_s, R"({"a" : 1})");
        row("arrow", R"({"a" => 1})", u"Write :."_s, R"({"a" : 1})");
        row("semicolon", R"({"a": 1; "b": 2})", u"Write ,."_s, R"({"a": 1, "b": 2})");
        row("wide colon", "{\"a\"\xef\xbc\x9a 1}", u"Write :."_s, R"({"a": 1})");
        row("tuple", R"({"a": ("b", "c")})", u"Write [ and ] around a list"_s);
        row("set", R"({"a": {"b", "c"}})", u"a list is written in [ and ]"_s);
        row("bracket too many", "{\"a\": 1}\n}\n", u"there is one closing bracket too many"_s,
            "{\"a\": 1}\n\n");
        row("two documents", "{\"a\": 1}\n{\"a\": 2}\n", u"a second document begins here"_s);
        row("no opening brace", "\"a\": 1}", u"without the { before it"_s, "{\"a\": 1}");
    }

    void mistakesAreNamedAndFixed()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, words);
        QFETCH(QByteArray, corrected);
        const ParsedText parsed = parse(text, Format::Json);
        QVERIFY(!parsed.issues.empty());
        const SyntaxIssue &issue = parsed.issues.front();
        QVERIFY2(issue.message.contains(words), qPrintable(issue.message));
        QVERIFY(!issue.message.contains(u"%1"_s));
        QVERIFY(issue.range.end <= text.size());
        QCOMPARE(issue.fixTitle.isEmpty(), issue.fix.empty());
        const Result<QByteArray> fixed =
            issue.fix.empty() ? QByteArray() : applied(text, issue.fix);
        QVERIFY(fixed);
        QCOMPARE(*fixed, corrected);
    }

    /// If words before the JSON are not the only mistake, the next correction is reported at the
    /// same time.
    void mistakesAfterLeadingTextAreReported()
    {
        const QByteArray text = "Here is the result:\n\n{\"a\": 1,\n \"b\": None}\n";
        const ParsedText parsed = parse(text, Format::Json);
        QCOMPARE(parsed.issues.size(), size_t(2));
        QVERIFY(parsed.issues[0].message.contains(u"there is text before the JSON"_s));
        QVERIFY(parsed.issues[0].isFixOffered);
        QCOMPARE(applied(text, parsed.issues[0].fix).value(), "{\"a\": 1,\n \"b\": None}\n"_ba);
        QVERIFY2(parsed.issues[1].message.startsWith(u"Line 4 does not parse: JSON writes null"_s),
                 qPrintable(parsed.issues[1].message));
        QCOMPARE(parse("Result:\n{\"a\": 1}\n", Format::Json).issues.size(), size_t(1));
        QCOMPARE(parse("Here it is: {\"a\": 1}\n", Format::Json).issues.front().fix,
                 (TextEdits{{0, 12, {}}}));
        QVERIFY(!parse("handoff: {\"a\": 1}\n", Format::Json)
                     .issues.front()
                     .message.contains(u"there is text before"_s));
        const ParsedText fenced = parse("```json\n{\"a\": 1}\n```\n", Format::Json);
        QCOMPARE(fenced.issues.size(), size_t(1)); // its end is removed together with its start
        QCOMPARE(parse("Result:\n{\"a\": 1\n", Format::Json).issues.size(), size_t(2));
    }

    /// A comma between "" and "text" would corrupt """text""".
    void threeQuotesAreNotTwoTexts()
    {
        const ParsedText parsed = parse("{\"a\": \"\"\"b\nc\"\"\"}", Format::Json);
        QVERIFY(parsed.issues.front().fix.empty());
    }
};

QTEST_GUILESS_MAIN(tst_JsonMistakes)
#include "tst_jsonmistakes.moc"
