// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/sessionviews/sessionlistfilter.h"
#include "models/sessionviews/sessiontable.h"

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

/// "cfd(a b) swarm(n x)": rows with what stands below them.
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
        QTest::newRow("by status") << Status << u"ok(a x) failed(b) running(n)"_s;
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
        QCOMPARE(textOf(list), u"ok(a x) failed(b n)"_s);
        QVERIFY(kept.isValid());
        QCOMPARE(kept.data().toString(), u"n"_s);
        QCOMPARE(resets.size(), 0);
    }

    void sessionsThatAreEachOthersParentAreShown()
    {
        SessionList list;
        list.setGrouping(SessionList::Grouping::Parent);
        list.add({session(u"a"_s, RunStatus::Failed, 1, u"b"_s),
                  session(u"b"_s, RunStatus::Failed, 1, u"a"_s),
                  session(u"c"_s, RunStatus::Failed, 1, u"c"_s)});
        list.add({session(u"a"_s, RunStatus::Succeeded, 1, u"b"_s)});
        QCOMPARE(list.sessionCount(), 3);
        QVERIFY(textOf(list).contains(u'c'));
        QVERIFY(list.indexOf(u"/data/a"_s).isValid());
    }

    void whatNothingDrivesIsMarked()
    {
        SessionList list;
        SessionSummary lost = session(u"a"_s, RunStatus::Running, 1);
        lost.liveness = Liveness::Stale;
        list.add({lost});
        const QModelIndex status = list.index(0, SessionList::StatusColumn);
        QCOMPARE(status.data().toString(), u"running, stale"_s);
        QCOMPARE(status.data(SessionTable::ShapeRole).toInt(), static_cast<int>(Shape::TimedOut));
    }

    void rowsAreSortedByTheirRawValue()
    {
        SessionList list;
        list.add(few());
        SessionListFilter filter(&list);
        filter.sort(SessionList::DurationColumn, Qt::DescendingOrder);
        QCOMPARE(textOf(filter), u"b x n a"_s); // 30, 10, 2, 1 minutes: not by their text
        filter.sort(SessionList::StartedColumn);
        QCOMPARE(textOf(filter), u"a n x b"_s);
    }

    void manySessionsComeAtOnce()
    {
        SessionList list;
        const QAbstractItemModelTester tester(
            &list, QAbstractItemModelTester::FailureReportingMode::QtTest);
        SessionListFilter filter(&list);
        filter.sort(SessionList::StartedColumn);
        list.add(few());
        const QPersistentModelIndex kept = filter.mapFromSource(list.indexOf(u"/data/x"_s));
        QSignalSpy layouts(&list, &QAbstractItemModel::layoutChanged);
        std::vector<SessionSummary> many;
        for (int i = 0; i < 50; ++i) {
            many.push_back(session(u"s%1"_s.arg(i), RunStatus::Succeeded, 49 - i));
        }
        list.add(many);
        QCOMPARE(layouts.size(), 1);
        QCOMPARE(list.sessionCount(), 54);
        QCOMPARE(filter.rowCount(), 54);
        QCOMPARE(filter.index(0, 0).data().toString(), u"s49"_s);
        QCOMPARE(kept.data().toString(), u"x"_s);
        QVERIFY(kept.row() > 0);
        filter.setText(u"/data/s1"_s);
        QCOMPARE(filter.rowCount(), 11); // s1 and s10 to s19
        QVERIFY(!kept.isValid());
        filter.setText({});
        QCOMPARE(filter.rowCount(), 54);
    }

    void everyWordMustMatch()
    {
        SessionList list;
        list.setGrouping(SessionList::Grouping::Protocol);
        list.add(few());
        SessionListFilter filter(&list);
        filter.setText(u"agent-n swarm"_s);
        QCOMPARE(textOf(filter), u"swarm(n)"_s);
        QCOMPARE(filter.shownCount(), 1); // the group is none
        filter.setText(u"agent-n cfd"_s);
        QCOMPARE(textOf(filter), QString());
        filter.setText(u"/data/b"_s);
        QCOMPARE(textOf(filter), u"cfd(b)"_s);
        filter.setText({});
        filter.setWanted(SessionListFilter::Wanted::Failed);
        QCOMPARE(textOf(filter), u"cfd(b)"_s);
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
