// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/edges/edgerouter.h"
#include "tests/models/routing/edgerelations.h"

#include <QTest>

using namespace baton;

namespace {

using Edges = std::vector<std::pair<int, int>>;

/// Nodes at @p places, with edges between them, as drawn.
struct Drawn
{
    Drawn(const std::vector<QPointF> &places, const Edges &ends, QSizeF label = {},
          EdgeEnds style = EdgeEnds::Curved)
    {
        request.nodes.assign(places.size(), QSizeF(150, 90));
        for (const auto &[from, to] : ends) {
            request.edges.push_back({from, to, label});
        }
        draw(places, style);
    }

    void draw(const std::vector<QPointF> &places, EdgeEnds style = EdgeEnds::Curved)
    {
        layout.nodes = places;
        const NodeColumns columns(request, places);
        layout.edges = EdgeRouter(request, columns, style).curves();
    }

    [[nodiscard]] const QPolygonF &edge(size_t number) const { return layout.edges[number]; }

    LayoutRequest request;
    GraphLayout layout;
};

constexpr QPointF above(0, 0);
constexpr QPointF below(0, 140);

} // namespace

/// Curves of single edges between nodes with given places.
class TestEdgeRouter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(); }

    void edgesWithSharedNodesDoNotOverlap_data()
    {
        QTest::addColumn<std::vector<QPointF>>("places");
        QTest::addColumn<Edges>("edges");
        const Edges there{{0, 1}, {1, 0}, {0, 1}, {1, 0}};
        QTest::newRow("in one column") << std::vector{above, below} << there;
        QTest::newRow("in one column, with loops")
            << std::vector{above, below} << Edges{{0, 1}, {1, 0}, {1, 1}, {0, 0}, {0, 0}};
        QTest::newRow("in one column, past another")
            << std::vector{above, below, below * 2}
            << Edges{{0, 2}, {2, 0}, {0, 1}, {1, 2}, {2, 1}};
        QTest::newRow("beside each other") << std::vector{above, QPointF(350, 200)} << there;
        QTest::newRow("past a column") << std::vector{above, QPointF(350, 0), QPointF(700, 90)}
                                       << Edges{{0, 2}, {2, 0}, {0, 2}, {0, 1}, {1, 2}, {1, 1}};
        QTest::newRow("between nodes")
            << std::vector{above, QPointF(350, -70), QPointF(350, 70), QPointF(700, 0)}
            << Edges{{0, 3}, {3, 0}, {0, 3}, {3, 0}, {0, 1}, {2, 3}, {1, 1}};
        QTest::newRow("a loop amid many")
            << std::vector{above, QPointF(350, -150), QPointF(350, 0), QPointF(350, 150)}
            << Edges{{0, 1}, {1, 0}, {0, 2}, {0, 0}, {3, 0}, {0, 3}};
        QTest::newRow("many loops") << std::vector{above, QPointF(350, 0)}
                                    << Edges{{0, 0}, {0, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}};
    }
    void edgesWithSharedNodesDoNotOverlap()
    {
        QFETCH(const std::vector<QPointF>, places);
        QFETCH(const Edges, edges);
        for (const EdgeEnds style : {EdgeEnds::Curved, EdgeEnds::Level}) {
            const Drawn drawn(places, edges, QSizeF(60, 20), style);
            const EdgeRelations relations(drawn.request, drawn.layout);
            QCOMPARE(relations.brokenEdges(), QStringList());
            QCOMPARE(relations.crowdedEnds(), QStringList());
            QCOMPARE(relations.crossingPairs(), QStringList());
            QCOMPARE(relations.loopsOnEdges(), QStringList());
            QCOMPARE(relations.edgesOnNodes(), QStringList());
        }
    }

    void edgesInOneColumnBulgeDifferently()
    {
        const Drawn drawn({above, below}, {{0, 1}, {1, 0}});
        const double outer = curves::pointAt(drawn.edge(0), 0.5).x();
        const double inner = curves::pointAt(drawn.edge(1), 0.5).x();
        QVERIFY2(std::abs(outer - inner) > 6, qPrintable(QString::number(outer - inner)));
    }

    void aLoopCrossesNoOtherEdge()
    {
        const Drawn drawn({above, QPointF(300, -260), QPointF(300, 260)},
                          {{0, 0}, {0, 1}, {1, 0}, {0, 2}, {2, 0}});
        const QPolygonF loop = curves::flattened(drawn.edge(0), 24);
        for (size_t i = 1; i < drawn.request.edges.size(); ++i) {
            QVERIFY(!curves::areCrossing(loop, curves::flattened(drawn.edge(i), 24)));
        }
    }

    void noTwoLoopsCross()
    {
        const Drawn drawn({above, QPointF(350, 0)},
                          {{0, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}});
        for (size_t i = 1; i < drawn.request.edges.size(); ++i) {
            for (size_t j = 0; j < i; ++j) {
                QVERIFY(!curves::areCrossing(curves::flattened(drawn.edge(i), 24),
                                             curves::flattened(drawn.edge(j), 24)));
            }
        }
    }

    void endsAreEvenlySpreadOnAShortSide()
    {
        const Drawn drawn({above, QPointF(350, 0)}, std::vector(31, std::pair(0, 1)));
        const double apart = drawn.edge(1).first().y() - drawn.edge(0).first().y();
        QVERIFY(apart > 2 && apart < 6);
        for (size_t i = 1; i < drawn.request.edges.size(); ++i) {
            const double next = drawn.edge(i).first().y() - drawn.edge(i - 1).first().y();
            QVERIFY(std::abs(next - apart) < 0.01);
        }
    }
};

QTEST_GUILESS_MAIN(TestEdgeRouter)
#include "tst_edgerouter.moc"
