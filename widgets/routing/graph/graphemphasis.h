// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/routing/graph/graphselection.h"
#include "widgets/routing/painting/graphcamera.h"
#include "widgets/routing/painting/graphpainter.h"

#include <vector>

namespace baton {

/// The highlighted parts of a graph.
struct GraphEmphasis
{
    GraphSelection selected;
    int hoveredNode = -1;
    int hoveredEdge = -1;
    std::vector<int> found; ///< found nodes

    [[nodiscard]] GraphPainter::Emphasis ofEdge(const GraphScene &scene, int edge) const;
    [[nodiscard]] GraphPainter::Emphasis ofNode(const GraphScene &scene, int node) const;

    /// Paints over the picture of the whole scene: few items, so each frame paints them again. @p
    /// to uses the scene's coordinates.
    void paint(QPainter &to, const GraphPainter &graph, const GraphCamera &camera) const;
    /// Paints the ring around the selection.
    void paintFocus(QPainter &to, const GraphPainter &graph, double scale) const;

private:
    void paintLabelsOver(QPainter &to, const GraphPainter &graph, const GraphCamera &camera) const;
};

} // namespace baton
