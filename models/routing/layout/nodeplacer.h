// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/graphlayout.h"
#include "models/values/result.h"

#include <vector>

namespace baton {

/// Dot places nodes in layers. Sfdp is fast and sufficient for a preview of a large graph.
enum class PlacingEngine { Dot, Sfdp };

/// The centres of the nodes with edges, found by Graphviz; other nodes have no place (NaN). The y
/// axis points down. This is the adapter of Graphviz; its headers are included nowhere else.
[[nodiscard]] Result<std::vector<QPointF>> placeNodes(const LayoutRequest &request,
                                                      PlacingEngine engine);

} // namespace baton
