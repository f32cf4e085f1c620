// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/edges/curvegeometry.h"
#include "models/routing/graph/linkreduction.h"
#include "models/routing/layout/columnlayout.h"
#include "tests/models/routing/laidout.h"
#include "tests/models/routing/layoutflaws.h"
#include "tests/models/routing/layoutrequests.h"
#include "tests/samples/graphsamples.h"

#include <QTest>

#include <clocale>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

QRectF rectOf(const LayoutRequest &request, const GraphLayout &layout, size_t node)
{
    const QSizeF size = request.nodes[node];
    return {layout.nodes[node] - QPointF(size.width(), size.height()) / 2, size};
}

QRectF labelOf(const LayoutRequest &request, const GraphLayout &layout, size_t edge)
{
    const QSizeF size = request.edges[edge].label;
    return {layout.labels[edge] - QPointF(size.width(), size.height()) / 2, size};
}

bool isOnBorder(const QRectF &rect, QPointF place)
{
    constexpr double slack = 0.6;
    return rect.adjusted(-slack, -slack, slack, slack).contains(place)
        && !rect.adjusted(slack, slack, -slack, -slack).contains(place);
}

/// Three agents hand over to the hub, which hands over to five; two of those answer.
LayoutRequest hubGraph()
{
    LayoutRequest request;
    request.nodes.assign(9, QSizeF(150, 66));
    request.nodes[3] = QSizeF(172, 84);
    request.hub = 3;
    for (const int from : {0, 1, 2}) {
        request.edges.push_back({from, 3, QSizeF(36, 20)});
    }
    for (const int to : {4, 5, 6, 7, 8}) {
        request.edges.push_back({3, to, QSizeF(36, 20)});
    }
    request.edges.push_back({4, 3, QSizeF(36, 20)});
    request.edges.push_back({6, 3, QSizeF(36, 20)});
    request.edges.push_back({0, 8, QSizeF(220, 38)});
    return request;
}

LayoutRequest chainWithWaysBack()
{
    LayoutRequest request = requestOf(samples::chain(8));
    request.edges.push_back({0, 7, QSizeF(38, 20)});
    request.edges.push_back({6, 1, QSizeF(38, 20)});
    request.edges.push_back({3, 3, QSizeF(38, 20)});
    return request;
}

} // namespace

class TestGraphLayout : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(); }

    void elementsDoNotOverlap_data()
    {
        QTest::addColumn<LayoutRequest>("request");
        QTest::newRow("one node") << LayoutRequest{{QSizeF(150, 66)}, {}, {}, -1, {}};
        QTest::newRow("loose nodes") << randomRequest(7, 0, 1);
        QTest::newRow("around a hub") << hubGraph();
        QTest::newRow("sparse") << randomRequest(30, 20, 2);
        QTest::newRow("with loops and parallels") << randomRequest(5, 40, 3);
        QTest::newRow("dense") << randomRequest(40, 160, 4);
        QTest::newRow("a family") << randomRequest(113, 461, 5);
        QTest::newRow("a family like a chain") << requestOf(samples::family(113, 461));
        QTest::newRow("another family") << requestOf(samples::family(113, 461, 2));
        QTest::newRow("unconnected agents") << requestOf(samples::strangers());
        QTest::newRow("a family around a hub") << requestOf(samples::star(113));
        QTest::newRow("a chain of 500") << requestOf(samples::chain(500));
        QTest::newRow("many small parts") << pairRequest(40);
        QTest::newRow("a chain with ways back") << chainWithWaysBack();
        LayoutRequest down = hubGraph();
        down.direction = LayoutRequest::Direction::Down;
        QTest::newRow("downwards") << down;
        LayoutRequest grouped = hubGraph();
        grouped.groups = {{u"a"_s, u"A"_s, {0, 1, 2}}, {u"b"_s, u"B"_s, {4, 5}}};
        QTest::newRow("in groups") << grouped;
    }
    void elementsDoNotOverlap()
    {
        QFETCH(const LayoutRequest, request);
        const GraphLayout layout = laidOut(request);
        QCOMPARE(layout.nodes.size(), request.nodes.size());
        QCOMPARE(layout.edges.size(), request.edges.size());
        QCOMPARE(layout.labels.size(), request.edges.size());
        for (size_t i = 0; i < request.nodes.size(); ++i) {
            QVERIFY(layout.bounds.contains(rectOf(request, layout, i)));
            for (size_t j = i + 1; j < request.nodes.size(); ++j) {
                QVERIFY2(!rectOf(request, layout, i).intersects(rectOf(request, layout, j)),
                         "two nodes overlap");
            }
        }
        for (size_t i = 0; i < request.edges.size(); ++i) {
            const LayoutRequest::Edge &edge = request.edges[i];
            const QPolygonF &curve = layout.edges[i];
            QCOMPARE(curve.size() % 3, 1);
            QVERIFY(isOnBorder(rectOf(request, layout, size_t(edge.from)), curve.first()));
            QVERIFY(isOnBorder(rectOf(request, layout, size_t(edge.to)), curve.last()));
            QVERIFY(layout.bounds.contains(curves::pointAt(curve, 0.5)));
        }
        const LayoutRelations relations(request, layout);
        const EdgeRelations edgeRelations(request, layout);
        QCOMPARE(layoutFlaws(relations, edgeRelations), QStringList());
        if (request.direction == LayoutRequest::Direction::Right) {
            QCOMPARE(edgeRelations.edgesOnNodes(), QStringList());
        }
    }

    void labelsOfSmallGraphsCoverNothing_data()
    {
        QTest::addColumn<LayoutRequest>("request");
        QTest::newRow("around a hub") << hubGraph();
        QTest::newRow("Arena") << requestOf(samples::arena());
        QTest::newRow("a star") << requestOf(samples::star(6));
        QTest::newRow("a chain") << requestOf(samples::chain(9));
        QTest::newRow("a chain with ways back") << chainWithWaysBack();
        QTest::newRow("a small family") << requestOf(samples::family(8, 12));
        QTest::newRow("sparse") << randomRequest(30, 20, 2);
    }
    void labelsOfSmallGraphsCoverNothing()
    {
        QFETCH(const LayoutRequest, request);
        const GraphLayout layout = laidOut(request);
        const LayoutRelations relations(request, layout);
        QCOMPARE(relations.labelsOnLabels(), QStringList());
        QCOMPARE(relations.labelsOnEdges(), QStringList());
        QCOMPARE(relations.labelsIn(LabelForm::Full), std::ssize(request.edges));
    }

    void denseGraphsNeedFewColumns()
    {
        const LayoutRequest request = randomRequest(400, 2600, 7);
        std::vector<ReducibleLink> links;
        for (const LayoutRequest::Edge &edge : request.edges) {
            if (edge.from != edge.to) {
                links.push_back({edge.from, edge.to, 1, false});
            }
        }
        const std::vector<ReducibleLink> shorter = reducedLinks(links, 400);
        QVERIFY(shorter.size() < links.size());
        std::vector<int> column(400);
        for (int round = 0; round < 20; ++round) {
            for (const ReducibleLink &link : shorter) {
                int &next = column[size_t(link.to)];
                next = std::max(next, column[size_t(link.from)] + 1);
            }
        }
        QVERIFY2(*std::ranges::max_element(column) < 10, "it has become a chain");
        const GraphLayout layout = laidOut(request);
        const LayoutRelations relations(request, layout);
        QCOMPARE(relations.nodesOnNodes(), QStringList());
        QCOMPARE(EdgeRelations(request, layout).brokenEdges(), QStringList());
        QCOMPARE(layout, laidOut(request));
    }

    void parallelEdgesDoNotOverlap()
    {
        LayoutRequest request;
        request.nodes.assign(2, QSizeF(150, 90));
        for (int i = 0; i < 4; ++i) {
            request.edges.push_back({i % 2, 1 - i % 2, QSizeF(36, 20)});
        }
        const GraphLayout layout = laidOut(request);
        for (size_t i = 0; i < request.edges.size(); ++i) {
            for (size_t j = i + 1; j < request.edges.size(); ++j) {
                const double apart = std::abs(curves::pointAt(layout.edges[i], 0.5).y()
                                              - curves::pointAt(layout.edges[j], 0.5).y());
                QVERIFY2(apart > 5, qPrintable(QString::number(apart)));
                QVERIFY(!labelOf(request, layout, i).intersects(labelOf(request, layout, j)));
            }
        }
    }

    void longEdgesRunBetweenNodes()
    {
        LayoutRequest request;
        request.nodes.assign(8, QSizeF(150, 66));
        for (int i = 0; i + 1 < 8; ++i) {
            request.edges.push_back({i, i + 1, {}});
        }
        request.edges.push_back({0, 7, {}});
        request.edges.push_back({6, 1, {}});
        const GraphLayout layout = laidOut(request);
        for (const size_t edge : {request.edges.size() - 2, request.edges.size() - 1}) {
            const QPolygonF line = curves::flattened(layout.edges[edge], 40);
            for (size_t node = 0; node < request.nodes.size(); ++node) {
                if (int(node) == request.edges[edge].from || int(node) == request.edges[edge].to) {
                    continue;
                }
                const QRectF rect = rectOf(request, layout, node);
                QVERIFY(std::ranges::none_of(line, [&](QPointF p) { return rect.contains(p); }));
            }
        }
    }

    void theHubIsInTheMiddle()
    {
        const LayoutRequest request = hubGraph();
        const GraphLayout layout = laidOut(request);
        QRectF all;
        for (size_t i = 0; i < request.nodes.size(); ++i) {
            all |= rectOf(request, layout, i);
        }
        QCOMPARE(layout.nodes[3].y(), all.center().y());
        for (const size_t source : {0, 1, 2}) {
            QVERIFY(layout.nodes[source].x() < layout.nodes[3].x());
        }
        for (const size_t target : {4, 5, 6, 7, 8}) {
            QVERIFY(layout.nodes[target].x() > layout.nodes[3].x());
        }
    }

    void eachOfTwoHubsIsInTheMiddleOfItsAgents()
    {
        LayoutRequest request;
        request.nodes.assign(12, QSizeF(150, 66));
        for (const int hub : {0, 6}) {
            for (int i = 1; i < 6; ++i) {
                request.edges.push_back(
                    {i % 2 == 0 ? hub : hub + i, i % 2 == 0 ? hub + i : hub, QSizeF(36, 20)});
            }
        }
        request.hub = 0;
        const GraphLayout layout = laidOut(request);
        for (const size_t hub : {0, 6}) {
            double top = layout.nodes[hub + 1].y();
            double bottom = top;
            for (size_t i = hub + 1; i < hub + 6; ++i) {
                top = std::min(top, layout.nodes[i].y());
                bottom = std::max(bottom, layout.nodes[i].y());
            }
            QVERIFY(layout.nodes[hub].y() >= top && layout.nodes[hub].y() <= bottom);
        }
    }

    void labelsOfAHubAreBesideTheOuterNode()
    {
        const LayoutRequest request = hubGraph();
        const GraphLayout layout = laidOut(request);
        QVERIFY(labelOf(request, layout, 0).left() - rectOf(request, layout, 0).right() < 60);
        QVERIFY(rectOf(request, layout, 8).left() - labelOf(request, layout, 7).right() < 60);
    }

    void theSameRequestGivesTheSameLayout()
    {
        const LayoutRequest request = randomRequest(113, 461, 9);
        const GraphLayout first = laidOut(request);
        (void)laidOut(randomRequest(20, 60, 3));
        QCOMPARE(laidOut(request), first);
    }

    void layoutsIgnoreTheLocale()
    {
        const LayoutRequest request = hubGraph();
        const GraphLayout before = laidOut(request);
        const QByteArray old = setlocale(LC_ALL, nullptr);
        if (!setlocale(LC_ALL, "de_DE.UTF-8")) {
            QSKIP("there is no German locale here");
        }
        const GraphLayout after = laidOut(request);
        setlocale(LC_ALL, old.constData());
        QCOMPARE(after, before);
    }

    void aFailedLayoutHasAReason_data()
    {
        QTest::addColumn<LayoutRequest>("request");
        QTest::addColumn<QString>("word");
        LayoutRequest large;
        large.nodes.assign(layoutlimits::nodes + 1, QSizeF(1, 1));
        QTest::newRow("too many nodes") << large << u"neighbourhood"_s;
        LayoutRequest edges;
        edges.nodes.assign(2, QSizeF(1, 1));
        edges.edges.assign(layoutlimits::edges + 1, {0, 1, {}});
        QTest::newRow("too many edges") << edges << u"group"_s;
        LayoutRequest broken;
        broken.nodes.assign(2, QSizeF(1, 1));
        broken.edges.push_back({0, 2, {}});
        QTest::newRow("an edge to a missing node") << broken << u"speaks of nodes"_s;
        LayoutRequest endless;
        endless.nodes.emplace_back(qQNaN(), 1);
        QTest::newRow("a size that is no number") << endless << u"sizes"_s;
    }
    void aFailedLayoutHasAReason()
    {
        QFETCH(const LayoutRequest, request);
        QFETCH(const QString, word);
        const Result<GraphLayout> layout = layOut(request);
        QVERIFY(!layout);
        QVERIFY2(layout.error().contains(word), qPrintable(layout.error()));
    }

    void nodesStayWhenFewAreAdded()
    {
        LayoutRequest request = hubGraph();
        const GraphLayout before = laidOut(request);
        request.nodes.emplace_back(150, 66);
        request.edges.push_back({3, 9, QSizeF(36, 20)});
        std::vector<std::optional<QPointF>> kept(before.nodes.begin(), before.nodes.end());
        kept.emplace_back();
        const std::optional<GraphLayout> after = ColumnLayout(request).kept(kept);
        QVERIFY(after.has_value());
        for (size_t i = 0; i < before.nodes.size(); ++i) {
            QCOMPARE(after->nodes[i], before.nodes[i]);
            QVERIFY(!rectOf(request, *after, i).intersects(rectOf(request, *after, 9)));
        }
        QCOMPARE(after->nodes[9].x(), before.nodes[4].x());
    }

    void manyNewNodesAreLaidOutAgain()
    {
        LayoutRequest request = hubGraph();
        const GraphLayout before = laidOut(request);
        std::vector<std::optional<QPointF>> kept(before.nodes.begin(), before.nodes.end());
        for (int i = 0; i < 5; ++i) {
            request.nodes.emplace_back(150, 66);
            kept.emplace_back();
        }
        QVERIFY(!ColumnLayout(request).kept(kept));
    }

    void overlappingGrownNodesAreLaidOutAgain()
    {
        LayoutRequest request = hubGraph();
        const GraphLayout before = laidOut(request);
        request.nodes[5].setHeight(400);
        QVERIFY(!ColumnLayout(request).kept({before.nodes.begin(), before.nodes.end()}));
    }
};

QTEST_GUILESS_MAIN(TestGraphLayout)
#include "tst_graphlayout.moc"
