// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "logviewfixture.h"
#include "widgets/common/emptystate.h"

#include <QKeyEvent>
#include <QKeySequence>
#include <QLineEdit>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace baton;

/// Find, filters and places to go to.
class LogViewFindTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { dressUp(Theme::Mode::Light); }
    void init() { failOnWarnings(); }

    void aMatchIsFoundWhileTyping()
    {
        Shown shown(sessionLog(5000));
        shown.press(Qt::Key_F, Qt::ControlModifier);
        QVERIFY(shown.child<>(u"logFindText"_s)->hasFocus());
        shown.type(u"logFindText"_s, u"step 432"_s);
        QTRY_COMPARE(shown.text(u"logFindCount"_s), u"1 of 11"_s); // 432 and 4320 to 4329
        QCOMPARE(shown.area().caret(), (LogPosition{432, 30}));
        QVERIFY(shown.sees(432));
        QTest::keyClick(shown.child<>(u"logFindText"_s), Qt::Key_Return);
        QCOMPARE(shown.text(u"logFindCount"_s), u"2 of 11"_s);
        QCOMPARE(shown.area().caret().line, 4320);
        QVERIFY(shown.sees(4318) && shown.sees(4323)); // with the lines around it
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

    void switchesHaveKeysAnywhereInTheBar_data()
    {
        QTest::addColumn<int>("key");
        QTest::addColumn<QString>("name");
        QTest::newRow("case") << int(Qt::Key_C) << u"logFindCase"_s;
        QTest::newRow("pattern") << int(Qt::Key_R) << u"logFindPattern"_s;
    }

    void switchesHaveKeysAnywhereInTheBar()
    {
        QFETCH(const int, key);
        QFETCH(const QString, name);
        Shown shown("a: 1\n");
        shown.view.openFind();
        auto *button = shown.child<QToolButton>(name);
        QVERIFY(button->toolTip().endsWith(
            u"(%1)"_s.arg(QKeySequence(Qt::ALT | Qt::Key(key)).toString())));
        for (const QString &place : {u"logFindText"_s, u"logFindCase"_s}) {
            auto *widget = shown.child<>(place);
            widget->setFocus();
            QKeyEvent asked(QEvent::ShortcutOverride, key, Qt::AltModifier);
            asked.ignore();
            QApplication::sendEvent(widget, &asked);
            QVERIFY2(asked.isAccepted(), "else it opens a menu");
            QTest::keyClick(widget, Qt::Key(key), Qt::AltModifier);
            QCOMPARE(button->isChecked(), place == u"logFindText"_s);
        }
        QCOMPARE(shown.child<QLineEdit>(u"logFindText"_s)->text(), QString());
    }

    void theFirstMatchIsCompletelyVisible_data()
    {
        QTest::addColumn<int>("height");
        for (int height = 300; height < 320; height += 3) { // for any truncation of the last row
            QTest::addRow("%d", height) << height;
        }
    }

    void theFirstMatchIsCompletelyVisible()
    {
        QFETCH(const int, height);
        Shown shown(sessionLog(500), {760, height});
        LogArea &area = shown.area();
        const int rows = area.viewport()->height() / area.lineHeight();
        const int last = rows - 1; // an opening bar covers it
        area.select({last, 0}, {last, 0});
        shown.press(Qt::Key_F, Qt::ControlModifier);
        shown.type(u"logFindText"_s, u"step %1 "_s.arg(last));
        QTRY_COMPARE(area.caret().line, last);
        const auto isWhole = [&] {
            const auto seen = area.seenLines();
            const auto row = std::ranges::find(seen, last, &LogArea::SeenLine::line);
            return row != seen.end() && row->top + area.lineHeight() <= area.viewport()->height();
        };
        QTRY_VERIFY(isWhole());
    }

    void matchesOfOneLineAreVisited()
    {
        Shown shown("no\naa a\nno a\n");
        shown.view.openFind();
        shown.type(u"logFindText"_s, u"a"_s);
        QTRY_COMPARE(shown.text(u"logFindCount"_s), u"1 of 4"_s);
        QList<LogPosition> places;
        for (int i = 0; i < 4; ++i) {
            places.append(shown.area().caret());
            shown.view.findNext();
        }
        QCOMPARE(places, (QList<LogPosition>{{1, 0}, {1, 1}, {1, 3}, {2, 3}}));
        QCOMPARE(shown.text(u"logFindCount"_s), u"1 of 4"_s);
        shown.view.findPrevious();
        shown.view.findPrevious();
        QCOMPARE(shown.area().caret(), (LogPosition{1, 3}));
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
        QTRY_VERIFY(shown.text(u"logFindCount"_s) == u"Not a pattern"_s);
        QCOMPARE(shown.child<QLabel>(u"logFindCount"_s)->palette().color(QPalette::WindowText),
                 Theme::color(Role::Error));
        QCOMPARE(shown.child<QLabel>(u"logFindCount"_s)->foregroundRole(), QPalette::WindowText);
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

    void filteringKeepsTheTopLine()
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

    void anInvalidTimeIsReported()
    {
        Shown shown(sessionLog(100));
        auto *mistake = shown.child<QLabel>(u"logTimeMistake"_s);
        shown.type(u"logFrom"_s, u"half past"_s);
        QVERIFY(!mistake->isVisible()); // it may become one
        QTest::keyClick(shown.child<>(u"logFrom"_s), Qt::Key_Return);
        QVERIFY(mistake->isVisible());
        QVERIFY2(mistake->text().startsWith(u"“half past” is not a time."_s),
                 qPrintable(mistake->text()));
        QCOMPARE(shown.area().rows().count(), 100);
        shown.type(u"logFrom"_s, u"15:00"_s);
        QVERIFY(!mistake->isVisible());
        shown.type(u"logTo"_s, u"14:00"_s);
        QTest::keyClick(shown.child<>(u"logTo"_s), Qt::Key_Return);
        QVERIFY(mistake->isVisible());
        QVERIFY(mistake->text().contains(u"after the second"_s));
        shown.click(u"logFilterClear"_s);
        QVERIFY(!mistake->isVisible());
    }

    void goesToALineOrATime()
    {
        Shown shown(sessionLog(7200));
        shown.press(Qt::Key_G, Qt::ControlModifier);
        shown.type(u"logGoTo"_s, u"4321"_s);
        QTest::keyClick(shown.child<>(u"logGoTo"_s), Qt::Key_Return);
        QCOMPARE(shown.area().caret(), (LogPosition{4320, 0}));
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
        QSignalSpy told(&shown.view, &LogView::messageRequested);
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

    void aRequestedHiddenLineIsShown()
    {
        Shown shown(sessionLog(1000));
        shown.click(u"logLevel2"_s);
        QTRY_COMPARE(shown.area().rows().count(), 120);
        shown.view.showLine(501);
        QCOMPARE(shown.area().caret().line, 500);
        QCOMPARE(shown.area().rows().count(), 1000);
        QVERIFY(shown.sees(500));
    }

    void goesToALineBeforeTheLogWasRead()
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
};

QTEST_MAIN(LogViewFindTest)
#include "tst_logviewfind.moc"
