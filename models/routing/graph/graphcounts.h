// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/replay.h"

#include <QMap>

#include <optional>
#include <set>

namespace baton {

/// Values that the handoffs of a graph have among them, gathered once: with many of them that takes
/// longer than a frame.
struct GraphCounts
{
    QMap<QString, QString> kinds; ///< titles of kinds, by id
    std::set<QString> protocols;
    std::set<Action> actions;
    QDateTime first;
    QDateTime last;

    friend bool operator==(const GraphCounts &, const GraphCounts &) = default;
};

/// Routes are what handoffs went over, or could; relations between sessions or phases are none.
struct RouteCounts
{
    int taken = 0;
    int undeclared = 0; ///< number of undeclared routes among the taken ones
    int declaredOnly = 0;
    int relations = 0; ///< number of dependencies and notifications
};

/// Counts at the time of @p replay: routes not taken yet are left out.
[[nodiscard]] RouteCounts routesOf(const RoutingGraph &graph,
                                   const std::optional<ReplayState> &replay = {});
[[nodiscard]] GraphCounts factsOf(const RoutingGraph &graph);

} // namespace baton
