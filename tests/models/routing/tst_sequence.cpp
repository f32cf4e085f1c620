// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/graphs/sequence.h"

#include "models/routing/rows/replayscale.h"
#include "tests/samples/handoffsamples.h"

#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;

/// Handoffs in time order: as rows of a sequence, and along the axis of a replay.
class TestSequence : public QObject
{
    Q_OBJECT

private:
    std::shared_ptr<const RoutingGraph> m_graph = samples::arenaGraph();

private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(); }

    void agentsWithHandoffsHaveALaneAndTheHubIsInTheMiddle()
    {
        const Sequence sequence(m_graph);
        QCOMPARE(sequence.lanes().size(), 9);
        QCOMPARE(sequence.laneOf(m_graph->indexOf(u"arena/spark"_s)), -1);
        const int hub = m_graph->indexOf(u"arena/arena"_s);
        QCOMPARE(sequence.laneOf(hub), 4);
        QCOMPARE(sequence.lanes()[4], hub);
        QCOMPARE(sequence.laneOf(-1), -1);
    }

    void eachHubIsInTheMiddleOfItsProtocol()
    {
        auto graph = std::make_shared<RoutingGraph>();
        for (int i = 0; i < 10; ++i) { // two protocols alternately, hubs first
            RoutingNode node;
            node.protocol = i % 2 == 0 ? u"a"_s : u"b"_s;
            node.isHub = i < 2;
            graph->nodes.push_back(node);
            RoutingEdge edge;
            edge.from = i;
            edge.to = i % 2;
            edge.crossings = {i};
            graph->edges.push_back(edge);
            Transfer crossing;
            crossing.edge = i;
            graph->crossings.push_back(crossing);
        }
        const Sequence sequence(graph);
        QCOMPARE(sequence.lanes(), (std::vector{2, 4, 0, 6, 8, 3, 5, 1, 7, 9}));
    }

    void rowsAreFoundByTheirAgents()
    {
        const Sequence sequence(m_graph);
        const int node = sequence.lanes().front();
        const QString name = m_graph->nodes[static_cast<size_t>(node)].title;
        const std::vector<int> found = sequence.rowsWith(name.toUpper());
        QVERIFY(!found.empty());
        QVERIFY(std::ranges::is_sorted(found));
        for (int row = 0; row < std::ssize(sequence.rows()); ++row) {
            const Transfer &crossing = m_graph->crossings[static_cast<size_t>(
                sequence.rows()[static_cast<size_t>(row)].crossing)];
            const RoutingEdge &edge = m_graph->edges[static_cast<size_t>(crossing.edge)];
            const bool isOfNode = edge.from == node || edge.to == node;
            QVERIFY(!isOfNode || std::ranges::find(found, row) != found.end());
        }
        QVERIFY(sequence.rowsWith(u"nobody is called so"_s).empty());
    }

    void eachHandoffHasARow()
    {
        const Sequence sequence(m_graph);
        QCOMPARE(sequence.rows().size(), m_graph->crossings.size());
        for (int i = 0; i < std::ssize(m_graph->crossings); ++i) {
            QCOMPARE(sequence.rows()[static_cast<size_t>(sequence.rowOf(i))].crossing, i);
        }
        QCOMPARE(sequence.rowOf(-1), -1);
        QCOMPARE(sequence.rowOf(57), -1);
    }

    void aLongPauseHasARowThatStepsPassOver()
    {
        const auto graph = samples::manyHandoffs(100, 4);
        const Sequence sequence(graph);
        QCOMPARE(sequence.rows().size(), 101);
        const int after = sequence.rowOf(51);
        QCOMPARE(sequence.rows()[static_cast<size_t>(after) - 1].crossing, -1);
        QCOMPARE(sequence.rows()[static_cast<size_t>(after) - 1].seconds, 40'000);
        QCOMPARE(sequence.step(after - 2, 1), after);
        QCOMPARE(sequence.step(after, -1), after - 2);
        QCOMPARE(sequence.step(0, -1), 0);
        QCOMPARE(sequence.step(100, 1), 100);
    }

    void anEmptyGraphHasNoRows()
    {
        const Sequence sequence(std::make_shared<const RoutingGraph>());
        QVERIFY(sequence.rows().empty());
        QVERIFY(sequence.lanes().empty());
        QCOMPARE(sequence.step(0, 1), -1);
    }

    void theScaleCoversAllHandoffs()
    {
        const ReplayScale scale(m_graph->crossings);
        QCOMPARE(scale.count(), 57);
        QCOMPARE(scale.positionOf(0), 0.0);
        QCOMPARE(scale.positionOf(1), 0.0);
        QCOMPARE(scale.positionOf(57), 1.0);
        for (int count = 1; count < 57; ++count) {
            QVERIFY(scale.positionOf(count) < scale.positionOf(count + 1));
            QCOMPARE(scale.countAt(scale.positionOf(count)), count);
            QCOMPARE(scale.nearest(scale.positionOf(count)), count);
        }
    }

    void idleTimeIsShortened()
    {
        const auto graph = samples::manyHandoffs(100, 4);
        const ReplayScale scale(graph->crossings);
        const double idle = scale.positionOf(52) - scale.positionOf(51);
        QVERIFY2(idle < 0.2, qPrintable(QString::number(idle)));
        QVERIFY(idle > scale.positionOf(51) - scale.positionOf(50));
    }

    void handoffsWithoutATimeAreEvenlySpaced()
    {
        std::vector<Transfer> crossings(5);
        const ReplayScale none(crossings);
        QCOMPARE(none.positionOf(3), 0.5);
        QVERIFY(none.labels(4).empty());
        crossings[0].time = m_graph->crossings[0].time;
        crossings[1].time = m_graph->crossings[1].time;
        const ReplayScale some(crossings);
        QVERIFY(some.positionOf(3) > some.positionOf(2));
        QCOMPARE(some.positionOf(5), 1.0);
    }

    void theFirstAndTheLastTimeAreWritten()
    {
        const ReplayScale scale(m_graph->crossings);
        const auto labels = scale.labels(5);
        QCOMPARE(labels.size(), 5);
        QCOMPARE(labels.front().time, m_graph->crossings.front().time);
        QCOMPARE(labels.back().time, m_graph->crossings.back().time);
        QCOMPARE(labels.back().position, 1.0);
        QVERIFY(labels[1].time > labels[0].time);
    }

    void handoffsWithinSecondsAreEvenlySpaced()
    {
        // two runs: files were written at different speeds
        for (const auto &millis :
             {std::vector{0, 1, 2, 990, 991}, std::vector{0, 600, 610, 620, 1900}}) {
            std::vector<Transfer> crossings;
            const QDateTime start(QDate(2026, 2, 21), QTime(14, 0), QTimeZone::UTC);
            for (const int after : millis) {
                crossings.emplace_back().time = start.addMSecs(after);
            }
            const ReplayScale scale(crossings);
            for (int i = 1; i <= 5; ++i) {
                QCOMPARE(scale.positionOf(i), (i - 1) / 4.0);
                QCOMPARE(scale.nearest((i - 1) / 4.0), i);
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestSequence)
#include "tst_sequence.moc"
