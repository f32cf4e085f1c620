// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/routing/graph/graphview.h"
#include "widgets/routing/graph/graphview_p.h"

namespace baton {

namespace {

constexpr double zoomStep = 1.25;
constexpr double readable = 0.45; ///< what names need; a smaller picture only when it is asked for

} // namespace

void GraphView::cameraMoved()
{
    d->minimap->setCamera(d->camera);
    placeMinimap();
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

/// A picture that is too large is shown as large as its names need; asked once more, all of it.
void GraphView::fit()
{
    fitAs(d->fit == Fit::Readable && d->isCropped ? Fit::Whole : Fit::Readable);
}

/// A sketch is shown whole: the places of its nodes say nothing yet.
void GraphView::fitAs(Fit fit)
{
    const double before = d->camera.scale();
    d->fit = fit;
    placeOverlays();
    QRectF area(viewport()->rect());
    tellSize(fitInto(area));
    if (d->notice->isVisibleTo(viewport())) {
        area.setTop(d->notice->geometry().bottom());
        fitInto(area);
    }
    cameraMoved();
    if (d->camera.scale() != before) {
        Q_EMIT zoomChanged(d->camera.scale());
    }
}

/// A picture that is only a little too large to be read is shown whole nevertheless.
double GraphView::fitInto(const QRectF &area)
{
    d->camera.setViewport(viewport()->size());
    const bool isWhole = d->fit == Fit::Whole || d->layout->isPreview;
    const double whole = d->camera.fit(area, isWhole ? GraphCamera::furthest : readable);
    if (!isWhole && whole < readable && whole >= leastWhole) {
        d->camera.fit(area, whole);
    }
    return whole;
}

} // namespace baton
