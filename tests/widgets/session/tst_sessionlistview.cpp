// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/session/sessionlistview.h"

#include "models/protocol/catalog.h"
#include "models/session/sessionfinder.h"
#include "models/sessionviews/sessiontable.h"
#include "tests/widgets/accessible.h"
#include "tests/widgets/highcontrast.h"
#include "tests/widgets/look.h"

#include <QComboBox>
#include <QHeaderView>
#include <QImage>
#include <QLineEdit>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>
#include <QTimeZone>
#include <QTreeView>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

SessionSummary session(const QString &id, const QString &protocol, RunStatus status)
{
    SessionSummary made;
    made.id = id;
    made.place.path = u"/data/"_s + id;
    made.place.protocol = protocol;
    made.status = status;
    made.agent = u"infrastructure-planning-agent"_s;
    made.phase = u"Decision of the user"_s;
    made.started = QDateTime(QDate(2026, 2, 24), QTime(18, 0), QTimeZone::UTC);
    made.ended = made.started.addSecs(5400);
    made.errors = 2;
    return made;
}

/// A list of sessions in a window of its own.
struct Shown
{
    SessionFinder finder{std::make_shared<const ProtocolCatalog>()};
    SessionListView view{finder};

    explicit Shown(QSize size = {1015, 684})
    {
        view.list().setProtocols({{u"native"_s, u"Native orchestrator"_s}});
        Q_EMIT finder.found(
            {session(u"20260224-180001-sensor-gateway"_s, u"native"_s, RunStatus::Failed),
             session(u"20260224-180000-reactor-database"_s, u"native"_s, RunStatus::Succeeded),
             session(u"loose"_s, u"cfd"_s, RunStatus::Running)});
        view.resize(size);
        view.show();
        view.activateWindow();
        (void)QTest::qWaitForWindowActive(&view);
    }

    QTreeView &tree() { return *view.findChild<QTreeView *>(u"sessionList"_s); }
    /// How wide the column of the names is beyond the longest of them.
    int spare()
    {
        return tree().columnWidth(0)
            - static_cast<QAbstractItemView &>(tree()).sizeHintForColumn(0);
    }
};

} // namespace

/// The list of sessions: room, keys and names.
class TestSessionListView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { dressUp(Theme::Mode::Dark); }
    void init() { failOnWarnings(); }

    void aNameIsReadWhole_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("1280x800") << QSize(1015, 684);
        QTest::newRow("1920x1080") << QSize(1655, 964);
        QTest::newRow("960x540") << QSize(696, 424);
    }

    void aNameIsReadWhole()
    {
        QFETCH(const QSize, size);
        Shown shown(size);
        QTRY_VERIFY(shown.tree().columnWidth(0) >= 160);
        QTRY_VERIFY(!shown.tree().horizontalScrollBar()->isVisible());
        if (size.width() > 1000) {
            QTRY_VERIFY(shown.spare() >= 0);
        }
        shoot(shown.view, u"session-list-%1"_s.arg(size.width()));
    }

    void whatGoesOnIsMeasuredUntilNow()
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

    void whatGoesOnMovesWhereTheListIsSortedByIt()
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

    void theProtocolIsReadBesideALongName_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("1280x800") << QSize(1015, 684);
        QTest::newRow("1440x880") << QSize(1175, 764);
        QTest::newRow("1920x1080") << QSize(1655, 964);
    }

    void theProtocolIsReadBesideALongName()
    {
        QFETCH(const QSize, size);
        Shown shown(size);
        Q_EMIT shown.finder.found(
            {session(u"swarm-20261122-110000-of-the-second-department-and-its-guests-87654321"_s,
                     u"native"_s, RunStatus::Failed)});
        QTest::qWait(0);
        const QFontMetrics metrics(shown.tree().font());
        const int protocol = metrics.horizontalAdvance(u"Native orchestrator"_s);
        QVERIFY(shown.tree().columnWidth(SessionList::ProtocolColumn) >= protocol + 16);
        QVERIFY(shown.tree().columnWidth(0) >= (size.width() > 1100 ? 320 : 240));
        shoot(shown.view, u"session-list-long-%1"_s.arg(size.width()));
    }

    void oneLongStateCutsNoOtherColumn_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("1280x800") << QSize(1015, 684);
        QTest::newRow("1440x880") << QSize(1175, 744);
    }

    void oneLongStateCutsNoOtherColumn()
    {
        QFETCH(const QSize, size);
        Shown shown(size);
        SessionSummary broken = session(u"broken"_s, u"native"_s, RunStatus::Unknown);
        broken.flaw = u"phase 2 Flow failed although the state says that all is complete"_s;
        Q_EMIT shown.finder.found({broken});
        QTest::qWait(0);
        const QTreeView &tree = shown.tree();
        const auto isWhole = [&tree](int row, int column) {
            const QString text = tree.model()->index(row, column).data().toString();
            return tree.columnWidth(column)
                >= QFontMetrics(tree.font()).horizontalAdvance(text) + 16;
        };
        QVERIFY(size.width() < 1100 || isWhole(0, SessionList::ProtocolColumn));
        QVERIFY(size.width() < 1100 || isWhole(0, SessionList::PhaseColumn));
        QVERIFY(tree.columnWidth(SessionList::StatusColumn) < 160);
        QVERIFY(!tree.horizontalScrollBar()->isVisible());
        const int last = SessionList::FindingsColumn;
        QVERIFY(tree.header()->sectionViewportPosition(last) + tree.columnWidth(last)
                <= tree.viewport()->width());
        shoot(shown.view, u"session-list-broken-%1"_s.arg(size.width()));
    }

    void aStateThatHasNoRoomIsSaidShorter_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("isWhole");
        QTest::newRow("1280x800") << QSize(1015, 684) << false;
        QTest::newRow("1920x1080") << QSize(1655, 964) << true;
    }

    void aStateThatHasNoRoomIsSaidShorter()
    {
        QFETCH(const QSize, size);
        QFETCH(const bool, isWhole);
        Shown shown(size);
        SessionSummary flawed = session(u"flawed"_s, u"native"_s, RunStatus::Succeeded);
        flawed.flaw = u"result.json says failed"_s;
        SessionSummary silent = session(u"silent"_s, u"native"_s, RunStatus::Running);
        silent.liveness = Liveness::Expired;
        Q_EMIT shown.finder.found({flawed, silent});
        QTest::qWait(0);
        const QTreeView &tree = shown.tree();
        const QFontMetrics metrics(tree.font());
        const int room = tree.columnWidth(SessionList::StatusColumn) - 2 * 8 - 16 - 6;
        for (int row = 0; row < tree.model()->rowCount(); ++row) {
            const QModelIndex status = tree.model()->index(row, SessionList::StatusColumn);
            const QString whole = status.data().toString();
            const QString instead = status.data(SessionTable::ShortRole).toString();
            const bool isShort = !isWhole && !instead.isEmpty();
            QVERIFY2(room >= metrics.horizontalAdvance(isShort ? instead : whole),
                     qPrintable(whole));
        }
        shoot(shown.view, u"session-list-flawed-%1"_s.arg(size.width()));
    }

    void whatIsCutIsToldByItsTip()
    {
        const Shown shown;
        const QAbstractItemModel &model = shown.view.list();
        for (int column = 0; column < model.columnCount(); ++column) {
            const QModelIndex index = model.index(0, column);
            const QString tip = index.data(Qt::ToolTipRole).toString();
            QVERIFY2(tip.contains(index.data().toString()), qPrintable(tip));
            QVERIFY(tip.contains(u"/data/"_s));
        }
    }

    void movedColumnsAreRemembered()
    {
        QByteArray kept;
        {
            Shown shown;
            QSignalSpy moved(&shown.view, &SessionListView::columnsMoved);
            QTRY_VERIFY(shown.spare() >= 0);
            QHeaderView &header = *shown.tree().header();
            const QPoint edge(header.sectionViewportPosition(2) - 1, header.height() / 2);
            QTest::mousePress(header.viewport(), Qt::LeftButton, {}, edge);
            QTest::mouseMove(header.viewport(), edge + QPoint(33, 0));
            QTest::mouseRelease(header.viewport(), Qt::LeftButton, {}, edge + QPoint(33, 0));
            QCOMPARE(moved.size(), 1);
            kept = shown.view.saveColumns();
            QTest::qWait(0);
            QVERIFY(!shown.tree().horizontalScrollBar()->isVisible()); // the others give way
        }
        Shown shown;
        const int before = shown.tree().columnWidth(1);
        shown.view.restoreColumns(kept);
        QTRY_VERIFY(shown.tree().columnWidth(1) != before);
        const int other = shown.tree().columnWidth(1);
        shown.view.resize(900, 600);
        QTest::qWait(0);
        QCOMPARE(shown.tree().columnWidth(1), other);
        shown.view.restoreColumns("no columns at all");
        QTRY_VERIFY(shown.tree().columnWidth(1) != other);
    }

    void aColumnThatTheReaderMovedStays()
    {
        Shown shown;
        QTRY_VERIFY(shown.spare() >= 0);
        QHeaderView &header = *shown.tree().header();
        const QPoint edge(header.sectionViewportPosition(2) - 1, header.height() / 2);
        QTest::mousePress(header.viewport(), Qt::LeftButton, {}, edge);
        QTest::mouseMove(header.viewport(), edge + QPoint(30, 0));
        const int moved = header.sectionSize(1);
        QTest::mouseRelease(header.viewport(), Qt::LeftButton, {}, edge + QPoint(30, 0));
        Q_EMIT shown.finder.found({session(u"a much longer name than all the others have"_s,
                                           u"cfd"_s, RunStatus::Failed)});
        QTest::qWait(0);
        QCOMPARE(header.sectionSize(1), moved);
    }

    void tabLeadsThroughTheControls()
    {
        Shown shown;
        QCOMPARE(namelessControls(shown.view), QStringList());
        const QStringList order = tabOrder(*shown.view.findChild<QLineEdit *>(u"sessionSearch"_s));
        QVERIFY2(isInOrder(order,
                           {u"sessionSearch"_s, u"sessionWanted"_s, u"sessionGrouping"_s,
                            u"sessionList"_s}),
                 qPrintable(order.join(u' ')));
    }

    void theKeysChooseFilterAndOpen()
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

    void manyGroupsComeUnfoldedButForThoseThatWereFolded()
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
        QVERIFY(!tree.isExpanded(tree.model()->index(39, 0))); // the latest day stands first
    }

    void whatIsSelectedStaysSo()
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

    void whatComesIsNotSelectedWithAll()
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

    void theChosenRowIsSeenInHighContrast()
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
