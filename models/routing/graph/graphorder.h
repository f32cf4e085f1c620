// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/routinggraph.h"

namespace baton {

class ProtocolCatalog;

/// Puts nodes and edges of @p graph in an order that the times of files have no say in, so that a
/// copy of a folder has the same picture: agents as their protocols name them, the others by id;
/// edges that nothing went over last; findings by file and line.
void putInOrder(RoutingGraph &graph, const ProtocolCatalog &catalog);

/// Does the same as putInOrder() for a graph whose first @p nodes and @p edges stay in the order of
/// their protocol: nodes that came with the handoffs follow by id, edges by their ends.
void putRestInOrder(RoutingGraph &graph, size_t nodes, size_t edges);

} // namespace baton
