// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/graphfilter.h"

namespace baton {

/// @p graph with one node in place of each group that @p filter collapses. What stays inside of a
/// group is an edge from it to itself where something went over it, and gone where nothing did.
[[nodiscard]] RoutingGraph collapsed(const RoutingGraph &graph, const GraphFilter &filter);

} // namespace baton
