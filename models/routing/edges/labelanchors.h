// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/graphlayout.h"

namespace baton {

/// Where the label of an edge stands best: beside the outer node where one end has many other
/// edges, which would run through it there.
enum class LabelEnd { Middle, Tail, Head };

/// A label of several lines is higher than edges are apart at a node: its edge does not run level
/// for it, and it stands where the others are further away.
[[nodiscard]] bool isTall(QSizeF label);

/// How edges come to their outer nodes: in one curve, or level for as long as their labels are.
/// Which of the two leaves the labels more room depends on the graph.
enum class EdgeEnds { Curved, Level };

/// Of each edge of @p request.
[[nodiscard]] std::vector<LabelEnd> labelAnchors(const LayoutRequest &request, EdgeEnds style);

} // namespace baton
