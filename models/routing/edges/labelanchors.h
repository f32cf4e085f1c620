// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/graphlayout.h"

namespace baton {

/// The best place for the label of an edge: beside the outer node if the other end has many edges,
/// which would cross the label there.
enum class LabelEnd { Middle, Tail, Head };

/// True for a label of several lines, which is higher than the distance between edges at a node:
/// its edge is not level along it, and it is placed where edges are further apart.
[[nodiscard]] bool isTall(QSizeF label);

/// The shape of edges at their outer nodes: one curve, or level along their labels. Whichever
/// leaves more room for labels in the graph is used.
enum class EdgeEnds { Curved, Level };

/// The anchors of the labels of all edges of @p request.
[[nodiscard]] std::vector<LabelEnd> labelAnchors(const LayoutRequest &request, EdgeEnds style);

} // namespace baton
