// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "sessionlistfixture.h"
#include "tests/widgets/accessible.h"
#include "tests/widgets/highcontrast.h"
#include "tests/widgets/look.h"

#include <QComboBox>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTimer>

using namespace baton;
using namespace Qt::StringLiterals;

/// The list of sessions: keys, groups, selection and running sessions.
class TestSessionListView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { dressUp(Theme::Mode::Dark); }
    void init() { failOnWarnings(); }

    void looseHandoffsAreCountedSeparately()
    {
        Shown shown;
        SessionSummary loose = session(u"examples"_s, u"native"_s, RunStatus::Unknown);
        loose.isOneRun = false;
        Q_EMIT shown.finder.found({loose});
        auto *progress = shown.view.findChild<QLabel *>(u"sessionProgress"_s);
        QTRY_COMPARE(progress->text(), u"3 session(s) · 1 folder(s) of loose handoffs"_s);
        auto *search = shown.view.findChild<QLineEdit *>();
        QTest::keyClicks(search, u"reactor"_s);
        QTRY_COMPARE(progress->text(), u"1 of 3 session(s)"_s);
        search->clear();
        QTest::keyClicks(search, u"examples"_s);
        QTRY_COMPARE(progress->text(), u"0 of 3 session(s) · 1 folder(s) of loose handoffs"_s);
    }

    void durationsOfRunningSessionsIncrease()
    {
        Shown shown;
        auto *clock = shown.view.findChild<QTimer *>(u"minuteClock"_s);
        QVERIFY2(!clock->isActive(), "all of them are over");
        const QDateTime now = QDateTime::currentDateTimeUtc();
        SessionSummary waiting = session(u"arena"_s, u"arena"_s, RunStatus::Waiting);
        waiting.started = now.addSecs(-7230);
        waiting.ended = {};
        waiting.liveness = Liveness::Alive;
        Q_EMIT shown.finder.found({waiting});
        SessionList &list = shown.view.list();
        const auto duration = [&] {
            const QModelIndex row = list.indexOf(waiting.place.path);
            return row.siblingAtColumn(SessionList::DurationColumn).data().toString();
        };
        list.setNow(now.addSecs(-3600)); // it was read an hour ago
        QCOMPARE(duration(), u"1 h 00 min"_s);
        QVERIFY(clock->isActive());
        QSignalSpy told(&list, &QAbstractItemModel::dataChanged);
        QMetaObject::invokeMethod(clock, "timeout");
        QCOMPARE(duration(), u"2 h 00 min"_s);
        QCOMPARE(told.size(), 1);
        shown.view.hide();
        QVERIFY2(!clock->isActive(), "nobody sees it");
        list.setNow(now.addSecs(-3600));
        shown.view.show();
        QVERIFY(clock->isActive());
        QTRY_COMPARE(duration(), u"2 h 00 min"_s); // at once
        waiting.ended = now;
        Q_EMIT shown.finder.found({waiting});
        QMetaObject::invokeMethod(clock, "timeout");
        QVERIFY(!clock->isActive());
    }

    void aRunningSessionMovesInAListSortedByDuration()
    {
        Shown shown;
        const QDateTime now = QDateTime::currentDateTimeUtc();
        SessionSummary running = session(u"running"_s, u"cfd"_s, RunStatus::Running);
        running.started = now.addSecs(-6000); // the others took 5,400 s
        running.ended = {};
        running.liveness = Liveness::Alive;
        Q_EMIT shown.finder.found({running});
        SessionList &list = shown.view.list();
        list.setNow(now.addSecs(-3600));
        shown.tree().sortByColumn(SessionList::DurationColumn, Qt::AscendingOrder);
        QCOMPARE(list.indexOf(running.place.path).row(), 0);
        QMetaObject::invokeMethod(shown.view.findChild<QTimer *>(u"minuteClock"_s), "timeout");
        QCOMPARE(list.indexOf(running.place.path).row(), 3);
    }

    void tabMovesThroughTheControls()
    {
        Shown shown;
        QCOMPARE(namelessControls(shown.view), QStringList());
        const QStringList order = tabOrder(*shown.view.findChild<QLineEdit *>(u"sessionSearch"_s));
        QVERIFY2(isInOrder(order,
                           {u"sessionSearch"_s, u"sessionWanted"_s, u"sessionGrouping"_s,
                            u"sessionList"_s}),
                 qPrintable(order.join(u' ')));
    }

    void keysSelectFilterAndOpen()
    {
        Shown shown;
        QSignalSpy opened(&shown.view, &SessionListView::sessionActivated);
        auto *search = shown.view.findChild<QLineEdit *>(u"sessionSearch"_s);
        search->setFocus();
        QTest::keyClicks(search, u"gateway"_s);
        QTRY_COMPARE(shown.tree().model()->rowCount(), 1);
        QTest::keyClick(search, Qt::Key_Down);
        QVERIFY(shown.tree().hasFocus());
        QTest::keyClick(&shown.tree(), Qt::Key_Return);
        QCOMPARE(opened.size(), 1);
        QCOMPARE(opened.front().front().toString(), u"/data/20260224-180001-sensor-gateway"_s);
        search->setFocus();
        QTest::keyClick(search, Qt::Key_Escape);
        QCOMPARE(shown.tree().model()->rowCount(), 3);
    }

    void aFoldedGroupStaysFolded()
    {
        Shown shown;
        QTreeView &tree = shown.tree();
        const QAbstractItemModel &model = *tree.model();
        auto *grouping = shown.view.findChild<QComboBox *>(u"sessionGrouping"_s);
        grouping->setCurrentIndex(1); // by protocol
        const auto group = [&model](const QString &title) {
            return model.match(model.index(0, 0), Qt::DisplayRole, title, 1, Qt::MatchExactly)
                .value(0);
        };
        const QString native = u"Native orchestrator"_s;
        QVERIFY(tree.isExpanded(group(native)));
        QVERIFY(tree.isExpanded(group(u"cfd"_s)));
        tree.collapse(group(native));
        Q_EMIT shown.finder.found({session(u"more"_s, u"native"_s, RunStatus::Failed),
                                   session(u"other"_s, u"swarm"_s, RunStatus::Failed)});
        QCOMPARE(model.rowCount(group(native)), 3);
        QVERIFY(!tree.isExpanded(group(native)));
        QVERIFY(tree.isExpanded(group(u"swarm"_s)));
        auto *search = shown.view.findChild<QLineEdit *>(u"sessionSearch"_s);
        search->setText(u"loose"_s);
        QCOMPARE(model.rowCount(), 1);
        search->clear();
        QCOMPARE(model.rowCount(), 3);
        QVERIFY(!tree.isExpanded(group(native)));
        QVERIFY(tree.isExpanded(group(u"swarm"_s)));
        tree.expand(group(native));
        search->setText(u"loose"_s);
        search->clear();
        QVERIFY(tree.isExpanded(group(native)));
    }

    void collapsedGroupsStayCollapsedAmongMany()
    {
        Shown shown;
        QTreeView &tree = shown.tree();
        shown.view.findChild<QComboBox *>(u"sessionGrouping"_s)->setCurrentIndex(2); // by day
        tree.collapse(tree.model()->index(0, 0));
        std::vector<SessionSummary> many;
        for (int day = 1; day < 40; ++day) {
            many.push_back(session(u"s%1"_s.arg(day), u"cfd"_s, RunStatus::Failed));
            many.back().started = many.back().started.addDays(day);
        }
        Q_EMIT shown.finder.found(many);
        QCOMPARE(tree.model()->rowCount(), 40);
        int folded = 0;
        for (int row = 0; row < 40; ++row) {
            folded += tree.isExpanded(tree.model()->index(row, 0)) ? 0 : 1;
        }
        QCOMPARE(folded, 1);
        QVERIFY(!tree.isExpanded(tree.model()->index(39, 0))); // the latest day is first
    }

    void theSelectionStays()
    {
        Shown shown;
        const QString path = u"/data/20260224-180001-sensor-gateway"_s;
        shown.view.setCurrentPath(path);
        QCOMPARE(shown.view.selectedPaths(), QStringList(path));
        shown.tree().sortByColumn(SessionList::SessionColumn, Qt::AscendingOrder);
        QCOMPARE(shown.view.selectedPaths(), QStringList(path));
        auto *grouping = shown.view.findChild<QComboBox *>(u"sessionGrouping"_s);
        for (int choice = grouping->count() - 1; choice >= 0; --choice) {
            grouping->setCurrentIndex(choice);
            QCOMPARE(shown.view.selectedPaths(), QStringList(path));
        }
        Q_EMIT shown.finder.found({session(u"00-first"_s, u"cfd"_s, RunStatus::Failed)});
        Q_EMIT shown.finder.gone({u"/data/loose"_s});
        QCOMPARE(shown.view.selectedPaths(), QStringList(path));
        QCOMPARE(shown.view.currentPath(), path);
        auto *search = shown.view.findChild<QLineEdit *>(u"sessionSearch"_s);
        search->setText(u"gateway"_s);
        QCOMPARE(shown.view.selectedPaths(), QStringList(path));
        search->clear();
        QCOMPARE(shown.view.selectedPaths(), QStringList(path));
    }

    void newRowsAreNotPartOfSelectAll()
    {
        Shown shown;
        std::vector<SessionSummary> many;
        for (int i = 0; i < 200; ++i) {
            many.push_back(session(u"s%1"_s.arg(i), u"cfd"_s, RunStatus::Failed));
            many.back().started = many.back().started.addSecs(i);
        }
        Q_EMIT shown.finder.found(many);
        shown.tree().selectAll();
        QStringList all = shown.view.selectedPaths();
        QCOMPARE(all.size(), 203);
        SessionSummary moves = many.back(); // from one end to the other
        moves.started = moves.started.addDays(-1);
        SessionSummary comes = session(u"new"_s, u"cfd"_s, RunStatus::Running);
        comes.started = many[100].started;
        Q_EMIT shown.finder.found({moves, comes});
        QStringList now = shown.view.selectedPaths();
        QVERIFY(!now.contains(comes.place.path));
        QVERIFY(now != all);
        all.sort();
        now.sort();
        QCOMPARE(now, all);
    }

    void theSelectedRowIsVisibleInHighContrast()
    {
        const HighContrast desktop;
        Shown shown;
        shown.tree().setFocus();
        shown.tree().setCurrentIndex(shown.tree().model()->index(0, 0));
        const QImage image = shown.tree().viewport()->grab().toImage();
        const QRect first = shown.tree().visualRect(shown.tree().model()->index(0, 0));
        const QRect second = shown.tree().visualRect(shown.tree().model()->index(1, 0));
        QVERIFY(image.pixelColor(2, first.center().y())
                != image.pixelColor(2, second.center().y()));
        shoot(shown.view, u"session-list-high-contrast"_s);
    }
};

QTEST_MAIN(TestSessionListView)
#include "tst_sessionlistview.moc"
