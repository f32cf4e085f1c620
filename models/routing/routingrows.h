// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/routinggraph.h"
#include "models/sessionviews/sessionrow.h"

namespace baton::rows {

[[nodiscard]] SessionColumns routingFindingColumns();
/// What is said of the routing, the worst first.
[[nodiscard]] SessionRows routingFindings(const RoutingGraph &graph);

} // namespace baton::rows
