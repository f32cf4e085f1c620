// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/layoutprocess.h"
#include "models/routing/layoutrunner.h"
#include "tests/graphsamples.h"
#include "tests/widgets/look.h"
#include "widgets/routing/graphscene.h"
#include "widgets/routing/graphview.h"
#include "widgets/routing/graphwalk.h"
#include "widgets/routing/layoutnotice.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>
#include <QToolTip>
#include <QWheelEvent>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

class Fixture
{
public:
    explicit Fixture(const RoutingGraph &graph, QSize size = {870, 664})
    {
        view.resize(size);
        view.show();
        view.activateWindow();
        (void)QTest::qWaitForWindowActive(&view);
        view.setFocus();
        QSignalSpy laidOut(&view, &GraphView::laidOut);
        view.setGraph(graph);
        if (laidOut.isEmpty()) {
            (void)laidOut.wait(30'000);
        }
        QCoreApplication::processEvents();
    }

    void click(QPoint place) { QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, place); }
    void press(Qt::Key key) { QTest::keyClick(&view, key); }
    void mouse(QEvent::Type type, QPointF place)
    {
        const bool isMove = type == QEvent::MouseMove;
        QMouseEvent event(type, place, view.viewport()->mapToGlobal(place),
                          isMove ? Qt::NoButton : Qt::LeftButton,
                          type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton, {});
        QCoreApplication::sendEvent(view.viewport(), &event);
    }
    void wheel(int turned, QPointF place, Qt::KeyboardModifiers modifiers = {})
    {
        QWheelEvent event(place, view.viewport()->mapToGlobal(place), {}, {0, turned}, {},
                          modifiers, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(view.viewport(), &event);
    }

    GraphView view;
};

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
        const Crossing &crossing = graph.crossings[size_t(i)];
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

    void aClickSelectsANodeAndAnother()
    {
        Fixture fixture(samples::arena());
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
        Fixture fixture(samples::arena());
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
        Fixture fixture(samples::arena());
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

    void arrowsWalkAlongEdges()
    {
        Fixture fixture(samples::arena());
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

    void arrowsReachEveryNode()
    {
        Fixture fixture(samples::arena());
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

    void theWheelZoomsAtTheCursor()
    {
        Fixture fixture(samples::arena());
        const QPoint place = fixture.view.nodeRect(5).center();
        QSignalSpy zoomed(&fixture.view, &GraphView::zoomChanged);
        const double before = fixture.view.zoom();
        fixture.wheel(240, place, Qt::ControlModifier);
        QVERIFY(fixture.view.zoom() > 1.3 * before);
        QCOMPARE(zoomed.size(), 1);
        QVERIFY((fixture.view.nodeRect(5).center() - place).manhattanLength() <= 3);
    }

    void theWheelAndADragMove()
    {
        Fixture fixture(samples::arena());
        const QPoint before = fixture.view.nodeRect(4).center();
        fixture.wheel(-120, before);
        QCOMPARE(fixture.view.nodeRect(4).center(), before - QPoint(0, 60));
        fixture.mouse(QEvent::MouseButtonPress, {300, 200});
        fixture.mouse(QEvent::MouseMove, {320, 220});
        fixture.mouse(QEvent::MouseMove, {340, 230});
        fixture.mouse(QEvent::MouseButtonRelease, {340, 230});
        QCOMPARE(fixture.view.nodeRect(4).center(), before - QPoint(0, 60) + QPoint(40, 30));
        QCOMPARE(fixture.view.selectedNode(), -1);
    }

    void keysZoomAndFit()
    {
        Fixture fixture(samples::arena());
        const double fitted = fixture.view.zoom();
        fixture.press(Qt::Key_Plus);
        QVERIFY(fixture.view.zoom() > fitted);
        fixture.press(Qt::Key_Minus);
        fixture.press(Qt::Key_Minus);
        QVERIFY(fixture.view.zoom() < fitted);
        fixture.press(Qt::Key_F);
        QCOMPARE(fixture.view.zoom(), fitted);
        for (size_t i = 0; i < fixture.view.graph().nodes.size(); ++i) {
            QVERIFY(fixture.view.viewport()->rect().contains(fixture.view.nodeRect(int(i))));
        }
        QSignalSpy asked(&fixture.view, &GraphView::findRequested);
        fixture.press(Qt::Key_Slash);
        QCOMPARE(asked.size(), 1);
    }

    void findingCountsAndShows()
    {
        Fixture fixture(samples::family(60, 120));
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

    void nodesStayWhenOneIsAdded()
    {
        Fixture fixture(samples::arena());
        const GraphLayout before = fixture.view.graphLayout();
        RoutingGraph graph = samples::arena();
        fixture.view.selectNode(3);
        RoutingNode node;
        node.id = u"zen"_s;
        node.title = u"Zen"_s;
        graph.nodes.push_back(node);
        RoutingEdge edge;
        edge.from = 4;
        edge.to = 10;
        graph.edges.push_back(edge);
        QSignalSpy laidOut(&fixture.view, &GraphView::laidOut);
        fixture.view.setGraph(graph);
        QTRY_COMPARE(laidOut.size(), 1);
        for (size_t i = 0; i < before.nodes.size(); ++i) {
            QCOMPARE(fixture.view.graphLayout().nodes[i], before.nodes[i]);
        }
        QCOMPARE(fixture.view.selectedNode(), 3);
    }

    void aReplayShowsItsMoment()
    {
        Fixture fixture(samples::arena());
        const QImage whole = fixture.view.grab().toImage();
        const RoutingGraph graph = samples::arena();
        fixture.view.setReplay(replayAt(graph, 10));
        const QImage part = fixture.view.grab().toImage();
        QVERIFY(part != whole);
        shoot(fixture.view, u"graph-replay"_s);
        fixture.view.setReplay({});
        QCOMPARE(fixture.view.grab().toImage(), whole);
    }

    void tooltipsSayWhatThePictureShows()
    {
        Fixture fixture(samples::arena());
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
        Fixture fixture(samples::arena());
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

    void whatIsTooLargeSaysSoAndOffersLess()
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

    void whatCannotBeReadIsNotShrunkAndOffersLess()
    {
        Fixture fixture(samples::chain(200));
        GraphView &view = fixture.view;
        QCOMPARE(view.zoom(), 0.45);
        QVERIFY(view.viewport()->rect().contains(view.nodeRect(0)));
        const auto *notice = view.findChild<LayoutNotice *>();
        QVERIFY(notice->isVisible());
        QVERIFY(notice->text().startsWith(u"Only a part of the graph is seen"_s));
        QVERIFY(!notice->geometry().intersects(view.nodeRect(0)));
        QVERIFY(view.viewport()->rect().contains(notice->geometry()));
        shoot(view, u"graph-cropped"_s);

        QSignalSpy near(&view, &GraphView::neighbourhoodRequested);
        auto *menu = view.findChild<QMenu *>(u"neighbourhoodMenu"_s);
        view.selectNode(41);
        Q_EMIT menu->aboutToShow();
        QCOMPARE(menu->actions().front()->text(), u"step-41"_s);
        menu->actions().front()->trigger();
        QCOMPARE(near.size(), 1);
        QCOMPARE(near.front().front().toInt(), 41);
        QSignalSpy grouped(&view, &GraphView::groupingRequested);
        view.findChild<QMenu *>(u"groupingMenu"_s)->actions().front()->trigger();
        QCOMPARE(grouped.size(), 1);

        QTest::mouseClick(view.findChild<QPushButton *>(u"wholeGraphButton"_s), Qt::LeftButton);
        QVERIFY(view.zoom() < 0.45);
        QVERIFY(!notice->isVisible());
        QVERIFY(view.viewport()->rect().contains(view.nodeRect(0)));
        QVERIFY(view.viewport()->rect().contains(view.nodeRect(59)));
        fixture.press(Qt::Key_F);
        QCOMPARE(view.zoom(), 0.45);
        QVERIFY(notice->isVisible());
        fixture.press(Qt::Key_F);
        QVERIFY(view.zoom() < 0.45);
        fixture.press(Qt::Key_F);
        QTest::mouseClick(view.findChild<QToolButton *>(u"closeNoticeButton"_s), Qt::LeftButton);
        QVERIFY(!notice->isVisible());
        QCOMPARE(view.zoom(), 0.45);
        view.resize(800, 600);
        QVERIFY(!notice->isVisible());
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

    void anEmptyGraphIsEmpty()
    {
        Fixture fixture(samples::arena());
        fixture.view.selectNode(1);
        fixture.view.setGraph({});
        QTRY_VERIFY(!fixture.view.isLaidOut());
        QCOMPARE(fixture.view.selectedNode(), -1);
        fixture.press(Qt::Key_Right);
        fixture.press(Qt::Key_F);
        QCOMPARE(fixture.view.nodeRect(0), QRect());
    }

    /// For the eye: written where BATON_SHOTS says.
    void pictures()
    {
        for (const Theme::Mode mode : {Theme::Mode::Light, Theme::Mode::Dark}) {
            dressUp(mode);
            const QString end = mode == Theme::Mode::Light ? u"-light"_s : u"-dark"_s;
            Fixture fixture(samples::arena());
            fixture.view.selectEdge(3);
            shoot(fixture.view, u"graph-arena"_s + end);
            fixture.view.selectNode(7);
            shoot(fixture.view, u"graph-node"_s + end);
            fixture.view.clearSelection();
            fixture.view.setZoom(2);
            shoot(fixture.view, u"graph-200"_s + end);
            Fixture star(samples::star(9));
            shoot(star.view, u"graph-star"_s + end);
            Fixture family(samples::family(113, 461), {1400, 900});
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
