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
constexpr double readable = 0.45; ///< what names need; a smaller picture only when it is asked for

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
    d->notice->fitInto(view.width() - 2 * edge);
    d->notice->move(edge, edge);
}

/// Of a graph that is too large to be read as a whole: less of it is offered.
void GraphView::tellSize(double whole)
{
    d->isCropped = whole < readable;
    if (!d->isCropped) {
        d->isHintClosed = false;
    }
    if (!d->isCropped || d->fit == Fit::Whole) {
        if (d->notice->isHint()) {
            d->notice->hide();
        }
    } else if (!d->isHintClosed && !d->layout->isPreview && d->laidOutGraph == d->graph) {
        if (std::exchange(d->offered, d->graph) != d->graph) {
            d->notice->setOffer(lessOf(*d->graph, d->selected.node));
        }
        d->notice->showHint(
            tr("A part of the graph: all of it would be at %1 %, too small for names.")
                .arg(std::max(1, qRound(whole * 100))));
        placeOverlays();
    }
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
    d->fit = Fit::None;
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

/// What is too large is shown as large as its names need; asked once more, all of it.
void GraphView::fit()
{
    fitAs(d->fit == Fit::Readable && d->isCropped ? Fit::Whole : Fit::Readable);
}

void GraphView::fitAs(Fit fit)
{
    const double before = d->camera.scale();
    d->fit = fit;
    placeOverlays();
    const double legend = d->legend->isVisibleTo(viewport()) ? d->legend->height() : 0;
    QRectF area = QRectF(viewport()->rect()).adjusted(0, 0, 0, -legend - edgeOfView / 2);
    tellSize(fitInto(area));
    if (d->notice->isHint() && d->notice->isVisibleTo(viewport())) {
        area.setTop(d->notice->geometry().bottom());
        fitInto(area);
    }
    cameraMoved();
    if (d->camera.scale() != before) {
        Q_EMIT zoomChanged(d->camera.scale());
    }
}

/// Above the minimap or left of it, wherever more room is, when nodes would be below it.
double GraphView::fitInto(const QRectF &all)
{
    const double least = d->fit == Fit::Whole ? GraphCamera::furthest : readable;
    d->camera.setViewport(viewport()->size());
    const double whole = d->camera.fit(all, least);
    if (whole < least || !isUnderMinimap()) {
        return whole;
    }
    const QPointF corner = d->minimap->geometry().topLeft();
    QRectF above = all;
    above.setBottom(std::min(all.bottom(), corner.y()));
    QRectF beside = all;
    beside.setRight(std::min(all.right(), corner.x()));
    const double higher = d->camera.fit(above, least);
    if (higher >= d->camera.fit(beside, least)) {
        d->camera.fit(above, least);
    }
    return whole;
}

bool GraphView::isUnderMinimap() const
{
    return d->minimap->isVisibleTo(viewport())
        && std::ranges::any_of(d->scene->nodes(), [this](const GraphScene::Node &node) {
               return d->camera.toView(node.rect).intersects(d->minimap->geometry());
           });
}

} // namespace baton
