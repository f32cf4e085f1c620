// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// Reads tests/data/yaml: one file for each corner case of YAML, each with a golden file that marks
// every key and value. BATON_WRITE_GOLDEN rewrites them.
#include "models/parsing/parse.h"
#include "tests/golden.h"
#include "tests/models/formats/markedtext.h"
#include "tests/models/formats/treeinvariants.h"

#include <QDir>
#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;

class tst_YamlFixtures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void rangesAreThoseOfTheGoldenFile_data() { addFixtures(); }
    void rangesAreThoseOfTheGoldenFile();
    void otherLineEndsAndABomChangeNothing_data() { addFixtures(); }
    void otherLineEndsAndABomChangeNothing();
    void everyBeginningOfAFileKeepsTheInvariants_data() { addFixtures(); }
    void everyBeginningOfAFileKeepsTheInvariants();

private:
    static void addFixtures();
};

namespace {

QString folder()
{
    return QStringLiteral(BATON_TEST_DATA "/yaml/");
}

/// The trees without positions.
QStringList outline(const ParsedText &parsed)
{
    QStringList lines;
    for (const SourceDocument &document : parsed.documents) {
        lines.append(u"document"_s);
        for (const Node &node : document.tree.nodes) {
            lines.append(u"%1 %2 %3 <%4> <%5> %6 %7 %8"_s.arg(int(node.type))
                             .arg(int(node.style))
                             .arg(node.parent)
                             .arg(node.key.simplified(), node.text, node.anchor, node.tag)
                             .arg(node.target));
        }
    }
    return lines;
}

} // namespace

void tst_YamlFixtures::addFixtures()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("golden");
    const QStringList names = QDir(folder()).entryList({u"*.yaml"_s});
    QVERIFY(names.size() > 10);
    for (const QString &name : names) {
        QTest::newRow(qPrintable(name))
            << contentOf(folder() + name) << folder() + name.chopped(5) + u".marked"_s;
    }
}

void tst_YamlFixtures::rangesAreThoseOfTheGoldenFile()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, golden);
    const ParsedText parsed = parse(bytes, Format::Yaml);
    QCOMPARE(TreeInvariants::violation(bytes, parsed), QString());
    const QByteArray actual = MarkedText::of(bytes, parsed).written();
    compareGolden(golden, actual);
    for (const SourceDocument &document : parsed.documents) {
        for (const Node &node : document.tree.nodes) {
            // The form does not support a list as a key, or a pair without braces.
            const bool isOdd = node.keyStyle == Style::Flow || node.keyStyle == Style::Block
                || (node.style == Style::Flow && bytes[node.range.end - 1] != '}');
            QVERIFY(node.isEditable || isOdd || !document.isComplete);
        }
    }
}

void tst_YamlFixtures::otherLineEndsAndABomChangeNothing()
{
    QFETCH(const QByteArray, bytes);
    const QByteArray bom("\xEF\xBB\xBF");
    const QByteArray plain =
        QByteArray(bytes).replace("\r\n", "\n").replace('\r', '\n').replace(bom, {});
    const QStringList expected = outline(parse(plain, Format::Yaml));
    for (const QByteArray &lineEnd : {QByteArray("\r\n"), QByteArray("\r")}) {
        for (const QByteArray &start : {QByteArray(), bom}) {
            const QByteArray variant = start + QByteArray(plain).replace("\n", lineEnd);
            const ParsedText parsed = parse(variant, Format::Yaml);
            QCOMPARE(TreeInvariants::violation(variant, parsed), QString());
            QCOMPARE(outline(parsed), expected);
        }
    }
}

/// Prefixes of a file are typical while a user types.
void tst_YamlFixtures::everyBeginningOfAFileKeepsTheInvariants()
{
    QFETCH(const QByteArray, bytes);
    for (qsizetype length = 0; length < bytes.size(); ++length) {
        const QByteArray beginning = bytes.first(length);
        const ParsedText parsed = parse(beginning, Format::Yaml);
        const QString violation = TreeInvariants::violation(beginning, parsed);
        QVERIFY2(violation.isEmpty(),
                 qPrintable(violation + u"\n"_s + QString::fromUtf8(beginning)));
    }
}

QTEST_GUILESS_MAIN(tst_YamlFixtures)
#include "tst_yamlfixtures.moc"
