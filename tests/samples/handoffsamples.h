// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graphs/graphsource.h"

#include <memory>

/// Routing graphs for tests of their views.
namespace baton::samples {

/// Ten agents around a hub and fifty-seven handoffs: some returned, two that bypass the hub, and
/// one declared route without handoffs.
[[nodiscard]] std::shared_ptr<const RoutingGraph> arenaGraph();
/// @p count handoffs between @p agents agents, some of them returned, with one long pause.
[[nodiscard]] std::shared_ptr<const RoutingGraph> manyHandoffs(int count, int agents);
/// The source of the handoffs of @p graph: one session, in which each returned handoff has a
/// finding.
[[nodiscard]] std::shared_ptr<const GraphSource> sourceOf(const RoutingGraph &graph);
/// @p graph with an additional handoff over edge number @p edge at its end.
[[nodiscard]] std::shared_ptr<const RoutingGraph> withOneMore(const RoutingGraph &graph, int edge);

} // namespace baton::samples
