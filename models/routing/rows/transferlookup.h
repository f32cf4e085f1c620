// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graphs/graphsource.h"

namespace baton {

/// The handoff of @p crossing, with its check; null if the source no longer has it.
[[nodiscard]] const SessionHandoff *handoffOf(const GraphSource &source, const Transfer &crossing);

/// The position of handoff number @p handoff of the session in the folder @p session; -1 when it
/// went over no edge.
[[nodiscard]] int crossingOf(const RoutingGraph &graph, const QString &session, int handoff);

/// True for the same handoff before and after a graph was rebuilt.
[[nodiscard]] bool isSame(const Transfer &one, const Transfer &other);
/// The position of the handoff @p wanted is, looked for at @p likely first; -1 when it is gone.
[[nodiscard]] int positionOf(const RoutingGraph &graph, const Transfer &wanted, int likely = 0);

/// The shortest name of @p other that differs from @p crossing: "05", "attempt 2"; the folder when
/// only that differs; empty when nothing does.
[[nodiscard]] QString shortNameOf(const Transfer &other, const Transfer &crossing);

/// The same edge in a rebuilt graph: between the same nodes, of the same kind; if each handoff has
/// an edge of its own, that of the same handoff. -1 when it is gone.
[[nodiscard]] int sameEdge(const RoutingGraph &before, int edge, const RoutingGraph &after);

} // namespace baton
