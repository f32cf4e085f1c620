// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/sessionviews/list/sessionlist.h"
#include "models/sessionviews/tables/sessiontable.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>
#include <QTimeZone>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

const QDateTime morning(QDate(2026, 2, 21), QTime(8, 0), QTimeZone::UTC);

SessionSummary session(const QString &id, RunStatus status, int hours, const QString &parent = {})
{
    SessionSummary made;
    made.id = id;
    made.place.path = u"/data/"_s + id;
    made.place.protocol = id < u"m"_s ? u"cfd"_s : u"swarm"_s;
    made.status = status;
    made.parent = parent;
    made.agent = u"agent-"_s + id;
    made.started = morning.addSecs(hours * 3600);
    made.ended = made.started.addSecs(hours * 60);
    return made;
}

std::vector<SessionSummary> few()
{
    return {
        session(u"a"_s, RunStatus::Succeeded, 1), session(u"b"_s, RunStatus::Failed, 30, u"x"_s),
        session(u"n"_s, RunStatus::Running, 2, u"x"_s), session(u"x"_s, RunStatus::Succeeded, 10)};
}

/// "cfd(a b) swarm(n x)": rows with their children.
QString textOf(const QAbstractItemModel &model, const QModelIndex &parent = {})
{
    QStringList rows;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        const QString below = textOf(model, index);
        rows.append(index.data().toString() + (below.isEmpty() ? below : u'(' + below + u')'));
    }
    return rows.join(u' ');
}

} // namespace

class TestSessionList : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(); }

    void sessionsAreGrouped_data()
    {
        QTest::addColumn<SessionList::Grouping>("grouping");
        QTest::addColumn<QString>("expected");
        using enum SessionList::Grouping;
        QTest::newRow("not at all") << None << u"a b n x"_s;
        QTest::newRow("by protocol") << Protocol << u"CFD(a b) swarm(n x)"_s;
        QTest::newRow("by day") << Day << u"2026-02-21(a n x) 2026-02-22(b)"_s;
        QTest::newRow("by status") << Status << u"failed(b) ok(a x) running(n)"_s;
        QTest::newRow("by parent") << Parent << u"a x(b n)"_s;
    }

    void sessionsAreGrouped()
    {
        QFETCH(SessionList::Grouping, grouping);
        QFETCH(QString, expected);
        SessionList list;
        const QAbstractItemModelTester tester(
            &list, QAbstractItemModelTester::FailureReportingMode::QtTest);
        list.setProtocols({{u"cfd"_s, u"CFD"_s}});
        list.setGrouping(grouping);
        for (const SessionSummary &one : few()) {
            list.add({one});
        }
        QCOMPARE(textOf(list), expected);
        list.setGrouping(SessionList::Grouping::None);
        list.setGrouping(grouping);
        QCOMPARE(list.sessionCount(), 4);
        QCOMPARE(textOf(list), expected);
    }

    void aSessionThatEndsChangesItsGroupInPlace()
    {
        SessionList list;
        const QAbstractItemModelTester tester(
            &list, QAbstractItemModelTester::FailureReportingMode::QtTest);
        list.setGrouping(SessionList::Grouping::Status);
        list.add(few());
        const QPersistentModelIndex kept = list.indexOf(u"/data/n"_s);
        QSignalSpy resets(&list, &QAbstractItemModel::modelReset);
        list.add({session(u"n"_s, RunStatus::Failed, 2, u"x"_s)});
        QCOMPARE(textOf(list), u"failed(b n) ok(a x)"_s);
        QVERIFY(kept.isValid());
        QCOMPARE(kept.data().toString(), u"n"_s);
        QCOMPARE(resets.size(), 0);
    }

    void sessionsInAParentCycleAreShown()
    {
        SessionList list;
        list.setGrouping(SessionList::Grouping::Parent);
        list.add({session(u"a"_s, RunStatus::Failed, 1, u"b"_s),
                  session(u"b"_s, RunStatus::Failed, 1, u"a"_s),
                  session(u"c"_s, RunStatus::Failed, 1, u"c"_s)});
        list.add({session(u"a"_s, RunStatus::Succeeded, 1, u"b"_s)});
        QCOMPARE(list.sessionCount(), 3);
        QCOMPARE(textOf(list), u"a(b) c"_s); // the one that was found first stands above
        list.sort(SessionList::SessionColumn, Qt::DescendingOrder);
        QCOMPARE(textOf(list), u"c a(b)"_s);
    }

    void aStaleSessionIsMarkedAsInterrupted()
    {
        SessionList list;
        SessionSummary lost = session(u"a"_s, RunStatus::Running, 1);
        lost.liveness = Liveness::Stale;
        list.add({lost});
        const QModelIndex status = list.index(0, SessionList::StatusColumn);
        QCOMPARE(status.data().toString(), u"interrupted, stale"_s);
        QCOMPARE(status.data(SessionTable::ShortRole).toString(), u"interrupted"_s);
        QCOMPARE(status.data(SessionTable::ShapeRole).toInt(), static_cast<int>(Status::TimedOut));
    }

    void aCompleteSessionWithAFailureIsNotGreen()
    {
        SessionList list;
        std::vector<SessionSummary> some = few();
        some[0].flaw = u"phase 2 Flow failed"_s;
        list.add(some);
        const QModelIndex status = list.index(0, SessionList::StatusColumn);
        QCOMPARE(status.data().toString(), u"ok, although phase 2 Flow failed"_s);
        QCOMPARE(status.data(SessionTable::ShortRole).toString(), u"phase 2 Flow failed"_s);
        QCOMPARE(status.data(SessionTable::ShapeRole).toInt(), static_cast<int>(Status::Warning));
        QVERIFY(status.data(Qt::ToolTipRole).toString().contains(u"phase 2 Flow failed"_s));
        list.setWanted(SessionList::Wanted::Failed);
        QCOMPARE(textOf(list), u"a b"_s);
        list.setWanted(SessionList::Wanted::All);
        list.setGrouping(SessionList::Grouping::Status);
        QCOMPARE(textOf(list), u"failed(b) ok(x) ok, but contradicted(a) running(n)"_s);
        list.setGrouping(SessionList::Grouping::None);
        list.sort(SessionList::StatusColumn);
        QCOMPARE(textOf(list), u"n x a b"_s); // behind those with which nothing is wrong
    }

    void rowsAreSortedByTheirRawValue()
    {
        SessionList list;
        list.add(few());
        list.sort(SessionList::DurationColumn, Qt::DescendingOrder);
        QCOMPARE(textOf(list), u"b x n a"_s); // 30, 10, 2, 1 minutes: not by their text
        list.sort(SessionList::StartedColumn);
        QCOMPARE(textOf(list), u"a n x b"_s);
        list.sort(SessionList::AgentColumn, Qt::DescendingOrder);
        QCOMPARE(textOf(list), u"x n b a"_s);
        list.sort(SessionList::ProtocolColumn, Qt::DescendingOrder);
        QCOMPARE(textOf(list), u"n x a b"_s); // what is the same stands as it was found
        list.setGrouping(SessionList::Grouping::Day);
        QCOMPARE(textOf(list), u"2026-02-22(b) 2026-02-21(n x a)"_s);
    }

    void groupsAreSortedFromAToZWithTheUnknownLast()
    {
        SessionList list;
        list.sort(SessionList::StartedColumn, Qt::DescendingOrder);
        list.add(few());
        SessionSummary undated = session(u"u"_s, RunStatus::Unknown, 0);
        undated.started = {};
        list.add({undated});
        list.setGrouping(SessionList::Grouping::Status);
        QCOMPARE(textOf(list), u"failed(b) ok(x a) running(n) unknown(u)"_s);
        list.setGrouping(SessionList::Grouping::Day);
        QCOMPARE(textOf(list), u"2026-02-22(b) 2026-02-21(x n a) no date(u)"_s);
        list.sort(SessionList::StartedColumn, Qt::AscendingOrder);
        QCOMPARE(textOf(list), u"2026-02-21(a n x) 2026-02-22(b) no date(u)"_s);
    }

    void aSessionIsInsertedInSortOrder()
    {
        SessionList list;
        const QAbstractItemModelTester tester(
            &list, QAbstractItemModelTester::FailureReportingMode::QtTest);
        list.sort(SessionList::StartedColumn);
        list.add(few());
        QSignalSpy layouts(&list, &QAbstractItemModel::layoutChanged);
        list.add({session(u"c"_s, RunStatus::Failed, 5), session(u"d"_s, RunStatus::Failed, 0)});
        QCOMPARE(textOf(list), u"d a n c x b"_s);
        QCOMPARE(layouts.size(), 1);
        const QPersistentModelIndex kept = list.indexOf(u"/data/c"_s);
        list.add({session(u"c"_s, RunStatus::Failed, 40)});
        QCOMPARE(textOf(list), u"d a n x b c"_s);
        QCOMPARE(kept.row(), 5);
    }

    void rowsWithOtherTextsKeepTheirPlace()
    {
        SessionList list;
        list.sort(SessionList::StartedColumn);
        list.add(few());
        QSignalSpy layouts(&list, &QAbstractItemModel::layoutChanged);
        QSignalSpy changes(&list, &QAbstractItemModel::dataChanged);
        SessionSummary first = few().front();
        first.phase = u"Flow"_s;
        SessionSummary third = session(u"x"_s, RunStatus::Failed, 10);
        list.add({first, third, few()[1]});
        QCOMPARE(layouts.size(), 0);
        QCOMPARE(changes.size(), 1);
        QCOMPARE(changes.front().at(0).value<QModelIndex>().row(), 0);
        QCOMPARE(changes.front().at(1).value<QModelIndex>().row(), 2);
        QCOMPARE(list.index(0, SessionList::PhaseColumn).data().toString(), u"Flow"_s);
    }

    void removingSessionsKeepsTheOthers()
    {
        SessionList list;
        const QAbstractItemModelTester tester(
            &list, QAbstractItemModelTester::FailureReportingMode::QtTest);
        list.add(few());
        list.setGrouping(SessionList::Grouping::Parent);
        QCOMPARE(textOf(list), u"a x(b n)"_s);
        const QPersistentModelIndex kept = list.indexOf(u"/data/n"_s);
        const QPersistentModelIndex gone = list.indexOf(u"/data/x"_s);
        list.remove({u"/data/x"_s, u"/data/none"_s});
        QCOMPARE(textOf(list), u"a b n"_s);
        QCOMPARE(kept.data().toString(), u"n"_s);
        QVERIFY(!gone.isValid());
        list.add({session(u"x"_s, RunStatus::Succeeded, 10)});
        QCOMPARE(textOf(list), u"a x(b n)"_s);
    }

    void groupingKeepsPersistentIndexesOfRows()
    {
        SessionList list;
        const QAbstractItemModelTester tester(
            &list, QAbstractItemModelTester::FailureReportingMode::QtTest);
        list.add(few());
        const QPersistentModelIndex kept = list.indexOf(u"/data/n"_s);
        using enum SessionList::Grouping;
        for (const SessionList::Grouping grouping : {Protocol, Day, Status, Parent, None}) {
            const QPersistentModelIndex group =
                grouping == Day ? list.index(0, 0) : QModelIndex(); // of those by protocol
            list.setGrouping(grouping);
            QVERIFY(kept.isValid());
            QCOMPARE(kept.data().toString(), u"n"_s);
            QCOMPARE(list.indexOf(u"/data/n"_s), QModelIndex(kept));
            QVERIFY(!group.isValid());
        }
    }

    void manySessionsAreInsertedAtOnce()
    {
        SessionList list;
        const QAbstractItemModelTester tester(
            &list, QAbstractItemModelTester::FailureReportingMode::QtTest);
        list.sort(SessionList::StartedColumn);
        list.add(few());
        const QPersistentModelIndex kept = list.indexOf(u"/data/x"_s);
        QSignalSpy layouts(&list, &QAbstractItemModel::layoutChanged);
        std::vector<SessionSummary> many;
        for (int i = 0; i < 50; ++i) {
            many.push_back(session(u"s%1"_s.arg(i), RunStatus::Succeeded, 49 - i));
        }
        list.add(many);
        QCOMPARE(layouts.size(), 1);
        QCOMPARE(list.sessionCount(), 54);
        QCOMPARE(list.rowCount(), 54);
        QCOMPARE(list.index(0, 0).data().toString(), u"s49"_s);
        QCOMPARE(kept.data().toString(), u"x"_s);
        QVERIFY(kept.row() > 0);
        list.setText(u"/data/s1"_s);
        QCOMPARE(list.rowCount(), 11); // s1 and s10 to s19
        QCOMPARE(list.shownCount(), 11);
        QVERIFY(!kept.isValid());
        QVERIFY(!list.indexOf(u"/data/x"_s).isValid());
        list.setText({});
        QCOMPARE(list.rowCount(), 54);
    }

    void everyWordMustMatch()
    {
        SessionList list;
        const QAbstractItemModelTester tester(
            &list, QAbstractItemModelTester::FailureReportingMode::QtTest);
        list.setGrouping(SessionList::Grouping::Protocol);
        list.add(few());
        list.setText(u"agent-n swarm"_s);
        QCOMPARE(textOf(list), u"swarm(n)"_s);
        QCOMPARE(list.shownCount(), 1); // the group does not count
        list.setText(u"agent-n cfd"_s);
        QCOMPARE(textOf(list), QString());
        list.setText(u"/data/b"_s);
        QCOMPARE(textOf(list), u"cfd(b)"_s);
        // Texts that are not in its row match as well.
        SessionSummary told = session(u"n"_s, RunStatus::Failed, 2, u"x-parent"_s);
        told.tags = {u"nightly"_s};
        told.searchText = u"solver_divergence\nNo convergence"_s;
        list.add({told});
        for (const QString &word : {u"nightly"_s, u"Divergence"_s, u"x-parent"_s}) {
            list.setText(word);
            QCOMPARE(textOf(list), u"swarm(n)"_s);
        }
        list.add({session(u"n"_s, RunStatus::Running, 2, u"x"_s)});
        list.setText({});
        list.setWanted(SessionList::Wanted::Failed);
        QCOMPARE(textOf(list), u"cfd(b)"_s);
        list.add({session(u"n"_s, RunStatus::Failed, 2, u"x"_s)}); // matches from now on
        QCOMPARE(textOf(list), u"cfd(b) swarm(n)"_s);
    }

    void aParentIsShownWithWhatMatchesBelowIt()
    {
        SessionList list;
        list.add(few());
        list.setGrouping(SessionList::Grouping::Parent);
        list.setText(u"agent-n"_s);
        QCOMPARE(textOf(list), u"x(n)"_s);
        QCOMPARE(list.shownCount(), 1);
    }

    void sessionsWithSimilarNamesAreDistinguishable()
    {
        SessionList list;
        std::vector<SessionSummary> twins{session(u"run-1"_s, RunStatus::Failed, 1),
                                          session(u"run-2"_s, RunStatus::Failed, 1),
                                          session(u"other"_s, RunStatus::Failed, 1)};
        twins[0].title = twins[1].title = u"20261122-100000"_s;
        twins[1].note = u"LITE"_s;
        list.add(twins);
        const auto tail = [&list](int row) {
            return list.index(row, 0).data(SessionTable::TailRole).toString();
        };
        QCOMPARE(tail(0), u"  run-1"_s);
        QCOMPARE(tail(1), u"  run-2  LITE"_s);
        QCOMPARE(tail(2), QString());
        list.remove({u"/data/run-2"_s});
        QCOMPARE(tail(0), QString());
        SessionSummary copy = twins[0];
        copy.place.path = u"/copy/run-1"_s;
        list.add({copy});
        for (const auto &[path, folder] :
             {std::pair(u"/data/run-1"_s, u"  data"_s), std::pair(u"/copy/run-1"_s, u"  copy"_s)}) {
            QCOMPARE(list.indexOf(path).data(SessionTable::TailRole).toString(), folder);
        }
    }

    void findingsAreCountedOnceTheyAreKnown()
    {
        SessionList list;
        list.add(few());
        QCOMPARE(list.index(0, SessionList::FindingsColumn).data().toString(), u"…"_s);
        SessionSummary counted = few().front();
        counted.errors = 2;
        counted.warnings = 3;
        list.add({counted});
        QCOMPARE(list.index(0, SessionList::FindingsColumn).data().toString(), u"5"_s);
    }
};

QTEST_GUILESS_MAIN(TestSessionList)
#include "tst_sessionlist.moc"
