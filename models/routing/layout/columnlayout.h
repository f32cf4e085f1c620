// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/graphlayout.h"

#include <optional>

namespace baton {

class NodeColumns;

/// Makes a layout of places for nodes: hub to the middle, loose nodes below, edges, labels, frames.
/// All of it thinks in columns from left to right; a graph that goes down is turned first and back
/// at the end.
class ColumnLayout
{
public:
    explicit ColumnLayout(const LayoutRequest &request);

    /// The request for which places are searched: from left to right.
    [[nodiscard]] const LayoutRequest &request() const { return m_request; }
    /// Nodes without a place (NaN) are put in rows below the others.
    [[nodiscard]] GraphLayout finished(std::vector<QPointF> places) const;
    /// The same as finished(), with straight edges: a preview.
    [[nodiscard]] GraphLayout sketched(std::vector<QPointF> places) const;

    /// Leaves nodes at their places, as far as @p kept (in the graph's own direction) has them,
    /// and puts the few others beside their neighbours. Nothing when that does not go well: too
    /// much is new, or nodes have grown into each other.
    [[nodiscard]] std::optional<GraphLayout>
    kept(const std::vector<std::optional<QPointF>> &kept) const;

private:
    [[nodiscard]] GraphLayout drawn(std::vector<QPointF> places) const;
    void drawEdges(GraphLayout &layout, const NodeColumns &columns,
                   const std::vector<QPointF> &places) const;
    [[nodiscard]] GraphLayout turned(GraphLayout layout) const;
    void centreHub(std::vector<QPointF> &places) const;
    [[nodiscard]] int mostLoops(const std::vector<QPointF> &places) const;
    void placeLoose(std::vector<QPointF> &places) const;

    LayoutRequest m_request;
    bool m_isTurned;
};

} // namespace baton
