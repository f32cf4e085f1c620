// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/routinggraph.h"

namespace baton {

/// The height that each node of @p graph needs for the ends of its edges to be apart; if each
/// handoff has its own edge, far enough for a label between two.
[[nodiscard]] std::vector<double> heightsForEnds(const RoutingGraph &graph);

} // namespace baton
