// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/graphlayout.h"

#include <optional>

namespace baton {

/// Keeps the nodes at their places in @p known and puts each new node in the column beside a
/// neighbour, at the nearest free place; without a neighbour, below everything. nullopt if too many
/// nodes are new, or if nodes have grown so that they overlap; a new layout is better then.
[[nodiscard]] std::optional<std::vector<QPointF>>
placedBesideNeighbours(const LayoutRequest &request,
                       const std::vector<std::optional<QPointF>> &known);

} // namespace baton
