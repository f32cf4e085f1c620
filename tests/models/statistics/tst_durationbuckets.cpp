// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/index/entries/durationbuckets.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <vector>

using namespace baton;

/// Medians of durations that are counted in buckets.
class TestDurationBuckets : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void withoutDurationsThereIsNoQuantile()
    {
        QVERIFY(std::isnan(DurationBuckets().quantile(0.5)));
    }

    void approximatesTheExactQuantile_data()
    {
        QTest::addColumn<int>("count");
        QTest::addColumn<int>("longest");
        QTest::newRow("one") << 1 << 10;
        QTest::newRow("two") << 2 << 100;
        QTest::newRow("seconds") << 100 << 5;
        QTest::newRow("minutes") << 101 << 3600;
        QTest::newRow("days") << 5000 << 1'000'000;
    }

    void approximatesTheExactQuantile()
    {
        QFETCH(const int, count);
        QFETCH(const int, longest);
        QRandomGenerator random(7);
        std::vector<qint64> exact;
        DurationBuckets buckets;
        for (int i = 0; i < count; ++i) {
            exact.push_back(random.bounded(longest + 1));
            buckets.add(DurationBuckets::bucketOf(exact.back()), 1);
        }
        std::ranges::sort(exact);
        QCOMPARE(buckets.count(), count);
        for (const double part : {0.0, 0.5, 0.95, 1.0}) {
            const auto index = static_cast<size_t>(
                std::max(1.0, std::ceil(part * static_cast<double>(count))) - 1);
            const auto wanted = static_cast<double>(exact[index]);
            const double found = buckets.quantile(part);
            QVERIFY2(std::abs(found - wanted) <= std::max(1.0, 0.03 * wanted),
                     qPrintable(QStringLiteral("%1 for %2").arg(found).arg(wanted)));
        }
    }

    void removedDurationsNoLongerCount()
    {
        DurationBuckets buckets;
        buckets.add(DurationBuckets::bucketOf(10), 2);
        buckets.add(DurationBuckets::bucketOf(1000), 1);
        buckets.add(DurationBuckets::bucketOf(10), -2);
        QCOMPARE(buckets.count(), 1);
        QVERIFY(buckets.quantile(0.5) > 900);
    }
};

QTEST_GUILESS_MAIN(TestDurationBuckets)
#include "tst_durationbuckets.moc"
