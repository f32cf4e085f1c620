// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/replay.h"

#include <QMap>

#include <optional>
#include <set>

namespace baton {

/// The distinct values of a graph's handoffs. Computed once, because this may take longer than a
/// frame.
struct GraphCounts
{
    QMap<QString, QString> kinds; ///< titles of kinds, by id
    std::set<QString> protocols;
    std::set<Action> actions;
    QDateTime first;
    QDateTime last;

    friend bool operator==(const GraphCounts &, const GraphCounts &) = default;
};

/// The numbers of routes, with or without handoffs. Relations between sessions or phases are not
/// routes.
struct RouteCounts
{
    int taken = 0;
    int undeclared = 0; ///< number of undeclared routes among the taken ones
    int declaredOnly = 0;
    int relations = 0; ///< number of dependencies and notifications
};

/// The counts at the time of @p replay, without routes that are used only later.
[[nodiscard]] RouteCounts routesOf(const RoutingGraph &graph,
                                   const std::optional<ReplayState> &replay = {});
[[nodiscard]] GraphCounts factsOf(const RoutingGraph &graph);

} // namespace baton
