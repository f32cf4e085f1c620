// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "graphfixture.h"
#include "widgets/routing/graph/graphminimap.h"
#include "widgets/routing/graph/layoutnotice.h"
#include "widgets/routing/painting/graphlegend.h"

#include <QMenu>
#include <QPushButton>
#include <QToolButton>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

/// The number of nodes below the minimap, unless it is a button.
int nodesBelowMinimap(const GraphView &view)
{
    const auto *minimap = view.findChild<GraphMinimap *>(u"graphMinimap"_s);
    int count = 0;
    for (size_t i = 0; i < view.graph().nodes.size(); ++i) {
        const bool isBelow = view.nodeRect(int(i)).intersects(minimap->geometry());
        count += isBelow && minimap->form() != GraphMinimap::Form::Folded ? 1 : 0;
    }
    return count;
}

/// Many nodes without edges.
RoutingGraph cards()
{
    RoutingGraph graph = samples::chain(300);
    graph.edges.clear();
    graph.crossings.clear();
    return graph;
}

/// Moves the pointer out of @p widget.
void leave(QWidget *widget)
{
    QEvent event(QEvent::Leave);
    QCoreApplication::sendEvent(widget, &event);
}

} // namespace

/// The visible part of a graph, its scale, and the positions of its nodes.
class TestGraphCamera : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { failOnWarnings(); }
    void init() { dressUp(Theme::Mode::Light); }

    void theWheelZoomsAtTheCursor()
    {
        GraphFixture fixture(samples::arena());
        const QPoint place = fixture.view.nodeRect(5).center();
        QSignalSpy zoomed(&fixture.view, &GraphView::zoomChanged);
        const double before = fixture.view.zoom();
        fixture.wheel(240, place, Qt::ControlModifier);
        QVERIFY(fixture.view.zoom() > 1.3 * before);
        QCOMPARE(zoomed.size(), 1);
        QVERIFY((fixture.view.nodeRect(5).center() - place).manhattanLength() <= 3);
    }

    void wheelAndDragPan()
    {
        GraphFixture fixture(samples::arena());
        fixture.view.setZoom(2);
        const QPoint before = fixture.view.nodeRect(4).center();
        fixture.wheel(-120, fixture.view.viewport()->rect().center());
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
        GraphFixture fixture(samples::arena());
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

    void theMinimapShowsAndMovesTheView()
    {
        GraphFixture fixture(samples::family(60, 120));
        GraphView &view = fixture.view;
        auto *minimap = view.findChild<GraphMinimap *>(u"graphMinimap"_s);
        QVERIFY(minimap && minimap->isVisible());
        view.setZoom(3);
        if (minimap->form() == GraphMinimap::Form::Folded) {
            QTest::mouseClick(minimap, Qt::LeftButton);
        }
        const QRect frame = minimap->frame();
        QVERIFY(frame.isValid());
        const QRect first = view.nodeRect(0);
        const QPoint right(minimap->width() * 2 / 3, minimap->height() / 2);
        const QPoint left = right - QPoint(minimap->width() / 3, 0);
        QTest::mouseClick(minimap, Qt::LeftButton, {}, right);
        QVERIFY(std::abs(minimap->frame().center().x() - right.x()) <= 2);
        QVERIFY(view.nodeRect(0).x() < first.x());

        const int before = view.nodeRect(0).x();
        QTest::mousePress(minimap, Qt::LeftButton, {}, right);
        QMouseEvent drag(QEvent::MouseMove, left, minimap->mapToGlobal(left), Qt::NoButton,
                         Qt::LeftButton, {});
        QCoreApplication::sendEvent(minimap, &drag);
        QTest::mouseRelease(minimap, Qt::LeftButton, {}, left);
        QVERIFY(view.nodeRect(0).x() > before);
        QVERIFY(std::abs(minimap->frame().center().x() - left.x()) <= 2);
        QCOMPARE(view.selectedNode(), -1);

        const int wide = minimap->frame().width();
        view.setZoom(4);
        QVERIFY(minimap->frame().width() < wide);
        const QPoint middle = minimap->frame().center();
        fixture.wheel(-2400, view.viewport()->rect().center(), Qt::ShiftModifier);
        QVERIFY(minimap->frame().center().x() > middle.x());
    }

    void minimapAndLegendHideNoNode_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("usual") << QSize(870, 664);
        QTest::newRow("small") << QSize(714, 540);
        QTest::newRow("narrow") << QSize(500, 700);
    }

    void minimapAndLegendHideNoNode()
    {
        QFETCH(QSize, size);
        for (const RoutingGraph &graph :
             {samples::arena(), samples::star(9), samples::family(60, 120)}) {
            GraphFixture fixture(graph, size);
            GraphView &view = fixture.view;
            const auto *legend = view.findChild<GraphLegend *>(u"graphLegend"_s);
            QVERIFY(legend->isVisible());
            QVERIFY(legend->y() >= view.viewport()->geometry().bottom());
            QVERIFY(view.rect().contains(legend->geometry()));
            QCOMPARE(nodesBelowMinimap(view), 0);
            for (const double zoom : {0.3, 0.6, 1.0, 1.7}) {
                view.setZoom(zoom);
                QCOMPARE(nodesBelowMinimap(view), 0);
                fixture.wheel(-480, view.viewport()->rect().center());
                QCOMPARE(nodesBelowMinimap(view), 0);
                fixture.wheel(480, view.viewport()->rect().center(), Qt::ShiftModifier);
                QCOMPARE(nodesBelowMinimap(view), 0);
            }
        }
    }

    void aCollapsedMinimapIsShownOnHover()
    {
        GraphFixture fixture(cards());
        GraphView &view = fixture.view;
        auto *minimap = view.findChild<GraphMinimap *>(u"graphMinimap"_s);
        view.setZoom(0.8);
        QCOMPARE(minimap->form(), GraphMinimap::Form::Folded);
        const double zoom = view.zoom();
        const QRect before = view.nodeRect(0);
        QTest::mouseClick(minimap, Qt::LeftButton);
        QCOMPARE(minimap->form(), GraphMinimap::Form::Large);
        QVERIFY(view.viewport()->rect().contains(minimap->geometry()));
        QCOMPARE(view.nodeRect(0), before);
        QTest::mouseClick(minimap, Qt::LeftButton, {}, minimap->rect().center() / 2);
        QCOMPARE(minimap->form(), GraphMinimap::Form::Large);
        QVERIFY(view.nodeRect(0) != before);
        QCOMPARE(view.zoom(), zoom);
        leave(minimap);
        QCOMPARE(nodesBelowMinimap(view), 0);
    }

    void keysOpenAndMoveTheCollapsedMinimap()
    {
        GraphFixture fixture(cards());
        GraphView &view = fixture.view;
        auto *minimap = view.findChild<GraphMinimap *>(u"graphMinimap"_s);
        view.setZoom(0.8);
        QCOMPARE(minimap->form(), GraphMinimap::Form::Folded);
        for (int i = 0; i < 12 && QApplication::focusWidget() != minimap; ++i) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        }
        QCOMPARE(QApplication::focusWidget(), minimap);
        QTest::keyClick(minimap, Qt::Key_Space);
        QCOMPARE(minimap->form(), GraphMinimap::Form::Large);
        const QRect before = view.nodeRect(0);
        QTest::keyClick(minimap, Qt::Key_Down);
        QVERIFY(view.nodeRect(0).y() < before.y());
        QCOMPARE(view.nodeRect(0).x(), before.x());
        QCOMPARE(minimap->form(), GraphMinimap::Form::Large);
        shoot(view, u"graph-minimap-keyboard"_s);
        QTest::keyClick(minimap, Qt::Key_Escape);
        QCOMPARE(minimap->form(), GraphMinimap::Form::Folded);
        QTest::keyClick(minimap, Qt::Key_Return);
        QCOMPARE(minimap->form(), GraphMinimap::Form::Large);
        view.setFocus();
        QCOMPARE(minimap->form(), GraphMinimap::Form::Folded);
    }

    void theWheelDoesNotGoPastTheContent()
    {
        GraphFixture fixture(samples::arena());
        GraphView &view = fixture.view;
        const QPointF middle = view.viewport()->rect().center();
        const auto all = [&view] {
            QRect rect;
            for (size_t i = 0; i < view.graph().nodes.size(); ++i) {
                rect |= view.nodeRect(int(i));
            }
            return rect;
        };
        for (int i = 0; i < 20; ++i) { // all of it is visible: there is nowhere to go
            fixture.wheel(480, middle);
            QVERIFY(view.viewport()->rect().contains(all()));
        }
        view.setZoom(2);
        QVERIFY(all().height() > view.viewport()->height());
        for (int i = 0; i < 60; ++i) {
            fixture.wheel(480, middle);
        }
        QVERIFY(all().top() >= 0 && all().top() < 120); // edges may run above the nodes
        for (int i = 0; i < 60; ++i) {
            fixture.wheel(-480, middle);
        }
        const int below = view.viewport()->height() - all().bottom();
        QVERIFY(below >= 0 && below < 120);
    }

    void anAlmostReadableGraphIsShownWhole()
    {
        GraphFixture fixture(samples::arena());
        GraphView &view = fixture.view;
        const QSizeF all = view.graphLayout().bounds.size();
        const auto *notice = view.findChild<LayoutNotice *>();
        view.resize(qRound(all.width() * 0.42), qRound(all.height() * 0.6) + 200);
        QVERIFY(view.zoom() >= 0.41 && view.zoom() < 0.43);
        QVERIFY(!notice->isVisible());
        for (size_t i = 0; i < view.graph().nodes.size(); ++i) {
            QVERIFY(view.viewport()->rect().contains(view.nodeRect(int(i))));
        }
        view.resize(qRound(all.width() * 0.38), view.height());
        QCOMPARE(view.zoom(), 0.45);
        QVERIFY(notice->isVisible());
    }

    void matchesAreNotCoveredByTheNotice()
    {
        GraphFixture fixture(samples::family(113, 461));
        GraphView &view = fixture.view;
        const auto *notice = view.findChild<LayoutNotice *>();
        QVERIFY(notice->isVisible());
        for (size_t i = 0; i < view.graph().nodes.size(); ++i) {
            view.find(view.graph().nodes[i].id);
            QVERIFY(!view.nodeRect(view.selectedNode()).intersects(notice->geometry()));
        }
    }

    void nodesStayWhenOneIsAdded()
    {
        GraphFixture fixture(samples::arena());
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

    void graphsTooLargeToReadOfferSmallerViews()
    {
        GraphFixture fixture(samples::chain(300));
        GraphView &view = fixture.view;
        QCOMPARE(view.zoom(), 0.45);
        QVERIFY(view.viewport()->rect().contains(view.nodeRect(0)));
        const auto *notice = view.findChild<LayoutNotice *>();
        QVERIFY(notice->isVisible());
        QVERIFY(notice->text().startsWith(u"A part of the graph: all of it would be at"_s));
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
        QVERIFY(view.viewport()->rect().contains(view.nodeRect(299)));
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
};

QTEST_MAIN(TestGraphCamera)
#include "tst_graphcamera.moc"
