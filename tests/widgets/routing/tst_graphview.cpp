// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "graphfixture.h"
#include "models/routing/layout/layoutprocess.h"
#include "models/routing/layout/layoutrunner.h"
#include "widgets/routing/graph/graphselection.h"
#include "widgets/routing/graph/layoutnotice.h"
#include "widgets/routing/scene/graphscene.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QToolTip>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

int edgeBetween(const RoutingGraph &graph, const QString &from, const QString &to)
{
    const auto edge = std::ranges::find_if(graph.edges, [&](const RoutingEdge &e) {
        return graph.nodes[size_t(e.from)].id == from && graph.nodes[size_t(e.to)].id == to;
    });
    return edge == graph.edges.end() ? -1 : static_cast<int>(edge - graph.edges.begin());
}

ReplayState replayAt(const RoutingGraph &graph, int count)
{
    ReplayState state;
    state.count = count;
    state.current = count - 1;
    state.nodes.resize(graph.nodes.size());
    state.edges.resize(graph.edges.size());
    for (int i = 0; i < count; ++i) {
        const Transfer &crossing = graph.crossings[size_t(i)];
        ++state.edges[size_t(crossing.edge)].count;
        state.edges[size_t(crossing.edge)].worst = crossing.action;
    }
    return state;
}

} // namespace

class TestGraphView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        failOnWarnings();
        LayoutRunner::setProgram(QCoreApplication::applicationFilePath());
    }
    void init() { dressUp(Theme::Mode::Light); }

    void clicksSelectNodes()
    {
        GraphFixture fixture(samples::arena());
        QSignalSpy selected(&fixture.view, &GraphView::nodeSelected);
        QSignalSpy cleared(&fixture.view, &GraphView::selectionCleared);
        fixture.click(fixture.view.nodeRect(3).center());
        QCOMPARE(fixture.view.selectedNode(), 3);
        fixture.click(fixture.view.nodeRect(4).center());
        QCOMPARE(fixture.view.selectedNode(), 4);
        QCOMPARE(selected.size(), 2);
        fixture.click({2, 2});
        QCOMPARE(fixture.view.selectedNode(), -1);
        QCOMPARE(cleared.size(), 1);
    }

    void aClickSelectsAnEdgeByItsLabelAndItsLine()
    {
        GraphFixture fixture(samples::arena());
        const RoutingGraph &graph = fixture.view.graph();
        QSignalSpy selected(&fixture.view, &GraphView::edgeSelected);
        for (size_t i = 0; i < graph.edges.size(); ++i) {
            fixture.click(fixture.view.edgePoint(int(i)));
            QCOMPARE(fixture.view.selectedEdge(), int(i));
            QCOMPARE(fixture.view.selectedNode(), -1);
        }
        QCOMPARE(selected.size(), qsizetype(graph.edges.size()));
    }

    void aDoubleClickAndEnterActivate()
    {
        GraphFixture fixture(samples::arena());
        QSignalSpy nodes(&fixture.view, &GraphView::nodeActivated);
        QSignalSpy edges(&fixture.view, &GraphView::edgeActivated);
        QTest::mouseDClick(fixture.view.viewport(), Qt::LeftButton, {},
                           fixture.view.nodeRect(2).center());
        QCOMPARE(nodes.size(), 1);
        fixture.view.selectEdge(5);
        fixture.press(Qt::Key_Return);
        QCOMPARE(edges.size(), 1);
        QCOMPARE(edges.first().first().toInt(), 5);
    }

    void arrowKeysFollowEdges()
    {
        GraphFixture fixture(samples::arena());
        const RoutingGraph &graph = fixture.view.graph();
        fixture.view.selectNode(graph.indexOf(u"nexus"_s));
        fixture.press(Qt::Key_Right);
        QCOMPARE(fixture.view.selectedEdge(), edgeBetween(graph, u"nexus"_s, u"arena"_s));
        fixture.press(Qt::Key_Right);
        QCOMPARE(fixture.view.selectedNode(), graph.indexOf(u"arena"_s));
        fixture.press(Qt::Key_Right);
        const int first = fixture.view.selectedEdge();
        QVERIFY(first >= 0);
        fixture.press(Qt::Key_Down);
        QVERIFY(fixture.view.selectedEdge() >= 0);
        QVERIFY(fixture.view.selectedEdge() != first);
        fixture.press(Qt::Key_Up);
        QCOMPARE(fixture.view.selectedEdge(), first);
        fixture.press(Qt::Key_Left);
        QCOMPARE(fixture.view.selectedNode(), graph.indexOf(u"arena"_s));
        fixture.press(Qt::Key_Escape);
        QCOMPARE(fixture.view.selectedNode(), -1);
    }

    void arrowKeysReachEveryNode()
    {
        GraphFixture fixture(samples::arena());
        QSet<int> reached;
        fixture.press(Qt::Key_Down);
        std::vector<int> open{fixture.view.selectedNode()};
        while (!open.empty()) {
            const int node = open.back();
            open.pop_back();
            if (node < 0 || reached.contains(node)) {
                continue;
            }
            reached.insert(node);
            for (const Qt::Key key : {Qt::Key_Up, Qt::Key_Down, Qt::Key_Left, Qt::Key_Right}) {
                fixture.view.selectNode(node);
                fixture.press(key);
                if (fixture.view.selectedEdge() >= 0) {
                    fixture.press(key);
                }
                open.push_back(fixture.view.selectedNode());
            }
        }
        QCOMPARE(reached.size(), qsizetype(fixture.view.graph().nodes.size()));
    }

    void searchCountsAndShowsMatches()
    {
        GraphFixture fixture(samples::family(60, 120));
        fixture.view.setZoom(1);
        QSignalSpy selected(&fixture.view, &GraphView::nodeSelected);
        QCOMPARE(fixture.view.find(u"AGENT-5"_s), 11);
        QCOMPARE(selected.size(), 1);
        QCOMPARE(selected.front().front().toInt(), 5);
        QVERIFY(fixture.view.viewport()->rect().intersects(fixture.view.nodeRect(5)));
        fixture.view.findPrevious();
        QVERIFY(fixture.view.viewport()->rect().contains(fixture.view.nodeRect(59)));
        QCOMPARE(fixture.view.find(u"nobody"_s), 0);
        QCOMPARE(fixture.view.find({}), 0);
    }

    void aReplayShowsItsMoment()
    {
        GraphFixture fixture(samples::arena());
        const QImage whole = fixture.view.grab().toImage();
        const RoutingGraph graph = samples::arena();
        fixture.view.setReplay(replayAt(graph, 10));
        const QImage part = fixture.view.grab().toImage();
        QVERIFY(part != whole);
        shoot(fixture.view, u"graph-replay"_s);
        fixture.view.setReplay({});
        QCOMPARE(fixture.view.grab().toImage(), whole);
    }

    void tooltipsDescribeElements()
    {
        GraphFixture fixture(samples::arena());
        const RoutingGraph &graph = fixture.view.graph();
        const int edge = edgeBetween(graph, u"scout"_s, u"arena"_s);
        QCOMPARE(fixture.view.describe(-1, edge), u"Scout → Arena, 6 handoff(s), re-invoke"_s);
        QVERIFY(fixture.view.describe(4, -1).startsWith(
            u"Arena, hub · runs and compares, 33 in · 22 out"_s));
        const QPoint place = fixture.view.nodeRect(4).center();
        QHelpEvent event(QEvent::ToolTip, place, fixture.view.viewport()->mapToGlobal(place));
        QCoreApplication::sendEvent(fixture.view.viewport(), &event);
        QTRY_VERIFY(QToolTip::text().startsWith(u"Arena"_s));
        QToolTip::hideText();
    }

    void screenReadersFindNodesAndEdges()
    {
        GraphFixture fixture(samples::arena());
        QAccessibleInterface *view = QAccessible::queryAccessibleInterface(&fixture.view);
        QVERIFY(view);
        QCOMPARE(view->childCount(), 22);
        QVERIFY(view->child(0)->text(QAccessible::Name).startsWith(u"Nexus, routes tasks"_s));
        QVERIFY(view->child(21)->text(QAccessible::Name).contains(u"undeclared"_s));
        QCOMPARE(view->child(3)->rect().size(), fixture.view.nodeRect(3).size());
        QCOMPARE(view->indexOfChild(view->child(7)), 7);
        fixture.view.selectNode(7);
        QVERIFY(view->child(7)->state().selected);
        QVERIFY(!view->child(8)->state().selected);
        QCOMPARE(view->child(22), nullptr);
    }

    void tooLargeGraphsSaySoAndOfferSmallerViews()
    {
        GraphView view;
        view.resize(800, 500);
        view.show();
        QSignalSpy failed(&view, &GraphView::layoutFailed);
        view.setGraph(samples::chain(9000));
        QTRY_COMPARE_WITH_TIMEOUT(failed.size(), 1, 30'000);
        QVERIFY(view.message().contains(u"neighbourhood"_s));
        QSignalSpy wanted(&view, &GraphView::groupingRequested);
        auto *button = view.findChild<QPushButton *>(u"groupingButton"_s);
        QVERIFY(button && button->isVisible());
        button->menu()->actions().front()->trigger();
        QCOMPARE(wanted.size(), 1);
        shoot(view, u"graph-too-large"_s);
        QSignalSpy laidOut(&view, &GraphView::laidOut);
        view.setGraph(samples::arena());
        QTRY_COMPARE(laidOut.size(), 1);
        QVERIFY(!button->isVisible());
        QVERIFY(view.message().isEmpty());
    }

    void duringALayoutASketchAndSmallerViewsAreShown()
    {
        GraphView view;
        view.resize(870, 664);
        view.show();
        QSignalSpy laidOut(&view, &GraphView::laidOut);
        view.setGraph(samples::family(1200, 9000));
        const auto *notice = view.findChild<LayoutNotice *>();
        QTRY_VERIFY_WITH_TIMEOUT(!laidOut.isEmpty(), 30'000);
        QVERIFY(view.graphLayout().isPreview);
        QTRY_VERIFY_WITH_TIMEOUT(notice->isVisible() && !view.nodeRect(0).isNull(), 20'000);
        QVERIFY(view.graphLayout().isPreview);
        for (size_t i = 0; i < view.graph().nodes.size(); ++i) {
            QVERIFY(view.viewport()->rect().contains(view.nodeRect(int(i))));
            QVERIFY(!view.nodeRect(int(i)).intersects(notice->geometry()));
        }
        const auto *bar = view.findChild<QProgressBar *>(u"layoutProgress"_s);
        QVERIFY(bar->isVisible());
        QCOMPARE(bar->maximum(), 60);
        QTRY_VERIFY_WITH_TIMEOUT(bar->value() > 0, 5000);
        QVERIFY(notice->text().contains(u"of at most 60 s"_s));
        shoot(view, u"graph-progress"_s);

        QSignalSpy near(&view, &GraphView::neighbourhoodRequested);
        QSignalSpy grouped(&view, &GraphView::groupingRequested);
        QVERIFY(view.findChild<QPushButton *>(u"neighbourhoodButton"_s)->isVisible());
        QVERIFY(view.findChild<QPushButton *>(u"groupingButton"_s)->isVisible());
        view.findChild<QMenu *>(u"neighbourhoodMenu"_s)->actions().front()->trigger();
        view.findChild<QMenu *>(u"groupingMenu"_s)->actions().front()->trigger();
        QCOMPARE(near.size(), 1);
        QCOMPARE(grouped.size(), 1);
        QTest::mouseClick(view.findChild<QPushButton *>(u"cancelLayoutButton"_s), Qt::LeftButton);
        QVERIFY(notice->isHint()); // the sketch stays, and so does the offer
        QCOMPARE(notice->text(), view.message());
        QVERIFY(!bar->isVisible());
        QVERIFY(!view.findChild<QPushButton *>(u"wholeGraphButton"_s)->isVisible());
    }

    void aLongLayoutCanBeCancelled()
    {
        GraphView view;
        view.resize(800, 500);
        view.show();
        QSignalSpy failed(&view, &GraphView::layoutFailed);
        view.setGraph(samples::family(4000, 20'000));
        auto *cancel = view.findChild<QPushButton *>(u"cancelLayoutButton"_s);
        QVERIFY(cancel);
        QTRY_VERIFY_WITH_TIMEOUT(cancel->isVisible(), 20'000);
        QTest::mouseClick(cancel, Qt::LeftButton);
        QTRY_COMPARE(failed.size(), 1);
        QVERIFY(!view.message().isEmpty());
    }

    void showsAnEmptyGraph()
    {
        GraphFixture fixture(samples::arena());
        fixture.view.selectNode(1);
        fixture.view.setGraph(RoutingGraph());
        QTRY_VERIFY(!fixture.view.isLaidOut());
        QCOMPARE(fixture.view.selectedNode(), -1);
        fixture.press(Qt::Key_Right);
        fixture.press(Qt::Key_F);
        QCOMPARE(fixture.view.nodeRect(0), QRect());
    }

    /// For visual inspection: written to BATON_SHOTS.
    void takesScreenshots()
    {
        for (const Theme::Mode mode : {Theme::Mode::Light, Theme::Mode::Dark}) {
            dressUp(mode);
            const QString end = mode == Theme::Mode::Light ? u"-light"_s : u"-dark"_s;
            GraphFixture fixture(samples::arena());
            fixture.view.selectEdge(3);
            shoot(fixture.view, u"graph-arena"_s + end);
            fixture.view.selectNode(7);
            shoot(fixture.view, u"graph-node"_s + end);
            fixture.view.clearSelection();
            fixture.view.setZoom(2);
            shoot(fixture.view, u"graph-200"_s + end);
            GraphFixture star(samples::star(9));
            shoot(star.view, u"graph-star"_s + end);
            GraphFixture family(samples::family(113, 461), {1400, 900});
            QTRY_VERIFY(family.view.isSharp());
            shoot(family.view, u"graph-family"_s + end);
        }
    }
};

int main(int argc, char **argv)
{
    if (isLayoutProcess(argc, argv)) {
        return runLayoutProcess();
    }
    QApplication application(argc, argv);
    TestGraphView test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_graphview.moc"
