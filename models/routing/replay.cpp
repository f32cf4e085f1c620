// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/replay.h"

#include <QHash>

#include <algorithm>

namespace baton {

namespace {

/// What was superseded later on still stood when it was the last one.
ReplayState::Standing standingOf(const RoutingGraph &graph, const RoutingEdge &edge, int count)
{
    const auto end = std::ranges::lower_bound(edge.crossings, count);
    const bool isAll = count == int(graph.crossings.size());
    ReplayState::Standing standing;
    for (auto it = edge.crossings.begin(); it != end; ++it) {
        const Crossing &crossing = graph.crossings[size_t(*it)];
        if (!crossing.isSuperseded || (!isAll && it + 1 == end)) {
            standing.worst = std::max(standing.worst, crossing.action);
        }
        ++standing.count;
    }
    return standing;
}

using Place = std::pair<QString, int>; ///< path and number of the document

Place placeOf(const Evidence &at)
{
    return {at.path, at.document};
}

/// The last crossing of each document that findings are about: of what was overwritten, nothing is
/// said.
QHash<Place, int> crossingsAt(const RoutingGraph &graph)
{
    QHash<Place, int> places;
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

/// A rule without a finding of its own counts with the first crossing.
bool isBroken(const RoutingEdge &edge, const ReplayState::Standing &standing, bool isTold,
              bool hasFinding)
{
    return hasFinding ? isTold : standing.count > 0 || edge.crossings.empty();
}

/// The rules of each edge that can be told, in their order.
void addRules(ReplayState &state, const RoutingGraph &graph)
{
    using Told = QHash<QString, bool>;
    QHash<int, Told> told;
    for (size_t i = 0; i < graph.findings.size(); ++i) {
        const RoutingFinding &finding = graph.findings[i];
        if (finding.edge >= 0) {
            bool &isTold = told[finding.edge][finding.rule];
            isTold = isTold || state.findings[i];
        }
    }
    for (size_t i = 0; i < graph.edges.size(); ++i) {
        const RoutingEdge &edge = graph.edges[i];
        ReplayState::Standing &standing = state.edges[i];
        standing.state = edge.state;
        if (edge.rules.isEmpty()) {
            continue;
        }
        const auto own = told.constFind(int(i));
        for (const QString &rule : edge.rules) {
            const bool hasFinding = own != told.cend() && own->contains(rule);
            if (isBroken(edge, standing, hasFinding && own->value(rule), hasFinding)) {
                standing.rules.append(rule);
            }
        }
        if (edge.state == RoutingEdge::State::Undeclared && standing.rules.isEmpty()) {
            standing.state = RoutingEdge::State::Taken; // what shows that it is not came later
        }
    }
}

} // namespace

std::vector<int> findingTimes(const RoutingGraph &graph)
{
    const QHash<Place, int> places = crossingsAt(graph);
    std::vector<int> first(graph.nodes.size(), 0); // after how many a node has had one
    for (size_t i = graph.crossings.size(); i > 0; --i) {
        if (const int over = graph.crossings[i - 1].edge; over >= 0) {
            first[size_t(graph.edges[size_t(over)].from)] = int(i);
            first[size_t(graph.edges[size_t(over)].to)] = int(i);
        }
    }
    std::vector<int> times;
    times.reserve(graph.findings.size());
    for (const RoutingFinding &finding : graph.findings) {
        const int told = places.value(placeOf(finding.evidence), -1) + 1; // 0: by no crossing
        if (finding.edge >= 0) {
            const std::vector<int> &over = graph.edges[size_t(finding.edge)].crossings;
            times.push_back(std::max(told, over.empty() ? 0 : over.front() + 1));
        } else if (told > 0) {
            times.push_back(told);
        } else {
            times.push_back(finding.node >= 0 ? first[size_t(finding.node)]
                                              : int(graph.crossings.size()));
        }
    }
    return times;
}

ReplayState replayed(const RoutingGraph &graph, int count, const std::vector<int> &times)
{
    ReplayState state;
    state.count = std::clamp(count, 0, int(graph.crossings.size()));
    state.current = state.count - 1;
    state.nodes.resize(graph.nodes.size());
    state.edges.reserve(graph.edges.size());
    for (const RoutingEdge &edge : graph.edges) {
        const ReplayState::Standing standing = standingOf(graph, edge, state.count);
        ReplayState::Standing &from = state.nodes[size_t(edge.from)];
        from.count += standing.count;
        from.worst = std::max(from.worst, standing.worst);
        state.nodes[size_t(edge.to)].received += standing.count;
        state.edges.push_back(standing);
    }
    state.findings.reserve(times.size());
    for (const int time : times) {
        state.findings.push_back(time <= state.count);
    }
    addRules(state, graph);
    return state;
}

ReplayState replayed(const RoutingGraph &graph, int count)
{
    return replayed(graph, count, findingTimes(graph));
}

} // namespace baton
