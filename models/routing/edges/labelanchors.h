// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/graphlayout.h"

namespace baton {

/// The best place for the label of an edge: beside the outer node if one end has many other edges,
/// which would run through it there.
enum class LabelEnd { Middle, Tail, Head };

/// A label of several lines is higher than edges are apart at a node: its edge does not run level
/// for it, and it stands where the others are further away.
[[nodiscard]] bool isTall(QSizeF label);

/// The shape of edges at their outer nodes: one curve, or level for as long as their labels are.
/// The graph decides which of the two leaves the labels more room.
enum class EdgeEnds { Curved, Level };

/// The anchors of the labels of all edges of @p request.
[[nodiscard]] std::vector<LabelEnd> labelAnchors(const LayoutRequest &request, EdgeEnds style);

} // namespace baton
