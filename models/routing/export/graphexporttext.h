// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/routinggraph.h"

namespace baton {

/// @p graph in the language of Graphviz. Declared edges that were not taken are dashed, undeclared
/// ones red.
[[nodiscard]] QByteArray toDot(const RoutingGraph &graph);

/// The same as a flow chart of Mermaid.
[[nodiscard]] QByteArray toMermaid(const RoutingGraph &graph);

} // namespace baton
