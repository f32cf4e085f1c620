// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/replay.h"
#include "models/routing/graph/routinggraph.h"
#include "widgets/style/statuspainting.h"

#include <optional>

/// The texts of nodes and edges: labels, tooltips and descriptions for screen readers. During a
/// replay they describe its moment.
namespace baton::graphwords {

struct EdgeWords
{
    Status status = Status::None;
    QString count; ///< count; semi-bold if the edge breaks a rule
    QString text;
    QString rule;            ///< rule, on a separate line
    bool isNumbered = false; ///< the count is the handoff's number by time

    [[nodiscard]] bool isEmpty() const { return count.isEmpty() && text.isEmpty(); }
};

/// The action that needs more attention.
[[nodiscard]] Action worse(Action a, Action b);

[[nodiscard]] int countOf(const RoutingGraph &graph, int edge,
                          const std::optional<ReplayState> &replay);
/// The number of handoffs that the protocol does not declare.
[[nodiscard]] int undeclaredOf(const RoutingGraph &graph, int edge,
                               const std::optional<ReplayState> &replay);
[[nodiscard]] Action worstOf(const RoutingGraph &graph, int edge,
                             const std::optional<ReplayState> &replay);
/// The rules that the edge breaks.
[[nodiscard]] const QStringList &rulesOf(const RoutingGraph &graph, int edge,
                                         const std::optional<ReplayState> &replay);
[[nodiscard]] RoutingEdge::State stateOf(const RoutingGraph &graph, int edge,
                                         const std::optional<ReplayState> &replay);
[[nodiscard]] EdgeWords ofEdge(const RoutingGraph &graph, int edge,
                               const std::optional<ReplayState> &replay);

/// The line with the role and, if @p hasEnded, the state of a session or phase, which is not known
/// during a replay.
[[nodiscard]] QString roleLine(const RoutingNode &node, bool hasEnded = true);
[[nodiscard]] QString countLine(const RoutingGraph &graph, int node,
                                const std::optional<ReplayState> &replay);

/// "Scout → Arena, 6 handoffs, error": whole sentences for tooltips and assistive technology. @p
/// marks: its state, and the state of its files if that differs.
[[nodiscard]] QString describeNode(const RoutingGraph &graph, int node,
                                   std::pair<Status, Status> marks,
                                   const std::optional<ReplayState> &replay);
[[nodiscard]] QString describeEdge(const RoutingGraph &graph, int edge,
                                   const std::optional<ReplayState> &replay);

} // namespace baton::graphwords
