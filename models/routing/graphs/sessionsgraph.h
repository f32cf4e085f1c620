// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/routinggraph.h"

namespace baton {

class ProtocolCatalog;
struct GraphSource;

/// Parents and children, dependencies, and the receivers of a session's end.
[[nodiscard]] RoutingGraph sessionsGraph(const GraphSource &source, const ProtocolCatalog &catalog);

} // namespace baton
