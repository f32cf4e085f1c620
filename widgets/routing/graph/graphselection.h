// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/routing/scene/graphscene.h"

namespace baton {

/// The selected node or edge: positions in the graph; -1 if there is none.
struct GraphSelection
{
    enum class Way { Left, Right, Up, Down };

    int node = -1;
    int edge = -1;
    int origin = -1; ///< node from which the edge was reached; -1 if there is none

    [[nodiscard]] bool isEmpty() const { return node < 0 && edge < 0; }
    /// The direction of an arrow key; nullopt for other keys.
    [[nodiscard]] static std::optional<Way> wayOf(int key);
    /// The selection after an arrow key. From a node, left and right go to an edge and then to its
    /// other end, up and down to the next node. On an edge, up and down go to the next edge of the
    /// same node.
    [[nodiscard]] GraphSelection step(const GraphScene &scene, Way way) const;
    /// The same selection in @p graph; empty if it no longer exists.
    [[nodiscard]] GraphSelection carriedTo(const RoutingGraph &graph,
                                           const RoutingGraph &before) const;
    /// The card, the label, or the middle of the line; null if it is not in @p scene.
    [[nodiscard]] QRectF placeIn(const GraphScene &scene) const;

    friend bool operator==(const GraphSelection &, const GraphSelection &) = default;
};

} // namespace baton
