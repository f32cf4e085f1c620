// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/log/search/logrows.h"
#include "tests/models/log/logfixture.h"
#include "tests/widgets/look.h"
#include "widgets/log/lines/logcopy.h"
#include "widgets/log/lines/logcursor.h"
#include "widgets/log/lines/logfollowing.h"
#include "widgets/log/view/logdestination.h"
#include "widgets/style/fonts.h"

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

/// A log that was read, and the parts of a LogArea for it.
struct Parts
{
    explicit Parts(const QByteArray &bytes, int pageRows = 10)
        : disk(bytes)
    {
        openAndRead(file, disk);
        layout.setFont(fonts::mono());
        scroller.setHeight(pageRows * layout.lineHeight());
    }

    LogFixture disk;
    LogFile file;
    LogRows rows{file};
    LogLayout layout{file};
    LogScroller scroller{rows, layout};
    LogCursor cursor{rows, layout, scroller};
};

QByteArray lines(int count)
{
    QByteArray text;
    for (int i = 0; i < count; ++i) {
        text += "line " + QByteArray::number(i) + '\n';
    }
    return text;
}

} // namespace

/// The parts of a LogArea, without it.
class TestLogParts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { failOnWarnings(); }
    void init() { dressUp(Theme::Mode::Light); }

    void aSelectionKnowsItsColumnsInALine()
    {
        const LogSelection none{{3, 2}, {3, 2}};
        QVERIFY(none.isEmpty() && !none.columnsIn(3, 10) && !none.hasEndOf(3));
        const LogSelection back{{5, 4}, {2, 7}}; // from below upwards
        QCOMPARE(back.from(), (LogPosition{2, 7}));
        QVERIFY(!back.columnsIn(1, 10));
        QCOMPARE(back.columnsIn(2, 10), std::pair(7, 10));
        QCOMPARE(back.columnsIn(3, 10), std::pair(0, 10));
        QCOMPARE(back.columnsIn(5, 10), std::pair(0, 4));
        QVERIFY(!back.columnsIn(6, 10));
        QVERIFY(back.hasEndOf(2) && back.hasEndOf(4) && !back.hasEndOf(5));
    }

    void scrollsByRowsWithinTheLog()
    {
        Parts parts(lines(100));
        QCOMPARE(parts.scroller.pageRows(), 10);
        QCOMPARE(parts.scroller.bottom().row, 90);
        parts.scroller.setTop({95, 0});
        QCOMPARE(parts.scroller.top().row, 90);
        QVERIFY(parts.scroller.isEndSeen());
        QCOMPARE(parts.scroller.seenLines().back().line, 99);
        QCOMPARE(parts.scroller.stepped({5, 0}, -9).row, 0);
        parts.scroller.setTop({40, 0});
        QCOMPARE(parts.scroller.nearestTopShowing({45, 0}), parts.scroller.top());
        QCOMPARE(parts.scroller.nearestTopShowing({50, 0}).row, 41);
        QCOMPARE(parts.scroller.nearestTopShowing({39, 0}).row, 39);
        QVERIFY(parts.scroller.isInSight({49, 0}) && !parts.scroller.isInSight({50, 0}));
    }

    void wrappedLinesAreScrolledByTheirParts()
    {
        Parts parts("short\n" + QByteArray(100, 'x') + "\nshort\n", 2);
        parts.layout.setWrapWidth(parts.layout.charWidth() * 40);
        parts.scroller.setWrapsLines(true);
        using Top = LogScroller::Top;
        QCOMPARE(parts.scroller.stepped({}, 2), (Top{1, 1}));
        QCOMPARE(parts.scroller.stepped({}, 9), (Top{2, 0}));
        QCOMPARE(parts.scroller.stepped({2, 0}, -1), (Top{1, 2}));
        QCOMPARE(parts.scroller.bottom(), (Top{1, 2}));
        QCOMPARE(parts.scroller.topAt({1, 45}), (Top{1, 1}));
    }

    void anEmptyLogHasNoPositions()
    {
        Parts parts({});
        QVERIFY(!parts.scroller.isEndSeen() && !parts.scroller.isInSight({}));
        QVERIFY(parts.scroller.seenLines().empty());
        parts.cursor.clamp();
        QCOMPARE(parts.cursor.caret(), LogPosition());
        QVERIFY(parts.cursor.selectedInLine().isEmpty());
    }

    void theCursorKeepsItsColumnOverShortLines()
    {
        Parts parts("a long line\nab\nanother line\n");
        parts.cursor.select({{0, 6}, {0, 6}});
        const qreal x = parts.cursor.x();
        LogPosition place = parts.cursor.verticalStep(1);
        QCOMPARE(place, (LogPosition{1, 2}));
        parts.cursor.select({place, place});
        parts.cursor.setPreferredX(x);
        place = parts.cursor.verticalStep(1);
        QCOMPARE(place, (LogPosition{2, 6}));
        parts.cursor.select({{1, 2}, {1, 2}});
        QCOMPARE(parts.cursor.horizontalStep(true, false), (LogPosition{2, 0}));
        parts.cursor.select({{1, 0}, {1, 0}});
        QCOMPARE(parts.cursor.horizontalStep(false, false), (LogPosition{0, 11}));
        parts.cursor.select(parts.cursor.wordAt({2, 9}));
        QCOMPARE(parts.cursor.selectedInLine(), u"line"_s);
        QCOMPARE(parts.cursor.wholeLine(0).caret, (LogPosition{1, 0}));
        QCOMPARE(parts.cursor.wholeLine(2).caret, (LogPosition{2, 12}));
        parts.cursor.select({{7, 3}, {2, 99}}); // as after the log was truncated
        parts.cursor.clamp();
        QCOMPARE(parts.cursor.selection().anchor, (LogPosition{2, 0}));
        QCOMPARE(parts.cursor.caret(), (LogPosition{2, 12}));
    }

    void followsWhileTheEndIsVisible()
    {
        LogFollowing following;
        QSignalSpy changed(&following, &LogFollowing::changed);
        QSignalSpy counted(&following, &LogFollowing::newLinesChanged);
        QVERIFY(!following.grow(10)); // it is read for the first time
        following.noteRead();
        following.noteEndSeen(false);
        QVERIFY(!following.grow(12));
        QVERIFY(!following.grow(15));
        QCOMPARE(counted.last().first().toLongLong(), 5);
        following.noteScrolled(true);
        QCOMPARE(counted.last().first().toLongLong(), 0);
        QVERIFY(following.isOn() && following.grow(16));
        following.set(false); // at the end, but not following
        following.noteEndSeen(true);
        QVERIFY(!following.grow(17));
        following.noteScrolled(false);
        following.noteEndSeen(true);
        QVERIFY(following.grow(18));
        following.reset(0, true);
        QVERIFY(!following.grow(5));
        QCOMPARE(changed.size(), 2);
    }

    void goesToALineOnceItIsRead()
    {
        LogFile file;
        LogDestination destination(file);
        destination.setLine(7, u"line"_s);
        QVERIFY(!destination.take()); // nothing was read yet
        const LogFixture disk(lines(5));
        openAndRead(file, disk);
        const auto there = destination.take();
        QVERIFY(there);
        QCOMPARE(there->line, 4); // the last one
        QCOMPARE(there->text, u"line"_s);
        QVERIFY(!destination.take());
        destination.setTime(QDateTime::currentDateTimeUtc());
        const auto when = destination.take();
        QVERIFY(when && when->hasNoTime);
        destination.setInterest({});
        destination.clearInterest();
        QVERIFY(!destination.take());
    }

    void aCopyHasTheColumnsOfItsEnds()
    {
        Parts parts("first line\nsecond line\nthird line\n");
        LogCopy copy{{parts.file.source(), parts.file.index(), {}, 0, 3}, 6};
        QCOMPARE(copy.make().text, u"line\nsecond line\nthird line"_s);
        copy.behind = 5;
        QCOMPARE(copy.make().text, u"line\nsecond line\nthird"_s);
        QCOMPARE(copy.lines(), 3);
        QVERIFY(copy.bytes() >= 33);
    }
};

QTEST_MAIN(TestLogParts)
#include "tst_logparts.moc"
