// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "sessionviewfixture.h"
#include "widgets/session/panes/gatespane.h"
#include "widgets/session/panes/gatestrip.h"

#include <QSignalSpy>

using namespace baton;
using namespace Qt::StringLiterals;

/// Selection by keys and clicks in the grid and the gates.
class TestSessionKeys : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { dressUp(Theme::Mode::Dark); }
    void init() { failOnWarnings(); }

    void keysMoveInTheGrid()
    {
        const Fixture fixture(samples::failed());
        PhaseGridView &grid = fixture.grid();
        grid.setFocus();
        QTest::keyClick(&grid, Qt::Key_Right);
        QCOMPARE(grid.currentPlace(), (PhasePlace{2, 2}));
        QTest::keyClick(&grid, Qt::Key_Up);
        QCOMPARE(grid.currentPlace(), (PhasePlace{1, 2}));
        QTest::keyClick(&grid, Qt::Key_Up);
        QCOMPARE(grid.currentPlace(), (PhasePlace{0, 1}));
        QTest::keyClick(&grid, Qt::Key_Down);
        QCOMPARE(grid.currentPlace(), (PhasePlace{1, 2}));
        QTest::keyClick(&grid, Qt::Key_Left);
        QTest::keyClick(&grid, Qt::Key_Left);
        QCOMPARE(grid.currentPlace(), (PhasePlace{1, 0}));
    }

    void keysCollapseAndExpandStages()
    {
        const Fixture fixture(samples::swarm());
        PhaseGridView &grid = fixture.grid();
        grid.setFocus();
        grid.setCurrentPlace({1, 0});
        const QModelIndex stage = grid.currentIndex();
        QVERIFY(grid.isExpanded(stage));
        QTest::keyClick(&grid, Qt::Key_Left);
        QVERIFY(!grid.isExpanded(stage));
        QTest::keyClick(&grid, Qt::Key_Right);
        QVERIFY(grid.isExpanded(stage));
        QTest::keyClick(&grid, Qt::Key_Down);
        QCOMPARE(grid.currentPlace().phase, 2);
        QTest::keyClick(&grid, Qt::Key_Left);
        QTest::keyClick(&grid, Qt::Key_Left);
        QCOMPARE(grid.currentPlace(), (PhasePlace{1, 0}));
    }

    void aClickOnAnAttemptSelectsWhatBelongsToIt()
    {
        const Fixture fixture(samples::failed());
        PhaseGridView &grid = fixture.grid();
        const QModelIndex cell = grid.grid().indexOf(PhasePlace{2, 2});
        QTest::mouseClick(grid.viewport(), Qt::LeftButton, {}, grid.cellRect(cell).center());
        QCOMPARE(fixture.view.currentPlace(), (PhasePlace{2, 2}));
        QCOMPARE(firstCell(fixture.table(u"errorHistoryTable"_s)), u"2"_s);
        const QModelIndexList rows =
            fixture.table(u"handoffsTable"_s).selectionModel()->selectedRows();
        QCOMPARE(rows.size(), 1);
        QCOMPARE(rows.front().row(), 6);
    }

    void theCriterionsLinkOpensItsEvidence()
    {
        const Fixture fixture(samples::failed());
        QSignalSpy opened(&fixture.view, &SessionView::evidenceActivated);
        SessionTableView &table = fixture.table(u"criteriaTable"_s);
        const QModelIndex link = table.model()->index(2, 4);
        QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, table.visualRect(link).center());
        QCOMPARE(opened.size(), 1);
        QCOMPARE(opened.front().front().value<Evidence>().line, 32);
        table.setFocus();
        QTest::keyClick(&table, Qt::Key_Return);
        QCOMPARE(opened.size(), 2);
    }

    void keysMoveInTheGates()
    {
        const Fixture fixture(samples::failed());
        auto &strip = fixture.find<GateStrip>(u"gateStrip"_s);
        strip.setFocus();
        QTest::keyClick(&strip, Qt::Key_Right);
        QCOMPARE(strip.currentGate(), 5);
        QCOMPARE(fixture.table(u"criteriaTable"_s).table().rowCount(), 1);
        QVERIFY(fixture.find<QWidget>(u"gateNext"_s).isVisible());
        QTest::keyClick(&strip, Qt::Key_Left);
        QTest::keyClick(&strip, Qt::Key_Left);
        QCOMPARE(strip.currentGate(), 3);
    }

    /// The criteria need the remaining width.
    void gatesDoNotRepeatTheHeader()
    {
        Session session = samples::failed();
        for (SessionGate &gate : session.gates) {
            gate.next = u"The user decides"_s;
        }
        for (const QString &does : {session.gates.front().next, u"Another step"_s}) {
            session.next.does = does;
            const Fixture fixture(session);
            const auto &strip = fixture.find<GateStrip>(u"gateStrip"_s);
            QCOMPARE(session.gates[size_t(strip.currentGate())].state(), CriterionState::Failed);
            QCOMPARE(fixture.find<QWidget>(u"gateNext"_s).isVisible(), does == "Another step"_L1);
        }
    }

    void aShortGateStripFitsItsGates()
    {
        Session session = samples::failed();
        const std::vector<SessionGate> all = session.gates;
        session.gates = {all.front()};
        Fixture fixture(session);
        auto &strip = fixture.find<GateStrip>(u"gateStrip"_s);
        const auto isFilled = [&strip] {
            const QModelIndex last = strip.model()->index(strip.model()->rowCount() - 1, 0);
            return strip.viewport()->width() - strip.visualRect(last).right() <= 8;
        };
        QTRY_VERIFY(isFilled());
        QVERIFY(strip.width() < 200);
        session.gates = all;
        fixture.update(session);
        QTRY_VERIFY(strip.width() > 400);
        QTRY_VERIFY(isFilled());
    }

    void theGateThatJudgedTheFirstCauseIsShown()
    {
        Session session = samples::failed();
        const auto plan = std::ranges::find(session.gates, u"QG2a"_s,
                                            [](const SessionGate &gate) { return gate.result.id; });
        QVERIFY(plan != session.gates.end());
        const Evidence review{u"/data/review.yaml"_s, {}, 0, 24};
        plan->evidence.assign(plan->result.criteria.size(), review);
        SessionFailure &cause = session.causes.front().failure;
        cause.what = SessionFailure::What::Handoff;
        cause.index = 0;
        cause.evidence = {review};
        const Fixture fixture(session);
        QCOMPARE(fixture.find<GatesPane>(u"gatesPane"_s).currentGate(),
                 int(plan - session.gates.begin()));
        QCOMPARE(fixture.table(u"errorHistoryTable"_s).currentRow(), -1); // of something else
    }
};

QTEST_MAIN(TestSessionKeys)
#include "tst_sessionkeys.moc"
