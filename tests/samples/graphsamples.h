// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/routinggraph.h"

/// Graphs for tests, benchmarks and pictures.
namespace baton::samples {

/// Ten agents around the hub Arena: taken, declared and undeclared routes, both ways, all verdicts.
[[nodiscard]] RoutingGraph arena();
/// @p agents of which some are hubs, with @p routes between them; the same seed gives the same.
[[nodiscard]] RoutingGraph family(int agents, int routes, quint32 seed = 1);
/// 113 agents that nobody knows, with 461 handoffs between them that break a rule each.
[[nodiscard]] RoutingGraph strangers();
/// One hub that @p agents hand to and get from.
[[nodiscard]] RoutingGraph star(int agents);
/// Each hands to the next.
[[nodiscard]] RoutingGraph chain(int agents);

} // namespace baton::samples
