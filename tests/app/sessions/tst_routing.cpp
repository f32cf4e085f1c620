// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/sessionviews/tables/sessiontable.h"
#include "tests/app/sessionfixture.h"

#include "tests/widgets/look.h"
#include "widgets/compare/compareview.h"
#include "widgets/editor/pagetabs.h"
#include "widgets/routing/controls/replaybar.h"
#include "widgets/routing/graph/graphview.h"
#include "widgets/routing/sequence/sequenceview.h"
#include "widgets/routing/view/routingview.h"
#include "widgets/session/tables/sessiontableview.h"
#include "widgets/text/elidedlabel.h"

#include <QAbstractButton>
#include <QPushButton>
#include <QSignalSpy>
#include <QTreeView>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

class RoutingFixture : public SessionFixture
{
public:
    RoutingView *shown()
    {
        const auto isShown = [this] {
            return window->currentRouting() && window->currentRouting()->graph()
                && window->isSettled();
        };
        return QTest::qWaitFor(isShown, 20000) ? window->currentRouting() : nullptr;
    }

    RoutingView *openRouting()
    {
        if (!openSession()) {
            return nullptr;
        }
        trigger(u"routing.session"_s);
        return shown();
    }
};

} // namespace

/// Routing graphs as tabs of the window.
class TestRouting : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { dressUp(Theme::Mode::Light); }
    void init() { failOnRealWarning(); }

    void theButtonOfASessionShowsItsRouting()
    {
        RoutingFixture fixture;
        SessionView *session = fixture.openSession();
        QVERIFY(session);
        QTest::mouseClick(session->findChild<QPushButton *>(u"session.routingButton"_s),
                          Qt::LeftButton);
        RoutingView *view = fixture.shown();
        QVERIFY(view);
        QCOMPARE(view->graph()->crossings.size(), session->session()->handoffs.size());
        auto *tabs = fixture.find<PageTabs>(u"pageTabs"_s);
        QCOMPARE(tabs->tabText(tabs->currentIndex()), u"Routing: 20260221-143000-48213"_s);
        const QString status = fixture.find<ElidedLabel>(u"statusPage"_s)->text();
        const auto taken = std::ranges::count_if(
            view->graph()->edges, [](const RoutingEdge &edge) { return !edge.crossings.empty(); });
        QVERIFY(status.startsWith(u"%1 route(s) taken"_s.arg(taken)));
        QVERIFY(fixture.find<ElidedLabel>(u"statusPageEnd"_s)->text().startsWith(u"0 finding"_s));
        shoot(*fixture.window, u"window-routing"_s);
        view->replay().setCount(1);
        QVERIFY(
            fixture.find<ElidedLabel>(u"statusPage"_s)->text().startsWith(u"1 route(s) taken"_s));
        view->replay().toLast();
        QCOMPARE(fixture.find<ElidedLabel>(u"statusPage"_s)->text(), status);
        tabs->setCurrentWidget(session);
        fixture.trigger(u"routing.session"_s);
        QCOMPARE(fixture.window->currentRouting(), view);
        QCOMPARE(tabs->count(), 2);
        fixture.trigger(u"go.back"_s);
        QCOMPARE(fixture.window->currentSession(), session);
        fixture.trigger(u"go.forward"_s);
        QCOMPARE(fixture.window->currentRouting(), view);
    }

    void theWorkspaceHasARouting()
    {
        RoutingFixture fixture;
        fixture.trigger(u"routing.workspace"_s);
        RoutingView *view = fixture.shown();
        QVERIFY(view);
        QSet<QString> protocols;
        for (const Transfer &crossing : view->graph()->crossings) {
            protocols.insert(crossing.protocol);
        }
        QVERIFY(protocols.size() >= 3);
        shoot(*fixture.window, u"window-routing-workspace"_s);
    }

    void theSelectedSessionsHaveARouting()
    {
        RoutingFixture fixture;
        const SessionListView *list = fixture.openList();
        QVERIFY(list);
        auto *tree = list->findChild<QTreeView *>(u"sessionList"_s);
        tree->setFocus();
        tree->selectAll();
        const QStringList paths = list->selectedPaths();
        QVERIFY(paths.size() >= 2);
        fixture.trigger(u"routing.selected"_s);
        RoutingView *view = fixture.shown();
        QVERIFY(view);
        QVERIFY(view->source()->sessions.size() >= static_cast<size_t>(paths.size()));
    }

    void aHandoffOfTheListIsSelectedInTheGraph()
    {
        RoutingFixture fixture;
        RoutingView *view = fixture.openRouting();
        QVERIFY(view);
        SessionView *session = fixture.openSession();
        auto *handoffs = session->findChild<SessionTableView *>(u"handoffsTable"_s);
        handoffs->setFocus();
        handoffs->setCurrentRow(0);
        const Transfer *first = nullptr;
        for (const Transfer &crossing : view->graph()->crossings) {
            first = crossing.handoff == handoffs->table().row(0).position ? &crossing : first;
        }
        QVERIFY(first);
        QCOMPARE(view->graphView().selectedEdge(), first->edge);
    }

    void aHandoffOfTheGraphIsSelectedInTheSession()
    {
        RoutingFixture fixture;
        RoutingView *view = fixture.openRouting();
        QVERIFY(view);
        SessionView *session = fixture.openSession();
        fixture.trigger(u"routing.session"_s);
        view->graphView().selectEdge(view->graph()->crossings[2].edge);
        auto *list = view->findChild<QTreeView *>(u"crossingsList"_s);
        auto *button = view->findChild<QPushButton *>(u"routingShowInSession"_s);
        QVERIFY(list->currentIndex().isValid());
        QTest::mouseClick(button, Qt::LeftButton);
        QTRY_COMPARE(fixture.window->currentSession(), session);
        auto *handoffs = session->findChild<SessionTableView *>(u"handoffsTable"_s);
        QCOMPARE(handoffs->selectionModel()->selectedRows().size(), 1);
    }

    void aClickInTheGraphSelectsTheHandoffInItsSession()
    {
        RoutingFixture fixture;
        RoutingView *view = fixture.openRouting();
        QVERIFY(view);
        SessionView *session = fixture.openSession();
        auto *handoffs = session->findChild<SessionTableView *>(u"handoffsTable"_s);
        fixture.trigger(u"routing.session"_s);
        QTRY_VERIFY(view->graphView().isLaidOut());
        for (const size_t number : {size_t(2), size_t(4)}) {
            const Transfer &crossing = view->graph()->crossings[number];
            const QPoint place = view->graphView().edgePoint(crossing.edge);
            QTest::mouseClick(view->graphView().viewport(), Qt::LeftButton, {}, place);
            QCOMPARE(view->graphView().selectedEdge(), crossing.edge);
            const auto *list = view->findChild<QTreeView *>(u"crossingsList"_s);
            const int position = list->currentIndex().data(SessionTable::PositionRole).toInt();
            const QModelIndexList rows = handoffs->selectionModel()->selectedRows();
            QCOMPARE(rows.size(), 1);
            QCOMPARE(handoffs->table().row(handoffs->rowOf(rows.front())).position,
                     view->graph()->crossings[size_t(position)].handoff);
        }
        QCOMPARE(fixture.window->currentRouting(), view);
    }

    void theLayoutOfATabIsRestored()
    {
        RoutingFixture fixture;
        RoutingView *view = fixture.openRouting();
        QVERIFY(view);
        view->setDetailsVisible(false);
        fixture.trigger(u"file.close"_s);
        QTRY_VERIFY(!fixture.window->currentRouting());
        view = fixture.openRouting();
        QVERIFY(view);
        QVERIFY(!view->areDetailsVisible());
        QVERIFY(view->isReplayVisible());
    }

    void onlyVisiblePartsAreExported()
    {
        RoutingFixture fixture;
        RoutingView *view = fixture.openRouting();
        QVERIFY(view);
        fixture.dialogs.target = fixture.path(u"all.dot"_s);
        fixture.trigger(u"routing.exportDot"_s);
        QTRY_VERIFY(contentOf(fixture.dialogs.target).contains("dashed"));
        QTest::mouseClick(view->findChild<QAbstractButton *>(u"routingDeclared"_s), Qt::LeftButton);
        QTRY_VERIFY(view->isCurrent());
        fixture.dialogs.target = fixture.path(u"taken.dot"_s);
        fixture.trigger(u"routing.exportDot"_s);
        QTRY_VERIFY(contentOf(fixture.dialogs.target).startsWith("digraph"));
        QVERIFY(!contentOf(fixture.dialogs.target).contains("dashed"));
    }

    void aDocumentOpensFromTheGraph()
    {
        RoutingFixture fixture;
        RoutingView *view = fixture.openRouting();
        QVERIFY(view);
        const Transfer &crossing = view->graph()->crossings.front();
        view->graphView().selectEdge(crossing.edge);
        QTest::mouseClick(view->findChild<QPushButton *>(u"routingOpen"_s), Qt::LeftButton);
        QTRY_VERIFY(fixture.window->currentDocument());
        QVERIFY(fixture.window->currentDocument()->path().startsWith(fixture.folder));
    }

    void theGraphFollowsTheSession()
    {
        RoutingFixture fixture;
        RoutingView *view = fixture.openRouting();
        QVERIFY(view);
        const size_t before = view->graph()->crossings.size();
        view->graphView().selectEdge(view->graph()->crossings[1].edge);
        auto *list = view->findChild<QTreeView *>(u"crossingsList"_s);
        const QString selected = list->currentIndex().siblingAtColumn(1).data().toString();
        QSignalSpy shown(view, &RoutingView::shown);
        write(fixture.folder + u'/' + cfd + u"/handoffs/phase2-late-review.yaml"_s, review());
        QTRY_VERIFY_WITH_TIMEOUT(view->graph()->crossings.size() == before + 1, 20000);
        QCOMPARE(list->currentIndex().siblingAtColumn(1).data().toString(), selected);
        QVERIFY(!shown.isEmpty());
    }

    void theExportEqualsTheView_data()
    {
        QTest::addColumn<QString>("action");
        QTest::addColumn<QByteArray>("begin");
        QTest::newRow("SVG") << u"routing.exportSvg"_s << QByteArray("<?xml");
        QTest::newRow("PNG") << u"routing.exportPng"_s << QByteArray("\x89PNG");
        QTest::newRow("large PNG") << u"routing.exportLargePng"_s << QByteArray("\x89PNG");
        QTest::newRow("PDF") << u"routing.exportPdf"_s << QByteArray("%PDF");
        QTest::newRow("DOT") << u"routing.exportDot"_s << QByteArray("digraph");
        QTest::newRow("Mermaid") << u"routing.exportMermaid"_s << QByteArray("flowchart");
    }

    void theExportEqualsTheView()
    {
        QFETCH(QString, action);
        QFETCH(QByteArray, begin);
        RoutingFixture fixture;
        QVERIFY(!fixture.window->actionRegistry().action(action)->isEnabled());
        QVERIFY(fixture.openRouting());
        fixture.dialogs.target = fixture.path(u"graph.out"_s);
        fixture.trigger(action);
        QVERIFY(fixture.dialogs.asked.last().contains(u"routing-20260221-143000-48213."_s));
        QTRY_VERIFY_WITH_TIMEOUT(contentOf(fixture.dialogs.target).startsWith(begin), 20000);
    }

    void theSwitchesOfTheMenuFollowTheTab()
    {
        RoutingFixture fixture;
        QAction *sequence = fixture.window->actionRegistry().action(u"routing.sequence"_s);
        QVERIFY(!sequence->isEnabled());
        RoutingView *view = fixture.openRouting();
        QVERIFY(view);
        QVERIFY(sequence->isEnabled());
        QVERIFY(!sequence->isChecked());
        fixture.trigger(u"routing.sequence"_s);
        QVERIFY(view->isSequenceShown());
        QVERIFY(sequence->isChecked());
        fixture.trigger(u"routing.replay"_s);
        QVERIFY(!view->isReplayVisible());
        fixture.trigger(u"file.close"_s);
        QTRY_VERIFY(!fixture.window->currentRouting());
        QVERIFY(!sequence->isEnabled());
    }
};

QTEST_MAIN(TestRouting)
#include "tst_routing.moc"
