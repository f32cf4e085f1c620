// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/edges/edgepath.h"
#include "models/routing/edges/nodecolumns.h"

#include <QPolygonF>

namespace baton {

/// Sets how far to the side the edges between nodes of one column reach, whose ends are known:
/// those that run around others reach further, so that none lies on another.
void nestedArcs(const LayoutRequest &request, const NodeColumns &columns,
                std::vector<EdgePath> &ways);

/// One curve (curves.h) between two nodes of a column, whose right edge is at @p right in the
/// scene.
[[nodiscard]] QPolygonF arcCurve(const EdgePath &way, double right);

} // namespace baton
