// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/sessionviews/tables/sessiontable.h"
#include "sessionlistfixture.h"
#include "tests/widgets/look.h"

#include <QHeaderView>
#include <QScrollBar>
#include <QSignalSpy>

using namespace baton;
using namespace Qt::StringLiterals;

/// Widths of the columns of the list of sessions.
class TestSessionListColumns : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { dressUp(Theme::Mode::Dark); }
    void init() { failOnWarnings(); }

    void aNameIsShownCompletely_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("1280x800") << QSize(1015, 684);
        QTest::newRow("1920x1080") << QSize(1655, 964);
        QTest::newRow("960x540") << QSize(696, 424);
    }

    void aNameIsShownCompletely()
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

    void theProtocolIsVisibleNextToALongName_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("1280x800") << QSize(1015, 684);
        QTest::newRow("1440x880") << QSize(1175, 764);
        QTest::newRow("1920x1080") << QSize(1655, 964);
    }

    void theProtocolIsVisibleNextToALongName()
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

    void longStatesDoNotElideOtherColumns_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("1280x800") << QSize(1015, 684);
        QTest::newRow("1440x880") << QSize(1175, 744);
    }

    void longStatesDoNotElideOtherColumns()
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

    void aStateWithoutRoomIsShortened_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("isWhole");
        QTest::newRow("1280x800") << QSize(1015, 684) << false;
        QTest::newRow("1920x1080") << QSize(1655, 964) << true;
    }

    void aStateWithoutRoomIsShortened()
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

    void twoWordTextsStayComplete_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QList<int>>("whole");
        using enum SessionList::Column;
        const QList<int> always{StartedColumn, DurationColumn, FindingsColumn};
        QTest::newRow("1280x800") << QSize(1015, 684) << (QList<int>{AgentColumn} + always);
        QTest::newRow("960x540") << QSize(720, 424) << always;
    }

    /// Columns with short forms become narrower as well, before the list scrolls horizontally.
    void twoWordTextsStayComplete()
    {
        QFETCH(const QSize, size);
        QFETCH(const QList<int>, whole);
        Shown shown(size);
        shown.view.list().setProtocols({{u"native"_s, u"Orion-Schrittwarteschlange"_s}});
        std::vector<SessionSummary> sessions;
        for (int i = 0; i < 6; ++i) {
            sessions.push_back(session(u"20260224-18000%1-reactor-database"_s.arg(i), u"native"_s,
                                       RunStatus::Succeeded));
            sessions.back().agent = i % 2 == 0 ? u"devops-agent"_s : QString();
            sessions.back().flaw = u"its only handoff would be rejected"_s;
            sessions.back().ended = {};
            sessions.back().status = i == 0 ? RunStatus::Blocked : RunStatus::Succeeded;
        }
        Q_EMIT shown.finder.gone({u"/data/20260224-180001-sensor-gateway"_s,
                                  u"/data/20260224-180000-reactor-database"_s, u"/data/loose"_s});
        Q_EMIT shown.finder.found(sessions);
        QTest::qWait(0);
        const QTreeView &tree = shown.tree();
        QVERIFY(!tree.horizontalScrollBar()->isVisible());
        QVERIFY(tree.columnWidth(0) >= 120);
        for (const int column : whole) {
            const int needed =
                static_cast<const QAbstractItemView &>(tree).sizeHintForColumn(column);
            QVERIFY2(tree.columnWidth(column) >= needed, qPrintable(QString::number(column)));
        }
        shoot(shown.view, u"session-list-words-%1"_s.arg(size.width()));
    }

    void theToolTipShowsTruncatedText()
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
            QVERIFY(!shown.tree().horizontalScrollBar()->isVisible()); // the others become narrower
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

    void columnsMovedByTheUserStay()
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
};

QTEST_MAIN(TestSessionListColumns)
#include "tst_sessionlistcolumns.moc"
