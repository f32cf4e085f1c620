// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/samples/handoffsamples.h"

#include <QTimeZone>

#include <numeric>

using namespace Qt::StringLiterals;

namespace baton::samples {

namespace {

const QString folder = u"/data/arena-7c1f03"_s;

QDateTime start()
{
    return {QDate(2026, 2, 21), QTime(10, 2, 11), QTimeZone::UTC};
}

void judge(Transfer &crossing, Action action, const QString &producer)
{
    crossing.action = action;
    crossing.headline = action == Action::Accept ? u"Accept"_s
        : action == Action::AcceptWithNotes      ? u"Accept with notes"_s
        : action == Action::Default              ? u"Go on with defaults"_s
                                                 : u"Re-invoke "_s + producer;
    crossing.errors = action == Action::Reinvoke ? 1 : 0;
    crossing.warnings = action == Action::Default ? 1 : 0;
}

int addNode(RoutingGraph &graph, const QString &title, const QString &role, bool isHub = false)
{
    RoutingNode node;
    node.id = u"arena/"_s + title.toLower();
    node.title = title;
    node.role = role;
    node.protocol = u"arena"_s;
    node.isHub = isHub;
    graph.nodes.push_back(node);
    return static_cast<int>(graph.nodes.size()) - 1;
}

void addCrossing(RoutingGraph &graph, int edge, const QDateTime &time, Action action)
{
    RoutingEdge &over = graph.edges[static_cast<size_t>(edge)];
    RoutingNode &from = graph.nodes[static_cast<size_t>(over.from)];
    RoutingNode &to = graph.nodes[static_cast<size_t>(over.to)];
    Transfer crossing;
    const QString route = from.title.toLower() + u"-to-"_s + to.title.toLower();
    crossing.at.path =
        folder + u'/' + route + u"-%1.yaml"_s.arg(over.crossings.size() + 1, 2, 10, QChar(u'0'));
    crossing.session = folder;
    crossing.handoff = static_cast<int>(graph.crossings.size());
    crossing.edge = edge;
    crossing.protocol = u"arena"_s;
    crossing.kind = u"arena."_s + route;
    crossing.kindTitle = QString(route).replace(u'-', u'_').toUpper() + u"_HANDOFF"_s;
    crossing.task = u"Race in the session cache"_s;
    crossing.time = time;
    judge(crossing, action, from.title);
    over.worst = std::max(over.worst, action);
    over.crossings.push_back(static_cast<int>(graph.crossings.size()));
    from.worst = std::max(from.worst, action);
    ++from.sent;
    ++to.received;
    graph.crossings.push_back(crossing);
}

struct Route
{
    int from;
    int to;
    int count;
    RoutingEdge::State state = RoutingEdge::State::Taken;
};

} // namespace

std::shared_ptr<const RoutingGraph> arenaGraph()
{
    auto graph = std::make_shared<RoutingGraph>();
    graph->title = u"arena-7c1f03"_s;
    const int nexus = addNode(*graph, u"Nexus"_s, u"routes tasks"_s);
    const int sherpa = addNode(*graph, u"Sherpa"_s, u"splits into steps"_s);
    const int scout = addNode(*graph, u"Scout"_s, u"investigates bugs"_s);
    const int arena = addNode(*graph, u"Arena"_s, u"runs and compares"_s, true);
    const int guardian = addNode(*graph, u"Guardian"_s, u"prepares the PR"_s);
    const int radar = addNode(*graph, u"Radar"_s, u"adds tests"_s);
    const int judgeNode = addNode(*graph, u"Judge"_s, u"reviews code"_s);
    const int sentinel = addNode(*graph, u"Sentinel"_s, u"audits security"_s);
    const int builder = addNode(*graph, u"Builder"_s, u"builds after failure"_s);
    const int spark = addNode(*graph, u"Spark"_s, u"proposes features"_s);
    using enum RoutingEdge::State;
    const std::vector<Route> routes{{nexus, arena, 9},
                                    {sherpa, arena, 12},
                                    {scout, arena, 6},
                                    {arena, guardian, 9},
                                    {arena, radar, 5},
                                    {arena, judgeNode, 4},
                                    {judgeNode, arena, 4},
                                    {arena, sentinel, 2},
                                    {sentinel, arena, 2},
                                    {arena, builder, 2},
                                    {scout, builder, 2, Undeclared},
                                    {spark, arena, 0, Declared}};
    for (const Route &route : routes) {
        RoutingEdge edge;
        edge.from = route.from;
        edge.to = route.to;
        edge.state = route.state;
        if (route.state == Undeclared) {
            edge.rules = {u"arena.route.undeclared"_s};
        }
        graph->edges.push_back(edge);
    }
    QDateTime time = start();
    std::vector<int> left;
    for (const Route &route : routes) {
        left.push_back(route.count);
    }
    for (int i = 0; std::accumulate(left.begin(), left.end(), 0) > 0; ++i) {
        const auto edge = static_cast<size_t>(i) % left.size();
        if (left[edge] == 0) {
            continue;
        }
        --left[edge];
        const Route &route = routes[edge];
        const bool isReturned = route.from == scout && route.to == arena && left[edge] == 2;
        const bool isNoted = route.from == scout && route.to == arena && left[edge] == 3;
        const bool isDefault = (route.to == judgeNode || route.to == builder) && left[edge] == 1;
        addCrossing(*graph, static_cast<int>(edge), time,
                    isReturned      ? Action::Reinvoke
                        : isNoted   ? Action::AcceptWithNotes
                        : isDefault ? Action::Default
                                    : Action::Accept);
        time = time.addSecs(40 + (i * 37) % 170);
    }
    graph->findings.push_back({u"arena.route.undeclared"_s, Severity::Error,
                               u"Scout hands to Builder past the hub Arena."_s,
                               graph->crossings.front().at, -1, 10});
    graph->findings.push_back({u"arena.route.orphan"_s,
                               Severity::Warning,
                               u"Spark is declared and hands nothing on."_s,
                               {},
                               spark,
                               -1});
    return graph;
}

std::shared_ptr<const RoutingGraph> manyHandoffs(int count, int agents)
{
    auto graph = std::make_shared<RoutingGraph>();
    for (int i = 0; i < agents; ++i) {
        addNode(*graph, u"Agent %1"_s.arg(i), u"works"_s, i == 0);
    }
    for (int i = 1; i < agents; ++i) {
        for (const auto &[from, to] : {std::pair(0, i), std::pair(i, 0)}) {
            RoutingEdge edge;
            edge.from = from;
            edge.to = to;
            graph->edges.push_back(edge);
        }
    }
    const auto edges = static_cast<int>(graph->edges.size());
    QDateTime time = start();
    for (int i = 0; i < count; ++i) {
        const Action action = i % 97 == 0 ? Action::Reinvoke
            : i % 41 == 0                 ? Action::Default
                                          : Action::Accept;
        addCrossing(*graph, (i * 7) % edges, time, action);
        time = time.addSecs(i == count / 2 ? 40'000 : 20 + i % 13);
    }
    return graph;
}

std::shared_ptr<const GraphSource> sourceOf(const RoutingGraph &graph)
{
    auto session = std::make_shared<Session>();
    session->summary.place.path = folder;
    session->summary.id = u"arena-7c1f03"_s;
    for (const Transfer &crossing : graph.crossings) {
        SessionHandoff handoff;
        handoff.at = crossing.at;
        handoff.kind = crossing.kind;
        handoff.attempt = crossing.attempt;
        if (crossing.action == Action::Reinvoke) {
            Finding finding;
            finding.rule = u"arena.field.missing"_s;
            finding.message = u"Fix_Approaches[1].risk is missing; one of Low, Medium, High"_s;
            handoff.report.findings.push_back(finding);
        }
        session->handoffs.push_back(handoff);
    }
    auto source = std::make_shared<GraphSource>();
    source->sessions.push_back(session);
    source->title = u"arena-7c1f03"_s;
    return source;
}

std::shared_ptr<const RoutingGraph> withOneMore(const RoutingGraph &graph, int edge)
{
    auto more = std::make_shared<RoutingGraph>(graph);
    addCrossing(*more, edge, graph.crossings.back().time.addSecs(60), Action::Accept);
    return more;
}

} // namespace baton::samples
