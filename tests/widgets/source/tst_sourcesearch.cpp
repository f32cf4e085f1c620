// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/widgets/busyworkers.h"
#include "tests/widgets/source/shownsource.h"

#include "widgets/source/editor/completionpopup.h"
#include "widgets/source/pane/sourcefindbar.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

/// Opens the bar to replace @p text, and waits until all matches are found.
void openReplacing(ShownSource &shown, const QString &text, const QString &with)
{
    QTRY_VERIFY_WITH_TIMEOUT(!shown.edit().documentSync().isLoading(), 60'000);
    shown.pane.openReplace();
    QTest::keyClicks(shown.child<QLineEdit>(u"findText"_s), text);
    QTest::keyClicks(shown.child<QLineEdit>(u"replaceText"_s), with);
    QTRY_VERIFY_WITH_TIMEOUT(!shown.pane.findBar().isSearching(), 60'000);
    QVERIFY(shown.pane.findBar().matchCount() > 0);
}

} // namespace

class TestSourceSearch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theSwitchesHaveKeys_data()
    {
        QTest::addColumn<int>("key");
        QTest::addColumn<QString>("name");
        QTest::newRow("case") << int(Qt::Key_C) << u"findCase"_s;
        QTest::newRow("words") << int(Qt::Key_W) << u"findWords"_s;
        QTest::newRow("pattern") << int(Qt::Key_R) << u"findPattern"_s;
    }

    void theSwitchesHaveKeys()
    {
        QFETCH(const int, key);
        QFETCH(const QString, name);
        ShownSource shown("a: 1\n");
        shown.pane.openReplace();
        for (const QString &field : {u"findText"_s, u"replaceText"_s}) {
            auto *line = shown.child<QLineEdit>(field);
            line->setFocus();
            QKeyEvent asked(QEvent::ShortcutOverride, key, Qt::AltModifier);
            asked.ignore();
            QApplication::sendEvent(line, &asked);
            QVERIFY2(asked.isAccepted(), "else it opens a menu");
            QTest::keyClick(line, Qt::Key(key), Qt::AltModifier);
            QCOMPARE(shown.child<QToolButton>(name)->isChecked(), field == u"findText"_s);
        }
    }

    void initTestCase() { dressUp(Theme::Mode::Light); }
    void init() { failOnWarnings(); }

    void findsAndCountsMatches()
    {
        ShownSource shown(sampleReview(QStringLiteral(BATON_SOURCE_DIR)));
        shown.press(Qt::Key_F, Qt::ControlModifier);
        auto *field = shown.child<QLineEdit>(u"findText"_s);
        auto *count = shown.child<QLabel>(u"findCount"_s);
        QVERIFY(field->hasFocus());
        QTest::keyClicks(field, u"severity"_s);
        const qsizetype first = shown.bytes().indexOf("severity");
        const auto all = static_cast<int>(shown.bytes().count("severity"));
        QCOMPARE(shown.edit().selectedBytes(), (ByteRange{first, first + 8}));
        QCOMPARE(count->text(), u"1 of %1"_s.arg(all));
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(count->text(), u"2 of %1"_s.arg(all));
        QTest::keyClick(field, Qt::Key_Return, Qt::ShiftModifier);
        QTest::keyClick(field, Qt::Key_Return, Qt::ShiftModifier);
        QCOMPARE(count->text(), u"%1 of %1"_s.arg(all));
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(count->text(), u"1 of %1"_s.arg(all));
        shoot(shown.pane, u"source-find"_s);
        field->clear();
        QTest::keyClicks(field, u"nowhere"_s);
        QCOMPARE(count->text(), u"No match"_s);
        QTest::keyClick(field, Qt::Key_Escape);
        QVERIFY(!shown.pane.findBar().isVisible());
        QVERIFY(shown.edit().hasFocus());
        QVERIFY(shown.edit().matches().empty());
    }

    void openingItAgainKeepsTheCaret()
    {
        ShownSource shown("a: x\nb: 1\nc: x\n");
        shown.pane.openFind();
        QTest::keyClicks(shown.child<QLineEdit>(u"findText"_s), u"x"_s);
        QTest::keyClick(shown.child<QLineEdit>(u"findText"_s), Qt::Key_Escape);
        shown.caretBehind("b: ");
        const qsizetype caret = shown.edit().caretOffset();
        shown.pane.openReplace();
        QCOMPARE(shown.pane.findBar().matchCount(), 2);
        QCOMPARE(shown.edit().caretOffset(), caret);
        QTest::keyClick(shown.child<QLineEdit>(u"findText"_s), Qt::Key_Return);
        QCOMPARE(shown.edit().selectedBytes().begin, qsizetype(13));
    }

    void findsByPatternCaseAndWord()
    {
        ShownSource shown("abc\nAbc\nabcd\n");
        shown.pane.openFind();
        auto *field = shown.child<QLineEdit>(u"findText"_s);
        QTest::keyClicks(field, u"abc"_s);
        QCOMPARE(shown.pane.findBar().matchCount(), 3);
        shown.child<QToolButton>(u"findCase"_s)->click();
        QCOMPARE(shown.pane.findBar().matchCount(), 2);
        shown.child<QToolButton>(u"findWords"_s)->click();
        QCOMPARE(shown.pane.findBar().matchCount(), 1);
        shown.child<QToolButton>(u"findPattern"_s)->click();
        field->clear();
        QTest::keyClicks(field, u"[aA]bc.?$"_s);
        QTRY_COMPARE(shown.pane.findBar().matchCount(), 3);
        field->clear();
        QTest::keyClicks(field, u"("_s);
        QTRY_VERIFY_WITH_TIMEOUT(!shown.pane.findBar().isSearching(), 60'000);
        QCOMPARE(shown.child<QLabel>(u"findCount"_s)->text(), u"Not a pattern"_s);
    }

    void replacesInOneStep()
    {
        const QByteArray before = "x: 1\r\ny: x\r\nz: \xC2\xA0x\r\n";
        ShownSource shown(before);
        shown.press(Qt::Key_H, Qt::ControlModifier);
        QTest::keyClicks(shown.child<QLineEdit>(u"findText"_s), u"x"_s);
        auto *with = shown.child<QLineEdit>(u"replaceText"_s);
        with->setFocus();
        QTest::keyClicks(with, u"long"_s);
        shoot(shown.pane, u"source-replace"_s);
        QTest::keyClick(with, Qt::Key_Return);
        QCOMPARE(shown.bytes(), "long: 1\r\ny: x\r\nz: \xC2\xA0x\r\n");
        QCOMPARE(shown.edit().selectedBytes(), (ByteRange{12, 13}));
        QTest::mouseClick(shown.child<QPushButton>(u"replaceAll"_s), Qt::LeftButton);
        QCOMPARE(shown.bytes(), "long: 1\r\ny: long\r\nz: \xC2\xA0long\r\n");
        shown.edit().undoStep();
        shown.edit().undoStep();
        QCOMPARE(shown.bytes(), before);
    }

    void eachReturnReplacesOneAndSelectsTheNext_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::newRow("text") << QString();
        QTest::newRow("pattern, by a worker") << u"findPattern"_s;
    }
    void eachReturnReplacesOneAndSelectsTheNext()
    {
        QFETCH(QString, kind);
        ShownSource shown("a: x\nb: x\nc: x\nd: x\n");
        shown.press(Qt::Key_H, Qt::ControlModifier);
        if (!kind.isEmpty()) {
            QTest::mouseClick(shown.child<QToolButton>(kind), Qt::LeftButton);
        }
        const SourceFindBar &bar = shown.pane.findBar();
        QTest::keyClicks(shown.child<QLineEdit>(u"findText"_s), u"x"_s);
        QTRY_VERIFY(!bar.isSearching());
        auto *with = shown.child<QLineEdit>(u"replaceText"_s);
        with->setFocus();
        QTest::keyClicks(with, u"xx"_s);
        QTRY_VERIFY(!bar.isSearching());
        QTest::keyClick(with, Qt::Key_Return);
        QTRY_COMPARE(shown.bytes(), "a: xx\nb: x\nc: x\nd: x\n");
        QCoreApplication::processEvents();
        QTRY_VERIFY(!bar.isSearching());
        QCOMPARE(shown.edit().selectedBytes(), (ByteRange{9, 10}));
        {
            const BusyWorkers busy; // the text is not searched again before all are pressed
            for (int i = 0; i < 3; ++i) {
                QTest::keyClick(with, Qt::Key_Return);
            }
        }
        QTRY_COMPARE(shown.bytes(), "a: xx\nb: xx\nc: xx\nd: xx\n");
    }

    void replacingStopsWhenTheTextGetsTheFocus()
    {
        ShownSource shown("a: x\nb: x\nc: x\nd: x\n");
        openReplacing(shown, u"x"_s, u"y"_s);
        QTest::mouseClick(shown.child<QToolButton>(u"findPattern"_s), Qt::LeftButton);
        auto *with = shown.child<QLineEdit>(u"replaceText"_s);
        with->setFocus();
        QTRY_VERIFY_WITH_TIMEOUT(!shown.pane.findBar().isSearching(), 60'000);
        {
            const BusyWorkers busy;
            for (int i = 0; i < 3; ++i) {
                QTest::keyClick(with, Qt::Key_Return);
            }
            shown.edit().setFocus();
            shown.edit().select(13, 13);
        }
        QTRY_VERIFY_WITH_TIMEOUT(!shown.pane.findBar().isSearching(), 60'000);
        QCOMPARE(shown.bytes(), "a: y\nb: x\nc: x\nd: x\n");
        QCOMPARE(shown.edit().selectedBytes(), (ByteRange{13, 13}));
    }

    void typingAfterReplaceAllRemovesNothing()
    {
        ShownSource shown("a: cfd-x\nb: cfd-y\n");
        openReplacing(shown, u"cfd-"_s, u"CFX-"_s);
        QCOMPARE(shown.edit().selectedBytes(), (ByteRange{3, 7}));
        shown.pane.findBar().replaceAll();
        QCOMPARE(shown.bytes(), "a: CFX-x\nb: CFX-y\n");
        QTest::keyClick(shown.child<QLineEdit>(u"replaceText"_s), Qt::Key_Escape);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Q);
        QCOMPARE(shown.bytes(), "a: CFX-qx\nb: CFX-y\n");
    }

    void replacesThousandsAsOneStep()
    {
        const QByteArray before = manyLines();
        ShownSource shown(before);
        openReplacing(shown, u"key"_s, u"name"_s);
        SourceFindBar &bar = shown.pane.findBar();
        {
            const BusyWorkers busy;
            QTest::mouseClick(shown.child<QPushButton>(u"replaceAll"_s), Qt::LeftButton);
            QCOMPARE(shown.bytes(), before);
            QCOMPARE(shown.child<QLabel>(u"findCount"_s)->text(), u"Replacing…"_s);
        }
        QTRY_VERIFY(!bar.isReplacing());
        const QByteArray after = QByteArray(before).replace("key", "name");
        QCOMPARE(shown.bytes(), after);
        QTRY_VERIFY_WITH_TIMEOUT(!shown.edit().documentSync().isLoading(), 60'000);
        QCOMPARE(shown.edit().toPlainText().toUtf8(), after);
        QTRY_VERIFY(bar.matchCount() == 0 && !bar.isSearching());
        QCOMPARE(shown.child<QLabel>(u"findCount"_s)->text(), u"50000 replaced"_s);
        shown.edit().undoStep();
        QCOMPARE(shown.bytes(), before);
        QVERIFY(!shown.document.buffer().history().canUndo());
        shown.edit().redoStep();
        QCOMPARE(shown.bytes(), after);
    }

    void closedOrChangedSearchesReplaceNothing_data()
    {
        QTest::addColumn<bool>("isClosed");
        QTest::addRow("closed") << true;
        QTest::addRow("another text") << false;
    }

    void closedOrChangedSearchesReplaceNothing()
    {
        QFETCH(bool, isClosed);
        ShownSource shown(manyLines());
        openReplacing(shown, u"key"_s, u"name"_s);
        SourceFindBar &bar = shown.pane.findBar();
        {
            const BusyWorkers busy;
            bar.replaceAll();
            QVERIFY(bar.isReplacing());
            auto *field = shown.child<QLineEdit>(u"findText"_s);
            QTest::keyClick(field, isClosed ? Qt::Key_Escape : Qt::Key_1);
            QVERIFY(!bar.isReplacing());
        }
        QTRY_VERIFY(!bar.isSearching());
        QCOMPARE(shown.bytes(), manyLines());
    }

    void replacesInTheCurrentText_data()
    {
        QTest::addColumn<bool>("isAsked"); // before the text changes
        QTest::addRow("changed before") << false;
        QTest::addRow("changed meanwhile") << true;
    }

    void replacesInTheCurrentText()
    {
        QFETCH(bool, isAsked);
        ShownSource shown(manyLines());
        openReplacing(shown, u"key"_s, u"name"_s);
        SourceFindBar &bar = shown.pane.findBar();
        {
            const BusyWorkers busy;
            if (isAsked) {
                bar.replaceAll();
            }
            QVERIFY(shown.document.buffer().apply({{0, 0, "# a key\n"}}, u"Edit"_s).isOk());
            if (!isAsked) {
                bar.replaceAll();
            }
        }
        QTRY_VERIFY(!bar.isReplacing());
        QCOMPARE(shown.bytes(), QByteArray("# a key\n" + manyLines()).replace("key", "name"));
    }

    void theBarKeepsTheFocusAfterTheLastReplacement_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("one") << u"replaceOne"_s;
        QTest::newRow("all") << u"replaceAll"_s;
    }

    void theBarKeepsTheFocusAfterTheLastReplacement()
    {
        QFETCH(const QString, name);
        ShownSource shown("a: x\n");
        shown.pane.openReplace();
        auto *field = shown.child<QLineEdit>(u"findText"_s);
        QTest::keyClicks(field, u"x"_s);
        QTest::keyClicks(shown.child<QLineEdit>(u"replaceText"_s), u"y"_s);
        auto *button = shown.child<QPushButton>(name);
        button->setFocus();
        QTest::keyClick(button, Qt::Key_Space);
        QTRY_VERIFY(!button->isEnabled());
        QCOMPARE(shown.bytes(), "a: y\n");
        QVERIFY(field->hasFocus());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QVERIFY(!shown.pane.findBar().isVisible());
        QVERIFY(shown.edit().hasFocus());
    }

    void tabMovesFromFindToReplaceWith()
    {
        ShownSource shown("the outlet\nThe outlet\n");
        shown.press(Qt::Key_H, Qt::ControlModifier);
        auto *field = shown.child<QLineEdit>(u"findText"_s);
        QTest::keyClicks(field, u"the outlet"_s);
        QTest::keyClick(field, Qt::Key_Tab);
        auto *with = shown.child<QLineEdit>(u"replaceText"_s);
        QVERIFY(with->hasFocus());
        QTest::keyClicks(QApplication::focusWidget(), u"an outlet"_s);
        QCOMPARE(with->text(), u"an outlet"_s);
        QVERIFY(!shown.child<QToolButton>(u"findCase"_s)->isChecked());
        QTest::keyClick(with, Qt::Key_Tab);
        QVERIFY(shown.child<QToolButton>(u"findCase"_s)->hasFocus());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backtab);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backtab);
        QVERIFY(field->hasFocus());
    }

    void tabMovesThroughTheBarInVisualOrder()
    {
        ShownSource shown("x\n");
        shown.press(Qt::Key_H, Qt::ControlModifier);
        QTest::keyClicks(shown.child<QLineEdit>(u"findText"_s), u"x"_s);
        QStringList names;
        while (names.size() < 11 && QApplication::focusWidget()) {
            names.append(QApplication::focusWidget()->objectName());
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        }
        QCOMPARE(names,
                 QStringList({u"findText"_s, u"replaceText"_s, u"findCase"_s, u"findWords"_s,
                              u"findPattern"_s, u"findInSelection"_s, u"findPrevious"_s,
                              u"findNext"_s, u"findClose"_s, u"replaceOne"_s, u"replaceAll"_s}));
    }

    void replacesInTheSelectionOnly()
    {
        ShownSource shown("x\nx\nx\n");
        shown.edit().select(2, 5);
        shown.pane.openReplace();
        shown.child<QToolButton>(u"findInSelection"_s)->click();
        auto *field = shown.child<QLineEdit>(u"findText"_s);
        field->clear();
        QTest::keyClicks(field, u"x"_s);
        QCOMPARE(shown.pane.findBar().matchCount(), 2);
    }

    void theBarFitsANarrowPane()
    {
        ShownSource shown("a: 1\n");
        const int least = shown.pane.minimumSizeHint().width();
        shown.pane.resize(260, 640);
        shown.pane.openReplace();
        QCOMPARE(shown.pane.minimumSizeHint().width(), least);
        auto *bar = shown.child<SourceFindBar>(u"findBar"_s);
        QTRY_COMPARE(bar->width(), 260);
        for (const QString &name : {u"findText"_s, u"replaceText"_s, u"replaceAll"_s}) {
            const auto *widget = bar->findChild<QWidget *>(name);
            QTRY_VERIFY(bar->rect().contains(QRect(widget->mapTo(bar, QPoint()), widget->size())));
            QVERIFY2(widget->width() >= widget->minimumSizeHint().width(), qPrintable(name));
        }
        shoot(shown.pane, u"source-find-narrow"_s);
    }

    void goesToALine()
    {
        ShownSource shown("a\nb\u00E4\U0001F600cd\nc\n");
        shown.press(Qt::Key_G, Qt::ControlModifier);
        auto *field = shown.child<QLineEdit>(u"goToLine"_s);
        QVERIFY(field->hasFocus());
        QTest::keyClicks(field, u"2:4"_s);
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(shown.edit().caretPlace(), (TextPosition{2, 4}));
        QCOMPARE(shown.edit().caretOffset(), 2 + 1 + 2 + 4);
        QVERIFY(shown.edit().hasFocus());
    }

    void completesKeysAndValues()
    {
        ShownSource shown("handoff:\n  producer: \"cfd-reviewer\"\n  engineering_review:\n    ");
        CompletionPopup &popup = shown.edit().completion();
        shown.caretAt(shown.bytes().size());
        shown.type(u"app"_s);
        QVERIFY(popup.isVisible());
        shown.press(Qt::Key_Return);
        QVERIFY(shown.bytes().endsWith("    approval_status: "));
        QVERIFY(popup.isVisible());
        shown.type(u"R"_s);
        shoot(shown.pane, u"source-completion"_s);
        shown.press(Qt::Key_Tab);
        QVERIFY(shown.bytes().endsWith("approval_status: \"REJECTED\""));
        QVERIFY(!popup.isVisible());
        shown.press(Qt::Key_Return);
        shown.press(Qt::Key_Space, Qt::ControlModifier);
        QVERIFY(popup.isVisible());
        shoot(shown.pane, u"source-completion-keys"_s);
        shown.press(Qt::Key_Escape);
        QVERIFY(!popup.isVisible());
        shown.press(Qt::Key_Return);
        QVERIFY(shown.bytes().endsWith("\"\n    \n    "));
    }
};

QTEST_MAIN(TestSourceSearch)
#include "tst_sourcesearch.moc"
