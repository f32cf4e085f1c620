// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/routinggraph.h"

/// Graphs for tests, benchmarks and pictures.
namespace baton::samples {

/// Ten agents around the hub Arena: taken, declared and undeclared routes, both directions, all
/// verdicts.
[[nodiscard]] RoutingGraph arena();
/// @p agents agents, some of them hubs, with @p routes routes between them; equal for equal seeds.
[[nodiscard]] RoutingGraph family(int agents, int routes, quint32 seed = 1);
/// 113 unknown agents with 461 handoffs between them that break a rule each.
[[nodiscard]] RoutingGraph strangers();
/// One hub that hands over to @p agents agents and receives from them.
[[nodiscard]] RoutingGraph star(int agents);
/// Each agent hands over to the next.
[[nodiscard]] RoutingGraph chain(int agents);

} // namespace baton::samples
