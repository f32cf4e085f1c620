// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graphs/graphsource.h"

#include <memory>

/// Routing graphs made by hand for the tests of what shows them.
namespace baton::samples {

/// Ten agents around a hub and fifty-seven handoffs: some returned, two past the hub, one route
/// declared and never taken.
[[nodiscard]] std::shared_ptr<const RoutingGraph> arenaGraph();
/// @p count handoffs between @p agents agents, some of them returned, with one long pause.
[[nodiscard]] std::shared_ptr<const RoutingGraph> manyHandoffs(int count, int agents);
/// The source of the handoffs of @p graph: one session, each handoff with a finding when it was
/// returned.
[[nodiscard]] std::shared_ptr<const GraphSource> sourceOf(const RoutingGraph &graph);
/// @p graph with one handoff more over edge number @p edge, at its end.
[[nodiscard]] std::shared_ptr<const RoutingGraph> withOneMore(const RoutingGraph &graph, int edge);

} // namespace baton::samples
