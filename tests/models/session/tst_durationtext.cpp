// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/value/durationtext.h"
#include "models/session/value/sessionsummary.h"

#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// Durations for people, and the text for an unknown one.
class TestDurationText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aDurationIsShownInItsLargestUnits_data()
    {
        QTest::addColumn<qint64>("milliseconds");
        QTest::addColumn<QString>("text");
        QTest::newRow("unknown") << qint64(-1000) << QString();
        QTest::newRow("none") << qint64(0) << u"< 1 s"_s;
        QTest::newRow("a moment") << qint64(350) << u"350 ms"_s;
        QTest::newRow("nearly a second") << qint64(999) << u"999 ms"_s;
        QTest::newRow("seconds") << qint64(41'900) << u"41 s"_s;
        QTest::newRow("minutes") << qint64(12 * 60'000) << u"12 min"_s;
        QTest::newRow("hours") << qint64((3 * 60 + 5) * 60'000) << u"3 h 05 min"_s;
        QTest::newRow("nearly two days") << qint64((47 * 60 + 59) * 60'000) << u"47 h 59 min"_s;
        QTest::newRow("days") << qint64(50 * 60 * 60'000) << u"2 day(s)"_s;
    }

    void aDurationIsShownInItsLargestUnits()
    {
        QFETCH(const qint64, milliseconds);
        QTEST(durationText(std::chrono::milliseconds(milliseconds)), "text");
    }

    void aSessionWithTwoTimesHasADuration_data()
    {
        QTest::addColumn<RunStatus>("status");
        QTest::addColumn<Liveness>("liveness");
        QTest::addColumn<bool>("isQueue");
        QTest::addColumn<int>("last");
        QTest::addColumn<bool>("hasEnd");
        QTest::addColumn<qint64>("seconds");
        QTest::newRow("over") << RunStatus::Succeeded << Liveness::Over << false << 60 << true
                              << qint64(60);
        QTest::newRow("over, with one time")
            << RunStatus::Succeeded << Liveness::Over << false << 0 << true << qint64(-1);
        QTest::newRow("over, without an end")
            << RunStatus::Succeeded << Liveness::Over << false << 60 << false << qint64(60);
        QTest::newRow("goes on") << RunStatus::Running << Liveness::Alive << false << 60 << false
                                 << qint64(3600);
        QTest::newRow("fell silent")
            << RunStatus::Running << Liveness::Stale << false << 60 << false << qint64(60);
        QTest::newRow("blocked") << RunStatus::Blocked << Liveness::Alive << false << 60 << false
                                 << qint64(-1);
        QTest::newRow("queue") << RunStatus::Running << Liveness::Alive << true << 60 << false
                               << qint64(-1);
        QTest::newRow("queue that is over")
            << RunStatus::Succeeded << Liveness::Over << true << 60 << true << qint64(60);
    }

    void aSessionWithTwoTimesHasADuration()
    {
        QFETCH(const RunStatus, status);
        QFETCH(const Liveness, liveness);
        QFETCH(const bool, isQueue);
        QFETCH(const int, last);
        QFETCH(const bool, hasEnd);
        const QDateTime start(QDate(2026, 2, 21), QTime(14, 30), QTimeZone::UTC);
        SessionSummary summary;
        summary.place.source =
            isQueue ? SessionLocation::Source::Database : SessionLocation::Source::Folder;
        summary.status = status;
        summary.liveness = liveness;
        summary.started = start;
        summary.updated = start.addSecs(last);
        summary.ended = hasEnd ? summary.updated : QDateTime();
        QTEST(summary.seconds(start.addSecs(3600)), "seconds");
    }
};

QTEST_GUILESS_MAIN(TestDurationText)
#include "tst_durationtext.moc"
