// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/pack/sessionformat.h"
#include "models/session/causes/escalations.h"
#include "models/session/errors/errorhistory.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

SessionError error(int phase, int attempt, const QString &type, const QString &fix)
{
    SessionError result;
    result.phase = phase;
    result.attempt = attempt;
    result.type = type;
    result.message = u"about "_s + type;
    result.fix = fix;
    result.outcome = u"no"_s;
    return result;
}

} // namespace

class TestSessionErrors : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(); }

    void aFixThatWasTriedIsMarked()
    {
        std::vector<SessionError> errors{error(2, 1, u"diverged"_s, u"Relax 0.5"_s),
                                         error(2, 2, u"assertion"_s, u"Picard"_s),
                                         error(2, 3, u"diverged"_s, u"relax  0.5 "_s)};
        markRepeats(errors);
        QCOMPARE(errors[1].sameFixAs, 0);
        QCOMPARE(errors[2].sameFixAs, 1);
        QCOMPARE(errors[2].sameErrorAs, 1);
    }

    void theSameWordsAreTheSameFix_data()
    {
        QTest::addColumn<QString>("fix");
        QTest::addColumn<bool>("isSame");
        QTest::newRow("a full stop") << u"Reduced relaxation parameter to 0.5."_s << true;
        QTest::newRow("an article") << u"reduced the relaxation parameter to 0.5"_s << true;
        QTest::newRow("quotes") << u"“Reduced relaxation parameter” to 0.5"_s << true;
        QTest::newRow("blanks") << u" Reduced  relaxation parameter to 0.5\n"_s << true;
        QTest::newRow("another number") << u"Reduced relaxation parameter to 0.3"_s << false;
        QTest::newRow("a sign") << u"Reduced relaxation parameter to -0.5"_s << false;
        QTest::newRow("with additional words")
            << u"Reduced relaxation parameter to 0.5, and the step"_s << false;
    }

    void theSameWordsAreTheSameFix()
    {
        QFETCH(QString, fix);
        QFETCH(bool, isSame);
        std::vector<SessionError> errors{
            error(2, 1, u"diverged"_s, u"Reduced relaxation parameter to 0.5"_s),
            error(2, 2, u"diverged"_s, fix)};
        errors[1].message += u'.';
        markRepeats(errors);
        QCOMPARE(errors[1].sameFixAs, isSame ? 1 : 0);
        QCOMPARE(errors[1].sameErrorAs, 1);
    }

    void equalErrorsOfOtherPhasesAreNoRepetition()
    {
        std::vector<SessionError> errors{error(1, 1, u"diverged"_s, u"Relax"_s),
                                         error(2, 2, u"diverged"_s, u"Relax"_s)};
        markRepeats(errors);
        QCOMPARE(errors[1].sameFixAs, 0);
        QCOMPARE(errors[1].sameErrorAs, 0);
    }

    void aMissingFixIsNoRepetition()
    {
        std::vector<SessionError> errors{error(1, 1, u"a"_s, {}), error(1, 2, u"b"_s, {})};
        markRepeats(errors);
        QCOMPARE(errors[1].sameFixAs, 0);
    }

    void errorsAreSortedByPhaseAttemptAndTime()
    {
        std::vector<SessionError> errors{error(3, 1, u"late"_s, {}), error(1, 2, u"d"_s, {}),
                                         error(1, 1, u"c"_s, {}), error(1, 1, u"b"_s, {}),
                                         error(1, 1, u"a"_s, {})};
        errors[1].time = QDateTime(QDate(2025, 1, 1), QTime(), QTimeZone::UTC);
        errors[3].time = QDateTime(QDate(2026, 1, 2), QTime(), QTimeZone::UTC);
        errors[4].time = QDateTime(QDate(2026, 1, 1), QTime(), QTimeZone::UTC);
        sortErrors(errors);
        QStringList types;
        for (const SessionError &one : errors) {
            types.append(one.type);
        }
        QCOMPARE(types, (QStringList{u"a"_s, u"b"_s, u"c"_s, u"d"_s, u"late"_s}));
    }

    void theRemainingRetriesAreShownWithTheTextToSend()
    {
        Session session;
        SessionPhase phase;
        phase.id = u"2"_s;
        phase.title = u"Flow"_s;
        phase.status = RunStatus::Failed;
        phase.count = {3, 3};
        phase.attempts.resize(3);
        session.phases = {phase};
        session.errors = {error(0, 1, u"diverged"_s, u"Relax"_s)};
        const EscalationText texts{u"Phase {phase} {title}: {attempts} of {limit}"_s,
                                   u"{number}. {type}: {fix} -> {outcome}"_s, u"Decide."_s};
        session.escalations = escalationsOf(session);
        summarize(session, texts);
        const std::vector<Escalation> &found = session.escalations;
        QCOMPARE(found.size(), size_t(1));
        QCOMPARE(found[0].count, (AttemptCount{3, 3}));
        QCOMPARE(found[0].summary,
                 u"Phase 2 Flow: 3 of 3\n\n1. diverged: Relax -> no\n\nDecide."_s);
    }

    void withoutRecordedErrorsTheTextNamesTheGates()
    {
        Session session;
        SessionPhase phase;
        phase.status = RunStatus::Failed;
        phase.count = {2, 2};
        session.phases = {phase, phase};
        FirstCause cause;
        cause.failure.what = SessionFailure::What::Gate;
        cause.failure.phase = 0;
        cause.failure.title = u"QG1"_s;
        cause.failure.text = u"No CRITICAL challenge: 1 (“No boundary layer”)"_s;
        cause.consequences = {cause.failure, cause.failure};
        cause.consequences[0].title = u"QG2a"_s;
        cause.consequences[0].phase = 1;
        cause.consequences[1].what = SessionFailure::What::Phase;
        session.causes = {cause};
        session.errors = {error(1, 1, u"diverged"_s, u"Relax"_s)};
        session.escalations = escalationsOf(session);
        summarize(session, {u"Failed."_s, u"{type}"_s, u"Decide."_s});
        QCOMPARE(session.escalations.size(), size_t(2));
        QCOMPARE(session.escalations[0].summary,
                 u"Failed.\n\nQG1: No CRITICAL challenge: 1 (“No boundary layer”)\n\nDecide."_s);
        QCOMPARE(session.escalations[1].summary,
                 u"Failed.\n\ndiverged\n\nQG2a: No CRITICAL challenge: 1 (“No boundary layer”)\n\n"
                 "Decide."_s); // the gate is of a later run than the error
    }

    void eachOpenPhaseHasItsOwnText()
    {
        Session session;
        SessionPhase phase;
        phase.id = u"1"_s;
        phase.title = u"Mesh"_s;
        phase.status = RunStatus::Failed;
        phase.count = {3, 3};
        SessionPhase next = phase;
        next.id = u"2"_s;
        next.title = u"Flow"_s;
        next.status = RunStatus::Running;
        next.count = {2, 3};
        session.phases = {phase, next};
        session.errors = {error(0, 1, u"skewed"_s, u"Refine"_s),
                          error(1, 1, u"diverged"_s, u"Relax"_s)};
        const EscalationText texts{u"{title}"_s, u"{type}: {fix}"_s, {}};
        session.escalations = escalationsOf(session);
        summarize(session, texts);
        const std::vector<Escalation> &found = session.escalations;
        QCOMPARE(found.size(), size_t(2));
        QCOMPARE(found[0].summary, u"Mesh\n\nskewed: Refine"_s);
        QVERIFY(found[0].isOver);              // it was escalated to the user
        QCOMPARE(found[1].summary, QString()); // the user need not decide yet
        QVERIFY(!found[1].isOver);
    }

    /// A phase that waits for the user after a rejected attempt is not retried.
    void waitingRejectedPhasesAreNotRetried()
    {
        Session session;
        SessionPhase phase;
        phase.status = RunStatus::Waiting;
        phase.count = {2, 2};
        session.phases = {phase};
        session.escalations = escalationsOf(session);
        QVERIFY(!session.escalations.at(0).isOver);
        SessionGate gate;
        gate.phase = 0;
        gate.result.criteria.resize(1);
        gate.result.criteria[0].state = CriterionState::Failed;
        session.gates = {gate};
        session.escalations = escalationsOf(session);
        QVERIFY(session.escalations.at(0).isOver);
    }

    void aSuccessfulPhaseIsNotEscalated()
    {
        Session session;
        SessionPhase phase;
        phase.status = RunStatus::Succeeded;
        phase.count = {2, 3};
        session.phases = {phase};
        QVERIFY(escalationsOf(session).empty());
    }
};

QTEST_GUILESS_MAIN(TestSessionErrors)
#include "tst_sessionerrors.moc"
