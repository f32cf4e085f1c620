// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/graphfilter.h"

namespace baton {

/// @p graph with each group that @p filter collapses replaced by one node. An edge inside a group
/// becomes a loop if it has handoffs; else it is dropped.
[[nodiscard]] RoutingGraph collapsed(const RoutingGraph &graph, const GraphFilter &filter);

} // namespace baton
