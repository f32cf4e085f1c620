// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/graph/replay.h"

#include "models/protocol/catalog/catalog.h"
#include "models/routing/export/graphexporttext.h"
#include "models/routing/graph/graphbuilder.h"
#include "models/routing/graph/graphcounts.h"
#include "models/routing/graph/graphfilter.h"
#include "models/routing/graph/routingtexts.h"
#include "models/routing/graphs/graphsource.h"
#include "models/routing/rows/routingfindingtable.h"
#include "tests/models/routing/randomgraph.h"
#include "tests/models/session/sessionfolder.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

const QString loop = u"arena.loop"_s;

/// Five rounds of Arena and Judge, one minute apart; the 4th and the 5th exceed the limit.
RoutingGraph arenaLoop(const ProtocolCatalog &catalog)
{
    const SessionFolder folder;
    QDateTime time(QDate(2026, 2, 21), QTime(14, 0), QTimeZone::UTC);
    for (int i = 0; i < 10; ++i) {
        const QString name = u"%1.yaml"_s.arg(10 + i);
        folder.write(name,
                     QByteArray(i % 2 == 0 ? "ARENA_TO_JUDGE" : "JUDGE_TO_ARENA")
                         + "_HANDOFF:\n  Implementation: {session_id: l1, mode: Solo}\n");
        time = time.addSecs(60);
        folder.setTime(name, time);
    }
    return routingGraph(readGraphSource(folder.path({}), catalog), GraphKind::Agents, catalog);
}

int edgeBetween(const RoutingGraph &graph, const QString &from, const QString &to)
{
    const auto found = std::ranges::find_if(graph.edges, [&](const RoutingEdge &edge) {
        return graph.nodes[size_t(edge.from)].title == from
            && graph.nodes[size_t(edge.to)].title == to;
    });
    return found == graph.edges.end() ? -1 : int(found - graph.edges.begin());
}

} // namespace

/// The state of a graph at a moment: counts, verdicts, and the rules that are broken so far.
class TestReplay : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QTest::failOnWarning();
        m_catalog = ProtocolCatalog::load();
    }

    void aRuleIsShownOnceItIsBroken()
    {
        const RoutingGraph graph = arenaLoop(*m_catalog);
        QCOMPARE(graph.crossings.size(), size_t(10));
        const int edge = edgeBetween(graph, u"Arena"_s, u"Judge"_s);
        QVERIFY(graph.edges.at(size_t(edge)).rules.contains(loop));
        std::vector<int> breaking; // numbers of crossings after which a rule is broken
        for (size_t i = 0; i < graph.crossings.size(); ++i) {
            for (const RoutingFinding &finding : graph.findings) {
                if (finding.rule == loop && finding.evidence.path == graph.crossings[i].at.path) {
                    breaking.push_back(int(i) + 1);
                }
            }
        }
        QCOMPARE(breaking, (std::vector{7, 9})); // the 4th and the 5th of Arena → Judge
        for (int count = 0; count <= 10; ++count) {
            const ReplayState state = replayed(graph, count);
            QCOMPARE(state.edges.at(size_t(edge)).rules.contains(loop), count >= 7);
            const auto told =
                std::ranges::count_if(breaking, [count](int after) { return after <= count; });
            int shown = 0;
            for (size_t i = 0; i < graph.findings.size(); ++i) {
                shown += graph.findings[i].rule == loop && state.findings[i] ? 1 : 0;
            }
            QCOMPARE(shown, int(told));
            QStringList rows;
            for (const SessionTableRow &row : rows::routingFindings(graph, state)) {
                rows.append(row.cells.front().text);
            }
            QCOMPARE(rows.filter(u"4th time"_s).size(), count >= 7 ? 1 : 0);
            QCOMPARE(rows.filter(u"5th time"_s).size(), count >= 9 ? 1 : 0);
        }
        QCOMPARE(replayed(graph, 10).edges.at(size_t(edge)).rules,
                 graph.edges.at(size_t(edge)).rules);
    }

    void routesAreCountedOnceTheyAreTaken()
    {
        const RoutingGraph graph = arenaLoop(*m_catalog);
        const int there = edgeBetween(graph, u"Arena"_s, u"Judge"_s);
        QCOMPARE(routesOf(graph, replayed(graph, 0)).taken, 0);
        QCOMPARE(routesOf(graph, replayed(graph, 1)).taken, 1);
        QCOMPARE(routesOf(graph, replayed(graph, 2)).taken, 2);
        QCOMPARE(routesOf(graph, replayed(graph, 10)).taken, routesOf(graph).taken);
        QVERIFY(routingtext::edgeSummary(graph, there, replayed(graph, 3)).startsWith(u"2 × "_s));
        QVERIFY(routingtext::edgeSummary(graph, there).startsWith(u"5 × "_s));
    }

    void inTimeOrderARouteIsCountedOnce()
    {
        const RoutingGraph graph = arenaLoop(*m_catalog);
        GraphFilter filter;
        filter.inTimeOrder = true;
        const RoutingGraph byTime = shown(graph, filter);
        QVERIFY(std::ssize(byTime.edges) > std::ssize(graph.edges));
        QCOMPARE(routesOf(byTime).taken, routesOf(graph).taken);
        QCOMPARE(routesOf(byTime).undeclared, routesOf(graph).undeclared);
        QCOMPARE(routesOf(byTime, replayed(byTime, 1)).taken, 1);
    }

    void eachHandoffOfARestrictedRouteIsJudgedSeparately()
    {
        GraphBuilder builder(GraphKind::Agents);
        const int a = builder.node(RoutingNode());
        const int edge = builder.edge(a, a, RoutingEdge::Kind::Handoff);
        Transfer crossing;
        for (const bool isDeclared : {true, false, true}) {
            crossing.at.path += u"1"_s;
            builder.cross(edge, crossing, isDeclared);
        }
        builder.edgeAt(edge).rules = {u"test.direction"_s};
        const RoutingGraph graph = builder.take();
        QCOMPARE(graph.edges.front().undeclared, 1);
        QVERIFY(routingtext::edgeSummary(graph, 0).endsWith(u"1 of 3 undeclared"_s));
        QVERIFY(toDot(graph).contains("3 · 1 undeclared\\ntest.direction"));
        GraphFilter filter;
        filter.inTimeOrder = true;
        const RoutingGraph byTime = shown(graph, filter);
        QCOMPARE(byTime.edges[0].state, RoutingEdge::State::Taken);
        QCOMPARE(byTime.edges[1].state, RoutingEdge::State::Undeclared);
        QCOMPARE(byTime.edges[2].state, RoutingEdge::State::Taken);
    }

    void aRouteIsTakenUntilALaterHandoffShowsItUndeclared()
    {
        GraphBuilder builder(GraphKind::Agents);
        const int a = builder.node(RoutingNode());
        const int edge = builder.edge(a, a, RoutingEdge::Kind::Handoff);
        Transfer crossing;
        crossing.at.path = u"/1.yaml"_s;
        builder.cross(edge, crossing, true);
        crossing.at.path = u"/2.yaml"_s;
        builder.cross(edge, crossing, false);
        builder.edgeAt(edge).rules = {u"test.direction"_s};
        builder.find({u"test.direction"_s, Severity::Error, u"back"_s, crossing.at, -1, edge});
        const RoutingGraph graph = builder.take();
        QCOMPARE(replayed(graph, 1).edges[0].state, RoutingEdge::State::Taken);
        QCOMPARE(replayed(graph, 2).edges[0].state, RoutingEdge::State::Undeclared);
        QCOMPARE(routesOf(graph, replayed(graph, 1)).undeclared, 0);
        QCOMPARE(routesOf(graph, replayed(graph, 2)).undeclared, 1);
    }

    void findingsWithoutAHandoffAreShownAtTheirPlace()
    {
        GraphBuilder builder(GraphKind::Sessions);
        RoutingNode node;
        for (const QString &id : {u"a"_s, u"b"_s, u"c"_s}) {
            node.id = id;
            builder.node(node);
        }
        const int waits = builder.edge(2, 0, RoutingEdge::Kind::DependsOn);
        const int handed = builder.edge(0, 1, RoutingEdge::Kind::Handoff);
        for (int i = 0; i < 3; ++i) {
            Transfer crossing;
            crossing.at.path = u"/%1.yaml"_s.arg(i);
            builder.cross(handed, crossing, true);
        }
        Evidence state;
        state.path = u"/state.json"_s;
        builder.find({u"of.a-relation"_s, Severity::Warning, {}, state, -1, waits});
        builder.find({u"of.a-node"_s, Severity::Warning, {}, state, 1, -1});
        builder.find({u"of.a-quiet-node"_s, Severity::Warning, {}, state, 2, -1});
        builder.find({u"of.the-session"_s, Severity::Warning, {}, state, -1, -1});
        QCOMPARE(replayTimes(builder.take()).findings, (std::vector{0, 1, 0, 3}));
    }

    void replayStepsAddUpToTheGraph_data() { addSeeds(); }
    void replayStepsAddUpToTheGraph()
    {
        QFETCH(quint32, seed);
        const RoutingGraph graph = randomGraph(seed, 9, 60);
        const int all = int(graph.crossings.size());
        for (int count = 0; count <= all; ++count) {
            const ReplayState state = replayed(graph, count);
            QCOMPARE(state.count, count);
            QCOMPARE(state.current, count - 1);
            int sent = 0;
            int received = 0;
            int crossed = 0;
            for (const ReplayState::NodeState &node : state.nodes) {
                sent += node.count;
                received += node.received;
            }
            for (const ReplayState::NodeState &edge : state.edges) {
                crossed += edge.count;
            }
            QCOMPARE(sent, count);
            QCOMPARE(received, count);
            QCOMPARE(crossed, count);
        }
    }

    void aReplayEndsWithTheWholeGraph_data() { addSeeds(); }
    void aReplayEndsWithTheWholeGraph()
    {
        QFETCH(quint32, seed);
        const RoutingGraph graph = randomGraph(seed, 9, 60);
        const ReplayState state = replayed(graph, 1'000'000);
        QCOMPARE(state, replayed(graph, 60));
        for (size_t i = 0; i < graph.nodes.size(); ++i) {
            const RoutingNode &node = graph.nodes[i];
            QCOMPARE(state.nodes[i],
                     (ReplayState::NodeState{node.sent, node.received, node.worst}));
        }
        for (size_t i = 0; i < graph.edges.size(); ++i) {
            QCOMPARE(state.edges[i].worst, graph.edges[i].worst);
        }
        QCOMPARE(replayed(graph, -3).count, 0);
        QCOMPARE(replayed(graph, -3).current, -1);
    }

    void aFailureIsShownInAReplayUntilItIsRepaired()
    {
        GraphBuilder builder(GraphKind::Agents);
        const int a = builder.node(RoutingNode());
        const int edge = builder.edge(a, a, RoutingEdge::Kind::Handoff);
        Transfer crossing;
        crossing.action = Action::Reinvoke;
        crossing.isSuperseded = true;
        builder.cross(edge, crossing, true);
        crossing.action = Action::Accept;
        crossing.isSuperseded = false;
        builder.cross(edge, crossing, true);
        const RoutingGraph graph = builder.take();
        QCOMPARE(replayed(graph, 1).edges[0].worst, Action::Reinvoke);
        QCOMPARE(replayed(graph, 2).edges[0].worst, Action::Accept);
    }

private:
    static void addSeeds()
    {
        QTest::addColumn<quint32>("seed");
        for (quint32 seed = 1; seed <= 6; ++seed) {
            QTest::addRow("seed %u", seed) << seed;
        }
    }

    std::shared_ptr<const ProtocolCatalog> m_catalog;
};

QTEST_GUILESS_MAIN(TestReplay)
#include "tst_replay.moc"
