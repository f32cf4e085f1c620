// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/routinggraph.h"

namespace baton {

/// The height of each node of @p graph that keeps the ends of its edges apart. If each handoff has
/// its own edge, there is space for a label between two edges.
[[nodiscard]] std::vector<double> heightsForEnds(const RoutingGraph &graph);

} // namespace baton
