// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/routinggraph.h"

namespace baton {

class ProtocolCatalog;
struct GraphSource;

/// Parents and children, what waits for what, and who is told of an end.
[[nodiscard]] RoutingGraph sessionsGraph(const GraphSource &source, const ProtocolCatalog &catalog);

} // namespace baton
