// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/routing/graph/graphminimap.h"

#include <optional>

namespace baton {

/// Finds a place for the minimap where it covers nothing important. Places are in viewport
/// coordinates.
class MinimapPlacement
{
public:
    struct Place
    {
        GraphMinimap::Form form = GraphMinimap::Form::Folded;
        QPoint corner; ///< top left
    };

    /// @p taken is the area of another overlay in the viewport.
    MinimapPlacement(const GraphPainter &painter, const GraphCamera &camera, const QRect &taken);

    /// The place in a corner of @p viewport, preferably @p before; a small one, or that of a
    /// button, if no corner is free.
    [[nodiscard]] Place find(QSize viewport, const std::optional<Place> &before) const;
    /// True if @p place covers no node, no label and no broken rule; when zoomed out, no mark of an
    /// edge that needs attention.
    [[nodiscard]] bool isFree(const QRect &place) const;

private:
    [[nodiscard]] bool hidesEdge(int edge, const QRectF &area) const;

    const GraphPainter &m_painter;
    const GraphCamera &m_camera;
    QRect m_taken;
};

} // namespace baton
