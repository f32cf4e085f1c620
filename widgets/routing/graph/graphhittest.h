// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/routing/graph/graphemphasis.h"

namespace baton {

/// The part of a graph at a place.
struct GraphHit
{
    int node = -1;
    int edge = -1; ///< -1: a node
    QString group; ///< group whose title is hit; empty: a node or edge
};

/// @p place is in viewport coordinates of @p camera. Labels of highlighted edges come first,
/// because they are drawn above the others.
[[nodiscard]] GraphHit hitTest(QPointF place, const GraphPainter &painter,
                               const GraphCamera &camera, const GraphEmphasis &emphasis);

} // namespace baton
