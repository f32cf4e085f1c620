// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/common/measures.h"
#include "widgets/routing/graphview.h"
#include "widgets/routing/graphviewstate.h"

#include <algorithm>

namespace baton {

namespace {

constexpr double zoomStep = 1.25;
constexpr double edgeOfView = 20;

} // namespace

/// Minimap and legend leave the middle to the graph.
void GraphView::placeOverlays()
{
    const int edge = measures::paneEdge;
    const QSize view = viewport()->size();
    const bool isRoomy = view.width() > 480 && view.height() > 300;
    d->minimap->setVisible(isRoomy && d->scene->nodes().size() > 1);
    d->legend->setVisible(!d->scene->isEmpty()
                          && view.width() > d->legend->width() + d->minimap->width() + 3 * edge);
    d->minimap->move(view.width() - edge - d->minimap->width(),
                     view.height() - edge - d->minimap->height());
    d->legend->move(edge, view.height() - edge - d->legend->height());
    d->notice->move(edge, edge);
}

void GraphView::cameraMoved()
{
    d->minimap->setCamera(d->camera);
    viewport()->update();
}

void GraphView::setZoom(double zoom)
{
    const double before = d->camera.scale();
    d->camera.zoom(zoom, QRectF(viewport()->rect()).center());
    d->isFitted = false;
    cameraMoved();
    if (d->camera.scale() != before) {
        Q_EMIT zoomChanged(d->camera.scale());
    }
}

void GraphView::zoomIn()
{
    setZoom(zoom() * zoomStep);
}

void GraphView::zoomOut()
{
    setZoom(zoom() / zoomStep);
}

void GraphView::fit()
{
    const double before = d->camera.scale();
    placeOverlays();
    const double legend = d->legend->isVisibleTo(viewport()) ? d->legend->height() : 0;
    const QRectF all = QRectF(viewport()->rect()).adjusted(0, 0, 0, -legend - edgeOfView / 2);
    d->camera.setViewport(viewport()->size());
    d->camera.fit(all);
    if (isUnderMinimap()) {
        fitBesideMinimap(all);
    }
    d->isFitted = true;
    cameraMoved();
    if (d->camera.scale() != before) {
        Q_EMIT zoomChanged(d->camera.scale());
    }
}

bool GraphView::isUnderMinimap() const
{
    return d->minimap->isVisibleTo(viewport())
        && std::ranges::any_of(d->scene->nodes(), [this](const GraphScene::Node &node) {
               return d->camera.toView(node.rect).intersects(d->minimap->geometry());
           });
}

/// Above the minimap or left of it, wherever more room is.
void GraphView::fitBesideMinimap(const QRectF &all)
{
    const QPointF corner = d->minimap->geometry().topLeft();
    QRectF above = all;
    above.setBottom(std::min(all.bottom(), corner.y()));
    QRectF beside = all;
    beside.setRight(std::min(all.right(), corner.x()));
    d->camera.fit(above);
    const double scale = d->camera.scale();
    d->camera.fit(beside);
    if (scale >= d->camera.scale()) {
        d->camera.fit(above);
    }
}

} // namespace baton
