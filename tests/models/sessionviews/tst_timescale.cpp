// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/sessionviews/grid/elapsedtime.h"
#include "models/sessionviews/grid/sessiontexts.h"
#include "models/sessionviews/grid/timescale.h"
#include "tests/samples/sessionsamples.h"

#include <QTest>
#include <QTimeZone>

using namespace baton;

namespace {

const QDateTime origin(QDate(2026, 2, 21), QTime(8, 0), QTimeZone::UTC);

qint64 minute(int minutes)
{
    return origin.addSecs(minutes * 60).toMSecsSinceEpoch();
}

/// One phase that runs in each of @p spans, in minutes.
Session sessionOf(const std::vector<std::pair<int, int>> &spans)
{
    Session session;
    session.phases.resize(1);
    for (const auto &[from, to] : spans) {
        SessionAttempt attempt;
        attempt.started = origin.addSecs(from * 60);
        attempt.ended = origin.addSecs(to * 60);
        session.phases[0].attempts.push_back(attempt);
    }
    return session;
}

} // namespace

class TestTimeScale : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(); }

    void anUnfoldedAxisIsLinear()
    {
        const TimeScale scale(sessionOf({{0, 10}, {90, 100}}), {}, false);
        QVERIFY(scale.hasGaps());
        QVERIFY(scale.gaps().empty());
        QCOMPARE(scale.positionOf(minute(50)), 0.5);
        QCOMPARE(scale.positionOf(minute(-5)), 0.0);
        QCOMPARE(scale.positionOf(minute(500)), 1.0);
    }

    void aLongGapKeepsLittleRoom()
    {
        const TimeScale scale(sessionOf({{0, 10}, {90, 100}}), {}, true);
        QCOMPARE(scale.gaps(), (std::vector<TimeScale::Gap>{{minute(10), minute(90)}}));
        const double gap = scale.positionOf(minute(90)) - scale.positionOf(minute(10));
        QVERIFY(gap > 0.01 && gap < 0.05);
        QCOMPARE(scale.positionOf(minute(100)), 1.0);
    }

    void overlappingAttemptsFillAGap()
    {
        const TimeScale scale(sessionOf({{0, 10}, {5, 95}, {90, 100}}), {}, true);
        QVERIFY(!scale.hasGaps());
    }

    void aPhaseWithoutKnownEndsOfItsAttemptsIsNotAGap()
    {
        Session session = sessionOf({{0, 10}, {90, 100}});
        session.phases[0].started = origin;
        session.phases[0].ended = origin.addSecs(100 * 60);
        QVERIFY(!TimeScale(session, {}, true).hasGaps());
    }

    void aRunWithoutKnownEndsGetsAShareOfItsPhase()
    {
        Session session = sessionOf({{0, 10}, {90, 100}});
        SessionPhase &phase = session.phases[0];
        phase.started = origin;
        phase.ended = origin.addSecs(100 * 60);
        phase.attempts[0].number = 1;
        phase.attempts[1].number = 2;
        QVERIFY(spanOf(phase, phase.attempts[0]).isSure);
        phase.attempts[0].ended = {};
        phase.attempts[1].started = {};
        QCOMPARE(spanOf(phase, phase.attempts[0]),
                 (RunSpan{origin, origin.addSecs(50 * 60), false}));
        QCOMPARE(spanOf(phase, phase.attempts[1]),
                 (RunSpan{origin.addSecs(50 * 60), phase.ended, false}));
        phase.ended = {};
        QVERIFY(!spanOf(phase, phase.attempts[1]).start.isValid());
    }

    void positionsAndTimesRoundTrip()
    {
        const TimeScale scale(sessionOf({{0, 10}, {90, 100}, {200, 260}}), {}, true);
        for (const int at : {0, 3, 10, 50, 92, 100, 220, 260}) {
            QVERIFY(qAbs(scale.timeAt(scale.positionOf(minute(at))) - minute(at)) < 2);
        }
    }

    void timesNeverGoBackwards()
    {
        const TimeScale scale(sessionOf({{0, 10}, {90, 100}, {200, 260}}), {}, true);
        double before = -1;
        for (int at = 0; at <= 260; ++at) {
            QVERIFY(scale.positionOf(minute(at)) > before);
            before = scale.positionOf(minute(at));
        }
    }

    void ticksAreRoundAndNotInGaps()
    {
        const TimeScale scale(sessionOf({{0, 10}, {90, 100}}), {}, true);
        const std::vector<qint64> ticks = scale.ticks(10);
        QVERIFY(!ticks.empty() && ticks.size() <= 12);
        for (const qint64 tick : ticks) {
            QCOMPARE(tick % 60000, 0);
            QVERIFY(tick <= minute(10) || tick >= minute(90));
        }
    }

    void aSessionWithoutTimesHasNoAxis()
    {
        const TimeScale scale(Session(), {}, true);
        QVERIFY(scale.isEmpty());
        QVERIFY(scale.ticks(5).empty());
        QCOMPARE(scale.positionOf(0), 0.0);
    }

    void aRunningAttemptLastsUntilTheLastSignOfLife_data()
    {
        QTest::addColumn<RunStatus>("status");
        QTest::addColumn<Liveness>("liveness");
        QTest::addColumn<bool>("isUntilNow");
        QTest::newRow("goes on") << RunStatus::Running << Liveness::Alive << true;
        QTest::newRow("waits") << RunStatus::Waiting << Liveness::Alive << true;
        QTest::newRow("blocked") << RunStatus::Blocked << Liveness::Alive << false;
        QTest::newRow("stale") << RunStatus::Running << Liveness::Stale << false;
        QTest::newRow("expired") << RunStatus::Waiting << Liveness::Expired << false;
        QTest::newRow("no evidence") << RunStatus::Running << Liveness::Over << false;
    }

    void aRunningAttemptLastsUntilTheLastSignOfLife()
    {
        QFETCH(const RunStatus, status);
        QFETCH(const Liveness, liveness);
        QFETCH(const bool, isUntilNow);
        const QDateTime start(QDate(2026, 2, 22), QTime(16, 0), QTimeZone::UTC);
        SessionSummary summary;
        summary.status = status;
        summary.liveness = liveness;
        summary.updated = start.addSecs(600);
        const QDateTime until = countsUntil(summary, start.addDays(281));
        QCOMPARE(until, isUntilNow ? start.addDays(281) : summary.updated);
        const bool isTold = status != RunStatus::Blocked; // without an active agent
        QCOMPARE(wording::duration(start, {}, status, until).isEmpty(), !isTold);
        QCOMPARE(wording::duration(start, {}, RunStatus::Waiting, start), QString());
    }

    void theTimeLineOfARunningSessionEndsNow()
    {
        const TimeScale scale(samples::running(), samples::now(), false);
        QCOMPARE(scale.timeAt(1), samples::now().toMSecsSinceEpoch());
    }
};

QTEST_GUILESS_MAIN(TestTimeScale)
#include "tst_timescale.moc"
