// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/hooks/timelimit.h"

#include <QTest>

using namespace baton;
using namespace std::chrono_literals;

class TestTimeLimit : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void expiresAfterItsTime()
    {
        const TimeLimit limit(20ms);
        QTRY_VERIFY_WITH_TIMEOUT(limit.isOver(), 60'000);
    }

    void expiresImmediatelyWithoutTime() { QVERIFY(TimeLimit(0ms).isOver()); }

    /// The time limit is ten minutes.
    void endsWithTheWork() { QVERIFY(!TimeLimit(10min).isOver()); }
};

QTEST_GUILESS_MAIN(TestTimeLimit)
#include "tst_timelimit.moc"
