// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/routing/painting/edgelabelpainter.h"
#include "widgets/routing/painting/legendpainter.h"
#include "widgets/routing/painting/nodepainter.h"

#include <memory>

namespace baton {

/// Paints a scene in its own coordinates; the painter sets scale and position. It owns its data, so
/// that a thread can paint.
class GraphPainter
{
public:
    /// Below this scale a card shows only its name, as large as possible, and edges only their
    /// marks.
    static constexpr double textScale = baton::textScale;
    /// Below this scale edges are lines of one pixel.
    static constexpr double curveScale = 0.25;
    static constexpr double blockScale = NodePainter::blockScale;

    using Emphasis = baton::Emphasis;

    GraphPainter(const std::shared_ptr<const GraphScene> &scene, const GraphColors &colors);

    [[nodiscard]] const GraphScene &scene() const { return *m_scene; }
    [[nodiscard]] const GraphColors &colors() const { return m_style.colors; }
    [[nodiscard]] const NodePainter &nodes() const { return m_nodes; }
    [[nodiscard]] const EdgeLabelPainter &labels() const { return m_labels; }
    /// Valid as long as this painter.
    [[nodiscard]] LegendPainter legend() const { return {*m_scene, m_style}; }

    /// Paints everything within @p exposed, in scene coordinates. At a small @p scale unreadable
    /// details are left out.
    void paint(QPainter &painter, const QRectF &exposed, double scale) const;
    void paintEdge(QPainter &painter, int edge, double scale, Emphasis emphasis) const;
    /// Paints nodes as blocks and the edges that break a rule, for the minimap.
    void paintOverview(QPainter &painter) const;

private:
    void paintFarEdges(QPainter &painter, const QRectF &exposed, double scale) const;

    std::shared_ptr<const GraphScene> m_scene;
    GraphStyle m_style;
    NodePainter m_nodes;
    EdgeLabelPainter m_labels;
};

} // namespace baton
