// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/routing/graph/minimapplacement.h"

#include "models/routing/edges/curvegeometry.h"
#include "widgets/style/metrics.h"

#include <algorithm>
#include <array>

namespace baton {

namespace {

/// True if the line of an edge that breaks a rule crosses @p area.
bool isWrongIn(const GraphScene::Edge &edge, const QRectF &area)
{
    if (!edge.bounds.intersects(area)
        || (edge.words.status != Status::Undeclared && !edge.breaksRule)) {
        return false;
    }
    for (qsizetype i = 0; i + 1 < edge.line.size(); ++i) {
        if (curves::lengthWithin(area, edge.line[i], edge.line[i + 1]) > 0) {
            return true;
        }
    }
    return false;
}

} // namespace

MinimapPlacement::MinimapPlacement(const GraphPainter &painter, const GraphCamera &camera,
                                   const QRect &taken)
    : m_painter(painter)
    , m_camera(camera)
    , m_taken(taken)
{
}

bool MinimapPlacement::hidesEdge(int edge, const QRectF &area) const
{
    constexpr size_t mostExact = 2000; ///< edges whose marks are placed exactly
    const GraphScene &scene = m_painter.scene();
    const GraphScene::Edge &look = scene.edge(edge);
    if (isWrongIn(look, area)) {
        return true;
    }
    if (m_camera.scale() >= GraphPainter::textScale) {
        return look.label.intersects(area);
    }
    const Status status = look.words.status;
    const bool isMarked = status != Status::None && status != Status::Ok
        && status != Status::NotEvaluated && !look.full.isEmpty();
    return isMarked
        && (scene.edges().size() <= mostExact
                ? m_painter.labels().isIn(edge, m_camera.scale(), area)
                : area.contains(look.anchor));
}

bool MinimapPlacement::isFree(const QRect &place) const
{
    constexpr int away = 8;
    const QRect wanted = place.adjusted(-away, -away, away, away);
    const QRectF area(m_camera.toScene(wanted.topLeft()), QSizeF(wanted.size()) / m_camera.scale());
    const GraphScene &scene = m_painter.scene();
    if (m_taken.intersects(place)
        || std::ranges::any_of(scene.nodes(), [&area](const GraphScene::Node &node) {
               return node.rect.intersects(area);
           })) {
        return false;
    }
    int edge = 0;
    while (scene.hasEdge(edge) && !hidesEdge(edge, area)) {
        ++edge;
    }
    return !scene.hasEdge(edge);
}

MinimapPlacement::Place MinimapPlacement::find(QSize viewport,
                                               const std::optional<Place> &before) const
{
    using enum GraphMinimap::Form;
    const int edge = measures::paneEdge;
    Place last;
    for (const GraphMinimap::Form form : {Large, Small, Folded}) {
        const QSize size = GraphMinimap::sizeOf(form);
        const int right = viewport.width() - edge - size.width();
        const int bottom = viewport.height() - edge - size.height();
        std::array corners{QPoint(right, bottom), QPoint(right, edge), QPoint(edge, bottom),
                           QPoint(edge, edge)};
        last = {form, corners.front()};
        if (before && before->form == form) {
            if (const auto now = std::ranges::find(corners, before->corner); now != corners.end()) {
                std::rotate(corners.begin(), now, now + 1);
            }
        }
        const auto place = std::ranges::find_if(
            corners, [&](QPoint corner) { return isFree(QRect(corner, size)); });
        if (place != corners.end()) {
            return {form, *place};
        }
    }
    return last;
}

} // namespace baton
