// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/values/timetext.h"

#include <QTest>
#include <QTimeZone>

using namespace Qt::StringLiterals;
using namespace baton;

class TestTimeText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void aTimeOfASessionIsShownInUtc()
    {
        const QDateTime berlin(QDate(2026, 2, 22), QTime(0, 52, 8), QTimeZone(3600));
        QCOMPARE(timetext::moment(berlin), u"2026-02-21 23:52:08 UTC"_s);
        QCOMPARE(timetext::shortMoment(berlin), u"2026-02-21 23:52 UTC"_s);
        QCOMPARE(timetext::dateAndTime(berlin), u"2026-02-21 23:52:08"_s);
        QCOMPARE(timetext::dateAndMinute(berlin), u"2026-02-21 23:52"_s);
        QCOMPARE(timetext::timeOfDay(berlin), u"23:52:08"_s);
        QCOMPARE(timetext::minuteOfDay(berlin), u"23:52"_s);
    }

    void theDateIsShownIfItDiffers_data()
    {
        QTest::addColumn<QDate>("day");
        QTest::addColumn<QString>("shown");
        QTest::newRow("the same day") << QDate(2026, 2, 21) << u"00:10:00"_s;
        QTest::newRow("the next day") << QDate(2026, 2, 22) << u"02-22 00:10:00"_s;
        QTest::newRow("the year before") << QDate(2025, 2, 21) << u"2025-02-21 00:10:00"_s;
        QTest::newRow("no day") << QDate() << QString();
    }

    void theDateIsShownIfItDiffers()
    {
        QFETCH(QDate, day);
        const QDateTime reference(QDate(2026, 2, 21), QTime(23, 50), QTimeZone::UTC);
        const QDateTime time(day, QTime(0, 10), QTimeZone::UTC);
        QTEST(timetext::timeOfDay(day.isValid() ? time : QDateTime(), reference), "shown");
    }

    void eventsOfThisMachineAreShownInLocalTime()
    {
        const QDateTime here(QDate(2026, 2, 21), QTime(15, 52, 8));
        QCOMPARE(timetext::localTimeOfDay(here), u"15:52:08"_s);
        QCOMPARE(timetext::localTimeOfDay(here.toUTC()), u"15:52:08"_s);
    }

    void aTimeThatIsNotKnownIsEmpty()
    {
        QCOMPARE(timetext::moment({}), QString());
        QCOMPARE(timetext::shortMoment({}), QString());
        QCOMPARE(timetext::timeOfDay({}), QString());
        QCOMPARE(timetext::localTimeOfDay(QDateTime()), QString());
        QCOMPARE(timetext::localTimeOfDay(QTime()), QString());
    }
};

QTEST_GUILESS_MAIN(TestTimeText)
#include "tst_timetext.moc"
