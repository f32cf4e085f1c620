// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graphs/graphsource.h"

namespace baton {

/// The handoff of @p crossing with its report; null if it is no longer in the source.
[[nodiscard]] const SessionHandoff *handoffOf(const GraphSource &source, const Transfer &crossing);

/// The index of the crossing for handoff number @p handoff of the session in the folder @p session;
/// -1 if it has no edge.
[[nodiscard]] int crossingOf(const RoutingGraph &graph, const QString &session, int handoff);

/// True if both are the same handoff, before and after a graph was rebuilt.
[[nodiscard]] bool isSame(const Transfer &one, const Transfer &other);
/// The index of the handoff @p wanted, searched first at @p likely; -1 if it no longer exists.
[[nodiscard]] int positionOf(const RoutingGraph &graph, const Transfer &wanted, int likely = 0);

/// The shortest name that distinguishes @p other from @p crossing, such as "05" or "attempt 2"; the
/// folder if only that differs; empty if nothing does.
[[nodiscard]] QString shortNameOf(const Transfer &other, const Transfer &crossing);

/// The same edge in a rebuilt graph: between the same nodes and of the same kind or, if each
/// handoff has its own edge, for the same handoff. -1 if it no longer exists.
[[nodiscard]] int sameEdge(const RoutingGraph &before, int edge, const RoutingGraph &after);

} // namespace baton
