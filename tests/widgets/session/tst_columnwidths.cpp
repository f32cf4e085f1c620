// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/session/tables/columnwidths.h"

#include <QTest>

#include <numeric>

using namespace baton;

/// Widths of columns.
class TestColumnWidths : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fittingColumnsAreComplete()
    {
        QCOMPARE(distributedWidths({{{40, 100}, 20}, {{60}, 60}}, 160), (QList<int>{100, 60}));
        QCOMPARE(distributedWidths({{{40, 100}, 20}, {{}, 30}}, 500), (QList<int>{100, 30}));
        QCOMPARE(distributedWidths({}, 500), QList<int>());
    }

    void singleLongCellsShrinkFirst()
    {
        const ColumnWidthNeed outlier{{80, 80, 80, 600}, 60};
        const ColumnWidthNeed names{{140, 140, 140, 140}, 60};
        QCOMPARE(distributedWidths({outlier, names}, 300), (QList<int>{160, 140}));
        QCOMPARE(distributedWidths({outlier, names}, 260), (QList<int>{120, 140}));
        QVERIFY(distributedWidths({outlier, names}, 240).last() > 120); // now both do
        QCOMPARE(usualWidth({80, 80, 600, 80}), 120);
        QCOMPARE(usualWidth({80, 100, 90}), 100);
        QCOMPARE(usualWidth({}), 0);
    }

    void equalColumnsShrinkEqually()
    {
        const ColumnWidthNeed need{{200, 200}, 50};
        const QList<int> widths = distributedWidths({need, need}, 300);
        QCOMPARE(std::accumulate(widths.begin(), widths.end(), 0), 300);
        QVERIFY(std::abs(widths[0] - widths[1]) <= 4);
    }

    void minimumWidthsAreKept()
    {
        const QList<int> widths = distributedWidths({{{200}, 200}, {{200}, 80}}, 100);
        QCOMPARE(widths, (QList<int>{200, 80}));
    }
};

QTEST_APPLESS_MAIN(TestColumnWidths)
#include "tst_columnwidths.moc"
