// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/routinggraph.h"

namespace baton {

/// @p graph in DOT, the language of Graphviz. Declared edges without handoffs are dashed;
/// undeclared edges are red.
[[nodiscard]] QByteArray toDot(const RoutingGraph &graph);

/// @p graph as a Mermaid flowchart.
[[nodiscard]] QByteArray toMermaid(const RoutingGraph &graph);

} // namespace baton
