// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

namespace baton {

/// The link of two nodes for Graphviz: one edge, however many there are and whichever way.
struct ReducibleLink
{
    int from = -1;
    int to = -1;
    int count = 0;
    bool isAside = true; ///< all of its edges are aside
};

/// @p links as they are, where columns can follow them. A tangle, in which everything leads to
/// everything in the end, would come to hundreds of columns that nearly all edges pass: there the
/// columns are the steps from the node with the most links, and what joins two in one column is
/// left out.
[[nodiscard]] std::vector<ReducibleLink> reducedLinks(std::vector<ReducibleLink> links, int nodes);

} // namespace baton
