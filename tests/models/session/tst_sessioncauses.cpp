// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/causes/firstcauses.h"
#include "models/session/runs/attempts.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

const QDateTime noon(QDate(2026, 1, 1), QTime(12, 0), QTimeZone::UTC);

SessionPhase phaseAt(const QString &title, RunStatus status, int parent = -1)
{
    SessionPhase phase;
    phase.id = title;
    phase.title = title;
    phase.status = status;
    phase.parent = parent;
    return phase;
}

SessionError errorAt(int phase, int attempt, int seconds)
{
    SessionError error;
    error.type = u"diverged"_s;
    error.phase = phase;
    error.attempt = attempt;
    error.time = noon.addSecs(seconds);
    return error;
}

Session settled(Session session, RowOrder order = RowOrder::Top)
{
    (void)addAttempts(session, {});
    addCauses(session, order);
    return session;
}

QStringList titles(const std::vector<SessionFailure> &failures)
{
    QStringList result;
    for (const SessionFailure &failure : failures) {
        result.append(failure.title);
    }
    return result;
}

} // namespace

class TestSessionCauses : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(); }

    void theEarliestFailureIsTheCauseAndTheRestFollows()
    {
        Session session;
        session.summary.status = RunStatus::Failed;
        session.summary.title = u"s"_s;
        session.summary.place.stateFile = u"/s.yaml"_s; // that says so
        session.phases = {phaseAt(u"Mesh"_s, RunStatus::Succeeded),
                          phaseAt(u"Flow"_s, RunStatus::Failed),
                          phaseAt(u"Transport"_s, RunStatus::NotReached)};
        session.errors = {errorAt(1, 1, 10), errorAt(1, 2, 20), errorAt(1, 3, 30)};
        const Session found = settled(std::move(session));
        QCOMPARE(found.causes.size(), size_t(1));
        QCOMPARE(found.causes[0].failure.what, SessionFailure::What::Error);
        QCOMPARE(found.causes[0].failure.attempt, 1);
        QVERIFY(found.causes[0].failure.rule.isEmpty());
        QCOMPARE(titles(found.causes[0].consequences),
                 (QStringList{u"Flow, attempt 2"_s, u"Flow, attempt 3"_s, u"Transport"_s, u"s"_s}));
        for (const SessionFailure &failure : found.causes[0].consequences) {
            QVERIFY(!failure.rule.isEmpty());
        }
        QVERIFY(found.repaired.empty());
    }

    void anUnfinishedRunHasRepairedNothing()
    {
        Session session;
        session.summary.status = RunStatus::Running;
        session.currentPhase = 1;
        session.phases = {phaseAt(u"Mesh"_s, RunStatus::Succeeded),
                          phaseAt(u"Flow"_s, RunStatus::Invalidated)};
        session.errors = {errorAt(1, 1, 10)};
        const Session found = settled(std::move(session));
        QCOMPARE(found.phases[1].attempts.size(), size_t(3));
        QCOMPARE(found.phases[1].attempts[2].status, RunStatus::Running);
        QVERIFY(found.causes.empty());
        QCOMPARE(found.repaired.size(), size_t(1));
        QCOMPARE(found.repaired[0].rule, u"attempt 2 of Flow repaired it"_s);
        QVERIFY(!found.repaired[0].isPassedOver);
    }

    void aRepairedFailureIsNotACause()
    {
        Session session;
        session.summary.status = RunStatus::Succeeded;
        session.phases = {phaseAt(u"Mesh"_s, RunStatus::Succeeded)};
        session.errors = {errorAt(0, 1, 10)};
        const Session found = settled(std::move(session));
        QVERIFY(found.causes.empty());
        QCOMPARE(titles(found.repaired), QStringList{u"diverged"_s});
        QVERIFY(found.repaired[0].rule.contains(u"attempt 2"_s));
    }

    void failedPartsOfASuccessAreNoCause()
    {
        Session session;
        session.summary.status = RunStatus::Succeeded;
        session.phases = {phaseAt(u"Perspectives"_s, RunStatus::Succeeded),
                          phaseAt(u"Innovator"_s, RunStatus::TimedOut, 0)};
        const Session found = settled(std::move(session));
        QVERIFY(found.causes.empty());
        QCOMPARE(titles(found.repaired), QStringList{u"Innovator"_s});
    }

    void aWholeFailsWithItsPart()
    {
        Session session;
        session.summary.status = RunStatus::Failed;
        session.phases = {phaseAt(u"Perspectives"_s, RunStatus::Failed),
                          phaseAt(u"Critic"_s, RunStatus::TimedOut, 0)};
        session.phases[1].ended = noon;
        session.phases[0].ended = noon.addSecs(60);
        const Session found = settled(std::move(session));
        QCOMPARE(found.causes.size(), size_t(1));
        QCOMPARE(found.causes[0].failure.title, u"Critic"_s);
        QCOMPARE(found.causes[0].consequences.front().title, u"Perspectives"_s);
    }

    void parallelSiblingsHaveSeparateCauses()
    {
        Session session;
        session.summary.status = RunStatus::Running;
        session.phases = {phaseAt(u"Parent"_s, RunStatus::Running),
                          phaseAt(u"A"_s, RunStatus::Failed, 0),
                          phaseAt(u"B"_s, RunStatus::Killed, 0)};
        const Session found = settled(std::move(session), RowOrder::None);
        QCOMPARE(found.causes.size(), size_t(2));
    }

    void aWholeWithTooFewPartsFailsWithAllOfItsFailures_data()
    {
        QTest::addColumn<int>("shortOfParts");
        QTest::addColumn<QStringList>("causes");
        QTest::newRow("every part is needed") << 0 << QStringList{u"B"_s};
        QTest::newRow("any one part would be enough") << -1 << QStringList{u"B"_s, u"A"_s};
    }

    void aWholeWithTooFewPartsFailsWithAllOfItsFailures()
    {
        QFETCH(int, shortOfParts);
        Session session;
        session.summary.status = RunStatus::Failed;
        session.phases = {phaseAt(u"Whole"_s, RunStatus::Failed),
                          phaseAt(u"A"_s, RunStatus::Failed, 0),
                          phaseAt(u"B"_s, RunStatus::TimedOut, 0)};
        session.phases[1].ended = noon.addSecs(20);
        session.phases[2].ended = noon.addSecs(10);
        (void)addAttempts(session, {});
        addCauses(session, RowOrder::Top, shortOfParts);
        QStringList causes;
        for (const FirstCause &cause : session.causes) {
            causes.append(cause.failure.title);
        }
        QTEST(causes, "causes");
        const SessionFailure &whole = session.causes[0].consequences.back();
        QCOMPARE(whole.title, u"Whole"_s);
        QCOMPARE(whole.rule,
                 shortOfParts < 0 ? u"Whole fails with its part B"_s
                                  : u"Whole fails with its parts B, A"_s);
    }

    void consequencesInOnePhaseFollowItsTimes_data()
    {
        QTest::addColumn<int>("first"); // seconds; 0: not told
        QTest::addColumn<int>("second");
        QTest::addColumn<int>("ended");
        QTest::addColumn<RunStatus>("status");
        QTest::addColumn<QString>("rule");
        const QString wentOn = u"The phase went on after this failure and met another"_s;
        const QString ended = u"The attempt ended with this failure"_s;
        const QString same = u"It was met in the same attempt"_s;
        QTest::newRow("it failed later") << 10 << 20 << 30 << RunStatus::Failed << wentOn;
        QTest::newRow("it runs") << 10 << 20 << 0 << RunStatus::Running << wentOn;
        QTest::newRow("the second ended it") << 10 << 20 << 20 << RunStatus::Failed << ended;
        QTest::newRow("no times") << 0 << 0 << 30 << RunStatus::Failed << same;
        QTest::newRow("at the same time") << 10 << 10 << 30 << RunStatus::Failed << same;
        QTest::newRow("no time of the first") << 0 << 20 << 15 << RunStatus::Failed << ended;
    }

    void consequencesInOnePhaseFollowItsTimes()
    {
        QFETCH(int, first);
        QFETCH(int, second);
        QFETCH(int, ended);
        QFETCH(RunStatus, status);
        const auto at = [](int seconds) {
            return seconds == 0 ? QDateTime() : noon.addSecs(seconds);
        };
        Session session;
        session.summary.status = status;
        session.phases = {phaseAt(u"Flow"_s, status)};
        session.phases[0].ended = at(ended);
        session.errors = {errorAt(0, 1, 0), errorAt(0, 1, 0)};
        session.errors[0].time = at(first);
        session.errors[1].time = at(second);
        const Session found = settled(std::move(session));
        QCOMPARE(found.causes.size(), size_t(1));
        QTEST(found.causes[0].consequences[0].rule, "rule");
    }

    void theSessionDidNotFailAfterALaterEvent_data()
    {
        QTest::addColumn<int>("ended");
        QTest::addColumn<QStringList>("order");
        QTest::newRow("after all others") << 30 << QStringList{u"b"_s, u"c"_s, u"Next"_s, u"s"_s};
        QTest::newRow("between") << 15 << QStringList{u"b"_s, u"s"_s, u"c"_s, u"Next"_s};
        QTest::newRow("before") << 5 << QStringList{u"s"_s, u"b"_s, u"c"_s, u"Next"_s};
    }

    void theSessionDidNotFailAfterALaterEvent()
    {
        QFETCH(int, ended);
        Session session;
        session.summary.status = RunStatus::Failed;
        session.summary.title = u"s"_s;
        session.summary.place.stateFile = u"/s.yaml"_s;
        session.summary.ended = noon.addSecs(ended);
        session.phases = {phaseAt(u"Flow"_s, RunStatus::Failed),
                          phaseAt(u"Next"_s, RunStatus::NotReached)};
        session.errors = {errorAt(0, 1, 1), errorAt(0, 1, 10), errorAt(0, 1, 20)};
        session.errors[1].type = u"b"_s;
        session.errors[2].type = u"c"_s;
        const Session found = settled(std::move(session));
        QCOMPARE(found.causes.size(), size_t(1));
        QTEST(titles(found.causes[0].consequences), "order");
    }

    void aFailedGateFollowsFromItsHandoff()
    {
        Session session;
        session.summary.status = RunStatus::Failed;
        session.phases = {phaseAt(u"Flow"_s, RunStatus::Failed)};
        SessionHandoff handoff;
        handoff.at.path = u"/s/review.yaml"_s;
        handoff.phase = 0;
        handoff.time = noon;
        handoff.report.findings.resize(1);
        session.handoffs = {handoff};
        SessionGate gate;
        gate.phase = 0;
        gate.result = {u"QG2a"_s, {}, {CriterionResult{}}};
        gate.result.criteria[0].state = CriterionState::Failed;
        gate.evidence = {handoff.at};
        session.gates = {gate};
        const Session found = settled(std::move(session));
        QCOMPARE(found.causes.size(), size_t(1));
        QCOMPARE(found.causes[0].failure.title, u"review.yaml"_s);
        QCOMPARE(found.causes[0].consequences[0].title, u"QG2a"_s);
        QVERIFY(found.causes[0].consequences[0].rule.contains(u"review.yaml"_s));
    }

    void aSkippedGateNeverFails()
    {
        Session session;
        session.summary.status = RunStatus::Running;
        session.phases = {phaseAt(u"Flow"_s, RunStatus::Running)};
        SessionGate gate;
        gate.phase = 0;
        gate.isSkipped = true;
        gate.result = {u"swarm"_s, {}, {CriterionResult{}}};
        gate.result.criteria[0].state = CriterionState::Failed;
        gate.evidence = {{}};
        session.gates = {gate};
        QVERIFY(settled(std::move(session)).causes.empty());
    }
};

QTEST_GUILESS_MAIN(TestSessionCauses)
#include "tst_sessioncauses.moc"
