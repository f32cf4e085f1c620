// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// What stands over and beside the graph of a GraphView: notice, minimap, legend.
#include "models/routing/edges/curvegeometry.h"
#include "widgets/routing/graph/graphview.h"
#include "widgets/routing/graph/graphview_p.h"
#include "widgets/style/metrics.h"

#include <QLocale>

#include <algorithm>
#include <array>

namespace baton {

namespace {

constexpr int leastHeight = 220; ///< of a view that has a legend

} // namespace

/// The legend stands below the graph, so it hides nothing of it.
void GraphView::placeOverlays()
{
    const int edge = measures::paneEdge;
    const int strip = d->legend->heightFor(width());
    const bool hasLegend = !d->scene->isEmpty() && height() > leastHeight + strip;
    d->legend->setVisible(hasLegend);
    d->legend->setGeometry(0, height() - strip, width(), strip);
    if (const int below = hasLegend ? strip : 0; viewportMargins().bottom() != below) {
        setViewportMargins(0, 0, 0, below);
    }
    d->notice->fitInto(viewport()->width() - 2 * edge);
    d->notice->move(edge, edge);
    d->camera.setViewport(viewport()->size());
    placeMinimap();
}

/// Nodes, labels and what breaks a rule; from afar the marks of edges that call for attention.
bool GraphView::isFree(const QRect &place) const
{
    constexpr int away = 8;
    const QRect wanted = place.adjusted(-away, -away, away, away);
    const QRectF area(d->camera.toScene(wanted.topLeft()), QSizeF(wanted.size()) / zoom());
    constexpr size_t mostExact = 2000; ///< edges of which to know where each mark stands
    const bool isNear = zoom() >= GraphPainter::textScale;
    const bool isPainted = d->painter && &d->painter->scene() == d->scene.get()
        && d->scene->edges().size() <= mostExact;
    const auto isWrongHere = [&](const GraphScene::Edge &edge) {
        if (edge.words.status != Status::Undeclared && !edge.breaksRule) {
            return false;
        }
        for (qsizetype i = 0; i + 1 < edge.line.size(); ++i) {
            if (curves::lengthWithin(area, edge.line[i], edge.line[i + 1]) > 0) {
                return true;
            }
        }
        return false;
    };
    const auto isLabelled = [&](const GraphScene::Edge &edge) {
        if (edge.bounds.intersects(area) && isWrongHere(edge)) {
            return true;
        }
        if (isNear) {
            return edge.label.intersects(area);
        }
        const Status status = edge.words.status;
        const bool isMarked = status != Status::None && status != Status::Ok
            && status != Status::NotEvaluated && !edge.full.isEmpty();
        if (!isMarked) {
            return false;
        }
        const auto index = static_cast<int>(&edge - d->scene->edges().data());
        return isPainted ? d->painter->isLabelIn(index, zoom(), area) : area.contains(edge.anchor);
    };
    const bool isNoticed = d->notice->isVisibleTo(viewport());
    return !(isNoticed && d->notice->geometry().intersects(place))
        && std::ranges::none_of(
            d->scene->nodes(),
            [&area](const GraphScene::Node &node) { return node.rect.intersects(area); })
        && std::ranges::none_of(d->scene->edges(), isLabelled);
}

/// In a corner where it hides no node, where it was before if it can; small, or as a button, when
/// there is none. It stays while the reader is at it.
void GraphView::placeMinimap()
{
    using enum GraphMinimap::Form;
    const QSize view = viewport()->size();
    const bool isRoomy = view.width() > 480 && view.height() > leastHeight;
    d->minimap->setVisible(isRoomy && d->scene->nodes().size() > 1);
    if (d->minimap->isHeld() || d->isDragging) {
        return;
    }
    const int edge = measures::paneEdge;
    for (const GraphMinimap::Form form : {Large, Small, Folded}) {
        const QSize size = GraphMinimap::sizeOf(form);
        const int right = view.width() - edge - size.width();
        const int bottom = view.height() - edge - size.height();
        std::array corners{QPoint(right, bottom), QPoint(right, edge), QPoint(edge, bottom),
                           QPoint(edge, edge)};
        const bool isAsBefore = form == d->minimap->form();
        const auto now = std::ranges::find(corners, d->minimap->pos());
        if (isAsBefore && d->fit == Fit::None && now != corners.end()) {
            std::rotate(corners.begin(), now, now + 1);
        }
        const auto place = std::ranges::find_if(
            corners, [&](QPoint corner) { return isFree(QRect(corner, size)); });
        if (place != corners.end() || form == Folded) {
            d->minimap->setForm(form);
            d->minimap->move(place != corners.end() ? *place : QPoint(right, bottom));
            return;
        }
    }
}

/// Offers a reduction of a graph that is too large to be read as a whole.
void GraphView::tellSize(double whole)
{
    d->isCropped = whole < leastWhole;
    if (!d->isCropped) {
        d->isHintClosed = false;
    }
    if (!d->isCropped || d->fit == Fit::Whole) {
        if (d->notice->isHint()) {
            d->notice->hide();
        }
    } else if (!d->isHintClosed && !d->layout->isPreview && d->laidOutGraph == d->graph) {
        offerLess();
        d->notice->showHint(
            tr("A part of the graph: all of it would be at %1 %, too small for names.")
                .arg(std::max(1, qRound(whole * 100))),
            true);
        placeOverlays();
    }
}

void GraphView::offerLess()
{
    if (std::exchange(d->offered, d->graph) != d->graph) {
        d->notice->setOffer(reductionsOf(*d->graph, d->selected.node));
    }
}

/// While it is laid out: how far that is of the time that it may take, and what would be quicker.
void GraphView::showProgress()
{
    const QLocale locale;
    offerLess();
    const int limit = d->runner.limit();
    const auto spent = static_cast<int>(d->sinceStart.elapsed() / 1000);
    const QString nodes = locale.toString(qsizetype(d->graph->nodes.size()));
    const QString edges = locale.toString(qsizetype(d->graph->edges.size()));
    //: %3 and %4 are seconds.
    const QString text = limit > 0
        ? tr("Laying out %1 nodes and %2 edges … %3 of at most %4 s")
              .arg(nodes, edges, locale.toString(spent), locale.toString(limit))
        : tr("Laying out %1 nodes and %2 edges …").arg(nodes, edges);
    const bool wasShown = d->notice->isProgress();
    d->notice->showProgress(text, spent, limit);
    placeOverlays();
    if (!wasShown && d->fit != Fit::None && !d->scene->isEmpty()) {
        fitAs(d->fit);
    }
}

} // namespace baton
