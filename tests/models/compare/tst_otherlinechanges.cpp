// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/compare/compare.h"
#include "models/compare/otherlinechanges.h"
#include "models/parsing/parse.h"

#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;

/// Changes outside of the compared fields are counted in lines.
class TestOtherLineChanges : public QObject
{
    Q_OBJECT

    static OtherLineChanges counted(const QByteArray &left, const QByteArray &right, Format format,
                                    Format rightFormat)
    {
        const ParsedText ours = parse(left, format);
        const ParsedText theirs = parse(right, rightFormat);
        const FieldDiff diff =
            compare(ours.documents.front().tree.toValue(), theirs.documents.front().tree.toValue());
        return otherLineChanges({left, ours}, {right, theirs}, diff);
    }

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void linesAreCounted_data()
    {
        QTest::addColumn<QByteArray>("left");
        QTest::addColumn<QByteArray>("right");
        QTest::addColumn<int>("onLeft");
        QTest::addColumn<int>("onRight");
        const auto row = [](const char *name, const QByteArray &left, const QByteArray &right,
                            int onLeft, int onRight) {
            QTest::newRow(name) << left << right << onLeft << onRight;
        };
        row("equal", "a: 1\n", "a: 1\n", 0, 0);
        row("a value", "a: 1\nb: 2\n", "a: 1\nb: 3\n", 0, 0);
        row("a value and its comment", "b: 2 # x\n", "b: 3 # y\n", 1, 1);
        row("a comment more", "a: 1\n", "# new\na: 1\n", 0, 1);
        row("comments", "# one\n# two\na: 1\n", "# other\na: 1\n", 2, 1);
        row("order of keys", "a: 1\nb: 2\n", "b: 2\na: 1\n", 1, 1);
        row("blanks", "a:  1\n\nb: 2\n", "a: 1\nb: 2\n", 2, 1);
        row("quotes", "a: 'x'\n", "a: \"x\"\n", 1, 1);
        row("line ends", "a: 1\r\nb: 2\r\n", "a: 1\nb: 2\n", 2, 2);
        row("a key more", "a: 1\n", "a: 1\nb:\n  c: 2\n  d: 3\n", 0, 0);
        row("an item less", "a:\n  - x: 1\n    y: 2\n  - x: 3\n    y: 4\n",
            "a:\n  - x: 3\n    y: 4\n", 0, 0);
        row("a text of several lines", "a: |\n  one\n  two\nb: 1\n", "a: three\nb: 1\n", 0, 0);
        row("moved items", "a:\n  - x\n  - y\n  - z\n", "a:\n  - z\n  - x\n  - y\n", 0, 0);
        row("moved within a line", "a: [x, y, z]\n", "a: [z, x, y]\n", 1, 1);
        row("a comment in what moved", "a:\n  - b: 1\n  - c: 2 # x\n  - d: 3\n",
            "a:\n  - c: 2\n  - d: 3\n  - b: 1\n", 1, 1);
    }

    void linesOfXmlAreCounted_data()
    {
        QTest::addColumn<QByteArray>("left");
        QTest::addColumn<QByteArray>("right");
        QTest::addColumn<int>("differing");
        const QByteArray left = "<a id=\"1\">\n  <b>x</b>\n  <c>y</c>\n</a>\n";
        const auto row = [&left](const char *name, const QByteArray &from, const QByteArray &to,
                                 int differing) {
            QTest::newRow(name) << left << QByteArray(left).replace(from, to) << differing;
        };
        row("a value", "x", "z", 0);
        row("an element less", "  <c>y</c>\n", "", 0);
        row("an element of several lines more", "</c>\n", "</c>\n  <d>\n    <e/>\n  </d>\n", 0);
        row("an attribute more", " id=\"1\"", " id=\"1\" kind='k'", 0);
        row("an attribute less", " id=\"1\"", "", 0);
        row("a comment more", "</c>\n", "</c>\n  <!-- new -->\n", 1);
        row("quotes", "\"1\"", "'1'", 1);
    }

    void linesOfXmlAreCounted()
    {
        QFETCH(QByteArray, left);
        QFETCH(QByteArray, right);
        const OtherLineChanges beside = counted(left, right, Format::Xml, Format::Xml);
        QTEST(std::max(beside.left, beside.right), "differing");
        const OtherLineChanges back = counted(right, left, Format::Xml, Format::Xml);
        QTEST(std::max(back.left, back.right), "differing");
    }

    void linesAreCounted()
    {
        QFETCH(QByteArray, left);
        QFETCH(QByteArray, right);
        QFETCH(int, onLeft);
        QFETCH(int, onRight);
        QCOMPARE(counted(left, right, Format::Yaml, Format::Yaml),
                 (OtherLineChanges{onLeft, onRight}));
        QCOMPARE(counted(right, left, Format::Yaml, Format::Yaml),
                 (OtherLineChanges{onRight, onLeft}));
    }

    void theLastCommaIsIgnored()
    {
        QCOMPARE(counted("{\n  \"a\": 1,\n  \"b\": 2\n}\n", "{\n  \"a\": 1\n}\n", Format::Json,
                         Format::Json),
                 OtherLineChanges());
    }

    void twoFormatsHaveNoLinesInCommon()
    {
        QVERIFY(counted("a: 1\n", "{\"a\": 1}", Format::Yaml, Format::Json).isNone());
    }
};

QTEST_GUILESS_MAIN(TestOtherLineChanges)
#include "tst_otherlinechanges.moc"
