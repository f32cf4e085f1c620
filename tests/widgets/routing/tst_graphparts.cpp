// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/layout/graphvizlayout.h"
#include "tests/samples/graphsamples.h"
#include "tests/widgets/look.h"
#include "widgets/routing/graph/graphfit.h"
#include "widgets/routing/graph/graphhittest.h"
#include "widgets/routing/graph/graphsearch.h"
#include "widgets/routing/graph/minimapplacement.h"
#include "widgets/routing/graph/pangesture.h"
#include "widgets/routing/layout/layoutcache.h"
#include "widgets/routing/scene/graphmetrics.h"

#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

GraphCamera cameraOn(const QRectF &scene, QSizeF viewport)
{
    GraphCamera camera;
    camera.setScene(scene);
    camera.setViewport(viewport);
    return camera;
}

GraphPainter painterOf(const RoutingGraph &graph)
{
    const GraphLayout layout = layOut(layoutRequest(graph)).value();
    return {std::make_shared<const GraphScene>(graph, layout), GraphColors::ofWindow()};
}

} // namespace

/// The parts of a GraphView, without it.
class TestGraphParts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { failOnWarnings(); }
    void init() { dressUp(Theme::Mode::Light); }

    void fittingKeepsNamesReadable_data()
    {
        QTest::addColumn<double>("width"); ///< of the scene, in a viewport of 1000
        QTest::addColumn<GraphFit::Mode>("mode");
        QTest::addColumn<bool>("isSketch");
        QTest::addColumn<double>("scale");
        using enum GraphFit::Mode;
        QTest::newRow("never enlarged") << 500.0 << Readable << false << 1.0;
        QTest::newRow("all of it") << 2'000.0 << Readable << false << 0.5;
        QTest::newRow("only a little too large") << 2'400.0 << Readable << false << 1 / 2.4;
        QTest::newRow("too large to be read") << 10'000.0 << Readable << false << 0.45;
        QTest::newRow("asked for") << 10'000.0 << Whole << false << 0.1;
        QTest::newRow("a sketch") << 10'000.0 << Readable << true << 0.1;
    }

    void fittingKeepsNamesReadable()
    {
        QFETCH(const double, width);
        QFETCH(const GraphFit::Mode, mode);
        QFETCH(const bool, isSketch);
        QFETCH(const double, scale);
        GraphCamera camera = cameraOn({0, 0, width, 100}, {1'000, 600});
        const double whole =
            GraphFit{mode, false}.apply(camera, QRectF(0, 0, 1'000, 600), isSketch);
        QCOMPARE(camera.scale(), scale);
        QCOMPARE(whole, std::min(1.0, 1'000 / width));
    }

    void fittingAgainShowsTheWholeGraph()
    {
        using enum GraphFit::Mode;
        QCOMPARE((GraphFit{Readable, true}.next()), Whole);
        QCOMPARE((GraphFit{Readable, false}.next()), Readable);
        QCOMPARE((GraphFit{Whole, true}.next()), Readable);
        QCOMPARE((GraphFit{None, true}.next()), Readable);
    }

    void searchWrapsAround()
    {
        const RoutingGraph graph = samples::chain(12);
        GraphSearch search(graph, graph.nodes[3].title.toUpper());
        QVERIFY(std::ranges::find(search.nodes(), 3) != search.nodes().end());
        GraphSearch all(graph, graph.nodes[0].title.left(1));
        QVERIFY(all.nodes().size() > 1);
        const int first = all.step(-1);
        QCOMPARE(first, all.nodes().front());
        QCOMPARE(all.step(-1), all.nodes().back());
        QCOMPARE(all.step(1), first);
        QVERIFY(GraphSearch(graph, {}).nodes().empty());
        QCOMPARE(GraphSearch().step(1), -1);
    }

    void aSelectionIsKeptByIds()
    {
        const RoutingGraph before = samples::chain(4);
        RoutingGraph now = before;
        std::ranges::reverse(now.nodes);
        for (RoutingEdge &edge : now.edges) {
            edge.from = 3 - edge.from;
            edge.to = 3 - edge.to;
        }
        QCOMPARE((GraphSelection{1, -1, -1}.carriedTo(now, before)), (GraphSelection{2, -1, -1}));
        QCOMPARE((GraphSelection{-1, 2, 1}.carriedTo(now, before)), (GraphSelection{-1, 2, -1}));
        now.nodes[2].id = u"another"_s;
        QVERIFY(GraphSelection({1, -1, -1}).carriedTo(now, before).isEmpty());
        QVERIFY(GraphSelection({-1, 0, 1}).carriedTo(now, before).isEmpty());
    }

    void hitTestFindsElements()
    {
        const GraphPainter painter = painterOf(samples::arena());
        const GraphScene &scene = painter.scene();
        GraphCamera camera = cameraOn(scene.bounds(), {1'600, 1'200});
        camera.zoom(1, {});
        const auto at = [&](QPointF place) {
            return hitTest(camera.toView(place), painter, camera, {});
        };
        for (int node = 0; scene.hasNode(node); ++node) {
            QCOMPARE(at(scene.node(node).rect.center()).node, node);
            QCOMPARE(at(scene.node(node).rect.center()).edge, -1);
        }
        for (int edge = 0; scene.hasEdge(edge); ++edge) {
            if (!scene.edge(edge).label.isEmpty()) {
                QCOMPARE(at(scene.edge(edge).label.center()).edge, edge);
            }
        }
        const GraphHit none = at(scene.bounds().topLeft() - QPointF(50, 50));
        QCOMPARE(none.node, -1);
        QCOMPARE(none.edge, -1);
        QVERIFY(none.group.isEmpty());
    }

    void panningStartsAfterADistance()
    {
        PanGesture pan;
        pan.press({100, 100});
        QVERIFY(pan.move({101, 100}).isNull());
        QVERIFY(!pan.release());
        pan.press({100, 100});
        QCOMPARE(pan.move({140, 90}), QPoint(-40, 10));
        QCOMPARE(pan.move({141, 90}), QPoint(-1, 0));
        QVERIFY(pan.release());
        QVERIFY(!pan.isDragging());
    }

    void theMinimapStaysInAFreeCorner()
    {
        using enum GraphMinimap::Form;
        const GraphPainter painter = painterOf(samples::chain(2));
        const QSize view(1'000, 1'000);
        GraphCamera camera = cameraOn(painter.scene().bounds(), view);
        camera.fit(QRectF(QPointF(), view));
        const MinimapPlacement placement(painter, camera, {});
        const auto first = placement.find(view, {});
        QCOMPARE(first.form, Large);
        QVERIFY(first.corner.x() > 500 && first.corner.y() > 500);
        const QRect taken(first.corner, GraphMinimap::sizeOf(Large));
        const auto second = MinimapPlacement(painter, camera, taken).find(view, {});
        QVERIFY(second.corner.y() < 500);
        QCOMPARE(placement.find(view, second).corner, second.corner);
        QVERIFY(!placement.isFree(camera.toView(painter.scene().node(0).rect).toRect()));
        const auto crowded = MinimapPlacement(painter, camera, QRect(QPoint(), view));
        QCOMPARE(crowded.find(view, {}).form, Folded);
    }

    void recentLayoutsAreCached()
    {
        LayoutCache cache;
        std::vector<LaidOutGraph> shown;
        for (int count = 2; count < 10; ++count) {
            LaidOutGraph one;
            one.graph = std::make_shared<const RoutingGraph>(samples::chain(count));
            one.request = layoutRequest(*one.graph);
            shown.push_back(one);
            cache.store(one);
            cache.store(one);
        }
        for (size_t i = 0; i < shown.size(); ++i) {
            const bool isKnown = i + LayoutCache::most >= shown.size();
            QCOMPARE(cache.find(*shown[i].graph, shown[i].request),
                     isKnown ? shown[i].layout : nullptr);
        }
        cache.clear();
        QVERIFY(!cache.find(*shown.back().graph, shown.back().request));
    }
};

QTEST_MAIN(TestGraphParts)
#include "tst_graphparts.moc"
