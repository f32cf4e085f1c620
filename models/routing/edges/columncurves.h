// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/edges/edgepath.h"
#include "models/routing/edges/nodecolumns.h"

#include <QPolygonF>

/// Curves of edges between columns, and within one.
namespace baton {

/// The curve of an edge between nodes in different columns: through its passes, level at both ends.
/// Parallel edges change their height one after the other, so that they keep their distance on
/// steep parts.
[[nodiscard]] QPolygonF interColumnCurve(const EdgePath &way, const LayoutRequest::Edge &edge,
                                         const NodeColumns &columns);

/// Sets the horizontal extent of edges between nodes of one column, whose ends are placed: edges
/// around others extend further, so that none covers another.
void nestedArcs(const LayoutRequest &request, const NodeColumns &columns,
                std::vector<EdgePath> &ways);
/// One curve (curves.h) between two nodes of a column, whose right edge is at @p right in the
/// scene.
[[nodiscard]] QPolygonF arcCurve(const EdgePath &way, double right);

} // namespace baton
