// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/graphlayout.h"

#include <optional>

namespace baton {

/// Leaves the nodes that @p known has at their places and puts each new one in the column beside a
/// neighbour, at the free place nearest to it; without a neighbour below everything. Nothing
/// when too many are new or nodes that have grown overlap: a layout from scratch is better then.
[[nodiscard]] std::optional<std::vector<QPointF>>
placedBesideNeighbours(const LayoutRequest &request,
                       const std::vector<std::optional<QPointF>> &known);

} // namespace baton
