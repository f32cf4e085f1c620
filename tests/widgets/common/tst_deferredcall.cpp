// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/common/deferredcall.h"

#include <QStringList>
#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;

class TestDeferredCall : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void theLatestCallIsMadeOnce()
    {
        QStringList done;
        DeferredCall turn;
        turn.start([&] { done.append(u"first"_s); });
        turn.start([&] { done.append(u"second"_s); });
        QVERIFY(done.isEmpty());
        QTRY_COMPARE(done, QStringList{u"second"_s});
        wait();
        QCOMPARE(done.size(), 1);
    }

    void aCallWithMoreTurnsComesLater()
    {
        QStringList done;
        DeferredCall behind;
        DeferredCall before;
        behind.start([&] { done.append(u"behind"_s); }, 1);
        before.start([&] { done.append(u"before"_s); });
        QTRY_COMPARE(done, (QStringList{u"before"_s, u"behind"_s}));
    }

    void aStoppedCallIsNotMade_data()
    {
        QTest::addColumn<int>("behind");
        QTest::newRow("own turn") << 0;
        QTest::newRow("behind another") << 1;
    }

    void aStoppedCallIsNotMade()
    {
        QFETCH(const int, behind);
        bool isDone = false;
        DeferredCall turn;
        turn.start([&] { isDone = true; }, behind);
        turn.stop();
        wait();
        QVERIFY(!isDone);
    }

    void aCallMayStartAnother()
    {
        int count = 0;
        DeferredCall turn;
        std::function<void()> work = [&] {
            if (++count < 3) {
                turn.start(work);
            }
        };
        turn.start(work);
        QTRY_COMPARE(count, 3);
    }

private:
    /// Waits until all pending calls are done.
    static void wait()
    {
        bool isOver = false;
        DeferredCall last;
        last.start([&] { isOver = true; }, 3);
        QTRY_VERIFY(isOver);
    }
};

QTEST_MAIN(TestDeferredCall)
#include "tst_deferredcall.moc"
