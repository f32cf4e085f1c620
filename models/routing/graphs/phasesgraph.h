// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/routinggraph.h"

namespace baton {

class ProtocolCatalog;
struct GraphSource;

/// The phases of sessions: what each feeds, and what running one again makes void.
[[nodiscard]] RoutingGraph phasesGraph(const GraphSource &source, const ProtocolCatalog &catalog);

} // namespace baton
