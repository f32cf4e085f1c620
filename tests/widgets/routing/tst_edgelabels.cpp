// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "graphfixture.h"
#include "widgets/routing/painting/graphpainter.h"
#include "widgets/routing/scene/graphmetrics.h"

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

using Emphasis = GraphPainter::Emphasis;

/// Parallel steps, with the dependencies of each on the previous one.
RoutingGraph steps()
{
    RoutingGraph graph = samples::chain(4);
    for (RoutingEdge &edge : graph.edges) {
        edge.label = u"The alarm must fire after two readings below 0.04 mM, not after one"_s;
    }
    return graph;
}

/// The labels of a view, and their positions in it.
struct Labels
{
    explicit Labels(const GraphView &shown)
        : view(shown)
        , painter(std::make_shared<const GraphScene>(shown.graph(), shown.graphLayout()),
                  GraphColors::ofWindow())
    {
    }

    [[nodiscard]] QRectF rect(size_t edge, Emphasis emphasis) const
    {
        return painter.labels().rect(static_cast<int>(edge), view.zoom(), emphasis);
    }

    [[nodiscard]] QPoint inView(QPointF place) const
    {
        const QPointF away = place - painter.scene().node(0).rect.center();
        return (QRectF(view.nodeRect(0)).center() + away * view.zoom()).toPoint();
    }

    const GraphView &view;
    GraphPainter painter;
};

void addGraphs()
{
    QTest::addColumn<RoutingGraph>("graph");
    QTest::newRow("steps") << steps();
    QTest::newRow("ten agents") << samples::arena();
    QTest::newRow("a star") << samples::star(12);
    QTest::newRow("a family") << samples::family(40, 90);
}

} // namespace

/// The labels of edges as the user sees them: complete when highlighted, and clickable.
class TestEdgeLabels : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { dressUp(Theme::Mode::Light); }
    void init() { failOnWarnings(); }

    void aHighlightedLabelCoversNoNode_data() { addGraphs(); }
    void aHighlightedLabelCoversNoNode()
    {
        QFETCH(const RoutingGraph, graph);
        GraphFixture fixture(graph);
        const Labels labels(fixture.view);
        const auto &nodes = labels.painter.scene().nodes();
        for (const double zoom : {1.0, 0.8, 0.6, 0.45}) {
            fixture.view.setZoom(zoom);
            for (size_t i = 0; i < graph.edges.size(); ++i) {
                for (const Emphasis emphasis :
                     {Emphasis::Selected, Emphasis::Hovered, Emphasis::Current}) {
                    const QRectF rect = labels.rect(i, emphasis);
                    if (labels.painter.scene().edges()[i].full.isEmpty()
                        || rect.height() * zoom < graphmetrics::labelHeight - 0.5) {
                        continue; // a chip, if there is no room for more
                    }
                    QVERIFY2(std::ranges::none_of(nodes,
                                                  [&rect](const GraphScene::Node &node) {
                                                      return node.rect.intersects(rect);
                                                  }),
                             qPrintable(u"edge %1 at %2"_s.arg(i).arg(zoom)));
                }
            }
        }
    }

    void aLongTextIsShortenedToItsGap()
    {
        const RoutingGraph graph = steps();
        GraphFixture fixture(graph);
        const Labels labels(fixture.view);
        for (const GraphScene::Edge &edge : labels.painter.scene().edges()) {
            const auto chip = graphmetrics::inForm(edge.words, LabelForm::Chip);
            QVERIFY(chip.text.startsWith(u"The alarm"_s) && chip.text.endsWith(u"…"_s));
            QVERIFY(graphmetrics::labelSize(edge.words, LabelForm::Chip).width()
                    > 4 * labelMark.width());
            QVERIFY(graphmetrics::labelSize(edge.words, LabelForm::Chip).width()
                    < edge.full.width() / 2);
        }
    }

    void aClickOnALabelTakesItsEdge_data() { addGraphs(); }
    void aClickOnALabelTakesItsEdge()
    {
        QFETCH(const RoutingGraph, graph);
        GraphFixture fixture(graph);
        const Labels labels(fixture.view);
        int clicked = 0;
        for (const double zoom : {1.0, 0.6, 0.45}) {
            fixture.view.clearSelection();
            fixture.view.setZoom(zoom);
            for (size_t i = 0; i < graph.edges.size(); ++i) {
                const QRectF rect = labels.rect(i, Emphasis::None);
                if (rect.isEmpty()) {
                    continue;
                }
                ++clicked;
                const double inset = 3 / zoom;
                const QRectF inner = rect.adjusted(inset, inset, -inset, -inset);
                for (const QPointF place : {inner.topLeft(), inner.center(), inner.bottomRight()}) {
                    QCOMPARE(fixture.view.hitAt(labels.inView(place)).edge, static_cast<int>(i));
                }
            }
        }
        QVERIFY(clicked >= 3);
    }
};

QTEST_MAIN(TestEdgeLabels)
#include "tst_edgelabels.moc"
