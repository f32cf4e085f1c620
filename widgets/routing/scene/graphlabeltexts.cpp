// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/routing/scene/graphlabeltexts.h"

#include "models/core/toindex.h"
#include "models/routing/graph/graphkeywords.h"
#include "models/routing/graph/routingtexts.h"
#include "models/strings/joinedparts.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace baton::graphwords {

namespace {

QString number(int value)
{
    return QLocale().toString(value);
}

/// The number of the handoff by time, or the count of handoffs.
QString countWord(const RoutingEdge &route, int count)
{
    return route.order > 0 ? orderOf(route) : number(count);
}

/// The count of undeclared handoffs: "2 of 5" if others on the same route are declared.
QString undeclaredWord(const RoutingEdge &route, int undeclared, int count)
{
    return undeclared <= 0 || undeclared >= count
        ? countWord(route, count)
        //: How many handoffs of all that went over a route.
        : QCoreApplication::translate("baton::Graph", "%1 of %2")
              .arg(number(undeclared), number(count));
}

/// The word at an edge; empty for the kinds that show none.
QString wordOfKind(RoutingEdge::Kind kind)
{
    using enum RoutingEdge::Kind;
    return kind == DependsOn || kind == Notifies || kind == Invalidates ? routingtext::textOf(kind)
                                                                        : QString();
}

QString wordOfState(const RoutingEdge &edge, RoutingEdge::State state)
{
    switch (state) {
    case RoutingEdge::State::Declared:
        return QCoreApplication::translate("baton::Graph", "declared, not taken");
    case RoutingEdge::State::Undeclared:
        return edge.passesHubBy
            ? QCoreApplication::translate("baton::Graph", "undeclared: bypasses the hub")
            : QCoreApplication::translate("baton::Graph", "undeclared");
    case RoutingEdge::State::Taken:
        break;
    }
    return {};
}

/// "undeclared", or "1 of 7 undeclared".
QString stateWords(const RoutingGraph &graph, int edge, const std::optional<ReplayState> &replay)
{
    const RoutingEdge &route = graph.edges[toIndex(edge)];
    const RoutingEdge::State state = stateOf(graph, edge, replay);
    const int undeclared = undeclaredOf(graph, edge, replay);
    const int count = countOf(graph, edge, replay);
    const QString word = wordOfState(route, state);
    const bool isSome =
        state == RoutingEdge::State::Undeclared && undeclared > 0 && undeclared < count;
    return isSome ? undeclaredWord(route, undeclared, count) + u' ' + word : word;
}

QString ruleLine(const QStringList &rules)
{
    if (rules.size() < 2) {
        return rules.value(0);
    }
    const int more = static_cast<int>(rules.size()) - 1;
    return QCoreApplication::translate("baton::Graph", "%1 and %n more", nullptr, more)
        .arg(rules.first());
}

} // namespace

Action worse(Action a, Action b)
{
    constexpr std::array order{Action::None,    Action::Accept,   Action::AcceptWithNotes,
                               Action::Default, Action::Escalate, Action::Reinvoke,
                               Action::Block};
    return std::ranges::find(order, a) < std::ranges::find(order, b) ? b : a;
}

int countOf(const RoutingGraph &graph, int edge, const std::optional<ReplayState> &replay)
{
    if (replay && toIndex(edge) < replay->edges.size()) {
        return replay->edges[toIndex(edge)].count;
    }
    return static_cast<int>(graph.edges[toIndex(edge)].crossings.size());
}

int undeclaredOf(const RoutingGraph &graph, int edge, const std::optional<ReplayState> &replay)
{
    const RoutingEdge &route = graph.edges[toIndex(edge)];
    if (!replay) {
        return route.undeclared;
    }
    const auto happened = std::ranges::lower_bound(route.crossings, replay->count);
    return static_cast<int>(
        std::count_if(route.crossings.begin(), happened, [&graph](int crossing) {
            return graph.crossings[toIndex(crossing)].isUndeclared;
        }));
}

const QStringList &rulesOf(const RoutingGraph &graph, int edge,
                           const std::optional<ReplayState> &replay)
{
    const bool isReplay = replay && toIndex(edge) < replay->edges.size();
    return isReplay ? replay->edges[toIndex(edge)].rules : graph.edges[toIndex(edge)].rules;
}

RoutingEdge::State stateOf(const RoutingGraph &graph, int edge,
                           const std::optional<ReplayState> &replay)
{
    const bool isReplay = replay && toIndex(edge) < replay->edges.size();
    return isReplay ? replay->edges[toIndex(edge)].state : graph.edges[toIndex(edge)].state;
}

Action worstOf(const RoutingGraph &graph, int edge, const std::optional<ReplayState> &replay)
{
    if (replay && toIndex(edge) < replay->edges.size()) {
        return replay->edges[toIndex(edge)].worst;
    }
    return graph.edges[toIndex(edge)].worst;
}

EdgeWords ofEdge(const RoutingGraph &graph, int edge, const std::optional<ReplayState> &replay)
{
    const RoutingEdge &route = graph.edges[toIndex(edge)];
    const int count = countOf(graph, edge, replay);
    const RoutingEdge::State state = stateOf(graph, edge, replay);
    const QStringList &rules = rulesOf(graph, edge, replay);
    EdgeWords words;
    words.isNumbered = route.order > 0 && count > 0;
    words.text = route.label.isEmpty() ? wordOfKind(route.kind) : route.label;
    words.rule = ruleLine(rules);
    if (state == RoutingEdge::State::Undeclared) {
        words.status = Status::Undeclared;
        words.count = undeclaredWord(route, undeclaredOf(graph, edge, replay), count);
        words.text = words.text.isEmpty() ? wordOfState(route, state) : words.text;
    } else if (route.isBesideTaken && words.text.isEmpty()) {
        return words; // the dashes show it, and a label would cover the adjacent edge
    } else if (route.state == RoutingEdge::State::Declared) {
        words.status = Status::NotEvaluated;
        //: Label of a route that the protocol has and that nothing went over.
        words.text = words.text.isEmpty()
            ? QCoreApplication::translate("baton::Graph", "0 · declared")
            : words.text;
    } else if (count > 0) {
        words.status = statusOf(worstOf(graph, edge, replay));
        const bool isOnce = !route.label.isEmpty() && count == 1 && route.order == 0;
        words.count = isOnce ? QString() : countWord(route, count);
    } else if (!rules.isEmpty()) {
        words.status = statusOf(route.gravity);
        words.text = words.text.isEmpty() ? number(0) : words.text;
    }
    return words;
}

QString roleLine(const RoutingNode &node, bool hasEnded)
{
    if (node.kind == RoutingNode::Kind::Group) {
        return QCoreApplication::translate("baton::Graph", "%n member(s)", nullptr, node.members);
    }
    if (!node.isKnown) {
        return node.kind == RoutingNode::Kind::Session
            ? QCoreApplication::translate("baton::Graph", "no such session")
            : QCoreApplication::translate("baton::Graph", "no such agent");
    }
    if (!node.isHub) {
        return hasEnded ? routingtext::roleAndState(node) : node.role;
    }
    //: Under the name of the agent that all handoffs go through; %1 is what it does.
    return node.role.isEmpty()
        ? QCoreApplication::translate("baton::Graph", "hub")
        : QCoreApplication::translate("baton::Graph", "hub · %1").arg(node.role);
}

QString countLine(const RoutingGraph &graph, int node, const std::optional<ReplayState> &replay)
{
    const RoutingNode &agent = graph.nodes[toIndex(node)];
    const bool isReplay = replay && toIndex(node) < replay->nodes.size();
    const int in = isReplay ? replay->nodes[toIndex(node)].received : agent.received;
    const int out = isReplay ? replay->nodes[toIndex(node)].count : agent.sent;
    //: Handoffs that an agent got and gave.
    return QCoreApplication::translate("baton::Graph", "%1 in · %2 out")
        .arg(number(in), number(out));
}

QString describeNode(const RoutingGraph &graph, int node, std::pair<Status, Status> marks,
                     const std::optional<ReplayState> &replay)
{
    const RoutingNode &agent = graph.nodes[toIndex(node)];
    QStringList parts{agent.title, roleLine(agent, !replay), countLine(graph, node, replay),
                      wordOf(marks.first), wordOf(marks.second)};
    parts.removeAll(QString());
    parts.removeDuplicates();
    return parts.join(u", "_s);
}

QString describeEdge(const RoutingGraph &graph, int edge, const std::optional<ReplayState> &replay)
{
    const RoutingEdge &route = graph.edges[toIndex(edge)];
    const int count = countOf(graph, edge, replay);
    const bool isAhead = count == 0 && !route.crossings.empty();
    const RoutingEdge::State state = stateOf(graph, edge, replay);
    const EdgeWords words = ofEdge(graph, edge, replay);
    const bool isJudged = state == RoutingEdge::State::Taken && !isAhead;
    return joinedParts(
        {QCoreApplication::translate("baton::Graph", "%1 → %2")
             .arg(graph.nodes[toIndex(route.from)].title, graph.nodes[toIndex(route.to)].title),
         route.order > 0 ? orderOf(route)
             : count > 0
             ? QCoreApplication::translate("baton::Graph", "%n handoff(s)", nullptr, count)
             : QString(),
         route.label.isEmpty() ? wordOfKind(route.kind) : route.label,
         //: Of a route, at the moment that a replay shows.
         isAhead ? QCoreApplication::translate("baton::Graph", "not taken yet")
                 : stateWords(graph, edge, replay),
         isJudged ? wordOf(words.status) : QString(), rulesOf(graph, edge, replay).join(u", "_s)},
        u", ");
}

} // namespace baton::graphwords
