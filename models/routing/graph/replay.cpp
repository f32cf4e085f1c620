// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/graph/replay.h"

#include <QHash>

#include <algorithm>
#include <limits>

namespace baton {

namespace {

/// The state of an edge after @p count crossings. A superseded handoff is valid while it is the
/// last one.
ReplayState::NodeState standingOf(const RoutingGraph &graph, const RoutingEdge &edge, int count)
{
    const auto end = std::ranges::lower_bound(edge.crossings, count);
    const bool isAll = count == int(graph.crossings.size());
    ReplayState::NodeState standing;
    for (auto it = edge.crossings.begin(); it != end; ++it) {
        const Transfer &crossing = graph.crossings[size_t(*it)];
        if (!crossing.isSuperseded || (!isAll && it + 1 == end)) {
            standing.worst = std::max(standing.worst, crossing.action);
        }
        ++standing.count;
    }
    return standing;
}

/// The number of crossings after which @p edge has its first one; 0 if it has none.
int firstOver(const RoutingEdge &edge)
{
    return edge.crossings.empty() ? 0 : edge.crossings.front() + 1;
}

using DocumentId = std::pair<QString, int>; ///< path and number of the document

DocumentId placeOf(const Evidence &at)
{
    return {at.path, at.document};
}

/// The last crossing of each document with findings. Overwritten documents have no findings.
QHash<DocumentId, int> crossingsAt(const RoutingGraph &graph)
{
    QHash<DocumentId, int> places;
    for (const RoutingFinding &finding : graph.findings) {
        if (!finding.evidence.path.isEmpty()) {
            places.insert(placeOf(finding.evidence), -1);
        }
    }
    if (places.isEmpty()) {
        return places;
    }
    for (size_t i = 0; i < graph.crossings.size(); ++i) {
        const auto found = places.find(placeOf(graph.crossings[i].at));
        if (found != places.end()) {
            *found = int(i);
        }
    }
    return places;
}

/// The number of crossings after which each finding is known.
std::vector<int> findingTimes(const RoutingGraph &graph)
{
    const QHash<DocumentId, int> places = crossingsAt(graph);
    std::vector<int> first(graph.nodes.size(),
                           0); // number of crossings after which a node has its first one
    for (size_t i = graph.crossings.size(); i > 0; --i) {
        if (const int over = graph.crossings[i - 1].edge; over >= 0) {
            first[size_t(graph.edges[size_t(over)].from)] = int(i);
            first[size_t(graph.edges[size_t(over)].to)] = int(i);
        }
    }
    std::vector<int> times;
    times.reserve(graph.findings.size());
    for (const RoutingFinding &finding : graph.findings) {
        const int told =
            places.value(placeOf(finding.evidence), -1) + 1; // 0 if it belongs to no crossing
        if (finding.edge >= 0) {
            times.push_back(std::max(told, firstOver(graph.edges[size_t(finding.edge)])));
        } else if (told > 0) {
            times.push_back(told);
        } else {
            times.push_back(finding.node >= 0 ? first[size_t(finding.node)]
                                              : int(graph.crossings.size()));
        }
    }
    return times;
}

/// Adds the rules that @p edge has broken by that time. A route that becomes undeclared only by a
/// later handoff counts as taken until then.
void addRules(ReplayState::NodeState &standing, const RoutingEdge &edge,
              const std::vector<int> &times, int count)
{
    standing.state = edge.state;
    for (qsizetype i = 0; i < edge.rules.size(); ++i) {
        if (times[size_t(i)] <= count) {
            standing.rules.append(edge.rules[i]);
        }
    }
    if (edge.state == RoutingEdge::State::Undeclared && !edge.rules.isEmpty()
        && standing.rules.isEmpty()) {
        standing.state = RoutingEdge::State::Taken;
    }
}

} // namespace

ReplayTimes replayTimes(const RoutingGraph &graph)
{
    constexpr int never = std::numeric_limits<int>::max();
    ReplayTimes times{findingTimes(graph), {}};
    for (const RoutingEdge &edge : graph.edges) {
        times.rules.emplace_back(size_t(edge.rules.size()), never);
    }
    for (size_t i = 0; i < graph.findings.size(); ++i) {
        const RoutingFinding &finding = graph.findings[i];
        const qsizetype rule =
            finding.edge < 0 ? -1 : graph.edges[size_t(finding.edge)].rules.indexOf(finding.rule);
        if (rule >= 0) {
            int &time = times.rules[size_t(finding.edge)][size_t(rule)];
            time = std::min(time, times.findings[i]);
        }
    }
    for (size_t i = 0; i < graph.edges.size(); ++i) {
        std::ranges::replace(times.rules[i], never, firstOver(graph.edges[i]));
    }
    return times;
}

ReplayState replayed(const RoutingGraph &graph, int count, const ReplayTimes &times)
{
    ReplayState state;
    state.count = std::clamp(count, 0, int(graph.crossings.size()));
    state.current = state.count - 1;
    state.nodes.resize(graph.nodes.size());
    state.edges.reserve(graph.edges.size());
    for (size_t i = 0; i < graph.edges.size(); ++i) {
        const RoutingEdge &edge = graph.edges[i];
        ReplayState::NodeState standing = standingOf(graph, edge, state.count);
        addRules(standing, edge, times.rules[i], state.count);
        ReplayState::NodeState &from = state.nodes[size_t(edge.from)];
        from.count += standing.count;
        from.worst = std::max(from.worst, standing.worst);
        state.nodes[size_t(edge.to)].received += standing.count;
        state.edges.push_back(std::move(standing));
    }
    state.findings.reserve(times.findings.size());
    for (const int time : times.findings) {
        state.findings.push_back(time <= state.count);
    }
    return state;
}

ReplayState replayed(const RoutingGraph &graph, int count)
{
    return replayed(graph, count, replayTimes(graph));
}

} // namespace baton
