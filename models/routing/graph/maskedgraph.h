// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/masking/masking.h"
#include "models/routing/graph/routinggraph.h"

namespace baton {

/// @p graph with its secrets masked, for pictures and texts.
[[nodiscard]] RoutingGraph maskedGraph(RoutingGraph graph, const Masking &masking);

} // namespace baton
