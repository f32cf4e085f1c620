// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/routing/scene/graphscene.h"

namespace baton {

/// The node or the edge that is selected: positions in the graph, -1 is none.
struct GraphSelection
{
    enum class Way { Left, Right, Up, Down };

    int node = -1;
    int edge = -1;
    int origin = -1; ///< node from which the edge was reached; -1: none

    [[nodiscard]] bool isEmpty() const { return node < 0 && edge < 0; }
    /// The way of an arrow key; none of other keys.
    [[nodiscard]] static std::optional<Way> wayOf(int key);
    /// The selection after an arrow key: from a node sideways onto the edge that leaves there and
    /// on to its other end, up and down to the next node; on an edge up and down to the next edge
    /// at the same node.
    [[nodiscard]] GraphSelection step(const GraphScene &scene, Way way) const;
    /// The selection of @p before carried over to @p graph; empty if it is gone.
    [[nodiscard]] GraphSelection carriedTo(const RoutingGraph &graph,
                                           const RoutingGraph &before) const;
    /// The card, the label, or the middle of the line; null when nothing of it is in @p scene.
    [[nodiscard]] QRectF placeIn(const GraphScene &scene) const;

    friend bool operator==(const GraphSelection &, const GraphSelection &) = default;
};

} // namespace baton
