// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// A session whose rows a worker makes.
#include "sessionviewfixture.h"

#include <QLabel>
#include <QScrollBar>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

/// 3,000 phases and tasks, and a handoff for each group.
Session large()
{
    Session session = samples::large(300);
    session.headline = u"Many things ran"_s;
    session.handoffs.assign(300, samples::failed().handoffs.front());
    for (size_t i = 0; i < session.handoffs.size(); ++i) {
        session.handoffs[i].at.path = u"/data/%1.yaml"_s.arg(i);
        session.handoffs[i].phase = static_cast<int>(i) * 10;
    }
    return session;
}

} // namespace

class TestLargeSession : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { dressUp(Theme::Mode::Dark); }
    void init() { failOnWarnings(); }

    void theHeadlineIsShownBeforeTheRows()
    {
        SessionView view;
        const auto session = std::make_shared<const Session>(large());
        view.setSession(session, samples::now());
        QVERIFY(!view.isShown());
        QCOMPARE(view.session(), session);
        auto &grid = *view.findChild<PhaseGridView *>(u"phaseGrid"_s);
        QCOMPARE(grid.grid().rowCount(), 0);
        QVERIFY(view.findChild<QLabel *>(u"sessionAnswer"_s)->text().contains(u"Many things ran"));
        QTRY_VERIFY(view.isShown());
        QCOMPARE(grid.grid().rowCount(), 300);
        QCOMPARE(view.findChild<SessionTableView *>(u"handoffsTable"_s)->table().rowCount(), 300);
    }

    void aPlaceRequestedDuringReadingIsShownLater()
    {
        SessionView view;
        view.setSession(std::make_shared<const Session>(large()), samples::now());
        view.showHandoff(123);
        view.showNextFailure(); // nothing to walk to yet, and no harm
        QTRY_VERIFY(view.isShown());
        const auto &table = *view.findChild<SessionTableView *>(u"handoffsTable"_s);
        QCOMPARE(table.selectionModel()->selectedRows().size(), 1);
        QCOMPARE(table.rowOf(table.selectionModel()->selectedRows().front()), 123);
        QCOMPARE(view.currentPlace().phase, 1230);
    }

    void theScrollPositionIsRestoredWithTheRoom()
    {
        Fixture fixture(large());
        QTRY_VERIFY(fixture.view.isShown());
        PhaseGridView &grid = fixture.grid();
        QTRY_VERIFY(grid.viewport()->height() > 200); // the panes have shared their room
        grid.expandAll();
        grid.setCurrentPlace({1'505, 2});
        grid.scrollTo(grid.currentIndex(), QAbstractItemView::PositionAtBottom);
        const int scrolled = grid.verticalScrollBar()->value();
        const QSize size = grid.size();
        for (int height = size.height(); height > 0; height -= 20) {
            grid.resize(size.width(), height);
        }
        QVERIFY(grid.verticalScrollBar()->value() > scrolled);
        grid.resize(size.width(), 0); // no row has room
        QCOMPARE(grid.viewport()->height(), 0);
        grid.resize(size);
        QCOMPARE(grid.verticalScrollBar()->value(), scrolled);
    }

    void selectionAndScrollStayWhenAChangeIsShown()
    {
        Fixture fixture(large());
        QTRY_VERIFY(fixture.view.isShown());
        PhaseGridView &grid = fixture.grid();
        QTRY_VERIFY(grid.viewport()->height() > 200); // the panes have shared their room
        grid.expandAll();
        grid.setCurrentPlace({1'505, 2});
        // In the middle it stays in sight when the panes share their room anew.
        grid.scrollTo(grid.currentIndex(), QAbstractItemView::PositionAtCenter);
        const QModelIndex top = grid.indexAt({0, 0});
        const QString first = top.data().toString();
        const int scrolled = grid.verticalScrollBar()->value();
        QVERIFY(scrolled > 0);
        Session newer = large();
        newer.phases[1'505].title = u"Renamed"_s;
        SessionPhase more = newer.phases.back();
        more.id = u"more"_s;
        newer.phases.push_back(more);
        newer.handoffs.push_back(newer.handoffs.back());
        newer.handoffs.back().at.path = u"/data/more.yaml"_s;
        fixture.update(newer);
        QVERIFY(!fixture.view.isShown());
        QTRY_VERIFY(fixture.view.isShown());
        QCOMPARE(fixture.view.currentPlace(), (PhasePlace{1'505, 2}));
        QTest::qWait(0); // the turn in which what was held is let go
        QCOMPARE(grid.currentIndex().siblingAtColumn(0).data().toString(), u"Renamed"_s);
        QCOMPARE(grid.verticalScrollBar()->value(), scrolled);
        QCOMPARE(grid.indexAt({0, 0}).data().toString(), first);
        QCOMPARE(fixture.table(u"handoffsTable"_s).table().rowCount(), 301);
        QVERIFY(grid.isExpanded(grid.grid().indexOf(PhasePlace{0, 0})));
    }

    void theLatestOfManyChangesIsShown()
    {
        Fixture fixture(large());
        QTRY_VERIFY(fixture.view.isShown());
        for (int i = 0; i < 5; ++i) {
            Session newer = large();
            newer.phases.front().title = u"Change %1"_s.arg(i);
            fixture.update(newer);
        }
        QTRY_VERIFY(fixture.view.isShown());
        QCOMPARE(fixture.grid().grid().indexOf(PhasePlace{0, 0}).data().toString(), u"Change 4"_s);
        // A small one comes after what is being made.
        fixture.update(large());
        fixture.update(samples::failed());
        QTRY_VERIFY(fixture.view.isShown());
        QCOMPARE(fixture.view.session()->phases.size(), samples::failed().phases.size());
        QCOMPARE(fixture.view.currentPlace(), (PhasePlace{2, 1}));
    }

    void aClosedViewWaitsForItsWorker()
    {
        for (int i = 0; i < 10; ++i) {
            SessionView view;
            view.setSession(std::make_shared<const Session>(large()), samples::now());
        }
    }
};

QTEST_MAIN(TestLargeSession)
#include "tst_largesession.moc"
