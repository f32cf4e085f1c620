// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "graphfixture.h"
#include "models/session/value/runstatustext.h"
#include "widgets/routing/graph/graphminimap.h"
#include "widgets/routing/painting/graphpainter.h"

#include <QPainter>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

RoutingEdge waits(int from, int to, const QString &rule)
{
    RoutingEdge edge;
    edge.from = from;
    edge.to = to;
    edge.kind = RoutingEdge::Kind::DependsOn;
    if (!rule.isEmpty()) {
        edge.rules = {rule};
        edge.gravity = Severity::Warning;
    }
    return edge;
}

/// Three sessions that wait for each other, and one that waits for a missing one.
RoutingGraph circle()
{
    RoutingGraph graph;
    graph.kind = GraphKind::Sessions;
    for (const QString &name : {u"plan"_s, u"gateway"_s, u"dashboard"_s, u"archive"_s, u"gone"_s}) {
        RoutingNode node;
        node.id = name;
        node.title = name;
        node.kind = RoutingNode::Kind::Session;
        node.isKnown = name != "gone"_L1;
        node.status = node.isKnown ? RunStatus::Succeeded : RunStatus::Unknown;
        graph.nodes.push_back(node);
    }
    const QString cycle = u"native.depends-on-cycle"_s;
    graph.edges = {waits(0, 1, cycle), waits(1, 2, cycle), waits(2, 0, cycle),
                   waits(3, 4, u"native.depends-on"_s), waits(3, 0, {})};
    return graph;
}

std::shared_ptr<const GraphScene> sceneOf(const GraphView &view)
{
    return std::make_shared<const GraphScene>(view.graph(), view.graphLayout());
}

/// The number of pixels of @p node that are closest to the colour of errors.
int redPixels(const GraphPainter &graphPainter, int node, double scale)
{
    const QRectF rect = graphPainter.scene().node(node).rect.adjusted(-4, -4, 4, 4);
    QImage image((rect.size() * scale).toSize(), QImage::Format_RGB32);
    image.fill(graphPainter.colors()[Role::Canvas]);
    QPainter painter(&image);
    painter.scale(scale, scale);
    painter.translate(-rect.topLeft());
    graphPainter.nodes().paint(painter, node, scale, GraphPainter::Emphasis::None);
    painter.end();
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QColor pixel = image.pixelColor(x, y);
            count += pixel.red() > pixel.green() + 60 && pixel.red() > pixel.blue() + 60 ? 1 : 0;
        }
    }
    return count;
}

/// The rectangle of a part of the scene in the viewport.
QRectF inView(const GraphView &view, const GraphScene &scene, const QRectF &rect)
{
    const QPointF offset =
        scene.node(0).rect.topLeft() * view.zoom() - QPointF(view.nodeRect(0).topLeft());
    return {rect.topLeft() * view.zoom() - offset, rect.size() * view.zoom()};
}

} // namespace

/// The marks of broken rules: explained by the legend, and never covered.
class TestGraphMarks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { failOnWarnings(); }
    void init() { dressUp(Theme::Mode::Light); }

    void relationsThatBreakARuleHaveAWarning()
    {
        const GraphFixture fixture(circle());
        const auto scene = sceneOf(fixture.view);
        for (int i = 0; i < 4; ++i) {
            QCOMPARE(scene->edge(i).words.status, Status::Warning);
            QVERIFY(scene->edge(i).words.rule.startsWith(u"native.depends-on"_s));
            QCOMPARE(scene->edge(i).role, Role::Error);
            QVERIFY(fixture.view.describe(-1, i).contains(wordOf(Status::Warning)));
        }
        QCOMPARE(scene->edge(4).words.status, Status::None);
        QCOMPARE(scene->edge(4).role, Role::ControlEdge);
    }

    void theLegendExplainsBrokenRules()
    {
        const auto legendOf = [](const RoutingGraph &graph) {
            const GraphFixture fixture(graph);
            return GraphPainter(sceneOf(fixture.view), GraphColors::ofWindow()).legend().text();
        };
        const QString broken = legendOf(circle());
        QVERIFY2(broken.contains(u"breaks a rule"_s), qPrintable(broken));
        QVERIFY2(broken.contains(u"unknown or not there"_s), qPrintable(broken));
        RoutingGraph fine = circle();
        fine.nodes[4].isKnown = true;
        for (RoutingEdge &edge : fine.edges) {
            edge.rules.clear();
        }
        QVERIFY(!legendOf(fine).contains(u"breaks a rule"_s));
        QVERIFY(!legendOf(fine).contains(u"not there"_s));
    }

    void missingSessionsAreMarkedWhenZoomedOut_data()
    {
        QTest::addColumn<double>("scale");
        QTest::newRow("not zoomed out") << 1.0;
        QTest::newRow("half") << 0.5;
        QTest::newRow("zoomed out") << 0.3;
    }
    void missingSessionsAreMarkedWhenZoomedOut()
    {
        QFETCH(double, scale);
        GraphFixture fixture(circle());
        const GraphPainter painter(sceneOf(fixture.view), GraphColors::ofWindow());
        QCOMPARE(redPixels(painter, 0, scale), 0);
        const double size = painter.scene().node(4).rect.width() * scale;
        QVERIFY(redPixels(painter, 4, scale) > size); // a mark and the complete frame
        shoot(fixture.view, u"graph-circle"_s);
    }

    void aSessionHasTheMarksOfItsStateAndOfItsFiles()
    {
        RoutingGraph graph = circle();
        graph.nodes[0].verdict = Status::Error;
        graph.nodes[1].status = RunStatus::Running;
        graph.nodes[1].verdict = Status::Error;
        const GraphFixture fixture(graph);
        const auto scene = sceneOf(fixture.view);
        QCOMPARE(scene->node(0).status, Status::Ok);
        QCOMPARE(scene->node(0).verdict, Status::Error);
        QCOMPARE(scene->node(0).attention(), Status::Error); // when zoomed out
        QCOMPARE(scene->node(1).status, Status::Running);
        QCOMPARE(scene->node(1).verdict, Status::Error);
        QCOMPARE(scene->node(2).status, Status::Ok);
        QCOMPARE(scene->node(2).verdict, Status::None);
        QCOMPARE(scene->node(4).status, Status::Undeclared);
        const GraphPainter painter(scene, GraphColors::ofWindow());
        QVERIFY(redPixels(painter, 0, 1) > 40); // at full size
        QVERIFY(redPixels(painter, 0, 0.5) > 10);
        QCOMPARE(redPixels(painter, 2, 1), 0);
        QVERIFY(fixture.view.describe(0, -1).contains(wordOf(Status::Error)));
        QVERIFY(!fixture.view.describe(2, -1).contains(wordOf(Status::Error)));
        for (int i = 0; i < 3; ++i) { // in words, too
            QVERIFY(scene->node(i).role.contains(textOf(graph.nodes[size_t(i)].status)));
        }
    }

    void theMinimapShowsEveryProblem_data()
    {
        QTest::addColumn<RoutingGraph>("graph");
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(870, 664), QSize(714, 540), QSize(1100, 500)}) {
            QTest::addRow("sessions, %d", size.width()) << circle() << size;
            QTest::addRow("agents, %d", size.width()) << samples::arena() << size;
            QTest::addRow("strangers, %d", size.width()) << samples::strangers() << size;
        }
    }
    void theMinimapShowsEveryProblem()
    {
        QFETCH(RoutingGraph, graph);
        QFETCH(QSize, size);
        GraphFixture fixture(graph, size);
        const GraphView &view = fixture.view;
        const auto scene = sceneOf(view);
        const GraphPainter painter(scene, GraphColors::ofWindow());
        const auto *minimap = view.findChild<GraphMinimap *>(u"graphMinimap"_s);
        for (const double zoom : {0.0, 0.4, 0.55, 0.8, 1.2}) {
            if (zoom > 0) {
                fixture.view.setZoom(zoom);
            }
            if (minimap->form() == GraphMinimap::Form::Folded) {
                continue; // there is no room, which its size shows
            }
            const QRectF covered = minimap->geometry();
            for (size_t i = 0; i < scene->edges().size(); ++i) {
                const GraphScene::Edge &edge = scene->edges()[i];
                if (edge.words.status != Status::Undeclared && edge.words.rule.isEmpty()) {
                    continue;
                }
                const QRectF label = painter.labels().rect(static_cast<int>(i), view.zoom(),
                                                           GraphPainter::Emphasis::None);
                QVERIFY(label.isEmpty() || !inView(view, *scene, label).intersects(covered));
                for (const QPointF point : edge.line) {
                    QVERIFY(
                        !covered.contains(inView(view, *scene, {point, QSizeF(1, 1)}).topLeft()));
                }
            }
        }
    }
};

QTEST_MAIN(TestGraphMarks)
#include "tst_graphmarks.moc"
