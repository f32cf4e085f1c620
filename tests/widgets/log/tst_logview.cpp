// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "logviewfixture.h"
#include "models/parsing/parse.h"
#include "tests/widgets/accessible.h"
#include "tests/widgets/highcontrast.h"
#include "widgets/common/emptystate.h"
#include "widgets/log/lines/logcolors.h"
#include "widgets/style/colormath.h"

#include <QAbstractButton>
#include <QClipboard>
#include <QLineEdit>
#include <QScrollBar>

using namespace Qt::StringLiterals;
using namespace baton;

/// Display of a log, and its keys.
class LogViewTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QLocale::setDefault(QLocale::English); // the system's locale may not group digits
        dressUp(Theme::Mode::Light);
    }
    void init() { failOnWarnings(); }

    void onlyVisibleLinesAreLaidOut()
    {
        Shown shown(sessionLog(20'000));
        QCOMPARE(shown.firstSeen(), 0);
        QVERIFY(shown.area().seenLines().size() < 40);
        QCOMPARE(shown.area().verticalScrollBar()->maximum(),
                 20'000 - shown.area().viewport()->height() / shown.area().lineHeight());
        shown.area().verticalScrollBar()->setValue(12'345);
        QCOMPARE(shown.firstSeen(), 12'345);
        QVERIFY(shown.text(u"logSummary"_s).startsWith(u"20,000 line(s)"_s));
    }

    void keysMoveTheCaret()
    {
        Shown shown(sessionLog(1000));
        shown.press(Qt::Key_Down);
        QCOMPARE(shown.area().caret(), (LogPosition{1, 0}));
        shown.press(Qt::Key_End);
        const int end = shown.area().caret().column;
        QVERIFY(end > 20);
        shown.press(Qt::Key_Right);
        QCOMPARE(shown.area().caret(), (LogPosition{2, 0}));
        shown.press(Qt::Key_Left);
        QCOMPARE(shown.area().caret(), (LogPosition{1, end}));
        shown.press(Qt::Key_End, Qt::ControlModifier);
        QCOMPARE(shown.area().caret().line, 999);
        QVERIFY(shown.sees(999));
        shown.press(Qt::Key_Home, Qt::ControlModifier);
        QCOMPARE(shown.area().caret(), LogPosition());
        QCOMPARE(shown.firstSeen(), 0);
        shown.press(Qt::Key_PageDown);
        shown.press(Qt::Key_PageDown);
        const qint64 line = shown.area().caret().line;
        QVERIFY(line > 20 && shown.sees(line));
        shown.press(Qt::Key_PageUp);
        shown.press(Qt::Key_PageUp);
        QCOMPARE(shown.area().caret().line, 0);
        shown.press(Qt::Key_Down, Qt::ControlModifier);
        QCOMPARE(shown.firstSeen(), 1);
        QCOMPARE(shown.area().caret().line, 0);
    }

    void upAndDownKeepTheColumn()
    {
        Shown shown("a long line here\nab\nanother long line\n");
        for (int i = 0; i < 10; ++i) {
            shown.press(Qt::Key_Right);
        }
        shown.press(Qt::Key_Down);
        QCOMPARE(shown.area().caret(), (LogPosition{1, 2}));
        shown.press(Qt::Key_Down);
        QCOMPARE(shown.area().caret(), (LogPosition{2, 10}));
    }

    void theSelectionIsCopiedAsShown()
    {
        Shown shown("one \x1b[31mred\x1b[0m\r\n50%\r100%\nthree\n");
        QSignalSpy told(&shown.view, &LogView::messageRequested);
        for (int i = 0; i < 4; ++i) {
            shown.press(Qt::Key_Right);
        }
        shown.press(Qt::Key_Down, Qt::ShiftModifier);
        shown.press(Qt::Key_Down, Qt::ShiftModifier);
        shown.press(Qt::Key_C, Qt::ControlModifier);
        QTRY_COMPARE(told.size(), 1);
        QCOMPARE(QApplication::clipboard()->text(), u"red\n100%\nthre"_s);
        QCOMPARE(told.last().first().toString(), u"Copied 3 line(s)."_s);
        shown.press(Qt::Key_A, Qt::ControlModifier);
        shown.press(Qt::Key_C, Qt::ControlModifier);
        QTRY_COMPARE(told.size(), 2);
        QCOMPARE(QApplication::clipboard()->text(), u"one red\n100%\nthree"_s);
    }

    void theMouseSelects()
    {
        Shown shown("alpha beta gamma\nsecond line\nthird line\n");
        LogArea &area = shown.area();
        const auto point = [&](int line, int column) {
            return QPoint(LogArea::textEdge + static_cast<int>(column * area.charWidth() + 1),
                          line * area.lineHeight() + 8);
        };
        QTest::mousePress(area.viewport(), Qt::LeftButton, {}, point(0, 6));
        QTest::mouseMove(area.viewport(), point(1, 3));
        QTest::mouseRelease(area.viewport(), Qt::LeftButton, {}, point(1, 3));
        QCOMPARE(area.anchor(), (LogPosition{0, 6}));
        QCOMPARE(area.caret(), (LogPosition{1, 3}));
        QTest::mouseDClick(area.viewport(), Qt::LeftButton, {}, point(0, 7));
        QCOMPARE(area.selectedInLine(), u"beta"_s);
        QTest::mouseClick(area.viewport(), Qt::LeftButton, {}, point(2, 5));
        QVERIFY(!area.hasSelection());
        QTest::mouseClick(area.viewport(), Qt::LeftButton, Qt::ShiftModifier, point(2, 10));
        QCOMPARE(area.selectedInLine(), u" line"_s);
        QTest::mouseClick(shown.child<>(u"logGutter"_s), Qt::LeftButton, {}, point(1, 0));
        QCOMPARE(area.anchor(), (LogPosition{1, 0}));
        QCOMPARE(area.caret(), (LogPosition{2, 0}));
    }

    void wrappedLinesTakeSeveralRows()
    {
        Shown shown(QByteArray("word ").repeated(100) + "\nshort\n" + sessionLog(300));
        QTRY_VERIFY(shown.area().horizontalScrollBar()->maximum() > 0);
        shown.trigger(u"logWrap"_s);
        QVERIFY(shown.area().wrapsLines());
        QCOMPARE(shown.area().horizontalScrollBar()->maximum(), 0);
        const auto seen = shown.area().seenLines();
        QVERIFY(seen.front().laid->rows > 3);
        QCOMPARE(seen.at(1).top, seen.front().laid->rows * shown.area().lineHeight());
        shown.press(Qt::Key_Down); // to the next row of the same line
        QCOMPARE(shown.area().caret().line, 0);
        QVERIFY(shown.area().caret().column > 20);
        shown.press(Qt::Key_Down, Qt::ControlModifier);
        QCOMPARE(shown.area().seenLines().front().top, -shown.area().lineHeight());
        shown.press(Qt::Key_End, Qt::ControlModifier);
        QVERIFY(shown.isAtEnd());
        shown.press(Qt::Key_Home, Qt::ControlModifier);
        QCOMPARE(shown.area().seenLines().front().top, 0);
    }

    void theLastRowsOfALongWrappedLineAreReached()
    {
        Shown shown(sessionLog(100) + QByteArray("word ").repeated(1000));
        shown.trigger(u"logWrap"_s);
        shown.press(Qt::Key_End, Qt::ControlModifier);
        const LogArea::SeenLine last = shown.area().seenLines().back();
        QCOMPARE(last.line, 100);
        const int bottom = last.top + last.laid->rows * shown.area().lineHeight();
        QVERIFY(bottom <= shown.area().viewport()->height());
        QVERIFY(bottom > shown.area().viewport()->height() - 2 * shown.area().lineHeight());
    }

    void aLongLineIsCutAndShownWhole()
    {
        Shown shown("first\n" + QByteArray("0123456789").repeated(100'000) + "\nlast\n");
        LogArea &area = shown.area();
        const auto seen = area.seenLines();
        QCOMPARE(seen.at(1).laid->text().size(), LogLayout::shownBytes);
        QVERIFY(LogLinePainter::cutText(*seen.at(1).laid).contains(u"more"_s));
        QVERIFY(LogLinePainter::cutText(*seen.at(0).laid).isEmpty());
        shown.press(Qt::Key_Down);
        shown.press(Qt::Key_Return);
        auto *whole = shown.child<LogView>(u"wholeLineView"_s);
        QVERIFY(whole && whole->isVisible());
        QTRY_COMPARE(whole->file().lineCount(), 500);
        QCOMPARE(whole->windowTitle(), u"session.log, line 2"_s);
        whole->close();
    }

    void aLogThatCannotBeReadSaysWhy()
    {
        LogView view;
        view.resize(500, 300);
        view.show();
        view.open(u"/nowhere/session.log"_s);
        auto *empty = view.findChild<EmptyState *>(u"logEmpty"_s);
        QTRY_VERIFY(empty->sentence().contains(u"/nowhere/session.log"_s));
        QVERIFY(empty->isVisible());
    }

    void anEmptyLogSaysSo()
    {
        LogFixture file;
        LogView view;
        view.resize(500, 300);
        view.show();
        view.open(file.path());
        auto *empty = view.findChild<EmptyState *>(u"logEmpty"_s);
        QTRY_COMPARE(empty->sentence(), u"The log is empty."_s);
        file.append("first\n");
        QTRY_VERIFY(view.area().isVisible());
    }

    void colorsAreReadableInBothThemes()
    {
        for (const Theme::Mode mode : {Theme::Mode::Light, Theme::Mode::Dark}) {
            Theme::apply(mode);
            for (int number = 0; number < 256; ++number) {
                for (const bool isFaint : {false, true}) {
                    AnsiStyle style;
                    style.isFaint = isFaint;
                    style.foreground = {AnsiColor::Kind::Palette, static_cast<quint8>(number)};
                    const QColor front = formatOf(style).foreground().color();
                    QVERIFY(contrast(front, Theme::color(Role::View)) >= 4.5);
                    style.background = {AnsiColor::Kind::Palette,
                                        static_cast<quint8>((number * 7 + 3) % 256)};
                    QTextCharFormat format = formatOf(style);
                    QVERIFY(contrast(format.foreground().color(), format.background().color())
                            >= 4.5);
                    style.isInverse = true;
                    format = formatOf(style);
                    QVERIFY(contrast(format.foreground().color(), format.background().color())
                            >= 4.5);
                }
            }
        }
        Theme::apply(Theme::Mode::Light);
    }

    void colorsAreThoseOfTheTheme()
    {
        QByteArray text = "$ python solve.py --case poiseuille --mesh fine\n"
                          "\x1b[1mSolver 2.4\x1b[0m \x1b[2m(build 4711)\x1b[0m\n"
                          "\x1b[32m\xE2\x9C\x93\x1b[0m mesh read: \x1b[36m184,320\x1b[0m cells\n"
                          "assembling  10%\rassembling  60%\rassembling 100%\n"
                          "\x1b[33mWARNING:\x1b[0m aspect ratio 48 in 12 cells\n"
                          "\x1b[38;5;208morange\x1b[0m \x1b[38;2;120;200;255mtrue colour\x1b[0m "
                          "\x1b[44mon blue\x1b[0m \x1b[7minverse\x1b[0m \x1b[4munder\x1b[0m\n"
                          "Traceback (most recent call last):\n"
                          "  File \"solve.py\", line 212, in newton\n"
                          "    raise SolverDivergence(step, residual)\n"
                          "SolverDivergence: no convergence in 50 iterations\n";
        text += sessionLog(400);
        text.replace("step 7 of the solver",
                     QByteArray("a long message that goes on ").repeated(12));
        text += "{\"data\": \"" + QByteArray("0123456789").repeated(3000) + "\"}\n";
        for (const Theme::Mode mode : {Theme::Mode::Light, Theme::Mode::Dark}) {
            Theme::apply(mode);
            Shown shown(text, {1130, 560});
            const QImage image = shown.area().viewport()->grab().toImage();
            const auto has = [&](Role role) {
                for (int y = 0; y < image.height(); ++y) {
                    for (int x = 0; x < image.width(); ++x) {
                        if (image.pixelColor(x, y) == Theme::color(role)) {
                            return true;
                        }
                    }
                }
                return false;
            };
            for (const Role role : {Role::View, Role::Text, Role::Muted, Role::CurrentLine}) {
                QVERIFY2(has(role), qPrintable(QString::number(static_cast<int>(role))));
            }
            const QString name = mode == Theme::Mode::Light ? u"light"_s : u"dark"_s;
            shoot(shown.view, u"log-"_s + name);
            shown.view.setWrapsLines(true);
            shoot(shown.view, u"log-wrap-"_s + name);
            shown.press(Qt::Key_End, Qt::ControlModifier);
            shoot(shown.view, u"log-cut-"_s + name);
        }
        Theme::apply(Theme::Mode::Light);
    }

    void tabMovesThroughTheControls()
    {
        Shown shown(sessionLog(50));
        shown.view.openFind();
        const QStringList order = tabOrder(shown.area());
        for (const QString &name : {u"logFindText"_s, u"logSaveLinesButton"_s}) {
            QVERIFY2(order.contains(name), qPrintable(order.join(u' ')));
        }
        QVERIFY(order.contains(shown.area().objectName()));
        // The toggles of the levels and the times come before the text.
        QStringList filter;
        for (const LogLevel level : {LogLevel::Error, LogLevel::Warning, LogLevel::Info}) {
            filter.append(u"logLevel%1"_s.arg(static_cast<int>(level)));
        }
        filter += {u"logFrom"_s, u"logTo"_s, u"logArea"_s, u"logFindText"_s};
        const QStringList whole = tabOrder(*shown.view.findChild<QWidget *>(filter.front()));
        QVERIFY2(isInOrder(whole, filter), qPrintable(whole.join(u' ')));
        auto *toggle = shown.view.findChild<QAbstractButton *>(filter.front());
        toggle->setFocus(Qt::TabFocusReason);
        QVERIFY(toggle->isChecked());
        QTest::keyClick(toggle, Qt::Key_Space);
        QVERIFY(!toggle->isChecked());
        QTest::keyClick(toggle, Qt::Key_Backtab, Qt::ShiftModifier);
        QVERIFY(!toggle->hasFocus());
        QCOMPARE(namelessControls(shown.view), QStringList());
    }

    void theCaretLineIsSeenInHighContrast()
    {
        {
            const HighContrast desktop;
            Shown shown(sessionLog(50));
            shown.press(Qt::Key_Down);
            const QImage first = shown.area().viewport()->grab().toImage();
            shown.press(Qt::Key_Down);
            const QImage second = shown.area().viewport()->grab().toImage();
            QVERIFY(first != second);
            QCOMPARE(second.pixelColor(second.width() / 2, second.height() - 2), QColor(Qt::black));
            shoot(shown.view, u"log-high-contrast"_s);
        }
        Theme::apply(Theme::Mode::Light);
    }

    void everythingHasANameForAssistiveTechnology()
    {
        Shown shown(sessionLog(50));
        QCOMPARE(shown.area().accessibleName(), u"session.log"_s);
        shown.press(Qt::Key_Down);
        QVERIFY(shown.area().accessibleDescription().startsWith(u"Line 2: [2026"_s));
        shown.view.openFind();
        for (const QWidget *widget : shown.view.findChildren<QWidget *>()) {
            const bool takesKeys =
                (widget->focusPolicy() & Qt::TabFocus) && widget->isVisibleTo(&shown.view);
            if (takesKeys && qobject_cast<const QAbstractButton *>(widget)) {
                const auto *button = static_cast<const QAbstractButton *>(widget);
                QVERIFY2(!button->accessibleName().isEmpty() || !button->text().isEmpty(),
                         qPrintable(widget->objectName()));
            }
            if (takesKeys && qobject_cast<const QLineEdit *>(widget)) {
                QVERIFY2(!widget->accessibleName().isEmpty(), qPrintable(widget->objectName()));
            }
        }
    }
};

QTEST_MAIN(LogViewTest)
#include "tst_logview.moc"
