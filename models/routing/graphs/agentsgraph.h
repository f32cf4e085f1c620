// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/graphbuilder.h"
#include "models/routing/graphs/handoffrefs.h"

namespace baton {

/// The node of the agent @p name of @p pack; "Not named" if @p name is empty.
[[nodiscard]] RoutingNode agentNode(const ProtocolPack *pack, const QString &name);

/// A graph of agents by protocol. It has an edge for each pair of agents with a handoff in @p
/// source, or with a route in a protocol of these handoffs. Routes between any agents are not
/// drawn.
[[nodiscard]] RoutingGraph agentsGraph(const GraphSource &source, const ProtocolCatalog &catalog);

} // namespace baton
