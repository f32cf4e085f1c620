// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/graph/routingtexts.h"

#include "models/session/value/runstatustext.h"
#include "models/strings/joinedparts.h"
#include "models/values/timetext.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QMap>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton::routingtext {

namespace {

/// Provides the translation context for free functions.
struct RoutingText
{
    Q_DECLARE_TR_FUNCTIONS(baton::RoutingText)
};

QString nodeCount(GraphKind kind, int count)
{
    switch (kind) {
    case GraphKind::Sessions:
        return RoutingText::tr("%n session(s)", nullptr, count);
    case GraphKind::Phases:
        return RoutingText::tr("%n phase(s)", nullptr, count);
    case GraphKind::Chains:
        return RoutingText::tr("%n member(s) of chains", nullptr, count);
    case GraphKind::Steps:
        return RoutingText::tr("%n step(s)", nullptr, count);
    case GraphKind::Agents:
        break;
    }
    return RoutingText::tr("%n agent(s)", nullptr, count);
}

QString wordOf(RoutingEdge::State state)
{
    switch (state) {
    case RoutingEdge::State::Declared:
        return RoutingText::tr("declared, not taken");
    case RoutingEdge::State::Undeclared:
        return RoutingText::tr("undeclared");
    case RoutingEdge::State::Taken:
        break;
    }
    return RoutingText::tr("declared");
}

/// The number of undeclared handoffs among the first @p count, if only some of them are undeclared.
QString stateOf(const RoutingGraph &graph, const RoutingEdge &edge, RoutingEdge::State state,
                int count)
{
    const auto end = std::ranges::lower_bound(edge.crossings, count);
    const auto all = static_cast<int>(end - edge.crossings.begin());
    const auto undeclared =
        static_cast<int>(std::count_if(edge.crossings.begin(), end, [&graph](int position) {
            return graph.crossings[static_cast<size_t>(position)].isUndeclared;
        }));
    if (state != RoutingEdge::State::Undeclared || undeclared == 0 || undeclared == all) {
        return wordOf(state);
    }
    return RoutingText::tr("%1 of %2 undeclared", "handoffs").arg(undeclared).arg(all);
}

/// The first and the last valid time of the first @p count crossings.
std::pair<QDateTime, QDateTime> span(const RoutingGraph &graph, int count)
{
    const auto until =
        graph.crossings.begin() + std::min<qsizetype>(count, std::ssize(graph.crossings));
    const auto end = std::find_if_not(graph.crossings.begin(), until,
                                      [](const Transfer &one) { return one.time.isValid(); });
    if (end == graph.crossings.begin()) {
        return {};
    }
    return {graph.crossings.front().time, std::prev(end)->time};
}

} // namespace

QString textOf(RoutingEdge::Kind kind)
{
    switch (kind) {
    case RoutingEdge::Kind::Parent:
        return RoutingText::tr("started by");
    case RoutingEdge::Kind::DependsOn:
        return RoutingText::tr("depends on");
    case RoutingEdge::Kind::Notifies:
        return RoutingText::tr("notifies");
    case RoutingEdge::Kind::Next:
        return RoutingText::tr("next");
    case RoutingEdge::Kind::Feeds:
        return RoutingText::tr("feeds");
    case RoutingEdge::Kind::Invalidates:
        return RoutingText::tr("invalidates");
    case RoutingEdge::Kind::Handoff:
        break;
    }
    return {};
}

QString titleOf(GraphKind kind)
{
    switch (kind) {
    case GraphKind::Sessions:
        return RoutingText::tr("Sessions");
    case GraphKind::Phases:
        return RoutingText::tr("Phases");
    case GraphKind::Chains:
        return RoutingText::tr("Chains");
    case GraphKind::Steps:
        return RoutingText::tr("Steps");
    case GraphKind::Agents:
        break;
    }
    return RoutingText::tr("Agents");
}

QString counts(const RoutingGraph &graph)
{
    return joinedParts(
        {nodeCount(graph.kind, static_cast<int>(graph.nodes.size())),
         RoutingText::tr("%n handoff(s)", nullptr, static_cast<int>(graph.crossings.size()))},
        u" · ");
}

QString replay(const RoutingGraph &graph, int count)
{
    const int all = static_cast<int>(graph.crossings.size());
    const QString done = RoutingText::tr("%1 of %n handoff(s)", nullptr, all).arg(count);
    const auto [first, last] = span(graph, count);
    if (!first.isValid()) {
        return done;
    }
    const QString begin = timetext::timeOfDay(first, last); // with dates if they differ
    const QString end = timetext::timeOfDay(last, first);
    return begin == end
        ? joinedParts({done, begin}, u" · ")
        : joinedParts({done, RoutingText::tr("%1 to %2", "times").arg(begin, end)}, u" · ");
}

QString edgeTitle(const RoutingGraph &graph, int edge)
{
    const RoutingEdge &shown = graph.edges[static_cast<size_t>(edge)];
    return u"%1 → %2"_s.arg(graph.nodes[static_cast<size_t>(shown.from)].title,
                            graph.nodes[static_cast<size_t>(shown.to)].title);
}

QString edgeSummary(const RoutingGraph &graph, int edge, const std::optional<ReplayState> &replay)
{
    const RoutingEdge &shown = graph.edges[static_cast<size_t>(edge)];
    QMap<QString, int> kinds;
    for (const int position : shown.crossings) {
        if (replay && position >= replay->count) {
            break;
        }
        const Transfer &crossing = graph.crossings[static_cast<size_t>(position)];
        ++kinds[crossing.kindTitle.isEmpty() ? crossing.kind : crossing.kindTitle];
    }
    QStringList parts;
    for (auto kind = kinds.cbegin(); kind != kinds.cend(); ++kind) {
        parts.append(
            RoutingText::tr("%1 × %2", "count, kind of handoff").arg(kind.value()).arg(kind.key()));
    }
    if (const QString what = textOf(shown.kind); !what.isEmpty()) {
        parts.append(what);
    } else {
        parts.append(stateOf(graph, shown,
                             replay ? replay->edges[static_cast<size_t>(edge)].state : shown.state,
                             replay ? replay->count : static_cast<int>(graph.crossings.size())));
    }
    if (!shown.label.isEmpty()) {
        parts.append(shown.label);
    }
    return parts.join(u", "_s);
}

QString roleAndState(const RoutingNode &node)
{
    const QString status =
        node.status == RunStatus::Unknown ? QString() : baton::textOf(node.status);
    return joinedParts({node.role, status}, u" · ");
}

QString nodeSummary(const RoutingGraph &graph, int node, const std::optional<ReplayState> &replay)
{
    const RoutingNode &shown = graph.nodes[static_cast<size_t>(node)];
    const ReplayState::NodeState standing = replay
        ? replay->nodes[static_cast<size_t>(node)]
        : ReplayState::NodeState{shown.sent, shown.received, shown.worst};
    return joinedParts({replay ? shown.role : roleAndState(shown),
                        shown.isHub ? RoutingText::tr("hub") : QString(),
                        shown.isKnown ? QString() : RoutingText::tr("unknown to the protocol"),
                        RoutingText::tr("%n received", nullptr, standing.received),
                        RoutingText::tr("%n sent", nullptr, standing.count)},
                       u" · ");
}

std::vector<ActionCount> actionsOf(const RoutingGraph &graph, const std::vector<int> &positions)
{
    QMap<Action, int> counts;
    for (const int position : positions) {
        ++counts[graph.crossings[static_cast<size_t>(position)].action];
    }
    std::vector<ActionCount> all;
    for (auto count = counts.cbegin(); count != counts.cend(); ++count) {
        all.push_back({count.key(), count.value()});
    }
    return all;
}

QString textOf(const ActionCount &count)
{
    switch (count.action) {
    case Action::None:
        return RoutingText::tr("%n not judged", nullptr, count.count);
    case Action::Accept:
        return RoutingText::tr("%n accepted", nullptr, count.count);
    case Action::AcceptWithNotes:
        return RoutingText::tr("%n noted", nullptr, count.count);
    case Action::Reinvoke:
        return RoutingText::tr("%n returned", nullptr, count.count);
    case Action::Default:
        return RoutingText::tr("%n with defaults", nullptr, count.count);
    case Action::Escalate:
        return RoutingText::tr("%n escalated", nullptr, count.count);
    case Action::Block:
        break;
    }
    return RoutingText::tr("%n blocked", nullptr, count.count);
}

QString verdictOf(const Transfer &crossing)
{
    const QString verdict =
        crossing.headline.isEmpty() ? RoutingText::tr("not judged") : crossing.headline;
    return crossing.isSuperseded
        ? RoutingText::tr("%1, replaced by a later attempt", "verdict").arg(verdict)
        : verdict;
}

QString documentOf(const Transfer &crossing)
{
    if (crossing.at.isEmpty()) {
        return crossing.kindTitle.isEmpty() ? crossing.kind : crossing.kindTitle;
    }
    return documentOf(crossing.at);
}

QString documentOf(const Evidence &evidence)
{
    const QString name = QFileInfo(evidence.path).fileName();
    return evidence.document == 0
        ? name
        : RoutingText::tr("%1, document %2").arg(name).arg(evidence.document + 1);
}

QString dayOf(const RoutingGraph &graph, const Transfer &crossing)
{
    const QDate first = graph.crossings.front().time.toUTC().date();
    const QDate day = crossing.time.toUTC().date();
    return day.isValid() && day != first ? day.toString(Qt::ISODate) : QString();
}

QString accessibleText(const RoutingGraph &graph, int crossing)
{
    const Transfer &shown = graph.crossings[static_cast<size_t>(crossing)];
    QStringList parts;
    if (shown.edge >= 0) {
        parts.append(edgeTitle(graph, shown.edge));
    }
    parts += {shown.kindTitle, timetext::moment(shown.time), documentOf(shown), verdictOf(shown)};
    return joinedParts(parts, u", ");
}

} // namespace baton::routingtext
