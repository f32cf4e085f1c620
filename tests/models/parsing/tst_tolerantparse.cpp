// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/parsing/parsecache.h"
#include "models/parsing/tolerantparse.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

/// "/a/b=1 /c=null": all entries of @p text in order.
QString told(const TolerantText &text)
{
    QStringList values;
    const Tree &tree = text.parsed->documents.front().tree;
    for (NodeId id = 0; id < NodeId(tree.nodes.size()); ++id) {
        const Node &node = tree.at(id);
        if (node.children.empty()) {
            values.append(tree.pointerTo(id).toString() + u'='
                          + (node.type == ValueType::Null ? u"null"_s : node.text));
        }
    }
    return values.join(u' ');
}

} // namespace

class TestTolerantParse : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsTextAfterAMistake_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("values");
        QTest::addColumn<bool>("isWhole");
        QTest::newRow("nothing wrong") << QByteArray("a: 1\n") << u"/a=1"_s << true;
        QTest::newRow("second colon") << QByteArray("a: x: y\nb: 2\n") << u"/a=x: y /b=2"_s << true;
        QTest::newRow("second colon in braces") << QByteArray("a: {s: t, e: T: no answer}\nb: 2\n")
                                                << u"/a/s=t /a/e=T: no answer /b=2"_s << true;
        QTest::newRow("several mistakes") << QByteArray("a: x: y\nb: @c\nd: [1\ne: 2\n")
                                          << u"/a=x: y /b=@c /d/0=1 /e=2"_s << true;
        QTest::newRow("what cannot be corrected is left out of its braces")
            << QByteArray("m:\n  a: {s: t, e: it's \"so\": x}\n  b: {s: u}\n")
            << u"/m/a/s=t /m/b/s=u"_s << false;
        QTest::newRow("and an entry of its own")
            << QByteArray("m:\n  a: it's \"so\": x\n    more\n  b: {s: u}\n") << u"/m/b/s=u"_s
            << false;
        QTest::newRow("an entry of a list")
            << QByteArray("m:\n  - a: it's \"so\": x\n    n: 1\n  - b: 2\n") << u"/m/0/b=2"_s
            << false;
        QTest::newRow("the last line may be cut off anywhere")
            << QByteArray("a: 1\nb: {c: 2, d: {e: T: no an") << u"/a=1 /b/c=2 /b/d/e=null"_s
            << false;
        QTest::newRow("also before empty lines")
            << QByteArray("a: 1\nb: {c: 2, d\n\n") << u"/a=1 /b=null"_s << false;
    }

    void readsTextAfterAMistake()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, values);
        QFETCH(bool, isWhole);
        const TolerantText read = parseTolerantly(text, parseCached(text, Format::Yaml));
        QCOMPARE(told(read), values);
        QCOMPARE(read.isWhole, isWhole);
        QCOMPARE(read.bytes.count('\n'), text.count('\n'));
    }

    void readsJsonAfterACertainFix()
    {
        const QByteArray text = "{\"a\": 1\n \"b\": 2,\n \"c\": 3,\n}\n";
        const TolerantText read = parseTolerantly(text, parseCached(text, Format::Json));
        QCOMPARE(told(read), u"/a=1 /b=2 /c=3"_s);
        QVERIFY(read.isWhole);
    }
};

QTEST_GUILESS_MAIN(TestTolerantParse)
#include "tst_tolerantparse.moc"
