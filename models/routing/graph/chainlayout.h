// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/graphlayout.h"

#include <optional>

namespace baton {

/// The places of the nodes of one chain, which are clear without Graphviz: each in a column of its
/// own, in one row. Nothing when @p request is of any other shape; nodes without edges to others
/// have no place (NaN).
[[nodiscard]] std::optional<std::vector<QPointF>> chainLayout(const LayoutRequest &request);

} // namespace baton
