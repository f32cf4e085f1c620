// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/graphlayout.h"

#include <optional>

namespace baton {

/// The positions of the nodes of a single chain, computed without Graphviz: one column each, in one
/// row. Nothing if @p request has another shape; nodes without edges to others get NaN.
[[nodiscard]] std::optional<std::vector<QPointF>> chainLayout(const LayoutRequest &request);

} // namespace baton
