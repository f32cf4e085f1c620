// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/parsing/parse.h"
#include "models/text/lineindex.h"
#include "tests/models/formats/markedtext.h"
#include "tests/models/formats/onlyissue.h"
#include "tests/models/formats/treeinvariants.h"

#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;

class tst_YamlErrors : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void everythingBeforeTheMistakeIsRead_data();
    void everythingBeforeTheMistakeIsRead();
    void severalByteOrderMarksAreIgnored();
    void charactersThatYamlForbidsAreFoundAnywhere_data();
    void charactersThatYamlForbidsAreFoundAnywhere();
    void exceededLimitsAreReported_data();
    void exceededLimitsAreReported();
    void aTextOfTheLargestDepthIsRead();
    void duplicateKeysAreFoundInEveryStyle_data();
    void duplicateKeysAreFoundInEveryStyle();
    void keysOfDifferentTypesAreNotDuplicates();
    void aliasBombsAreReportedQuickly();
    void aliasesThatNestTooDeepAreReported();
    void anAliasInsideItsOwnValueIsReported();
    void aStoppedParseReturnsEarly();
};

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

void tst_YamlErrors::severalByteOrderMarksAreIgnored()
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

void tst_YamlErrors::charactersThatYamlForbidsAreFoundAnywhere_data()
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

void tst_YamlErrors::charactersThatYamlForbidsAreFoundAnywhere()
{
    QFETCH(const QByteArray, marked);
    QFETCH(const QByteArray, fixed);
    const MarkedText text = MarkedText::read(marked);
    const ParsedText parsed = parse(text.bytes, Format::Yaml);
    QCOMPARE(mismatchOfIssue(text, parsed, u"yaml.syntax"_s, QString()), QString());
    const SyntaxIssue &issue = parsed.issues.front();
    QVERIFY(!issue.isFatal && !issue.isTolerated);
    QCOMPARE(*applied(text.bytes, issue.fix), fixed);
    QVERIFY(parse(fixed, Format::Yaml).issues.empty());
    const QByteArray allowed = "a: \"tab\tand\xc2\x85\xc2\xa0\xef\xbb\xbf\"\n";
    QVERIFY(parse(allowed, Format::Yaml).issues.empty());
}

void tst_YamlErrors::exceededLimitsAreReported_data()
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

void tst_YamlErrors::exceededLimitsAreReported()
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

void tst_YamlErrors::keysOfDifferentTypesAreNotDuplicates()
{
    QVERIFY(parse("1: a\n\"1\": b\nyes: c\n'null': d\nnull: e\n", Format::Yaml).issues.empty());
}

void tst_YamlErrors::aliasBombsAreReportedQuickly()
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
