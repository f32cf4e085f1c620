// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/routinggraph.h"

namespace baton {

/// @p graph in the language of Graphviz. What the protocol declares and nothing took is dashed,
/// what it does not have is red.
[[nodiscard]] QByteArray toDot(const RoutingGraph &graph);

/// The same as a flow chart of Mermaid.
[[nodiscard]] QByteArray toMermaid(const RoutingGraph &graph);

} // namespace baton
