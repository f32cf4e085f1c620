// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

namespace baton {

/// The link of two nodes for Graphviz: one for all edges between them, in either direction.
struct ReducibleLink
{
    int from = -1;
    int to = -1;
    int count = 0;
    bool isAside = true; ///< all of its edges are aside
};

/// @p links unchanged, if columns can follow them. A tangle, where everything leads to everything,
/// would need hundreds of columns that nearly all edges cross: there a node's column is its
/// distance from the node with the most links, and links within a column are dropped.
[[nodiscard]] std::vector<ReducibleLink> reducedLinks(std::vector<ReducibleLink> links, int nodes);

} // namespace baton
