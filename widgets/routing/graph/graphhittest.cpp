// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/routing/graph/graphhittest.h"

namespace baton {

namespace {

using Emphasis = GraphPainter::Emphasis;

/// The edge whose label is drawn at @p spot of the scene; -1 if there is none.
int labelAt(QPointF spot, const GraphPainter &painter, double scale, const GraphEmphasis &emphasis)
{
    constexpr QSizeF point(0.1, 0.1);
    const GraphScene &scene = painter.scene();
    for (const auto &[edge, look] : {std::pair(emphasis.selected.edge, Emphasis::Selected),
                                     std::pair(emphasis.hoveredEdge, Emphasis::Hovered)}) {
        if (scene.hasEdge(edge) && painter.labels().rect(edge, scale, look).contains(spot)) {
            return edge;
        }
    }
    for (int edge = 0; scene.hasEdge(edge); ++edge) {
        if (painter.labels().isIn(edge, scale, QRectF(spot, point))) {
            return edge;
        }
    }
    return -1;
}

} // namespace

GraphHit hitTest(QPointF place, const GraphPainter &painter, const GraphCamera &camera,
                 const GraphEmphasis &emphasis)
{
    constexpr double reach = 6; ///< distance from a line in pixels
    const QPointF spot = camera.toScene(place);
    GraphHit hit;
    hit.node = painter.scene().nodeAt(spot);
    if (hit.node >= 0) {
        return hit;
    }
    hit.edge = labelAt(spot, painter, camera.scale(), emphasis);
    if (hit.edge < 0) {
        hit.edge = painter.scene().edgeAt(spot, reach / camera.scale());
    }
    if (const GraphScene::Frame *frame = painter.scene().frameAt(spot)) {
        hit.group = frame->group;
    }
    return hit;
}

} // namespace baton
