// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/parsing/parse.h"
#include "tests/models/formats/markedtext.h"

#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;

class tst_YamlParse : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void keysAndValuesHaveTheirByteRanges_data();
    void keysAndValuesHaveTheirByteRanges();
    void plainScalarsFollowTheCoreSchema_data();
    void plainScalarsFollowTheCoreSchema();
    void textsThatYamlCppMisreadsAreCorrect_data();
    void textsThatYamlCppMisreadsAreCorrect();
    void aDuplicateKeyIsReportedAndKept();
    void aBrokenTextKeepsTheTreeBeforeTheError();
};

void tst_YamlParse::keysAndValuesHaveTheirByteRanges_data()
{
    QTest::addColumn<QByteArray>("marked");
    const auto row = [](const char *name, const char *marked) {
        QTest::newRow(name) << QByteArray(marked);
    };
    row("plain", "‹a›: «b»\n‹c›: «1»\n");
    row("no final newline", "‹a›: «b»");
    row("crlf", "‹a›: «b»\r\n‹c›: «d»\r\n");
    row("comment", "# top\n‹a›: «b#no»  # yes\n");
    row("plain over lines", "‹a›: «b\n  c\n\n  d»\n‹e›: «f»\n");
    row("single quoted", "‹'a'›: «'it''s'»\n");
    row("double quoted", "‹\"a\"› : «\"x \\\"y\\\" \\\n  z\"» # c\n");
    row("literal", "‹a›: «|\n  x\n   y»\n\n‹b›: «c»\n");
    row("literal kept", "‹a›: «|+\n  x\n»\n‹b›: «c»\n");
    row("literal with digit", "‹a›:\n  - ‹b›: «|2\n        x»\n");
    row("folded stripped", "‹a›: «>- # note\n  x\n  y»\n");
    row("absent", "‹a›:«»\n‹b›: «null»\n‹c›:«»");
    row("nested", "‹a›:\n  ‹b›:\n    - «x»\n    - ‹c›: «d»\n      ‹e›: «f»\n");
    row("flow", "‹a›: [«b», {‹c›: «d», ‹e›«»}, [], «'f'»,]\n");
    row("single pair in flow", "[‹a›: «b», {‹c›: «d»}]\n");
    row("properties", "‹a›: &x !!str «1»\n‹b›: «*x»\n");
    row("explicit key", "? ‹a›\n: «b»\n? ‹c›«»\n");
    row("two documents", "%YAML 1.2\n---\n‹a›: «b»\n...\n---\n- «c»\n");
    row("non-ascii", "‹ä›: «ö 😀»\n‹é›: «\"ü\"»\n");
}

void tst_YamlParse::keysAndValuesHaveTheirByteRanges()
{
    QFETCH(const QByteArray, marked);
    const MarkedText expected = MarkedText::read(marked);
    const ParsedText parsed = parse(expected.bytes, Format::Yaml);
    QVERIFY2(parsed.issues.empty(),
             parsed.issues.empty() ? "" : qPrintable(parsed.issues.front().message));
    const MarkedText actual = MarkedText::of(expected.bytes, parsed);
    QCOMPARE(actual.written(), expected.written());
}

void tst_YamlParse::plainScalarsFollowTheCoreSchema_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<ValueType>("type");
    const auto row = [](const char *text, ValueType type) {
        QTest::newRow(text) << QByteArray(text) << type;
    };
    row("~", ValueType::Null);
    row("NULL", ValueType::Null);
    row("nULL", ValueType::String);
    row("True", ValueType::Boolean);
    row("yes", ValueType::String);
    row("off", ValueType::String);
    row("-12", ValueType::Integer);
    row("0o17", ValueType::Integer);
    row("0o18", ValueType::String);
    row("0xFf", ValueType::Integer);
    row("007", ValueType::Integer);
    row("1_000", ValueType::String);
    row("1.2e-12", ValueType::Float);
    row(".5", ValueType::Float);
    row("5.", ValueType::Float);
    row("-.inf", ValueType::Float);
    row(".NaN", ValueType::Float);
    row("1e", ValueType::String);
    row(".", ValueType::String);
    row("2026-02-21T14:30:00Z", ValueType::String);
    row("1:30", ValueType::String);
}

void tst_YamlParse::plainScalarsFollowTheCoreSchema()
{
    QFETCH(const QByteArray, text);
    QFETCH(const ValueType, type);
    const ParsedText parsed = parse("a: " + text + "\n", Format::Yaml);
    const Tree &tree = parsed.documents.front().tree;
    const Node &node = tree.at(tree.find(JsonPointer::of(u"/a")));
    QCOMPARE(node.type, type);
    QCOMPARE(node.text, type == ValueType::Null ? QString() : QString::fromUtf8(text));
}

void tst_YamlParse::textsThatYamlCppMisreadsAreCorrect_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QStringList>("texts");
    const auto row = [](const char *name, const char *bytes, const QStringList &texts) {
        QTest::newRow(name) << QByteArray(bytes) << texts;
    };
    row("two apostrophes", "- 'a''''b'\n- ''''''\n", {u"a''b"_s, u"''"_s});
    row("blank lines in single quotes", "- '\n\n  x\n\n '\n", {u"\nx\n"_s});
    row("CRLF in quotes", "- 'x\r\n  '\r\n- \"y\r\n  \"\r\n", {u"x "_s, u"y "_s});
    row("block scalar at column 0", "--- |\na\n b\n", {u"a\n b\n"_s});
    row("empty block scalar at the end", "- |", {QString()});
    row("blanks at the end", "- |\n   ", {QString()});
    row("escaped line ends", "- \"a\\\n\n\n  b\"\n", {u"a\n\nb"_s});
    row("surrogates", R"(- "\ud83d\ude00")", {u"😀"_s});
    row("question mark in flow", "[http://e.org/a?b=1]\n", {u"http://e.org/a?b=1"_s});
    row("empty item, and a text that ends with a dash", "a:\n-\nb: word\n  x\n    -\n",
        {QString(), u"word x -"_s});
    row("empty item beside a key", "a:\n-\n- 'b''''c'\nd: e\n", {QString(), u"b''c"_s, u"e"_s});
    row("U+FEFF", "- \"\xEF\xBB\xBFx\"\n", {u"\uFEFFx"_s});
    row("escaped U+FEFF", R"(["\ufeffx", "\ud83d\ude00"])", {u"\uFEFFx"_s, u"😀"_s});
    row("empty block scalar below the root", "b:\n  k: |\n  l: x\n", {QString(), u"x"_s});
    row("empty block scalar in a list", "b:\n  - >-\n  - x\n", {QString(), u"x"_s});
    row("empty block scalar that keeps its lines", "b:\n- |+\n\n     \n- x\n", {u"\n\n"_s, u"x"_s});
}

void tst_YamlParse::textsThatYamlCppMisreadsAreCorrect()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QStringList, texts);
    const ParsedText parsed = parse(bytes, Format::Yaml);
    QVERIFY(parsed.issues.empty());
    QStringList found;
    for (const Node &node : parsed.documents.front().tree.nodes) {
        if (node.children.empty()) {
            found.append(node.text);
        }
    }
    QCOMPARE(found, texts);
}

void tst_YamlParse::aDuplicateKeyIsReportedAndKept()
{
    const ParsedText parsed = parse("a: 1\nb: 2\n\"a\": 3\n", Format::Yaml);
    QCOMPARE(parsed.issues.size(), 1u);
    QCOMPARE(parsed.issues.front().rule, u"yaml.duplicate-key"_s);
    QCOMPARE(parsed.issues.front().range, (ByteRange{10, 13}));
    QVERIFY(!parsed.issues.front().isFatal);
    QVERIFY(parsed.isComplete());
    QCOMPARE(parsed.documents.front().tree.root().children.size(), 3u);
}

void tst_YamlParse::aBrokenTextKeepsTheTreeBeforeTheError()
{
    const ParsedText parsed = parse("a: 1\nb:\n  c: x\n  d: \"open\n  e: 2\n", Format::Yaml);
    QVERIFY(!parsed.isComplete());
    QVERIFY(!parsed.documents.front().isComplete);
    const Tree &tree = parsed.documents.front().tree;
    const NodeId c = tree.find(JsonPointer::of(u"/b/c"));
    QVERIFY(c != noNode);
    QCOMPARE(tree.at(c).text, u"x"_s);
}

QTEST_GUILESS_MAIN(tst_YamlParse)
#include "tst_yamlparse.moc"
