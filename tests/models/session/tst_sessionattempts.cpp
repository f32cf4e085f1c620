// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/runs/attempts.h"
#include "models/session/runs/phasetimes.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;
using namespace std::chrono_literals;

namespace {

SessionPhase phaseAt(RunStatus status)
{
    SessionPhase phase;
    phase.id = u"2"_s;
    phase.title = u"Flow"_s;
    phase.status = status;
    return phase;
}

SessionError errorOf(int attempt, const QString &fix = {}, const QString &outcome = {})
{
    SessionError error;
    error.type = u"diverged"_s;
    error.phase = 0;
    error.attempt = attempt;
    error.fix = fix;
    error.outcome = outcome;
    return error;
}

/// The plan is made twice and run three times.
const std::vector<RetryCounter> limits{{{}, 1, false}, {{}, 3, true}};

SessionHandoff handoffOf(const QString &kind, int attempt)
{
    SessionHandoff handoff;
    handoff.kind = kind;
    handoff.phase = 0;
    handoff.attempt = attempt;
    return handoff;
}

QList<RunStatus> statuses(const SessionPhase &phase)
{
    QList<RunStatus> result;
    for (const SessionAttempt &attempt : phase.attempts) {
        result.append(attempt.status);
    }
    return result;
}

} // namespace

class TestSessionAttempts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(); }

    void attemptsFollowFromErrorsCountersAndTasks_data()
    {
        using enum RunStatus;
        QTest::addColumn<RunStatus>("status");
        QTest::addColumn<QList<int>>("errors");
        QTest::addColumn<QList<int>>("retries");
        QTest::addColumn<int>("handoff");
        QTest::addColumn<QList<RunStatus>>("expected");
        const QList<int> none;
        QTest::newRow("succeeded") << Succeeded << none << QList{0, 0} << 1 << QList{Succeeded};
        QTest::newRow("never begun") << NotReached << none << none << 0 << QList<RunStatus>();
        QTest::newRow("skipped") << Skipped << none << none << 0 << QList<RunStatus>();
        QTest::newRow("repaired") << Succeeded << QList{1} << QList{0, 1} << 1
                                  << QList{Superseded, Succeeded};
        QTest::newRow("asked again")
            << Succeeded << none << QList{1, 0} << 1 << QList{Superseded, Succeeded};
        QTest::newRow("the limit is used up")
            << Failed << QList{1, 2, 3} << QList{0, 3} << 1 << QList{Failed, Failed, Failed};
        QTest::newRow("failed in silence")
            << Failed << none << QList{1, 0} << 1 << QList{Failed, Failed};
        QTest::newRow("failed three times in silence")
            << Failed << none << QList{0, 3} << 1 << QList{Failed, Failed, Failed};
        QTest::newRow("tries again")
            << Running << QList{1, 2} << QList{0, 2} << 1 << QList{Failed, Failed, Running};
        QTest::newRow("by its task")
            << Succeeded << none << none << 3 << QList{Superseded, Superseded, Succeeded};
        QTest::newRow("invalid since")
            << Invalidated << QList{1} << none << 1 << QList{Superseded, Invalidated};
    }

    void attemptsFollowFromErrorsCountersAndTasks()
    {
        QFETCH(RunStatus, status);
        QFETCH(QList<int>, errors);
        QFETCH(QList<int>, retries);
        QFETCH(int, handoff);
        QFETCH(QList<RunStatus>, expected);
        Session session;
        session.phases = {phaseAt(status)};
        for (const int attempt : errors) {
            session.errors.push_back(errorOf(attempt, u"fix"_s, u"still diverged"_s));
        }
        if (handoff > 0) {
            session.handoffs.push_back(handoffOf(u"k"_s, handoff));
        }
        RunFacts facts;
        facts.limits = limits;
        facts.counters = {{retries.begin(), retries.end()}};
        (void)addAttempts(session, facts);
        QCOMPARE(statuses(session.phases[0]), expected);
        for (size_t i = 0; i < session.phases[0].attempts.size(); ++i) {
            QCOMPARE(session.phases[0].attempts[i].number, static_cast<int>(i) + 1);
        }
    }

    /// A state counts runs and contains times of errors; a history numbers the first of them.
    void anErrorAfterTheNumberedOnesBelongsToTheNextRun_data()
    {
        QTest::addColumn<int>("counted");
        QTest::addColumn<QList<int>>("numbers"); ///< as told, one a minute; 0: it has none
        QTest::addColumn<QList<int>>("expected");
        QTest::newRow("the last") << 3 << QList{1, 2, 0} << QList{1, 2, 3};
        QTest::newRow("two of them") << 3 << QList{1, 0, 0} << QList{1, 2, 3};
        QTest::newRow("none before it") << 3 << QList{0, 2, 0} << QList{2, 2, 3};
        QTest::newRow("no more runs") << 1 << QList{1, 2, 0} << QList{1, 2, 2};
        QTest::newRow("two in the last run") << 3 << QList{1, 2, 0, 0} << QList{1, 2, 3, 3};
    }

    void anErrorAfterTheNumberedOnesBelongsToTheNextRun()
    {
        QFETCH(int, counted);
        QFETCH(QList<int>, numbers);
        Session session;
        session.phases = {phaseAt(RunStatus::Failed)};
        const QDateTime start(QDate(2026, 2, 21), QTime(15, 0), QTimeZone::UTC);
        for (const int number : numbers) {
            SessionError error = errorOf(number, {}, {});
            error.time = start.addSecs(60 * std::ssize(session.errors));
            session.errors.push_back(error);
        }
        RunFacts facts;
        facts.limits = limits;
        facts.counters = {{0, counted}};
        (void)addAttempts(session, facts);
        QList<int> found;
        for (const SessionError &error : session.errors) {
            found.append(error.attempt);
        }
        QTEST(found, "expected");
    }

    /// The outcome may have any text or none.
    void theAttemptAfterTheLastFailureIsTheRunningOne()
    {
        for (const QString &outcome : {QString(), u"still"_s, u"Converged"_s}) {
            Session session;
            session.phases = {phaseAt(RunStatus::Running)};
            session.errors = {errorOf(1, u"a"_s, u"still"_s), errorOf(2, u"b"_s, outcome)};
            (void)addAttempts(session, {});
            QCOMPARE(statuses(session.phases[0]),
                     (QList{RunStatus::Failed, RunStatus::Failed, RunStatus::Running}));
        }
    }

    void anEarlierHandoffOfTheSameKindIsSuperseded()
    {
        Session session;
        session.phases = {phaseAt(RunStatus::Succeeded)};
        session.handoffs = {handoffOf(u"review"_s, 1), handoffOf(u"review"_s, 2),
                            handoffOf(u"plan"_s, 1)};
        (void)addAttempts(session, {});
        QVERIFY(session.handoffs[0].isSuperseded);
        QVERIFY(!session.handoffs[1].isSuperseded);
        QVERIFY(!session.handoffs[2].isSuperseded);
        QCOMPARE(session.phases[0].attempts[1].handoffs, std::vector<int>{1});
    }

    void errorsOfASuccessfulPhaseAreRepaired()
    {
        Session session;
        session.phases = {phaseAt(RunStatus::Succeeded)};
        session.errors = {errorOf(1)};
        session.errors[0].result = RunStatus::Failed;
        (void)addAttempts(session, {});
        QCOMPARE(session.errors[0].result, RunStatus::Superseded);
    }

    void startsFollowFromEarlierEnds()
    {
        const QDateTime noon(QDate(2026, 1, 1), QTime(12, 0), QTimeZone::UTC);
        Session session;
        session.summary.started = noon;
        session.phases = {phaseAt(RunStatus::Succeeded), phaseAt(RunStatus::Succeeded)};
        session.phases[0].ended = noon.addSecs(60);
        session.phases[1].ended = noon.addSecs(300);
        (void)addAttempts(session, {});
        deriveTimes(session, 30min);
        QCOMPARE(session.phases[0].started, noon);
        QCOMPARE(session.phases[1].started, noon.addSecs(60));
        QCOMPARE(session.phases[1].attempts[0].started, noon.addSecs(60));
    }
};

QTEST_GUILESS_MAIN(TestSessionAttempts)
#include "tst_sessionattempts.moc"
