// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/graphlayout.h"

#include <optional>

namespace baton {

/// Wraps a picture that is too wide or too high for a window: high columns are split, a long row of
/// columns continues below in the opposite direction, and components (or groups, if there are any)
/// are packed beside each other. All columns are on one grid, so that edges have space between
/// nodes.
///
/// @p places are the centres from Graphviz, in columns from left to right; NaN for nodes without a
/// column. nullopt if the picture is readable as it is, or would hardly improve. The window size is
/// constant, so that the result depends only on the request.
[[nodiscard]] std::optional<std::vector<QPointF>> folded(const LayoutRequest &request,
                                                         const std::vector<QPointF> &places);

/// The maximum gap between the columns of a wrapped picture.
[[nodiscard]] double widestFoldedGap(const LayoutRequest &request);

} // namespace baton
