// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/value/displaystatus.h"
#include "models/sessionviews/grid/phasegrid.h"
#include "tests/samples/sessionsamples.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include <thread>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

/// "a(b c(d)) e": phases with their children.
Session sessionOf(const QString &text)
{
    Session session;
    std::vector<int> open{-1};
    for (const QChar letter : text) {
        if (letter == u'(') {
            open.push_back(static_cast<int>(session.phases.size()) - 1);
        } else if (letter == u')') {
            open.pop_back();
        } else {
            SessionPhase phase;
            phase.id = letter;
            phase.parent = open.back();
            session.phases.push_back(phase);
        }
    }
    return session;
}

QString textOf(const PhaseGrid &grid, const QModelIndex &parent = {})
{
    QString text;
    for (int row = 0; row < grid.rowCount(parent); ++row) {
        const QModelIndex index = grid.index(row, 0, parent);
        text += index.data().toString();
        if (const QString below = textOf(grid, index); !below.isEmpty()) {
            text += u'(' + below + u')';
        }
    }
    return text;
}

const QStringList &trees()
{
    static const QStringList all{u""_s,         u"a"_s,          u"ab"_s,       u"ba"_s,
                                 u"a(b)"_s,     u"a(bc)"_s,      u"a(cb)"_s,    u"a(b)c"_s,
                                 u"ca(b)"_s,    u"a(b(c))"_s,    u"a(b(c))d"_s, u"a(d)b(c)"_s,
                                 u"b(c)a(d)"_s, u"a(bcd)"_s,     u"a(dcb)"_s,   u"b(a(c))"_s,
                                 u"d(a)c(b)"_s, u"a(b(c(d)))"_s, u"abcd"_s,     u"dcba"_s};
    return all;
}

} // namespace

class TestPhaseGrid : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void aChildWithFailedChildrenIsNotMarkedAsSuccessful()
    {
        Session session = samples::batch();
        session.phases[1].flaw = u"1 of 2 sessions that it started failed"_s;
        PhaseGrid grid;
        grid.setSession(session, samples::now());
        const QModelIndex child = grid.indexOf(PhasePlace{1, 0});
        const QModelIndex run = grid.indexOf(PhasePlace{1, 1});
        for (const QModelIndex &index : {child, run}) {
            QCOMPARE(index.data(PhaseGrid::ShapeRole).toInt(), int(Status::Warning));
            QVERIFY2(index.data(Qt::ToolTipRole)
                         .toString()
                         .contains(u"ok, although 1 of 2 sessions that it started failed"_s),
                     qPrintable(index.data(Qt::ToolTipRole).toString()));
        }
    }

    void everyUpdateGivesTheNewTree()
    {
        PhaseGrid grid;
        const QAbstractItemModelTester tester(
            &grid, QAbstractItemModelTester::FailureReportingMode::QtTest);
        for (const QString &before : trees()) {
            for (const QString &after : trees()) {
                grid.setSession(sessionOf(before), {});
                grid.setSession(sessionOf(after), {});
                QCOMPARE(textOf(grid), after);
                for (int phase = 0; phase < static_cast<int>(sessionOf(after).phases.size());
                     ++phase) {
                    QCOMPARE(grid.placeOf(grid.indexOf(PhasePlace{phase, 0})).phase, phase);
                }
            }
        }
    }

    void remainingRowsKeepTheirPlace()
    {
        PhaseGrid grid;
        grid.setSession(sessionOf(u"a(b(c))d"_s), {});
        const QPersistentModelIndex c = grid.indexOf(PhasePlace{2, 0});
        grid.setSession(sessionOf(u"ea(fb(cg))d"_s), {});
        QVERIFY(c.isValid());
        QCOMPARE(c.data().toString(), u"c"_s);
        QCOMPARE(grid.placeOf(c), (PhasePlace{4, 0}));
    }

    void attemptsHaveAColumnEach()
    {
        PhaseGrid grid;
        grid.setSession(samples::running(), samples::now());
        QCOMPARE(grid.attemptColumns(), 3);
        const QModelIndex flow = grid.index(2, 0);
        QCOMPARE(flow.data().toString(), u"Flow"_s);
        QCOMPARE(flow.siblingAtColumn(1).data().toString(), u"failed"_s);
        QCOMPARE(flow.siblingAtColumn(3).data().toString(), u"running"_s);
        QCOMPARE(flow.siblingAtColumn(grid.startedColumn()).data().toString(), u"14:43"_s);
        QCOMPARE(flow.siblingAtColumn(grid.durationColumn()).data().toString(), u"28 min"_s);
        QCOMPARE(grid.placeOf(flow.siblingAtColumn(2)), (PhasePlace{2, 2}));
        const QModelIndex mesh = grid.index(1, 1);
        QCOMPARE(mesh.data().toString(), u"superseded"_s);
        QVERIFY(mesh.data(PhaseGrid::FadedRole).toBool());
        QCOMPARE(grid.placeOf(grid.index(1, 3)), (PhasePlace{1, 0}));
    }

    void theReasonForNoAttemptIsReported()
    {
        PhaseGrid grid;
        grid.setSession(samples::running(), samples::now());
        QCOMPARE(grid.index(3, 0).data(PhaseGrid::ReasonRole).toString(), u"not reached"_s);
        QCOMPARE(grid.index(4, 0).data(PhaseGrid::ReasonRole).toString(),
                 u"skipped, not part of a debug run"_s);
        QVERIFY(grid.index(2, 0).data(PhaseGrid::ReasonRole).toString().isEmpty());
    }

    void moreAttemptsWidenTheGrid()
    {
        PhaseGrid grid;
        const QAbstractItemModelTester tester(
            &grid, QAbstractItemModelTester::FailureReportingMode::QtTest);
        Session session = samples::running();
        grid.setSession(session, samples::now());
        const QPersistentModelIndex second = grid.index(2, 2);
        const QPersistentModelIndex duration = grid.index(2, grid.durationColumn());
        SessionAttempt next = session.phases[2].attempts.back();
        next.number = 5;
        session.phases[2].attempts.push_back(next);
        QSignalSpy resets(&grid, &QAbstractItemModel::modelReset);
        grid.setSession(session, samples::now());
        QCOMPARE(grid.attemptColumns(), 5);
        QCOMPARE(second.column(), 2);
        QCOMPARE(duration.column(), grid.durationColumn());
        QCOMPARE(resets.size(), 0);
        QCOMPARE(grid.headerData(5, Qt::Horizontal, Qt::DisplayRole).toString(), u"Attempt 5"_s);
    }

    void aPerspectiveIsBelowItsStage()
    {
        PhaseGrid grid;
        grid.setSession(samples::swarm(), {});
        QCOMPARE(grid.rowCount(), 4);
        const QModelIndex stage = grid.index(1, 0);
        QCOMPARE(grid.rowCount(stage), 5);
        const QModelIndex economist = grid.index(3, 0, stage);
        QCOMPARE(economist.siblingAtColumn(1).data().toString(), u"timed out"_s);
        QCOMPARE(grid.parent(economist), stage);
        QCOMPARE(grid.rowCount(stage.siblingAtColumn(1)), 0);
    }

    void aChangeIsMadeOnAWorkerAndTakenOverLater()
    {
        PhaseGrid grid;
        const QAbstractItemModelTester tester(
            &grid, QAbstractItemModelTester::FailureReportingMode::QtTest);
        grid.setSession(sessionOf(u"a(bc)d"_s), {});
        const QPersistentModelIndex c = grid.indexOf(PhasePlace{2, 0});
        PhaseGridUpdate change;
        std::thread worker([&] {
            change = grid.changeTo(std::make_shared<const Session>(sessionOf(u"xa(c)e"_s)));
        });
        worker.join();
        QCOMPARE(textOf(grid), u"a(bc)d"_s);
        grid.take(change, {});
        QCOMPARE(textOf(grid), u"xa(c)e"_s);
        QCOMPARE(grid.placeOf(c), (PhasePlace{2, 0}));
        QCOMPARE(change.removed.size(), 2U); // to be destroyed elsewhere
    }

    void changedRowsAreReportedInTurns()
    {
        const auto before = std::make_shared<const Session>(samples::large(1'000));
        PhaseGrid grid;
        const QAbstractItemModelTester tester(
            &grid, QAbstractItemModelTester::FailureReportingMode::QtTest);
        grid.setSession(*before, samples::now());
        QCOMPARE(grid.rowCount(), 1'000);
        auto renamed = std::make_shared<Session>(*before);
        for (size_t i = 0; i < 8'000; i += 20) {
            renamed->phases[i].title = u"other"_s;
        }
        QSignalSpy changed(&grid, &QAbstractItemModel::dataChanged);
        QSignalSpy layouts(&grid, &QAbstractItemModel::layoutChanged);
        PhaseGridUpdate change = grid.changeTo(renamed);
        QCOMPARE(change.others.size(), 400U);
        grid.take(change, samples::now());
        QCOMPARE(grid.indexOf(PhasePlace{7'980, 0}).data().toString(), u"other"_s); // at once
        QTRY_COMPARE(changed.size(), 400);
        QCOMPARE(layouts.size(), 0);
        // Nearly all of them at once.
        Session all = *renamed;
        for (SessionPhase &phase : all.phases) {
            phase.title += u'*';
        }
        grid.setSession(all, samples::now());
        QCOMPARE(layouts.size(), 1);
    }

    void manyRangesAreAppliedAtOnce()
    {
        const Session all = samples::large(200);
        Session half;
        for (int group = 0; group < 200; group += 2) {
            const int parent = static_cast<int>(half.phases.size());
            for (int row = 0; row < 10; ++row) {
                half.phases.push_back(all.phases[static_cast<size_t>(group) * 10 + size_t(row)]);
                half.phases.back().parent = row == 0 ? -1 : parent;
            }
        }
        PhaseGrid grid;
        const QAbstractItemModelTester tester(
            &grid, QAbstractItemModelTester::FailureReportingMode::QtTest);
        grid.setSession(all, samples::now());
        const QPersistentModelIndex stays = grid.indexOf(PhasePlace{45, 0});
        const QPersistentModelIndex goes = grid.indexOf(PhasePlace{15, 0});
        const QString title = stays.data().toString();
        QSignalSpy layouts(&grid, &QAbstractItemModel::layoutChanged);
        QSignalSpy resets(&grid, &QAbstractItemModel::modelReset);
        grid.setSession(half, samples::now());
        QCOMPARE(grid.rowCount(), 100);
        QCOMPARE(layouts.size(), 1);
        QCOMPARE(stays.data().toString(), title);
        QCOMPARE(grid.placeOf(stays), (PhasePlace{25, 0}));
        QVERIFY(!goes.isValid());
        grid.setSession(all, samples::now());
        QCOMPARE(grid.rowCount(), 200);
        QCOMPARE(grid.placeOf(stays), (PhasePlace{45, 0}));
        QCOMPARE(resets.size(), 0);
    }

    void onlyRowsWithChildrenCanBeExpanded()
    {
        PhaseGrid grid;
        const QAbstractItemModelTester tester(
            &grid, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const auto canUnfold = [&grid](int phase) {
            return !grid.flags(grid.indexOf(PhasePlace{phase, 0}))
                        .testFlag(Qt::ItemNeverHasChildren);
        };
        grid.setSession(sessionOf(u"a(b)c"_s), {});
        QCOMPARE((QList{canUnfold(0), canUnfold(1), canUnfold(2)}), (QList{true, false, false}));
        grid.setSession(sessionOf(u"a(b)c(d)"_s), {});
        QCOMPARE(canUnfold(2), true);
        QVERIFY(!grid.index(0, grid.durationColumn() + 1).isValid());
        QVERIFY(!grid.index(2, 0).isValid());
        QVERIFY(!grid.index(-1, 0).isValid());
    }

    void aFailureThatWasPassedOverIsNotRed()
    {
        Session session = samples::failed();
        PhaseGrid grid;
        grid.setSession(session, samples::now());
        const auto shape = [&grid] {
            return static_cast<Status>(
                grid.indexOf(PhasePlace{2, 3}).data(PhaseGrid::ShapeRole).toInt());
        };
        QCOMPARE(shape(), Status::Error);
        session.phases[2].isPassedOver = true;
        grid.setSession(session, samples::now());
        QCOMPARE(shape(), Status::PassedOver);
        const QModelIndex attempt = grid.indexOf(PhasePlace{2, 3});
        QVERIFY(attempt.data(PhaseGrid::FadedRole).toBool());
        QCOMPARE(attempt.data(Qt::AccessibleTextRole).toString(),
                 u"Attempt 3: failed, passed over"_s);
        QCOMPARE(grid.index(2, 0).data(PhaseGrid::ShapeRole).toInt(),
                 static_cast<int>(Status::PassedOver));
        // A successful phase stays the same.
        session.phases[1].isPassedOver = true;
        grid.setSession(session, samples::now());
        QCOMPARE(grid.indexOf(PhasePlace{1, 2}).data(PhaseGrid::ShapeRole).toInt(),
                 static_cast<int>(Status::Ok));
    }

    void aLaterPhaseIsNotAParent()
    {
        Session session = sessionOf(u"ab"_s);
        session.phases[0].parent = 1;
        session.phases[1].parent = 7;
        PhaseGrid grid;
        grid.setSession(session, {});
        QCOMPARE(textOf(grid), u"ab"_s);
    }
};

QTEST_GUILESS_MAIN(TestPhaseGrid)
#include "tst_phasegrid.moc"
