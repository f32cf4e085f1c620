// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/replay.h"

#include <QString>

#include <optional>
#include <vector>

/// Sentences about a routing graph that are used in several views.
namespace baton::routingtext {

/// The number of handoffs that resulted in an action.
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
/// A text such as "10 agents · 57 handoffs".
[[nodiscard]] QString counts(const RoutingGraph &graph);
/// A text about the first @p count handoffs, such as "57 of 57 handoffs · 10:02:11 to 11:47:39".
[[nodiscard]] QString replay(const RoutingGraph &graph, int count);
/// A text such as "Scout → Arena".
[[nodiscard]] QString edgeTitle(const RoutingGraph &graph, int edge);
/// A text such as "6 × SCOUT_TO_ARENA_HANDOFF, declared"; with @p replay, at its time.
[[nodiscard]] QString edgeSummary(const RoutingGraph &graph, int edge,
                                  const std::optional<ReplayState> &replay = {});
/// A text such as "Reviewer · 4 received · 2 sent"; with @p replay, at its time.
[[nodiscard]] QString nodeSummary(const RoutingGraph &graph, int node,
                                  const std::optional<ReplayState> &replay = {});
/// A text such as "Arena · failed": the role, followed by the state of a session.
[[nodiscard]] QString roleAndState(const RoutingNode &node);
/// The actions that resulted from the crossings at @p positions, mildest first.
[[nodiscard]] std::vector<ActionCount> actionsOf(const RoutingGraph &graph,
                                                 const std::vector<int> &positions);
/// A text such as "4 accepted".
[[nodiscard]] QString textOf(const ActionCount &count);
/// A text such as "accept, replaced by a later attempt"; uses the headline of the verdict if there
/// is one.
[[nodiscard]] QString verdictOf(const Transfer &crossing);
/// A text such as "scout-to-arena-04.yaml", with the document number for a file that may contain
/// several documents.
[[nodiscard]] QString documentOf(const Transfer &crossing);
[[nodiscard]] QString documentOf(const Evidence &evidence);
/// The date, such as "2026-02-23", if the handoff was not made on the day of the first one; else
/// empty.
[[nodiscard]] QString dayOf(const RoutingGraph &graph, const Transfer &crossing);
/// A text for tooltips and screen readers, such as "Scout → Arena, 10:58:46, re-invoke Scout".
[[nodiscard]] QString accessibleText(const RoutingGraph &graph, int crossing);

} // namespace baton::routingtext
