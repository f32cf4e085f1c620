// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/graphlayout.h"

#include <optional>

namespace baton {

/// The positions of the nodes of a single chain without Graphviz: a column for each, in one row.
/// nullopt if @p request is not a chain. Nodes without edges to others get NaN.
[[nodiscard]] std::optional<std::vector<QPointF>> chainLayout(const LayoutRequest &request);

} // namespace baton
