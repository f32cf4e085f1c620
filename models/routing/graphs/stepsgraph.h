// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/routinggraph.h"

namespace baton {

class ProtocolCatalog;
struct GraphSource;

/// The steps of queues in the order of their numbers, with the values that each passes on to the
/// next.
[[nodiscard]] RoutingGraph stepsGraph(const GraphSource &source, const ProtocolCatalog &catalog);

} // namespace baton
