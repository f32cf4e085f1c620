// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/routinggraph.h"

namespace baton {

/// The height that each node of @p graph needs for its edges to end apart from each other; if each
/// handoff has an edge of its own, so far apart that a label has room between two.
[[nodiscard]] std::vector<double> heightsForEnds(const RoutingGraph &graph);

} // namespace baton
