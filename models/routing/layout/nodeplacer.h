// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/graphlayout.h"
#include "models/values/result.h"

#include <vector>

namespace baton {

/// Dot places in layers; Sfdp is quick and does for a preview of a large graph.
enum class PlacingEngine { Dot, Sfdp };

/// Centres of the nodes that have edges, by Graphviz; the others have no place (NaN). The y axis
/// points down. The adapter of Graphviz: nothing else includes its headers.
[[nodiscard]] Result<std::vector<QPointF>> placeNodes(const LayoutRequest &request,
                                                      PlacingEngine engine);

} // namespace baton
