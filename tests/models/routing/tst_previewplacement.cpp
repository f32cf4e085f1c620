// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/graph/chainlayout.h"
#include "models/routing/layout/graphvizlayout.h"
#include "models/routing/layout/previewplacement.h"

#include <QTest>

#include <cmath>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

LayoutRequest requestOf(int nodes, const std::vector<std::pair<int, int>> &edges)
{
    LayoutRequest request;
    request.nodes.assign(size_t(nodes), QSizeF(150, 66));
    for (const auto &[from, to] : edges) {
        request.edges.push_back({from, to, {}});
    }
    return request;
}

/// @p hub hands over to each of the nodes after it, up to @p last.
void addStar(LayoutRequest &request, int hub, int last)
{
    for (int node = hub + 1; node <= last; ++node) {
        request.edges.push_back({hub, node, {}});
        request.edges.push_back({node, hub + 1 + (node * 7) % (last - hub), {}});
    }
}

QRectF boundsOf(const LayoutRequest &request, const std::vector<QPointF> &places, int from, int to)
{
    QRectF bounds;
    for (int i = from; i < to; ++i) {
        const QSizeF size = request.nodes[size_t(i)];
        bounds |= QRectF(places[size_t(i)] - QPointF(size.width(), size.height()) / 2, size);
    }
    return bounds;
}

} // namespace

/// Positions without a complete layout: those of a chain, and those of a preview.
class TestPreviewPlacement : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(); }

    void aChainIsLaidOutInARow()
    {
        const LayoutRequest request = requestOf(5, {{3, 1}, {1, 0}, {1, 0}, {0, 2}, {0, 0}});
        const std::optional<std::vector<QPointF>> places = chainLayout(request);
        QVERIFY(places.has_value());
        for (const auto &[left, right] : {std::pair(3, 1), std::pair(1, 0), std::pair(0, 2)}) {
            QVERIFY(places->at(size_t(right)).x() - places->at(size_t(left)).x() > 150);
            QCOMPARE(places->at(size_t(right)).y(), places->at(size_t(left)).y());
        }
        QVERIFY(std::isnan(places->at(4).x()));
    }

    void graphsOtherThanChainsAreLeftToGraphviz_data()
    {
        QTest::addColumn<LayoutRequest>("request");
        QTest::newRow("nothing") << LayoutRequest();
        QTest::newRow("no edges") << requestOf(3, {});
        QTest::newRow("two opposite edges") << requestOf(2, {{0, 1}, {1, 0}});
        QTest::newRow("a circle") << requestOf(3, {{0, 1}, {1, 2}, {2, 0}});
        QTest::newRow("a circle beside a chain") << requestOf(5, {{0, 1}, {2, 3}, {3, 4}, {4, 2}});
        QTest::newRow("two chains") << requestOf(4, {{0, 1}, {2, 3}});
        QTest::newRow("a fork") << requestOf(3, {{0, 1}, {0, 2}});
        QTest::newRow("two that meet") << requestOf(3, {{0, 2}, {1, 2}});
        LayoutRequest grouped = requestOf(2, {{0, 1}});
        grouped.groups = {{u"a"_s, u"A"_s, {0}}};
        QTest::newRow("groups") << grouped;
    }
    void graphsOtherThanChainsAreLeftToGraphviz()
    {
        QFETCH(const LayoutRequest, request);
        QVERIFY(!chainLayout(request));
    }

    void partsOfAPreviewFitTheirNodes()
    {
        LayoutRequest request = requestOf(310, {});
        addStar(request, 0, 299);
        addStar(request, 300, 309);
        const GraphLayout preview = layOutPreview(request).value();
        const QRectF many = boundsOf(request, preview.nodes, 0, 300);
        const QRectF few = boundsOf(request, preview.nodes, 300, 310);
        QVERIFY(!many.intersects(few));
        QVERIFY2(many.width() * many.height() > 10 * few.width() * few.height(),
                 "the few take the room of the many");
        QVERIFY(preview.bounds.contains(many) && preview.bounds.contains(few));
    }

    void aPreviewHasEveryNode()
    {
        LayoutRequest request = requestOf(60, {{50, 51}, {52, 52}});
        addStar(request, 0, 40);
        const Result<GraphLayout> preview = layOutPreview(request);
        QVERIFY(preview);
        QVERIFY(preview->isPreview);
        QCOMPARE(preview->nodes.size(), request.nodes.size());
        QCOMPARE(preview->edges.size(), request.edges.size());
        for (const QPointF place : preview->nodes) {
            QVERIFY(preview->bounds.contains(place));
        }
    }
};

QTEST_GUILESS_MAIN(TestPreviewPlacement)
#include "tst_previewplacement.moc"
