// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "sessionviewfixture.h"

#include <QLabel>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTimer>

using namespace baton;
using namespace Qt::StringLiterals;

/// A session that changes while the user reads it.
class TestSessionLive : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { dressUp(Theme::Mode::Dark); }
    void init() { failOnWarnings(); }

    void aNewerStateLeavesSelectionAndScrollAlone()
    {
        Fixture fixture(samples::running(), {1016, 500});
        fixture.grid().setCurrentPlace({1, 1});
        SessionTableView &handoffs = fixture.table(u"handoffsTable"_s);
        handoffs.setCurrentRow(2);
        handoffs.verticalScrollBar()->setValue(1);
        const int scroll = handoffs.verticalScrollBar()->value();
        Session next = samples::running();
        SessionHandoff more = next.handoffs.back();
        more.attempt = 4;
        next.handoffs.push_back(more);
        SessionPhase inserted;
        inserted.id = u"1b"_s;
        next.phases.insert(next.phases.begin() + 1, inserted);
        fixture.update(next);
        QCOMPARE(fixture.view.currentPlace(), (PhasePlace{2, 1}));
        QCOMPARE(handoffs.currentRow(), 2);
        QCOMPARE(handoffs.verticalScrollBar()->value(), scroll);
        QCOMPARE(handoffs.table().rowCount(), 9);
    }

    void durationsOfRunningSessionsIncrease()
    {
        const QDateTime now = QDateTime::currentDateTimeUtc();
        Session session = samples::running();
        session.summary.started = now.addSecs(-7230);
        session.summary.ended = {};
        session.summary.liveness = Liveness::Alive;
        Fixture fixture(samples::failed());
        const auto &clock = fixture.find<QTimer>(u"minuteClock"_s);
        QVERIFY2(!clock.isActive(), "it is over");
        fixture.view.setSession(std::make_shared<const Session>(session), now.addSecs(-3600));
        const auto &facts = fixture.find<QLabel>(u"sessionFacts"_s);
        QVERIFY(facts.text().contains(u"1 h 00 min"_s));
        QVERIFY(clock.isActive());
        fixture.grid().setCurrentPlace({1, 1});
        QMetaObject::invokeMethod(&fixture.find<QTimer>(u"minuteClock"_s), "timeout");
        QVERIFY(facts.text().contains(u"2 h 00 min"_s));
        QCOMPARE(fixture.view.currentPlace(), (PhasePlace{1, 1}));
        fixture.view.hide();
        QVERIFY2(!clock.isActive(), "nobody sees it");
    }

    void anEarlierStateIsMarked()
    {
        Session session = samples::running();
        session.summary.place.stateFile = u"/data/state.yaml"_s;
        Fixture fixture(session);
        const auto &mark = fixture.find<QLabel>(u"sessionStateKept"_s);
        QVERIFY(!mark.isVisible());
        session.summary.stateKept = QDateTime(QDate(2026, 2, 21), QTime(14, 2, 8));
        fixture.update(session);
        QVERIFY(mark.isVisible());
        QCOMPARE(mark.text(), u"state.yaml cannot be read now; showing the state of 14:02:08"_s);
        shoot(fixture.view, u"session-state-kept"_s);
        session.summary.stateLost = {u"Flow"_s, u"errors"_s};
        fixture.update(session);
        QCOMPARE(mark.text(),
                 u"state.yaml no longer contains what it contained before (Flow, errors); showing "
                 u"the state of "
                 "14:02:08"_s);
        session.summary.stateKept = {};
        fixture.update(session);
        QVERIFY(!mark.isVisible());
    }

    void newRowsAreFollowedOnlyAtTheEnd()
    {
        Fixture fixture(samples::running(), {1016, 500});
        fixture.view.setFollowed(true);
        SessionTableView &handoffs = fixture.table(u"handoffsTable"_s);
        QScrollBar &bar = *handoffs.verticalScrollBar();
        QVERIFY(bar.maximum() > 0);
        handoffs.scrollToBottom();
        Session next = samples::running();
        for (int attempt = 4; attempt < 7; ++attempt) {
            next.handoffs.push_back(next.handoffs.back());
            next.handoffs.back().attempt = attempt;
        }
        fixture.update(next);
        QTRY_COMPARE(bar.value(), bar.maximum());
    }

    void selectedHandoffsKeepTheirPosition_data()
    {
        QTest::addColumn<bool>("isAtEnd");
        QTest::newRow("rows above it") << false;
        QTest::newRow("rows at the end, which is followed") << true;
    }

    void selectedHandoffsKeepTheirPosition()
    {
        QFETCH(const bool, isAtEnd);
        Fixture fixture(samples::running(), {1016, 500});
        fixture.view.setFollowed(true);
        SessionTableView &handoffs = fixture.table(u"handoffsTable"_s);
        QTRY_VERIFY(handoffs.verticalScrollBar()->maximum() > 0);
        handoffs.scrollToBottom();
        handoffs.setCurrentRow(handoffs.table().rowCount() - 1);
        const QPersistentModelIndex chosen = handoffs.currentIndex();
        const int top = handoffs.visualRect(chosen).top();
        Session next = samples::running();
        for (int i = 0; i < 6; ++i) {
            SessionHandoff more = isAtEnd ? next.handoffs.back() : next.handoffs.front();
            more.at.path += QString::number(i);
            next.handoffs.insert(isAtEnd ? next.handoffs.end() : next.handoffs.begin(), more);
        }
        fixture.update(next);
        QTRY_COMPARE(handoffs.table().rowCount(), int(next.handoffs.size()));
        QTest::qWait(0);
        QCOMPARE(handoffs.currentIndex(), chosen);
        QCOMPARE(handoffs.visualRect(chosen).top(), top);
    }

    void newPhasesDoNotMoveVisibleOnes()
    {
        Session session = samples::batch();
        const SessionPhase child = session.phases.back();
        for (int i = 0; i < 40; ++i) {
            session.phases.push_back(child);
            session.phases.back().id += QString::number(i);
        }
        Fixture fixture(session, {1016, 500});
        PhaseGridView &grid = fixture.grid();
        grid.setCurrentPlace({30, 0});
        grid.scrollTo(grid.currentIndex(), QAbstractItemView::PositionAtCenter);
        const QPersistentModelIndex chosen = grid.currentIndex();
        const int top = grid.visualRect(chosen).top();
        for (int i = 0; i < 3; ++i) {
            SessionPhase earlier = child;
            earlier.id = u"earlier"_s + QString::number(i);
            session.phases.insert(session.phases.begin() + 1, earlier);
        }
        fixture.update(session);
        QTest::qWait(0);
        QCOMPARE(grid.currentPlace().phase, 33);
        QCOMPARE(grid.visualRect(chosen).top(), top);
    }

    void aRunningSessionThatFailsHasItsFailureSelected()
    {
        Session healthy = samples::running();
        healthy.causes.clear();
        Fixture fixture(healthy);
        QCOMPARE(fixture.view.currentPlace(), (PhasePlace{2, 0}));
        fixture.update(samples::failed());
        QCOMPARE(fixture.view.currentPlace(), (PhasePlace{2, 1}));
        fixture.grid().setCurrentPlace({0, 1});
        fixture.update(samples::failed());
        QCOMPARE(fixture.view.currentPlace(), (PhasePlace{0, 1}));
    }

    void aNewFailureDoesNotChangeTheUsersSelection()
    {
        Session healthy = samples::running();
        healthy.causes.clear();
        Fixture fixture(healthy);
        QSignalSpy told(&fixture.view, &SessionView::messageRequested);
        fixture.grid().setCurrentPlace({0, 1});
        const PhasePlace chosen = fixture.view.currentPlace();
        fixture.update(samples::failed());
        QCOMPARE(fixture.view.currentPlace(), chosen);
        QCOMPARE(told.size(), 1);
        fixture.update(samples::failed());
        QCOMPARE(told.size(), 1); // once is enough
        fixture.view.showNextFailure();
        QVERIFY(fixture.view.currentPlace() != chosen);
    }

    void repairedOrHiddenFailuresAreNotAnnounced()
    {
        Session healthy = samples::running();
        healthy.causes.clear();
        Fixture fixture(healthy);
        QSignalSpy told(&fixture.view, &SessionView::messageRequested);
        QSignalSpy takenBack(&fixture.view, &SessionView::messageWithdrawn);
        fixture.grid().setCurrentPlace({0, 1});
        Session wounded = samples::failed();
        wounded.summary.status = RunStatus::Running;
        fixture.update(wounded);
        QCOMPARE(told.size(), 1);
        fixture.update(healthy);
        QCOMPARE(takenBack, told);
        fixture.update(wounded);
        QCOMPARE(told.size(), 2); // it failed again
        fixture.view.hide();
        QCOMPARE(takenBack, told);
    }

    void aFailedAttemptIsNotCalledAFailedSession()
    {
        Session healthy = samples::running();
        healthy.causes.clear();
        Fixture fixture(healthy);
        QSignalSpy told(&fixture.view, &SessionView::messageRequested);
        fixture.grid().setCurrentPlace({0, 1});
        Session wounded = samples::failed();
        wounded.summary.status = RunStatus::Running;
        fixture.update(wounded);
        QCOMPARE(told.size(), 1);
        QCOMPARE(told.last().front().toString(),
                 u"Something in the session has failed. F8 goes to the failure."_s);
        fixture.update(samples::failed());
        QCOMPARE(told.size(), 2);
        QCOMPARE(told.last().front().toString(),
                 u"The session has failed. F8 goes to the failure."_s);
    }
};

QTEST_MAIN(TestSessionLive)
#include "tst_sessionlive.moc"
