// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/routinggraph.h"

namespace baton {

class ProtocolCatalog;

/// Puts nodes and edges of @p graph in an order that the times of files have no say in, so that a
/// copy of a folder has the same picture: agents as their protocols name them, the others by id;
/// edges that nothing went over last.
void putInOrder(RoutingGraph &graph, const ProtocolCatalog &catalog);

} // namespace baton
