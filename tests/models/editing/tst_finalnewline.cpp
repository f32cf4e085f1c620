// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editing/plan/planedit.h"
#include "models/parsing/parse.h"

#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

QString textAt(const QByteArray &bytes, const char16_t *pointer)
{
    const ParsedText parsed = parse(bytes, Format::Yaml);
    const Tree &tree = parsed.documents.front().tree;
    const NodeId node = tree.find(JsonPointer::of(pointer));
    return node == noNode ? u"<none>"_s : tree.at(node).text;
}

QByteArray edited(const QByteArray &bytes, const TreeEdit &edit)
{
    const Result<TextEdits> edits = planEdit(bytes, parse(bytes, Format::Yaml), 0, edit);
    return edits ? *applied(bytes, *edits) : QByteArray("refused: " + edits.error().toUtf8());
}

} // namespace

/// A block scalar at the end of a file without a final line end.
class tst_FinalNewline : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void aValueHasAFinalLineEndOnlyIfTheFileHasOne_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("text");
        const auto row = [](const char *bytes, const QString &text) {
            QTest::newRow(bytes) << QByteArray(bytes) << text;
        };
        row("a: |\n  x", u"x"_s);
        row("a: |\n  x\n", u"x\n"_s);
        row("a: |\r\n  x", u"x"_s);
        row("a: >\n  x\n  y", u"x y"_s);
        row("a: |+\n  x", u"x"_s);
        row("a: |+\n  x\n", u"x\n"_s);
        row("a: |+\n  x\n\n", u"x\n\n"_s);
        row("a: |-\n  x", u"x"_s);
        row("a: |2\n   x", u" x"_s);
        row("a: |\n  x\n\n", u"x\n"_s);
        row("a: |\n  x\n# c", u"x\n"_s);
        row("a: |\n  x\nb: 1", u"x\n"_s);
    }

    void aValueHasAFinalLineEndOnlyIfTheFileHasOne()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, text);
        QCOMPARE(textAt(bytes, u"/a"), text);
    }

    void insertionsAfterItDoNotChangeIt_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        const auto row = [](const char *before, const char *after) {
            QTest::newRow(before) << QByteArray(before) << QByteArray(after);
        };
        row("a: |\n  x", "a: |-\n  x\nb: 1");
        row("a: >\n  x\n  y", "a: >-\n  x\n  y\nb: 1");
        row("a: |+\n  x", "a: |-\n  x\nb: 1");
        row("a: |2\n   x", "a: |2-\n   x\nb: 1");
        row("a: |-\n  x", "a: |-\n  x\nb: 1");
        row("a: | # why\n  x", "a: |- # why\n  x\nb: 1");
        row("a: |\r\n  x", "a: |-\r\n  x\r\nb: 1");
        row("a: |\n  x\n", "a: |\n  x\nb: 1\n");
    }

    void insertionsAfterItDoNotChangeIt()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        QCOMPARE(edited(before, InsertKey{{}, u"b"_s, Value::integer(1), {}}), after);
        QCOMPARE(textAt(after, u"/a"), textAt(before, u"/a"));
    }

    void theLastValueIsSetToAnyText_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("text");
        for (const char *bytes : {"a: |\n  x", "a: >\n  x", "a: |+\n  x", "c:\n  a: |\n    x",
                                  "- a: |-\n    x", "a: 1\nb: |\n  x"}) {
            for (const QString &text :
                 {u"y"_s, u"y\n"_s, u"y\nz"_s, u"y\nz\n"_s, u"y\n\n"_s, QString()}) {
                QTest::addRow("%s %s", bytes, qPrintable(text)) << QByteArray(bytes) << text;
            }
        }
    }

    void theLastValueIsSetToAnyText()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, text);
        const ParsedText parsed = parse(bytes, Format::Yaml);
        const Tree &tree = parsed.documents.front().tree;
        const auto last = static_cast<NodeId>(tree.nodes.size() - 1);
        const JsonPointer at = tree.pointerTo(last);
        const QByteArray after = edited(bytes, SetValue{at, Value::string(text)});
        QVERIFY2(!after.startsWith("refused"), after.constData());
        const ParsedText again = parse(after, Format::Yaml);
        const Tree &now = again.documents.front().tree;
        QCOMPARE(now.at(now.find(at)).text, text);
    }

    void anItemIsAppendedAfterIt()
    {
        const QByteArray after = edited("- |\n  x", InsertItem{{}, 1, Value::string(u"y"_s)});
        QVERIFY2(after.startsWith("- |-\n  x\n- "), after.constData());
    }

    void removalsAfterItDoNotChangeIt()
    {
        QCOMPARE(edited("a: |\n  x\nb: 1", Remove{JsonPointer::of(u"/b")}), "a: |\n  x\n");
    }
};

QTEST_GUILESS_MAIN(tst_FinalNewline)
#include "tst_finalnewline.moc"
