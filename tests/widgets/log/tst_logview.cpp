// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/log/logview.h"

#include "tests/models/log/logfixture.h"
#include "tests/widgets/look.h"
#include "widgets/common/emptystate.h"
#include "widgets/log/logarea.h"
#include "widgets/log/logcolors.h"
#include "widgets/log/logfilterbar.h"
#include "widgets/log/logruler.h"

#include <QApplication>
#include <QClipboard>
#include <QDateTime>
#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QTimeZone>
#include <QToolButton>
#include <QWheelEvent>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

/// A log like a session writes it: one line a second, every tenth a warning, every 25th an error.
QByteArray sessionLog(int lines)
{
    const QDateTime start(QDate(2026, 2, 21), QTime(14, 30), QTimeZone::UTC);
    QByteArray text;
    for (int i = 0; i < lines; ++i) {
        const QByteArray level = i % 25 == 24 ? "ERROR" : i % 10 == 9 ? "WARN" : "INFO";
        text += '[' + start.addSecs(i).toString(Qt::ISODate).toLatin1() + "] [" + level + "] step "
            + QByteArray::number(i) + " of the solver\n";
    }
    return text;
}

struct Shown
{
    LogFixture file;
    LogView view;

    explicit Shown(const QByteArray &bytes, QSize size = {760, 480})
        : file(bytes)
    {
        view.resize(size);
        view.open(file.path());
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QTRY_VERIFY(!view.file().isReading());
        view.activateWindow();
        area().setFocus();
        QTRY_VERIFY(area().hasFocus());
    }

    LogArea &area() { return view.area(); }
    void press(int key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(&area(), Qt::Key(key), modifiers);
    }
    template <typename T = QWidget>
    T *child(const QString &name)
    {
        return view.findChild<T *>(name);
    }
    void click(const QString &name) { QTest::mouseClick(child<>(name), Qt::LeftButton); }
    /// Clicks the button of an action in the header.
    void trigger(const QString &name) { click(name + u"Button"_s); }
    void type(const QString &name, const QString &text)
    {
        auto *edit = child<QLineEdit>(name);
        edit->selectAll();
        QTest::keyClicks(edit, text);
    }
    [[nodiscard]] QString text(const QString &name) { return child<QLabel>(name)->text(); }
    [[nodiscard]] qint64 firstSeen() { return area().seenLines().front().line; }
    [[nodiscard]] qint64 lastSeen() { return area().seenLines().back().line; }
    [[nodiscard]] bool sees(qint64 line)
    {
        return std::ranges::any_of(area().seenLines(), [line](const LogArea::SeenLine &seen) {
            return seen.line == line;
        });
    }
    [[nodiscard]] bool isAtEnd() { return sees(view.file().lineCount() - 1); }
};

} // namespace

class LogViewTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { dressUp(Theme::Mode::Light); }
    void init() { failOnWarnings(); }

    void onlySeenLinesAreLaidOut()
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
        QCOMPARE(shown.area().caret(), (LogPlace{1, 0}));
        shown.press(Qt::Key_End);
        const int end = shown.area().caret().column;
        QVERIFY(end > 20);
        shown.press(Qt::Key_Right);
        QCOMPARE(shown.area().caret(), (LogPlace{2, 0}));
        shown.press(Qt::Key_Left);
        QCOMPARE(shown.area().caret(), (LogPlace{1, end}));
        shown.press(Qt::Key_End, Qt::ControlModifier);
        QCOMPARE(shown.area().caret().line, 999);
        QVERIFY(shown.sees(999));
        shown.press(Qt::Key_Home, Qt::ControlModifier);
        QCOMPARE(shown.area().caret(), LogPlace());
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
        QCOMPARE(shown.area().caret(), (LogPlace{1, 2}));
        shown.press(Qt::Key_Down);
        QCOMPARE(shown.area().caret(), (LogPlace{2, 10}));
    }

    void theSelectionIsCopiedAsShown()
    {
        Shown shown("one \x1b[31mred\x1b[0m\r\n50%\r100%\nthree\n");
        QSignalSpy told(&shown.view, &LogView::told);
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
        QCOMPARE(area.anchor(), (LogPlace{0, 6}));
        QCOMPARE(area.caret(), (LogPlace{1, 3}));
        QTest::mouseDClick(area.viewport(), Qt::LeftButton, {}, point(0, 7));
        QCOMPARE(area.selectedInLine(), u"beta"_s);
        QTest::mouseClick(area.viewport(), Qt::LeftButton, {}, point(2, 5));
        QVERIFY(!area.hasSelection());
        QTest::mouseClick(area.viewport(), Qt::LeftButton, Qt::ShiftModifier, point(2, 10));
        QCOMPARE(area.selectedInLine(), u" line"_s);
        QTest::mouseClick(shown.child<>(u"logGutter"_s), Qt::LeftButton, {}, point(1, 0));
        QCOMPARE(area.anchor(), (LogPlace{1, 0}));
        QCOMPARE(area.caret(), (LogPlace{2, 0}));
    }

    void aMatchIsFoundWhileTyping()
    {
        Shown shown(sessionLog(5000));
        shown.press(Qt::Key_F, Qt::ControlModifier);
        QVERIFY(shown.child<>(u"logFindText"_s)->hasFocus());
        shown.type(u"logFindText"_s, u"step 432"_s);
        QTRY_COMPARE(shown.text(u"logFindCount"_s), u"1 of 11"_s); // 432 and 4320 to 4329
        QCOMPARE(shown.area().caret(), (LogPlace{432, 30}));
        QVERIFY(shown.sees(432));
        QTest::keyClick(shown.child<>(u"logFindText"_s), Qt::Key_Return);
        QCOMPARE(shown.text(u"logFindCount"_s), u"2 of 11"_s);
        QCOMPARE(shown.area().caret().line, 4320);
        QTest::keyClick(shown.child<>(u"logFindText"_s), Qt::Key_Return, Qt::ShiftModifier);
        QCOMPARE(shown.area().caret().line, 432);
        shown.click(u"logFindPrevious"_s); // around the start
        QCOMPARE(shown.text(u"logFindCount"_s), u"11 of 11"_s);
        shown.click(u"logFindNext"_s);
        QCOMPARE(shown.text(u"logFindCount"_s), u"1 of 11"_s);
        shoot(shown.view, u"log-find"_s);
        QTest::keyClick(shown.child<>(u"logFindText"_s), Qt::Key_Escape);
        QVERIFY(shown.child<>(u"logFindBar"_s)->isHidden());
        QVERIFY(shown.area().hasFocus());
        QCOMPARE(shown.area().caret().line, 432);
    }

    void matchesOfOneLineAreWalked()
    {
        Shown shown("no\naa a\nno a\n");
        shown.view.openFind();
        shown.type(u"logFindText"_s, u"a"_s);
        QTRY_COMPARE(shown.text(u"logFindCount"_s), u"1 of 4"_s);
        QList<LogPlace> places;
        for (int i = 0; i < 4; ++i) {
            places.append(shown.area().caret());
            shown.view.findNext();
        }
        QCOMPARE(places, (QList<LogPlace>{{1, 0}, {1, 1}, {1, 3}, {2, 3}}));
        QCOMPARE(shown.text(u"logFindCount"_s), u"1 of 4"_s);
        shown.view.findPrevious();
        shown.view.findPrevious();
        QCOMPARE(shown.area().caret(), (LogPlace{1, 3}));
    }

    void caseAndPatternsAreSwitched()
    {
        Shown shown("Error\nerror\nerrr\n");
        shown.view.openFind();
        shown.type(u"logFindText"_s, u"er+o"_s);
        QTRY_COMPARE(shown.text(u"logFindCount"_s), u"No match"_s);
        shown.click(u"logFindPattern"_s);
        QTRY_COMPARE(shown.text(u"logFindCount"_s), u"1 of 2"_s);
        shown.click(u"logFindCase"_s);
        QTRY_COMPARE(shown.text(u"logFindCount"_s), u"1 of 1"_s);
        shown.type(u"logFindText"_s, u"er("_s);
        QTRY_COMPARE(shown.text(u"logFindCount"_s), u"Not a pattern"_s);
        QVERIFY(shown.child<>(u"logFindText"_s)->toolTip().startsWith(u"Not a valid pattern"_s));
    }

    void levelsAreFiltered()
    {
        Shown shown(sessionLog(1000));
        shown.click(u"logLevel2"_s); // information
        QTRY_COMPARE(shown.text(u"logSummary"_s).section(u" · "_s, 0, 0), u"120 of 1,000 lines"_s);
        QCOMPARE(shown.firstSeen(), 9);
        QTest::mouseClick(shown.child<>(u"logLevel4"_s), Qt::LeftButton, Qt::ControlModifier);
        QTRY_COMPARE(shown.area().rows().count(), 40);
        QCOMPARE(shown.firstSeen(), 24);
        shown.press(Qt::Key_Home, Qt::ControlModifier);
        shown.press(Qt::Key_Down);
        QCOMPARE(shown.area().caret().line, 49);
        shoot(shown.view, u"log-errors"_s);
        shown.click(u"logLevel4"_s); // nothing is left
        QTRY_VERIFY(shown.child<>(u"logEmpty"_s)->isVisible());
        QVERIFY(!shown.area().hasFocus());
        QCOMPARE(shown.child<EmptyState>(u"logEmpty"_s)->sentence(),
                 u"No line passes the filter."_s);
        shown.click(u"logFilterClear"_s);
        QTRY_COMPARE(shown.area().rows().count(), 1000);
        QVERIFY(shown.area().isVisible());
        QVERIFY(shown.area().hasFocus());
    }

    void theFilterKeepsTheLineOnTop()
    {
        Shown shown(sessionLog(5000));
        shown.area().goToLine(2500);
        const qint64 top = shown.firstSeen();
        shown.click(u"logLevel2"_s);
        QTRY_COMPARE(shown.area().rows().count(), 600);
        QVERIFY(std::abs(shown.firstSeen() - top) < 10);
    }

    void timesAreFiltered()
    {
        Shown shown(sessionLog(7200));
        shown.type(u"logFrom"_s, u"15:00"_s);
        QTRY_COMPARE(shown.area().rows().count(), 5400);
        shown.type(u"logTo"_s, u"15:00"_s);
        QTRY_COMPARE(shown.area().rows().count(), 60);
        QCOMPARE(shown.area().rows().lineAt(0), 1800);
        shown.type(u"logTo"_s, u"2026-02-21 15:00:09"_s);
        QTRY_COMPARE(shown.area().rows().count(), 10);
        shown.click(u"logFilterClear"_s);
        QTRY_COMPARE(shown.area().rows().count(), 7200);
    }

    void aLineOrATimeIsGoneTo()
    {
        Shown shown(sessionLog(7200));
        shown.press(Qt::Key_G, Qt::ControlModifier);
        shown.type(u"logGoTo"_s, u"4321"_s);
        QTest::keyClick(shown.child<>(u"logGoTo"_s), Qt::Key_Return);
        QCOMPARE(shown.area().caret(), (LogPlace{4320, 0}));
        QVERIFY(shown.sees(4320));
        QVERIFY(shown.area().hasFocus());
        shown.trigger(u"logGo"_s);
        shown.type(u"logGoTo"_s, u"15:00:30"_s);
        QTest::keyClick(shown.child<>(u"logGoTo"_s), Qt::Key_Return);
        QCOMPARE(shown.area().caret().line, 1830);
        shown.view.openGoTo();
        shown.type(u"logGoTo"_s, u"noon"_s);
        QTest::keyClick(shown.child<>(u"logGoTo"_s), Qt::Key_Return);
        QVERIFY(shown.child<>(u"logGoBar"_s)->isVisible());
        QCOMPARE(shown.area().caret().line, 1830);
        shown.view.showTime(QDateTime(QDate(2026, 2, 21), QTime(14, 30, 7), QTimeZone::UTC));
        QCOMPARE(shown.area().caret().line, 7);
        shown.view.showLine(7200);
        QCOMPARE(shown.area().caret().line, 7199);
    }

    void aLogWithoutTimesSaysSo()
    {
        Shown shown("one\ntwo\n");
        QSignalSpy told(&shown.view, &LogView::told);
        shown.view.showTime(QDateTime(QDate(2026, 2, 21), QTime(14, 30), QTimeZone::UTC));
        QCOMPARE(told.size(), 1);
        QCOMPARE(shown.area().caret().line, 0);
        QVERIFY(shown.child<>(u"logFrom"_s)->isHidden()
                || !shown.child<>(u"logFrom"_s)->isVisible());
    }

    void typedTimesAreThoseOfTheLog()
    {
        Shown shown("2026-02-21T00:10:00+02:00 INFO a\n2026-02-21T00:20:00+02:00 INFO b\n");
        QCOMPARE(shown.child<QLineEdit>(u"logFrom"_s)->placeholderText(), u"2026-02-21 00:10:00"_s);
        shown.type(u"logFrom"_s, u"00:15"_s);
        QTRY_COMPARE(shown.area().rows().count(), 1);
        QCOMPARE(shown.firstSeen(), 1);
    }

    void aHiddenLineThatIsWantedIsShown()
    {
        Shown shown(sessionLog(1000));
        shown.click(u"logLevel2"_s);
        QTRY_COMPARE(shown.area().rows().count(), 120);
        shown.view.showLine(501);
        QCOMPARE(shown.area().caret().line, 500);
        QCOMPARE(shown.area().rows().count(), 1000);
        QVERIFY(shown.sees(500));
    }

    void aLineIsGoneToBeforeTheLogWasRead()
    {
        const LogFixture file(sessionLog(50'000));
        LogView view;
        view.resize(600, 400);
        view.open(file.path());
        view.showLine(49'000);
        view.show();
        QTRY_COMPARE(view.area().caret().line, 48'999);
        LogView other;
        other.open(file.path());
        other.showTime(QDateTime(QDate(2026, 2, 21), QTime(16, 0), QTimeZone::UTC));
        QTRY_COMPARE(other.area().caret().line, 5400);
    }

    void theEndIsFollowedOnlyWhileTheReaderIsThere()
    {
        Shown shown(sessionLog(200));
        QVERIFY(!shown.area().followsEnd());
        shown.press(Qt::Key_End, Qt::ControlModifier);
        QVERIFY(shown.area().followsEnd());
        shown.file.append("[2026-02-21T16:00:00Z] [INFO] more\n");
        QTRY_COMPARE(shown.view.file().lineCount(), 201);
        QVERIFY(shown.isAtEnd());
        QVERIFY(shown.child<>(u"logNewLines"_s)->isHidden());

        QWheelEvent wheel({50, 50}, shown.area().viewport()->mapToGlobal(QPointF(50, 50)), {},
                          {0, 120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(shown.area().viewport(), &wheel);
        QVERIFY(!shown.area().followsEnd());
        const qint64 top = shown.firstSeen();
        shown.file.append("[2026-02-21T16:00:01Z] [INFO] one\n");
        QTRY_COMPARE(shown.view.file().lineCount(), 202);
        QCOMPARE(shown.firstSeen(), top);
        auto *pill = shown.child<QPushButton>(u"logNewLines"_s);
        QVERIFY(pill->isVisible());
        QCOMPARE(pill->text(), u"1 new line(s)"_s);
        shown.file.append("[2026-02-21T16:00:02Z] [INFO] two\n[2026-02-21T16:00:03Z] [WARN] 3\n");
        QTRY_COMPARE(pill->text(), u"3 new line(s)"_s);
        shoot(shown.view, u"log-pill"_s);
        QTest::mouseClick(pill, Qt::LeftButton);
        QVERIFY(shown.isAtEnd() && shown.area().followsEnd());
        QVERIFY(pill->isHidden());
        shown.file.append("[2026-02-21T16:00:04Z] [INFO] last\n");
        QTRY_COMPARE(shown.view.file().lineCount(), 205);
        QVERIFY(shown.isAtEnd());
    }

    void theFollowButtonGoesToTheEnd()
    {
        Shown shown(sessionLog(500));
        auto *button = shown.child<QToolButton>(u"logFollowButton"_s);
        shown.trigger(u"logFollow"_s);
        QVERIFY(shown.isAtEnd() && button->isChecked());
        shown.press(Qt::Key_Up, Qt::ControlModifier);
        QVERIFY(!button->isChecked());
        shown.trigger(u"logFollow"_s);
        shown.trigger(u"logFollow"_s); // at the end, but not followed
        shown.file.append("1\n2\n3\n");
        QTRY_COMPARE(shown.view.file().lineCount(), 503);
        QVERIFY(!shown.isAtEnd());
        QCOMPARE(shown.child<QPushButton>(u"logNewLines"_s)->text(), u"3 new line(s)"_s);
    }

    void aFileWrittenAnewKeepsThePlace()
    {
        Shown shown(sessionLog(3000));
        shown.area().goToLine(2000);
        const qint64 top = shown.firstSeen();
        QSignalSpy restarted(&shown.view.file(), &LogFile::restarted);
        shown.file.replace(sessionLog(2900));
        QTRY_COMPARE(shown.view.file().lineCount(), 2900);
        QTRY_VERIFY(!shown.view.file().isReading());
        QCOMPARE(restarted.size(), 1);
        QCOMPARE(shown.firstSeen(), top);
        QVERIFY(shown.area().hasFocus());
        shown.file.write("short\n");
        QTRY_COMPARE(shown.view.file().lineCount(), 1);
        QCOMPARE(shown.firstSeen(), 0);
        QCOMPARE(shown.area().caret().line, 0);
        shown.file.remove();
        QTRY_VERIFY(shown.child<>(u"logNotice"_s));
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
        QVERIFY(area.cutTextOf(*seen.at(1).laid).contains(u"more"_s));
        QVERIFY(area.cutTextOf(*seen.at(0).laid).isEmpty());
        shown.press(Qt::Key_Down);
        shown.press(Qt::Key_Return);
        auto *whole = shown.child<LogView>(u"wholeLineView"_s);
        QVERIFY(whole && whole->isVisible());
        QTRY_COMPARE(whole->file().lineCount(), 500);
        QCOMPARE(whole->windowTitle(), u"session.log, line 2"_s);
        whole->close();
    }

    void linesAreSaved()
    {
        Shown shown(sessionLog(100));
        const QString path = shown.file.pathOf(u"part.log"_s);
        QString suggested;
        shown.view.setPathChooser([&](const QString &suggestion) {
            suggested = suggestion;
            return path;
        });
        QSignalSpy told(&shown.view, &LogView::told);
        shown.press(Qt::Key_Down);
        shown.press(Qt::Key_Down, Qt::ShiftModifier);
        shown.press(Qt::Key_Down, Qt::ShiftModifier);
        shown.trigger(u"logSaveLines"_s);
        QCOMPARE(shown.child<QLineEdit>(u"logSaveFirst"_s)->text(), u"2"_s);
        QCOMPARE(shown.child<QLineEdit>(u"logSaveLast"_s)->text(), u"3"_s);
        shown.type(u"logSaveLast"_s, u"101"_s);
        QVERIFY(!shown.child<>(u"logSave"_s)->isEnabled());
        shown.type(u"logSaveLast"_s, u"4"_s);
        shown.click(u"logSave"_s);
        QTRY_COMPARE(told.size(), 1);
        QVERIFY(suggested.endsWith(u"/session-2-4.log"_s));
        QFile saved(path);
        QVERIFY(saved.open(QIODevice::ReadOnly));
        QCOMPARE(saved.readAll(), sessionLog(4).sliced(sessionLog(1).size()));
        QVERIFY(shown.child<>(u"logSaveHint"_s)->isHidden());
        QTest::mouseClick(shown.child<>(u"logLevel4"_s), Qt::LeftButton, Qt::ControlModifier);
        QTRY_COMPARE(shown.area().rows().count(), 4);
        shown.view.openSave();
        QVERIFY(shown.child<>(u"logSaveHint"_s)->isVisible());
        shown.type(u"logSaveFirst"_s, u"30"_s);
        shown.type(u"logSaveLast"_s, u"100"_s);
        QTest::keyClick(shown.child<>(u"logSaveLast"_s), Qt::Key_Return);
        QTRY_COMPARE(told.size(), 2);
        saved.close();
        QVERIFY(saved.open(QIODevice::ReadOnly));
        QCOMPARE(saved.readAll().count('\n'), 3);
    }

    void errorsAreWalkedAndMarkedInTheRuler()
    {
        Shown shown(sessionLog(1000));
        shown.press(Qt::Key_F8);
        QCOMPARE(shown.area().caret().line, 9);
        shown.press(Qt::Key_F8);
        shown.press(Qt::Key_F8);
        QCOMPARE(shown.area().caret().line, 24);
        shown.press(Qt::Key_F8, Qt::ShiftModifier);
        QCOMPARE(shown.area().caret().line, 19);
        Shown one(QByteArray("INFO x\n").repeated(700) + "ERROR here\n"
                  + QByteArray("INFO x\n").repeated(299));
        auto *ruler = one.child<LogRuler>(u"logRuler"_s);
        const int y = static_cast<int>(700.5 * ruler->height() / 1000);
        QCOMPARE(ruler->marksAt(y), quint8(LogRuler::Error));
        QCOMPARE(ruler->marksAt(y / 2), quint8(0));
        QTest::mouseClick(ruler, Qt::LeftButton, {}, {6, y + 1});
        QCOMPARE(one.area().caret().line, 700);
        one.view.openFind();
        one.type(u"logFindText"_s, u"here"_s);
        const auto marks = [ruler] {
            return ruler->marksAt(static_cast<int>(700.5 * ruler->height() / 1000));
        };
        QTRY_COMPARE(marks(), quint8(LogRuler::Error | LogRuler::Match));
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

    /// The times are printed; only that the first lines are there within a second is required.
    void aHundredMegabytesOpenAtOnce()
    {
        constexpr int blocks = 100;
        const QByteArray block = sessionLog(20'000);
        const LogFixture file;
        for (int i = 0; i < blocks; ++i) {
            file.append(block);
        }
        LogView view;
        view.resize(1200, 800);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QSignalSpy grew(&view.file(), &LogFile::grew);
        QElapsedTimer timer;
        timer.start();
        view.open(file.path());
        QVERIFY(!grew.isEmpty() || grew.wait());
        view.area().viewport()->repaint();
        const qint64 first = timer.elapsed();
        QVERIFY2(first < 1000, qPrintable(QString::number(first)));
        QTRY_VERIFY_WITH_TIMEOUT(!view.file().isReading(), 60'000);
        qInfo() << QFileInfo(file.path()).size() / 1'000'000 << "MB: first lines painted after"
                << first << "ms, all lines known after" << timer.elapsed() << "ms";
        QCOMPARE(view.file().lineCount(), blocks * 20'000);
        QCOMPARE(view.file().index().count(LogLevel::Error), blocks * 800);

        LogRows rows(view.file());
        const QList<std::pair<LogQuery, qint64>> searches{
            {{u"step 1999 of"_s, true, false}, blocks},
            {{u"ERROR] STEP"_s, false, false}, blocks * 800},
            {{u"\\[WARN\\] step \\d*9 of"_s, true, true}, blocks * 1600},
            {{u"e"_s, true, false}, view.file().lineCount() * 3},
        };
        for (const auto &[query, expected] : searches) {
            LogSearch search(view.file(), rows);
            timer.restart();
            search.setQuery(query);
            QTRY_COMPARE_WITH_TIMEOUT(search.searchedLines(), view.file().lineCount(), 60'000);
            qInfo() << query.text << "was searched in" << timer.elapsed() << "ms";
            QCOMPARE(search.matchCount(), expected);
        }
        std::vector<double> frames;
        for (int step = 0; step < 100; ++step) {
            QElapsedTimer frame;
            frame.start();
            view.area().verticalScrollBar()->setValue(step * 19'997);
            view.area().viewport()->repaint();
            frames.push_back(static_cast<double>(frame.nsecsElapsed()) / 1e6);
        }
        std::ranges::sort(frames);
        qInfo() << "a jump is painted in" << frames[50] << "ms, at most" << frames.back() << "ms";
    }

    void coloursCanBeReadInBothThemes()
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

    void coloursAreThoseOfTheTheme()
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
