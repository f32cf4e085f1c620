// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/replay.h"

#include <QString>

#include <optional>
#include <vector>

/// Sentences about a routing graph for more than one view.
namespace baton::routingtext {

/// The number of handoffs that led to an action.
struct ActionCount
{
    Action action = Action::None;
    int count = 0;

    friend bool operator==(const ActionCount &, const ActionCount &) = default;
};

/// "depends on"; empty for a handoff.
[[nodiscard]] QString textOf(RoutingEdge::Kind kind);
/// "Agents"
[[nodiscard]] QString titleOf(GraphKind kind);
/// "10 agents · 57 handoffs"
[[nodiscard]] QString counts(const RoutingGraph &graph);
/// "57 of 57 handoffs · 10:02:11 to 11:47:39" of the first @p count ones
[[nodiscard]] QString replay(const RoutingGraph &graph, int count);
/// "Scout → Arena"
[[nodiscard]] QString edgeTitle(const RoutingGraph &graph, int edge);
/// "6 × SCOUT_TO_ARENA_HANDOFF, declared"; with @p replay as of its time.
[[nodiscard]] QString edgeSummary(const RoutingGraph &graph, int edge,
                                  const std::optional<ReplayState> &replay = {});
/// "Reviewer · 4 received · 2 sent"
[[nodiscard]] QString nodeSummary(const RoutingGraph &graph, int node,
                                  const std::optional<ReplayState> &replay = {});
/// "Arena · failed": a session's state as a word after its role.
[[nodiscard]] QString roleAndState(const RoutingNode &node);
/// The actions that the crossings at @p positions led to, the mildest first.
[[nodiscard]] std::vector<ActionCount> actionsOf(const RoutingGraph &graph,
                                                 const std::vector<int> &positions);
/// "4 accepted"
[[nodiscard]] QString textOf(const ActionCount &count);
/// "accept, replaced by a later attempt"; the verdict in its own words where it has some.
[[nodiscard]] QString verdictOf(const Transfer &crossing);
/// "scout-to-arena-04.yaml", with the number of the document in a file that may hold several.
[[nodiscard]] QString documentOf(const Transfer &crossing);
[[nodiscard]] QString documentOf(const Evidence &evidence);
/// "2026-02-23", of a handoff that was made on another day than the first one.
[[nodiscard]] QString dayOf(const RoutingGraph &graph, const Transfer &crossing);
/// "Scout → Arena, 10:58:46, re-invoke Scout": for tooltips and screen readers.
[[nodiscard]] QString accessibleText(const RoutingGraph &graph, int crossing);

} // namespace baton::routingtext
