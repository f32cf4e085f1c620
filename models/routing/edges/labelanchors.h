// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/graphlayout.h"

namespace baton {

/// The preferred place of an edge's label: near the outer node if the other end has many edges,
/// which would cross the label.
enum class LabelEnd { Middle, Tail, Head };

/// True for a multi-line label that is higher than the distance between edges at a node. Its edge
/// is not horizontal along it, and it is placed where edges are farther apart.
[[nodiscard]] bool isTall(QSizeF label);

/// The shape of edges at outer nodes: curved, or horizontal along the label. The one that leaves
/// more space for labels is used.
enum class EdgeEnds { Curved, Level };

/// The anchors of the labels of all edges of @p request.
[[nodiscard]] std::vector<LabelEnd> labelAnchors(const LayoutRequest &request, EdgeEnds style);

} // namespace baton
