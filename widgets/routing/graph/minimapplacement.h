// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/routing/graph/graphminimap.h"

#include <optional>

namespace baton {

/// The place for the minimap where it hides nothing important. All places are in the viewport.
class MinimapPlacement
{
public:
    struct Place
    {
        GraphMinimap::Form form = GraphMinimap::Form::Folded;
        QPoint corner; ///< top left
    };

    /// @p taken is the place of something else in the viewport.
    MinimapPlacement(const GraphPainter &painter, const GraphCamera &camera, const QRect &taken);

    /// The place in a corner of @p viewport, at @p before if it can stay there; small, or as a
    /// button, when no corner is free.
    [[nodiscard]] Place find(QSize viewport, const std::optional<Place> &before) const;
    /// No node is there, no label, and nothing that breaks a rule; from afar no mark of an edge
    /// that calls for attention.
    [[nodiscard]] bool isFree(const QRect &place) const;

private:
    [[nodiscard]] bool hidesEdge(int edge, const QRectF &area) const;

    const GraphPainter &m_painter;
    const GraphCamera &m_camera;
    QRect m_taken;
};

} // namespace baton
