// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/routinggraph.h"

namespace baton {

class ProtocolCatalog;

/// Sorts nodes and edges of @p graph independently of file times, so that a copy of a folder gives
/// the same picture: agents in the order of their protocols, other nodes by id, edges without
/// handoffs last, findings by file and line.
void putInOrder(RoutingGraph &graph, const ProtocolCatalog &catalog);

/// Like putInOrder(), but the first @p nodes and @p edges keep the order of their protocol. Nodes
/// added by handoffs follow by id, edges by their ends.
void putRestInOrder(RoutingGraph &graph, size_t nodes, size_t edges);

} // namespace baton
