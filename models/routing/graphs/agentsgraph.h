// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/graphbuilder.h"
#include "models/routing/graphs/handoffrefs.h"

namespace baton {

/// The node of the agent @p name of @p pack; "Not named" if @p name is empty.
[[nodiscard]] RoutingNode agentNode(const ProtocolPack *pack, const QString &name);

/// Agents by protocol, with an edge for each two between which a handoff of @p source was taken, or
/// which a protocol of these handoffs lets hand over. A route from any agent to any other draws
/// none.
[[nodiscard]] RoutingGraph agentsGraph(const GraphSource &source, const ProtocolCatalog &catalog);

} // namespace baton
