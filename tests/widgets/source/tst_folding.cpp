// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/source/text/folding.h"

#include "tests/widgets/source/shownsource.h"
#include "widgets/source/editor/sourcegutter.h"

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

constexpr Qt::KeyboardModifiers controlShift = Qt::ControlModifier | Qt::ShiftModifier;

const QByteArray nested = "a:\n  b:\n    c: 1\n  d:\n    - x\ne: 1\n";

/// The numbers of the visible lines, except the empty one at the end.
QList<int> seen(ShownSource &shown)
{
    QList<int> lines;
    const QTextDocument *text = shown.edit().document();
    for (QTextBlock block = text->begin(); block != text->lastBlock(); block = block.next()) {
        if (block.isVisible()) {
            lines.append(block.blockNumber() + 1);
        }
    }
    return lines;
}

} // namespace

/// Lines that are folded below others.
class TestFolding : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { dressUp(Theme::Mode::Light); }
    void init() { failOnWarnings(); }

    void findsFoldableRegions()
    {
        ShownSource shown("a:\n  b: 1\n\n  c:\n    - x\nd:\n- 1\n- 2\ne: |\n  k:\n    l\nf: 1\n");
        Folding &folding = shown.edit().folding();
        const auto line = [&](int number) {
            return shown.edit().document()->findBlockByNumber(number - 1);
        };
        QCOMPARE(folding.lastOf(line(1)).blockNumber() + 1, 5);
        QCOMPARE(folding.lastOf(line(4)).blockNumber() + 1, 5);
        QCOMPARE(folding.lastOf(line(6)).blockNumber() + 1, 8);
        QCOMPARE(folding.lastOf(line(9)).blockNumber() + 1, 11);
        QVERIFY(!folding.isFoldable(line(2)));
        QVERIFY(!folding.isFoldable(line(10)));
        QVERIFY(!folding.isFoldable(line(12)));
        folding.fold(line(4));
        folding.fold(line(1));
        shoot(shown.pane, u"source-folded"_s);
        QVERIFY(!line(2).isVisible() && line(6).isVisible());
        QCOMPARE(shown.edit().document()->lineCount(), 13 - 4);
        QCOMPARE(Folding::hiddenBelow(line(1)), 4);
        QCOMPARE(Folding::hiddenBelow(line(6)), 0);
        folding.unfold(line(1));
        QVERIFY(line(4).isVisible() && !line(5).isVisible());
        shown.pane.goToLine(5, 1);
        QVERIFY(line(5).isVisible());
        shown.caretAt(0);
        shown.press(Qt::Key_BracketLeft, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(!line(2).isVisible());
        // Whatever happens to the folded line, nothing stays hidden without it.
        QVERIFY(shown.document.buffer().apply({{0, 3, ""}}, u"Form"_s).isOk());
        QTRY_VERIFY(line(1).isVisible() && line(2).isVisible() && line(4).isVisible());
    }

    void foldsUpToTheEnd()
    {
        ShownSource shown("a:\n  b: 1\n  c: 1");
        const QTextBlock first = shown.edit().document()->firstBlock();
        shown.edit().folding().fold(first);
        QCOMPARE(Folding::hiddenBelow(first), 2);
        QCOMPARE(shown.edit().seenLines().size(), size_t(1));
        shown.edit().folding().unfold(first);
        QCOMPARE(Folding::hiddenBelow(first), 0);
        QCOMPARE(shown.edit().seenLines().size(), size_t(3));
    }

    void foldsByClick()
    {
        ShownSource shown("a:\n  b: 1\nc: 1\n");
        auto *gutter = shown.child<SourceGutter>(u"sourceGutter"_s);
        QTest::mouseClick(gutter, Qt::LeftButton, {}, {gutter->width() - 8, 12});
        QVERIFY(!shown.edit().document()->findBlockByNumber(1).isVisible());
        QTest::mouseClick(gutter, Qt::LeftButton, {}, {gutter->width() - 8, 12});
        QVERIFY(shown.edit().document()->findBlockByNumber(1).isVisible());
    }

    void foldsJsonByItsBrackets()
    {
        ShownSource shown("{\n  \"a\": [\n    1\n  ]\n}\n", u"a.json"_s);
        const auto line = [&](int number) {
            return shown.edit().document()->findBlockByNumber(number - 1);
        };
        QCOMPARE(shown.edit().folding().lastOf(line(2)).blockNumber() + 1, 3);
        QCOMPARE(shown.edit().folding().lastOf(line(1)).blockNumber() + 1, 4);
    }

    void theKeysFoldAndUnfoldWhatTheCaretIsIn()
    {
        ShownSource shown(nested);
        shown.caretBehind("c: 1");
        shown.press(Qt::Key_BracketLeft, controlShift);
        QCOMPARE(seen(shown), (QList{1, 2, 4, 5, 6}));
        QCOMPARE(shown.edit().caretPlace().line, 2); // the caret is never on a hidden line
        shown.press(Qt::Key_BracketLeft, controlShift);
        QCOMPARE(seen(shown), (QList{1, 6}));
        QCOMPARE(shown.edit().caretPlace().line, 1);
        shown.press(Qt::Key_BracketRight, controlShift);
        QCOMPARE(seen(shown), (QList{1, 2, 4, 5, 6}));
        shown.caretBehind("e: 1");
        shown.press(Qt::Key_BracketLeft, controlShift); // none of its parents
        QCOMPARE(seen(shown), (QList{1, 2, 4, 5, 6}));
        QCOMPARE(shown.bytes(), nested);
    }

    void allIsFoldedAndUnfolded_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QList<int>>("left");
        const auto row = [](const char *title, const QByteArray &text, const QString &name,
                            const QList<int> &left) {
            QTest::newRow(title) << text << name << left;
        };
        const QString yaml = u"a.yaml"_s;
        const QString json = u"a.json"_s;
        row("several", nested, yaml, {1, 6});
        row("the only root stays open", "# x\na:\n  b:\n    c: 1\n  d: 1\n\n", yaml,
            {1, 2, 3, 5, 6});
        row("two documents", "a:\n  b: 1\n---\nc:\n  d: 1\n", yaml, {1, 3, 4});
        row("nothing to fold", "a: 1\nb: 2\n", yaml, {1, 2});
        row("JSON", "{\n\"a\": {\n\"b\": [\n1\n],\n\"c\": 2\n}\n}\n", json, {1, 2, 3, 5, 6, 7, 8});
        row("empty", "", yaml, {});
    }

    void allIsFoldedAndUnfolded()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QString, name);
        QFETCH(const QList<int>, left);
        ShownSource shown(text, name);
        const QList<int> all = seen(shown);
        shown.caretAt(text.size() / 2);
        shown.edit().foldAll();
        QCOMPARE(seen(shown), left);
        QVERIFY(shown.edit().textCursor().block().isVisible());
        QCOMPARE(shown.edit().document()->lineCount(), left.size() + 1);
        shown.edit().folding().unfoldAll();
        QCOMPARE(seen(shown), all);
        QCOMPARE(shown.bytes(), text);
    }
};

QTEST_MAIN(TestFolding)
#include "tst_folding.moc"
