// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/sessionviews/grid/timeslicedtask.h"

#include <QElapsedTimer>
#include <QList>
#include <QTest>

using namespace baton;

namespace {

/// Blocks the thread for a millisecond.
void work()
{
    QElapsedTimer timer;
    timer.start();
    while (timer.nsecsElapsed() < 1'000'000) { }
}

} // namespace

class TestTimeSlicedTask : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void fewStepsAreDoneImmediatelyAndInOrder()
    {
        TimeSlicedTask slices;
        QList<size_t> done;
        slices.start(3, [&](size_t i) { done.append(i); });
        QVERIFY(slices.isDone());
        QCOMPARE(done, (QList<size_t>{0, 1, 2}));
        slices.start(0, [&](size_t i) { done.append(i); });
        QVERIFY(slices.isDone());
        QCOMPARE(done.size(), 3);
    }

    void otherEventsHaveTheirTurnBetweenSlowSteps()
    {
        TimeSlicedTask slices;
        size_t done = 0;
        slices.start(100, [&](size_t) {
            work();
            ++done;
        });
        QVERIFY(!slices.isDone());
        const size_t first = done;
        QCOMPARE(first, 32U);
        QTRY_VERIFY(slices.isDone());
        QCOMPARE(done, 100U);
    }

    void remainingWorkIsDroppedForNewWork()
    {
        TimeSlicedTask slices;
        size_t old = 0;
        slices.start(100, [&](size_t) {
            work();
            ++old;
        });
        size_t fresh = 0;
        slices.start(1, [&](size_t) { ++fresh; });
        QCOMPARE(fresh, 1U);
        QTest::qWait(1); // a turn in which the rest would continue
        QCOMPARE(old, 32U);
    }
};

QTEST_GUILESS_MAIN(TestTimeSlicedTask)
#include "tst_timeslicedtask.moc"
