// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/routing/painting/zoomedoutlabels.h"

#include "tests/widgets/routing/graphfixture.h"
#include "widgets/routing/painting/graphpainter.h"

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

/// A laid out graph, drawn at a small scale.
struct Far
{
    explicit Far(const RoutingGraph &graph)
        : fixture(graph)
        , painter(
              std::make_shared<const GraphScene>(fixture.view.graph(), fixture.view.graphLayout()),
              GraphColors::ofWindow())
    {
    }

    [[nodiscard]] std::vector<QRectF> labels(double scale) const
    {
        std::vector<QRectF> rects;
        for (size_t i = 0; i < painter.scene().edges().size(); ++i) {
            const QRectF rect =
                painter.labels().rect(static_cast<int>(i), scale, GraphPainter::Emphasis::None);
            if (!rect.isEmpty()) {
                rects.push_back(rect);
            }
        }
        return rects;
    }

    GraphFixture fixture;
    GraphPainter painter;
};

int overlaps(const std::vector<QRectF> &rects)
{
    int count = 0;
    for (size_t i = 0; i < rects.size(); ++i) {
        for (size_t j = i + 1; j < rects.size(); ++j) {
            count += rects[i].intersects(rects[j]) ? 1 : 0;
        }
    }
    return count;
}

} // namespace

/// Labels of edges when zoomed out.
class TestZoomedOutLabels : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        failOnWarnings();
        dressUp(Theme::Mode::Light);
    }

    void marksDoNotOverlap_data()
    {
        QTest::addColumn<RoutingGraph>("graph");
        QTest::newRow("ten agents") << samples::arena();
        QTest::newRow("a star") << samples::star(12);
        QTest::newRow("113 unconnected agents") << samples::strangers();
        QTest::newRow("a family") << samples::family(60, 200);
    }
    void marksDoNotOverlap()
    {
        QFETCH(RoutingGraph, graph);
        const Far far(graph);
        for (const double scale : {0.7, 0.6, 0.45, 0.36, 0.3, 0.2, 0.13}) {
            const std::vector<QRectF> labels = far.labels(scale);
            QCOMPARE(overlaps(labels), 0);
            for (const QRectF &label : labels) {
                for (const GraphScene::Node &node : far.painter.scene().nodes()) {
                    QVERIFY(!label.intersects(node.rect));
                }
            }
        }
    }

    void mostProblemsKeepAMark()
    {
        const Far far(samples::strangers());
        const auto wrong =
            std::ranges::count_if(far.painter.scene().edges(), [](const GraphScene::Edge &edge) {
                return edge.words.status == Status::Undeclared && !edge.full.isEmpty();
            });
        QVERIFY(wrong > 400);
        QVERIFY2(std::ssize(far.labels(0.6)) > wrong * 9 / 10,
                 qPrintable(QString::number(far.labels(0.6).size())));
        QVERIFY2(std::ssize(far.labels(0.45)) > wrong * 8 / 10,
                 qPrintable(QString::number(far.labels(0.45).size())));
    }

    void equalZoomShowsEqualLabels()
    {
        const Far far(samples::family(60, 200));
        const std::vector<QRectF> before = far.labels(0.5);
        (void)far.labels(0.3);
        QCOMPARE(far.labels(0.5), before);
        QVERIFY(!before.empty());
    }
};

QTEST_MAIN(TestZoomedOutLabels)
#include "tst_zoomedoutlabels.moc"
