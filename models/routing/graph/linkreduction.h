// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

namespace baton {

/// The link between two nodes for Graphviz, which represents all edges between them in both
/// directions.
struct ReducibleLink
{
    int from = -1;
    int to = -1;
    int count = 0;
    bool isAside = true; ///< all of its edges are aside
};

/// @p links unchanged if they can be laid out in columns. A dense graph would need hundreds of
/// columns crossed by nearly all edges. In that case, the column of a node is its distance from the
/// node with the most links, and links within a column are dropped.
[[nodiscard]] std::vector<ReducibleLink> reducedLinks(std::vector<ReducibleLink> links, int nodes);

} // namespace baton
