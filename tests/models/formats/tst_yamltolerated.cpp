// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/parsing/parse.h"
#include "tests/models/formats/onlyissue.h"

#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;

/// Mistakes that YAML forbids and most readers accept: they are parsed, reported and fixed.
class tst_YamlTolerated : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void toleratedIndentationIsReadAndFixed_data();
    void toleratedIndentationIsReadAndFixed();
};

void tst_YamlTolerated::toleratedIndentationIsReadAndFixed_data()
{
    QTest::addColumn<QByteArray>("marked"); // « » around what is underlined
    QTest::addColumn<QString>("message");
    QTest::addColumn<QByteArray>("fixed");
    const auto row = [](const char *name, const char *marked, const char *message,
                        const char *fixed) {
        QTest::newRow(name) << QByteArray(marked) << QString::fromUtf8(message)
                            << QByteArray(fixed);
    };
    const char *const bracket = "The ] on line 4 is no further right than the key or item";
    row("bracket at the root", "a: [\n  1,\n  2\n«]»\nb: 1\n", bracket,
        "a: [\n  1,\n  2\n  ]\nb: 1\n");
    row("bracket deeper", "a:\n  b: [\n    1\n  «]»\n", bracket, "a:\n  b: [\n    1\n    ]\n");
    row("brace of an item", "a:\n- {\n  b: 1\n«}»\n-\n- 2\n",
        "The } on line 4 is no further right than the key or item",
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

void tst_YamlTolerated::toleratedIndentationIsReadAndFixed()
{
    QFETCH(const QByteArray, marked);
    QFETCH(const QString, message);
    QFETCH(const QByteArray, fixed);
    for (const QByteArray &text : {marked, QByteArray(marked).replace("\n", "\r\n")}) {
        const MarkedText expected = MarkedText::read(text);
        const ParsedText parsed = parse(expected.bytes, Format::Yaml);
        QCOMPARE(mismatchOfIssue(expected, parsed, u"yaml.indentation"_s, message), QString());
        QVERIFY(parsed.isComplete());
        const SyntaxIssue &issue = parsed.issues.front();
        QVERIFY(issue.isTolerated);
        const QByteArray after = *applied(expected.bytes, issue.fix);
        QCOMPARE(QByteArray(after).replace("\r\n", "\n"), fixed);
        const ParsedText corrected = parse(after, Format::Yaml);
        QVERIFY(corrected.issues.empty());
        QCOMPARE(corrected.documents.front().tree.toValue(),
                 parsed.documents.front().tree.toValue());
    }
}

QTEST_GUILESS_MAIN(tst_YamlTolerated)
#include "tst_yamltolerated.moc"
