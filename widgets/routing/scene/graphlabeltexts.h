// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/replay.h"
#include "models/routing/graph/routinggraph.h"
#include "widgets/style/statuspainting.h"

#include <optional>

/// The texts about nodes and edges: on them, in tooltips and to screen readers. In a replay as they
/// stood at its moment.
namespace baton::graphwords {

struct EdgeWords
{
    Status status = Status::None;
    QString count; ///< count; semi-bold if the edge breaks a rule
    QString text;
    QString rule;            ///< rule, on a line of its own
    bool isNumbered = false; ///< the count is the handoff's number by time

    [[nodiscard]] bool isEmpty() const { return count.isEmpty() && text.isEmpty(); }
};

/// The one that calls more for attention.
[[nodiscard]] Action worse(Action a, Action b);

[[nodiscard]] int countOf(const RoutingGraph &graph, int edge,
                          const std::optional<ReplayState> &replay);
/// The number of those that the protocol does not have.
[[nodiscard]] int undeclaredOf(const RoutingGraph &graph, int edge,
                               const std::optional<ReplayState> &replay);
[[nodiscard]] Action worstOf(const RoutingGraph &graph, int edge,
                             const std::optional<ReplayState> &replay);
/// The rules that it breaks.
[[nodiscard]] const QStringList &rulesOf(const RoutingGraph &graph, int edge,
                                         const std::optional<ReplayState> &replay);
[[nodiscard]] RoutingEdge::State stateOf(const RoutingGraph &graph, int edge,
                                         const std::optional<ReplayState> &replay);
[[nodiscard]] EdgeWords ofEdge(const RoutingGraph &graph, int edge,
                               const std::optional<ReplayState> &replay);

/// The line of the role, with the state of a session or phase where @p hasEnded: in a replay it is
/// not known yet.
[[nodiscard]] QString roleLine(const RoutingNode &node, bool hasEnded = true);
[[nodiscard]] QString countLine(const RoutingGraph &graph, int node,
                                const std::optional<ReplayState> &replay);

/// "Scout → Arena, 6 handoffs, error": whole sentences for tooltips and assistive technology.
/// @p marks: of its state, and of its files where that is another one.
[[nodiscard]] QString describeNode(const RoutingGraph &graph, int node,
                                   std::pair<Status, Status> marks,
                                   const std::optional<ReplayState> &replay);
[[nodiscard]] QString describeEdge(const RoutingGraph &graph, int edge,
                                   const std::optional<ReplayState> &replay);

} // namespace baton::graphwords
