// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graphbuilder.h"
#include "models/routing/handoffrefs.h"

namespace baton {

/// The node of the agent @p name of @p pack; of nobody where @p name is empty.
[[nodiscard]] RoutingNode agentNode(const ProtocolPack *pack, const QString &name);

[[nodiscard]] RoutingGraph agentsGraph(const GraphSource &source, const ProtocolCatalog &catalog);

} // namespace baton
