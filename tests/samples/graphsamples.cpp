// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/samples/graphsamples.h"

#include "app/screenshots/largegraphsample.h"

#include <QRandomGenerator>
#include <QSet>
#include <QTimeZone>

using namespace Qt::StringLiterals;

namespace baton::samples {

namespace {

int addNode(RoutingGraph &graph, const QString &title, const QString &role)
{
    RoutingNode node;
    node.id = title.toLower();
    node.title = title;
    node.role = role;
    node.protocol = u"arena"_s;
    graph.nodes.push_back(node);
    return static_cast<int>(graph.nodes.size()) - 1;
}

void addCrossing(RoutingGraph &graph, int edge, Action action)
{
    Transfer crossing;
    crossing.edge = edge;
    crossing.action = action;
    crossing.time = QDateTime(QDate(2026, 2, 21), QTime(10, 2), QTimeZone::UTC)
                        .addSecs(static_cast<qint64>(graph.crossings.size()) * 97);
    graph.edges[static_cast<size_t>(edge)].crossings.push_back(
        static_cast<int>(graph.crossings.size()));
    graph.crossings.push_back(crossing);
}

int addEdge(RoutingGraph &graph, int from, int to, int count, Action worst,
            RoutingEdge::State state = RoutingEdge::State::Taken)
{
    RoutingEdge edge;
    edge.from = from;
    edge.to = to;
    edge.state = state;
    edge.worst = worst;
    graph.edges.push_back(edge);
    const int number = static_cast<int>(graph.edges.size()) - 1;
    for (int i = 0; i < count; ++i) {
        addCrossing(graph, number, i + 1 == count ? worst : Action::Accept);
    }
    graph.nodes[static_cast<size_t>(from)].sent += count;
    graph.nodes[static_cast<size_t>(to)].received += count;
    return number;
}

} // namespace

RoutingGraph arena()
{
    RoutingGraph graph;
    graph.title = u"arena-7c1f03"_s;
    const int nexus = addNode(graph, u"Nexus"_s, u"routes tasks"_s);
    const int sherpa = addNode(graph, u"Sherpa"_s, u"splits into steps"_s);
    const int spark = addNode(graph, u"Spark"_s, u"proposes features"_s);
    const int scout = addNode(graph, u"Scout"_s, u"investigates bugs"_s);
    const int hub = addNode(graph, u"Arena"_s, u"runs and compares"_s);
    const int guardian = addNode(graph, u"Guardian"_s, u"prepares the PR"_s);
    const int radar = addNode(graph, u"Radar"_s, u"adds tests"_s);
    const int judge = addNode(graph, u"Judge"_s, u"reviews code"_s);
    const int sentinel = addNode(graph, u"Sentinel"_s, u"audits security"_s);
    const int builder = addNode(graph, u"Builder"_s, u"builds after failure"_s);
    graph.nodes[static_cast<size_t>(hub)].isHub = true;
    addEdge(graph, nexus, hub, 9, Action::Accept);
    addEdge(graph, sherpa, hub, 12, Action::Accept);
    addEdge(graph, spark, hub, 0, Action::None, RoutingEdge::State::Declared);
    addEdge(graph, scout, hub, 6, Action::Reinvoke);
    addEdge(graph, hub, guardian, 9, Action::Accept);
    addEdge(graph, hub, radar, 5, Action::Accept);
    addEdge(graph, hub, judge, 4, Action::Default);
    addEdge(graph, judge, hub, 4, Action::Accept);
    addEdge(graph, hub, sentinel, 2, Action::Accept);
    addEdge(graph, sentinel, hub, 2, Action::Accept);
    addEdge(graph, hub, builder, 2, Action::Default);
    const int bypass =
        addEdge(graph, scout, builder, 2, Action::Reinvoke, RoutingEdge::State::Undeclared);
    graph.edges[static_cast<size_t>(bypass)].label = u"undeclared: bypasses the hub"_s;
    graph.edges[static_cast<size_t>(bypass)].rules = {u"arena.route.undeclared"_s};
    return graph;
}

RoutingGraph family(int agents, int routes, quint32 seed)
{
    QRandomGenerator random(seed);
    RoutingGraph graph;
    graph.title = u"family of %1"_s.arg(agents);
    static const QStringList roles{u"plans"_s, u"reviews code"_s, u"writes tests"_s, u"audits"_s,
                                   u"documents"_s};
    for (int i = 0; i < agents; ++i) {
        addNode(graph, u"agent-%1"_s.arg(i), roles[i % roles.size()]);
    }
    constexpr std::array actions{Action::Accept,          Action::Accept,  Action::Accept,
                                 Action::AcceptWithNotes, Action::Default, Action::Reinvoke};
    QSet<std::pair<int, int>> known;
    const int reach = std::max({4, std::min(agents / 12, 40), 2 * routes / agents});
    for (int tries = 0; std::ssize(graph.edges) < routes && tries < routes * 50; ++tries) {
        const int from = static_cast<int>(random.bounded(agents));
        const int to =
            std::clamp(from + static_cast<int>(random.bounded(1, reach + 1)), 0, agents - 1);
        if (from == to || known.contains({from, to})) {
            continue;
        }
        known.insert({from, to});
        const int kind = static_cast<int>(random.bounded(100));
        const auto state = kind < 20 ? RoutingEdge::State::Declared
            : kind < 23              ? RoutingEdge::State::Undeclared
                                     : RoutingEdge::State::Taken;
        const bool isTaken = state != RoutingEdge::State::Declared;
        const int count = isTaken ? static_cast<int>(random.bounded(1, 9)) : 0;
        addEdge(graph, from, to, count, isTaken ? actions[random.bounded(6U)] : Action::None,
                state);
    }
    return graph;
}

RoutingGraph strangers()
{
    constexpr int agents = 113;
    RoutingGraph graph;
    graph.title = u"strangers"_s;
    for (int i = 0; i < agents; ++i) {
        addNode(graph, u"AGENT%1"_s.arg(i), {});
        graph.nodes.back().isKnown = false;
    }
    for (const auto &[from, to] : largeGraphSample(agents)) {
        const int edge = addEdge(graph, int(from), int(to), 1, Action::AcceptWithNotes,
                                 RoutingEdge::State::Undeclared);
        graph.edges[size_t(edge)].rules = {u"arena.unknown-agent"_s};
    }
    return graph;
}

RoutingGraph star(int agents)
{
    RoutingGraph graph;
    graph.title = u"cfd"_s;
    const int hub = addNode(graph, u"orchestrator"_s, u"Orchestrator"_s);
    graph.nodes.front().isHub = true;
    for (int i = 0; i < agents; ++i) {
        const int agent = addNode(graph, u"cfd-agent-%1"_s.arg(i), u"Reviewer"_s);
        addEdge(graph, hub, agent, 1 + i % 3, Action::Accept);
        addEdge(graph, agent, hub, 1 + i % 3, i % 4 == 3 ? Action::Reinvoke : Action::Accept);
    }
    return graph;
}

RoutingGraph chain(int agents)
{
    RoutingGraph graph;
    graph.title = u"chain"_s;
    for (int i = 0; i < agents; ++i) {
        addNode(graph, u"step-%1"_s.arg(i), u"step"_s);
        if (i > 0) {
            addEdge(graph, i - 1, i, 1, Action::Accept);
        }
    }
    return graph;
}

} // namespace baton::samples
