// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/widgets/source/shownsource.h"

#include <QApplication>
#include <QClipboard>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

class TestSourcePane : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { dressUp(Theme::Mode::Light); }
    void init() { failOnWarnings(); }

    void typesIntoTheBytes()
    {
        ShownSource shown("a: 1\r\nb: 2\r\n");
        shown.caretAt(4);
        shown.type(u"0"_s);
        shown.press(Qt::Key_Return);
        shown.type(u"c: x"_s);
        QCOMPARE(shown.bytes(), "a: 10\r\nc: x\r\nb: 2\r\n");
        while (shown.document.buffer().isModified()) {
            QTest::keySequence(&shown.edit(), QKeySequence::Undo);
        }
        QCOMPARE(shown.bytes(), "a: 1\r\nb: 2\r\n");
        QTest::keySequence(&shown.edit(), QKeySequence::Redo);
        QCOMPARE(shown.bytes(), "a: 10\r\nb: 2\r\n");
    }

    void undoesTypingAndFormEditsInOrder()
    {
        ShownSource shown("a: 1\nb: 2\n");
        shown.caretAt(4);
        shown.type(u"0"_s);
        QVERIFY(shown.document.buffer().apply({{9, 1, "20"}}, u"Form"_s).isOk());
        shown.type(u"5"_s);
        QCOMPARE(shown.bytes(), "a: 105\nb: 20\n");
        QTest::keySequence(&shown.edit(), QKeySequence::Undo);
        QCOMPARE(shown.bytes(), "a: 10\nb: 20\n");
        QTest::keySequence(&shown.edit(), QKeySequence::Undo);
        QCOMPARE(shown.bytes(), "a: 10\nb: 2\n");
        QTest::keySequence(&shown.edit(), QKeySequence::Undo);
        QCOMPARE(shown.bytes(), "a: 1\nb: 2\n");
    }

    void undoScrollsBackToTheLineStart()
    {
        const QByteArray text = "a: 1\nb: " + QByteArray(400, 'x') + "\nc: 2\nd: 3\n";
        ShownSource shown(text);
        shown.caretAt(text.indexOf("\nb"));
        for (int i = 0; i < 3; ++i) { // three undo steps, on lines 1, 2 and 3
            shown.type(u"9"_s);
            QTest::keyClick(&shown.edit(), Qt::Key_Down);
            QTest::keyClick(&shown.edit(), Qt::Key_End);
        }
        const QScrollBar *bar = shown.edit().horizontalScrollBar();
        QTest::keySequence(&shown.edit(), QKeySequence::Undo);
        QCOMPARE(bar->value(), 0);
        QTest::keySequence(&shown.edit(), QKeySequence::Undo);
        QVERIFY(bar->value() > 0); // the end of the long line
        QTest::keySequence(&shown.edit(), QKeySequence::Undo);
        QCOMPARE(bar->value(), 0);
        QCOMPARE(shown.bytes(), text);
    }

    void scrollsToTheLeftEdgeIfTheCaretStaysVisible_data()
    {
        QTest::addColumn<bool>("isElsewhere");
        QTest::newRow("reader in the source") << false;
        QTest::newRow("reader in the form") << true;
    }

    void scrollsToTheLeftEdgeIfTheCaretStaysVisible()
    {
        QFETCH(const bool, isElsewhere);
        const QByteArray text =
            "a: " + QByteArray(120, 'x') + "\nb: " + QByteArray(120, 'y') + "\n";
        ShownSource shown(text);
        SourceEdit &edit = shown.edit();
        shown.pane.goToLine(1, 1);
        const int chars = edit.viewport()->width() / edit.fontMetrics().horizontalAdvance(u'x');
        QVERIFY(chars < 110);
        const int column = chars - 20;
        const QScrollBar *bar = edit.horizontalScrollBar();
        const auto goFar = [&] {
            shown.pane.goToLine(1, 121);
            QVERIFY(bar->value() > 0);
        };
        goFar();
        shown.pane.goToLine(2, column);
        QCOMPARE(bar->value(), 0);
        goFar();
        if (isElsewhere) {
            edit.clearFocus();
        }
        shown.pane.showChange(text.indexOf('b') + column);
        QCOMPARE(bar->value(), 0);
    }

    void editsByKeys_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("behind");
        QTest::addColumn<int>("key");
        QTest::addColumn<int>("modifiers");
        QTest::addColumn<QByteArray>("after");
        const auto row = [](const char *name, const QByteArray &before, const QByteArray &behind,
                            int key, Qt::KeyboardModifiers modifiers, const QByteArray &after) {
            QTest::newRow(name) << before << behind << key << int(modifiers.toInt()) << after;
        };
        row("Enter", "a:", "a:", Qt::Key_Return, {}, "a:\n  ");
        row("Shift+Enter", "a: 1", "a: 1", Qt::Key_Return, Qt::ShiftModifier, "a: 1\n");
        row("Tab", "a: 1", "a: 1", Qt::Key_Tab, {}, "a: 1  ");
        row("Shift+Tab", "  a: 1", "a: 1", Qt::Key_Backtab, Qt::ShiftModifier, "a: 1");
        row("Backspace", "    a", "    ", Qt::Key_Backspace, {}, "  a");
        row("Backspace in text", "ab", "ab", Qt::Key_Backspace, {}, "a");
        row("Delete", "ab", "a", Qt::Key_Delete, {}, "a");
        row("Ctrl+/", "a: 1", "a", Qt::Key_Slash, Qt::ControlModifier, "# a: 1");
        row("Alt+Up", "a: 1\nb: 2\n", "b", Qt::Key_Up, Qt::AltModifier, "b: 2\na: 1\n");
        row("Alt+Down", "a: 1\nb: 2\n", "a", Qt::Key_Down, Qt::AltModifier, "b: 2\na: 1\n");
        row("Ctrl+D", "a: 1\n", "a", Qt::Key_D, Qt::ControlModifier, "a: 1\na: 1\n");
        row("Ctrl+Shift+K", "a: 1\nb: 2\n", "a", Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier,
            "b: 2\n");
        row("slash", "a", "a", Qt::Key_Slash, {}, "a/");
        row("letters of shortcuts", "a", "a", Qt::Key_D, {}, "ad");
    }

    void editsByKeys()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, behind);
        QFETCH(int, key);
        QFETCH(int, modifiers);
        QFETCH(QByteArray, after);
        ShownSource shown(before);
        shown.caretBehind(behind);
        shown.press(key, Qt::KeyboardModifiers::fromInt(uint(modifiers)));
        QCOMPARE(shown.bytes(), after);
        QTest::keySequence(&shown.edit(), QKeySequence::Undo);
        QCOMPARE(shown.bytes(), before);
    }

    void copiesAndPastesTheExactText()
    {
        ShownSource shown("a: \"x\xC2\xA0y\"\r\nb: 1\r\n");
        shown.edit().selectAll();
        shown.edit().copy();
        QCOMPARE(QApplication::clipboard()->text(), u"a: \"x\u00A0y\"\nb: 1\n"_s);
        shown.caretAt(shown.bytes().size());
        shown.edit().paste();
        QCOMPARE(shown.bytes(), "a: \"x\xC2\xA0y\"\r\nb: 1\r\na: \"x\xC2\xA0y\"\r\nb: 1\r\n");
        shown.edit().selectAll();
        shown.edit().cut();
        QCOMPARE(shown.bytes(), "");
    }

    void keepsCaretAndScrollWhileTheFormEdits()
    {
        QByteArray bytes;
        for (int line = 0; line < 200; ++line) {
            bytes += "key" + QByteArray::number(line) + ": 1\n";
        }
        ShownSource shown(bytes);
        shown.pane.goToLine(100, 4);
        const int value = shown.edit().verticalScrollBar()->value();
        const QPoint caret = shown.edit().cursorRect().topLeft();
        QVERIFY(shown.document.buffer().apply({{0, 0, "# one\n# two\n"}}, u"Form"_s).isOk());
        QCOMPARE(shown.edit().verticalScrollBar()->value(), value + 2);
        QCOMPARE(shown.edit().cursorRect().topLeft(), caret);
        QCOMPARE(shown.edit().caretPlace(), (TextPosition{102, 4}));
        QVERIFY(shown.document.buffer().apply({{bytes.size(), 1, "3"}}, u"Form"_s).isOk());
        QCOMPARE(shown.edit().cursorRect().topLeft(), caret);
    }

    void goesToALineThatIsNotLoadedYet()
    {
        ShownSource shown("a: 1\n");
        shown.document.buffer().reset(manyLines());
        QVERIFY(shown.edit().documentSync().isLoading());
        shown.pane.goToLine(40'000, 4);
        QTRY_COMPARE(shown.edit().caretPlace(), (TextPosition{40'000, 4}));
        QVERIFY(shown.edit().cursorRect().top() > 0);
        QVERIFY(shown.edit().viewport()->rect().contains(shown.edit().cursorRect().center()));
    }

    void keepsCaretAndScrollWhileALongTextIsReloaded_data()
    {
        QTest::addColumn<int>("second");
        QTest::newRow("one place changed") << -1;
        QTest::newRow("changes before and behind the caret") << 45'000;
    }

    void keepsCaretAndScrollWhileALongTextIsReloaded()
    {
        QFETCH(int, second);
        QByteArray bytes = manyLines();
        ShownSource shown(bytes);
        QTRY_VERIFY_WITH_TIMEOUT(!shown.edit().documentSync().isLoading(), 60'000);
        shown.pane.goToLine(30'000, 4);
        const QPoint caret = shown.edit().cursorRect().topLeft();
        const auto replace = [&bytes](int line) {
            const QByteArray before = "key" + QByteArray::number(line) + ": 1";
            bytes.replace(before, before + "2");
        };
        replace(40);
        if (second >= 0) {
            replace(second);
        }
        shown.document.buffer().replaceAll(bytes, u"Reload"_s);
        QTRY_VERIFY_WITH_TIMEOUT(!shown.edit().documentSync().isLoading(), 60'000);
        QCOMPARE(shown.bytes(), bytes);
        QCOMPARE(shown.edit().caretPlace(), (TextPosition{30'000, 4}));
        QCOMPARE(shown.edit().cursorRect().topLeft(), caret);
    }

    void showsBrokenBytesForReadingOnly()
    {
        ShownSource shown("a: \xFF\nb: 2\n");
        QVERIFY(shown.edit().isReadOnly());
        shown.type(u"x"_s);
        shown.press(Qt::Key_Return);
        shown.press(Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(shown.bytes(), "a: \xFF\nb: 2\n");
    }

    void mirrorsTheSelection()
    {
        ShownSource shown(sampleReview(QStringLiteral(BATON_SOURCE_DIR)));
        QSignalSpy current(&shown.pane, &SourcePane::currentPathChanged);
        shown.caretBehind("severity: \"CRIT");
        QCOMPARE(current.size(), 1);
        const auto path = current.last().at(1).value<JsonPointer>();
        QCOMPARE(path.last(), u"severity"_s);
        shown.pane.setFocus();
        auto *other = new QLineEdit(&shown.pane);
        other->show();
        other->setFocus();
        current.clear();
        const JsonPointer status = JsonPointer::of(u"/handoff/quality/status");
        shown.pane.revealPath(0, status);
        const ByteRange range = shown.edit().mirrored();
        QCOMPARE(shown.bytes().sliced(range.begin, range.length()), "\"complete\"");
        QCOMPARE(shown.edit().caretOffset(), range.begin);
        QCOMPARE(current.size(), 0);
        QVERIFY(shown.shows(Role::SelectionIdle, shown.edit().caretPlace().line));
        shoot(shown.pane, u"source-mirrored"_s);
        QVERIFY(shown.document.buffer()
                    .apply({{range.begin, range.length(), "\"partial\""}}, u"Form"_s)
                    .isOk());
        const ByteRange after = shown.edit().mirrored();
        QCOMPARE(shown.bytes().sliced(after.begin, after.length()), "\"partial\"");
    }

    /// Text before an entry belongs to it.
    void indentationAndDashesBelongToTheirEntry_data()
    {
        QTest::addColumn<int>("column");
        QTest::newRow("at the begin of the line") << 0;
        QTest::newRow("in the indentation") << 2;
        QTest::newRow("at the dash") << 4;
        QTest::newRow("behind the dash") << 5;
    }

    void indentationAndDashesBelongToTheirEntry()
    {
        QFETCH(const int, column);
        ShownSource shown("a:\n  b:\n    - c: 1\n      d: 2\n    - c: 3\n");
        shown.caretAt(0);
        QSignalSpy current(&shown.pane, &SourcePane::currentPathChanged);
        shown.caretAt(shown.bytes().indexOf("    - c: 3") + column);
        QCOMPARE(current.last().at(1).value<JsonPointer>().toString(), u"/a/b/1/c"_s);
    }

    void zooms()
    {
        ShownSource shown("a: 1\n");
        const int before = shown.edit().lineHeight();
        shown.press(Qt::Key_Plus, Qt::ControlModifier);
        QCOMPARE(shown.edit().zoomPercent(), 110);
        shown.edit().setZoomPercent(200);
        QCOMPARE(shown.edit().lineHeight(), 2 * before);
        shown.press(Qt::Key_0, Qt::ControlModifier);
        QCOMPARE(shown.edit().lineHeight(), before);
        shown.press(Qt::Key_Minus, Qt::ControlModifier);
        QCOMPARE(shown.edit().zoomPercent(), 90);
        QCOMPARE(shown.bytes(), "a: 1\n");
    }

    void wrapsLongLines()
    {
        ShownSource shown("a: " + QByteArray(300, 'x') + "\n");
        QVERIFY(shown.edit().horizontalScrollBar()->maximum() > 0);
        shown.child<QAction>(u"sourceWrap"_s)->trigger();
        QVERIFY(shown.pane.wrapsLines());
        QTRY_COMPARE(shown.edit().horizontalScrollBar()->maximum(), 0);
        shoot(shown.pane, u"source-wrapped"_s);
    }

    void hidesLinesThatAreTooLong()
    {
        const QByteArray bytes = "a: \"" + QByteArray(150'000, 'x') + "\"\n";
        ShownSource shown(bytes);
        auto *notice = shown.child<QWidget>(u"sourceNotice"_s);
        QVERIFY(notice->isVisible());
        QVERIFY(!shown.edit().isVisible());
        QCOMPARE(shown.edit().document()->characterCount(), 1);
        QVERIFY(shown.document.buffer().apply({{0, 1, "b"}}, u"Form"_s).isOk());
        shoot(shown.pane, u"source-withheld"_s);
        QTest::mouseClick(shown.child<QPushButton>(u"sourceShowAnyway"_s), Qt::LeftButton);
        QVERIFY(shown.edit().isVisible());
        QCOMPARE(shown.edit().document()->characterCount(), bytes.size() + 1);
        shown.load("a: 1\n", u"b.yaml"_s);
        QVERIFY(!notice->isVisible());
    }

    void longDocumentsAreLoadedInPieces()
    {
        QByteArray bytes;
        for (int line = 0; line < 50'000; ++line) {
            bytes += "- name_" + QByteArray::number(line) + ": \"a value of some length\"\n";
        }
        EditorDocument document(catalog());
        SourcePane pane(document);
        pane.show();
        document.buffer().reset(bytes);
        QVERIFY(pane.edit().documentSync().isLoading());
        const int first = pane.edit().blockCount();
        QVERIFY2(first > 50 && first < 25'000, qPrintable(QString::number(first)));
        const int left = pane.edit().viewport()->x();
        QTRY_VERIFY(!pane.edit().documentSync().isLoading());
        QCOMPARE(pane.edit().blockCount(), 50'001);
        QCOMPARE(pane.edit().viewport()->x(), left); // it had room for all numbers
    }

    void changingEveryLineKeepsTheScrollPosition()
    {
        const QByteArray bytes = manyLines();
        ShownSource shown(bytes);
        QTRY_VERIFY_WITH_TIMEOUT(!shown.edit().documentSync().isLoading(), 60'000);
        shown.pane.goToLine(30'000, 4);
        TextEdits edits;
        const QByteArray end = ": 1\n";
        for (qsizetype at = bytes.indexOf(end); at >= 0; at = bytes.indexOf(end, at + 1)) {
            edits.push_back({at + 2, 1, "20"});
        }
        QVERIFY(shown.document.buffer().apply(edits, u"Replace"_s).isOk());
        QVERIFY(shown.edit().documentSync().isLoading());
        QScrollBar &bar = *shown.edit().verticalScrollBar();
        bar.setValue(10'000);
        QTRY_VERIFY_WITH_TIMEOUT(!shown.edit().documentSync().isLoading(), 60'000);
        QCOMPARE(bar.value(), 10'000);
        QCOMPARE(shown.edit().caretPlace(), (TextPosition{30'000, 4}));
        QCOMPARE(shown.edit().document()->findBlockByNumber(40'000).text(), u"key40000: 20"_s);
    }

    void longTextsAreReleasedInSteps()
    {
        DocumentBuffer buffer;
        buffer.reset(manyLines());
        auto edit = std::make_unique<SourceEdit>(buffer);
        QTRY_VERIFY(!edit->documentSync().isLoading());
        const QPointer<QTextDocument> text = edit->document();
        edit.reset();
        QVERIFY(text);
        QCOMPARE(text->blockCount(), 50'001);
        QTRY_VERIFY(!text);
    }
};

QTEST_MAIN(TestSourcePane)
#include "tst_sourcepane.moc"
