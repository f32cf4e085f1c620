// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/routinggraph.h"

namespace baton {

class ProtocolCatalog;
struct GraphSource;

/// The chains of protocols, and which of them the handoffs of each session followed.
[[nodiscard]] RoutingGraph chainsGraph(const GraphSource &source, const ProtocolCatalog &catalog);

} // namespace baton
