// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/graphlayout.h"

#include <optional>

namespace baton {

/// Folds a picture that is too wide or too high to be read in a window: high columns become
/// several, a long row of columns goes on below, on its way back, and unconnected parts (or groups,
/// if there are any) are packed beside each other. All columns are those of one grid, so that edges
/// find their way between the nodes.
///
/// @p places are centres as Graphviz found them, in columns from left to right; NaN for nodes
/// without a column. Nothing if the picture can be read as it is, or would hardly gain. The window
/// is the same for every picture: the same request is folded alike wherever it is shown.
[[nodiscard]] std::optional<std::vector<QPointF>> folded(const LayoutRequest &request,
                                                         const std::vector<QPointF> &places);

/// The widest gap between the columns of a folded picture.
[[nodiscard]] double widestFoldedGap(const LayoutRequest &request);

} // namespace baton
