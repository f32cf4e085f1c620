// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/graphlayout.h"

#include <optional>

namespace baton {

class NodeColumns;

/// Completes a layout from the places of nodes: hub in the middle, loose nodes below, edges, labels
/// and frames. Works with columns from left to right; a vertical graph is rotated before and after.
class ColumnLayout
{
public:
    explicit ColumnLayout(const LayoutRequest &request);

    /// The request for which places are searched, from left to right.
    [[nodiscard]] const LayoutRequest &request() const { return m_request; }
    /// The layout for @p places. Nodes without a place (NaN) are put in rows below the others.
    [[nodiscard]] GraphLayout finished(std::vector<QPointF> places) const;
    /// Like finished(), with straight edges as a preview.
    [[nodiscard]] GraphLayout sketched(std::vector<QPointF> places) const;

    /// Keeps nodes at the places in @p kept (in the graph's own direction) and puts the few others
    /// beside their neighbours. nullopt if too many nodes are new, or if nodes have grown so that
    /// they overlap.
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
