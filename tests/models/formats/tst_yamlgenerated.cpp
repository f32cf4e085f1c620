// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// Random documents whose ranges and values are known, always the same ones. Set BATON_GENERATED to
// a number for a longer run.
#include "models/parsing/parse.h"
#include "tests/models/formats/markedtext.h"
#include "tests/models/formats/treeinvariants.h"
#include "tests/models/formats/yamlgenerator.h"

#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;

class tst_YamlGenerated : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void rangesAndValuesAreThoseThatWereWritten_data();
    void rangesAndValuesAreThoseThatWereWritten();
};

namespace {

QByteArray firstDifference(const QByteArray &actual, const QByteArray &expected)
{
    const auto [a, b] = std::ranges::mismatch(actual, expected);
    const qsizetype start = std::max<qsizetype>(0, a - actual.begin() - 60);
    return "actual ..." + actual.mid(start, 120) + "\nexpected ..." + expected.mid(start, 120);
}

} // namespace

void tst_YamlGenerated::rangesAndValuesAreThoseThatWereWritten_data()
{
    QTest::addColumn<QByteArray>("lineEnd");
    QTest::addColumn<bool>("hasBom");
    QTest::newRow("LF") << QByteArray("\n") << false;
    QTest::newRow("CRLF with BOM") << QByteArray("\r\n") << true;
    QTest::newRow("CR") << QByteArray("\r") << false;
}

void tst_YamlGenerated::rangesAndValuesAreThoseThatWereWritten()
{
    QFETCH(const QByteArray, lineEnd);
    QFETCH(const bool, hasBom);
    const int count = std::max(1000, qEnvironmentVariableIntValue("BATON_GENERATED"));
    for (int seed = 0; seed < count; ++seed) {
        YamlGenerator generator(seed);
        const Value expected = generator.document();
        const QByteArray bom(hasBom ? "\xEF\xBB\xBF" : "");
        const QByteArray marked = bom + QByteArray(generator.marked()).replace("\n", lineEnd);
        const MarkedText text = MarkedText::read(marked);
        const ParsedText parsed = parse(text.bytes, Format::Yaml);
        QVERIFY2(parsed.issues.empty(), text.bytes.constData());
        const QByteArray actual = MarkedText::of(text.bytes, parsed).written();
        QVERIFY2(actual == marked, firstDifference(actual, marked).constData());
        QCOMPARE(TreeInvariants::violation(text.bytes, parsed), QString());
        const Tree &tree = parsed.documents.front().tree;
        QVERIFY2(tree.toValue() == expected, marked.constData());
        QVERIFY(std::ranges::all_of(tree.nodes, &Node::isEditable));
    }
}

QTEST_GUILESS_MAIN(tst_YamlGenerated)
#include "tst_yamlgenerated.moc"
