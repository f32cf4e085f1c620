// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/statistics/timespans.h"

#include <QTest>

using namespace baton;

/// The spans of a time line.
class TestTimeSpans : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void coverTheRangeWithoutGaps_data()
    {
        QTest::addColumn<QDate>("first");
        QTest::addColumn<QDate>("last");
        QTest::addColumn<qsizetype>("count");
        QTest::addColumn<QDate>("begin");
        const QDate day(2026, 2, 21); // a Saturday
        QTest::newRow("a day") << day << day << qsizetype(1) << day;
        QTest::newRow("sixty days") << day << day.addDays(59) << qsizetype(60) << day;
        QTest::newRow("weeks") << day << day.addDays(60) << qsizetype(10) << QDate(2026, 2, 16);
        QTest::newRow("months") << day << day.addDays(500) << qsizetype(18) << QDate(2026, 2, 1);
        QTest::newRow("years") << day << day.addYears(9) << qsizetype(10) << QDate(2026, 1, 1);
    }

    void coverTheRangeWithoutGaps()
    {
        QFETCH(const QDate, first);
        QFETCH(const QDate, last);
        const std::vector<TimeSpan> spans = timeSpans(first, last);
        QTEST(qsizetype(spans.size()), "count");
        QTEST(spans.front().begin, "begin");
        QVERIFY(spans.front().begin <= first && spans.back().begin <= last);
        QVERIFY(spans.back().end > last);
        for (size_t i = 1; i < spans.size(); ++i) {
            QCOMPARE(spans[i].begin, spans[i - 1].end); // no gap
        }
    }
};

QTEST_GUILESS_MAIN(TestTimeSpans)
#include "tst_timespans.moc"
