// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/core/containerindex.h"
#include "widgets/routing/graph/graphview.h"
#include "widgets/routing/graph/graphview_p.h"
#include "widgets/style/metrics.h"

#include <QPainter>

namespace baton {

namespace {

using Emphasis = GraphPainter::Emphasis;

constexpr double dimmed = 0.4;

/// The nodes and edges in sight that are painted over the picture of everything.
struct MarkedItems
{
    MarkedItems(const GraphScene &all, const QRectF &area)
        : scene(all)
        , seen(area)
    {
    }

    [[nodiscard]] bool isEdge(int edge) const
    {
        return edge >= 0 && toIndex(edge) < scene.edges().size();
    }

    void addEdge(int edge)
    {
        if (isEdge(edge) && scene.edge(edge).bounds.intersects(seen)) {
            edges.push_back(edge);
        }
    }
    void addNode(int node)
    {
        if (node >= 0 && toIndex(node) < scene.nodes().size()
            && scene.node(node).rect.adjusted(-8, -8, 8, 8).intersects(seen)) {
            nodes.push_back(node);
        }
    }
    void addWithEnds(int edge)
    {
        addEdge(edge);
        if (isEdge(edge)) {
            addNode(scene.edge(edge).from);
            addNode(scene.edge(edge).to);
        }
    }
    /// @p node with its edges and what is at their ends.
    void addNeighbours(int node)
    {
        if (node >= 0 && toIndex(node) < scene.nodes().size()) {
            for (const int edge : scene.edgesOf(node)) {
                addWithEnds(edge);
            }
            addNode(node);
        }
    }

    const GraphScene &scene;
    QRectF seen;
    std::vector<int> edges;
    std::vector<int> nodes;
};

} // namespace

void GraphView::paintEvent(QPaintEvent *)
{
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), d->painter->colors()[Role::Canvas]);
    if (d->scene->isEmpty()) {
        return;
    }
    painter.setOpacity(d->selected.node >= 0 ? dimmed : 1);
    d->backdrop.draw(painter, d->camera, viewport()->size(), devicePixelRatioF());
    painter.setOpacity(1);
    if (!showsGraph()) {
        return;
    }
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(-d->camera.offset());
    painter.scale(d->camera.scale(), d->camera.scale());
    paintMarks(painter);
    if (hasFocus()) {
        paintFocus(painter);
    }
}

/// Paints the marks over the picture of everything: few items, so each frame paints them anew.
void GraphView::paintMarks(QPainter &painter) const
{
    const double scale = d->camera.scale();
    const auto edgeMark = [&](int edge) {
        return edge == d->selected.edge       ? Emphasis::Selected
            : edge == d->scene->currentEdge() ? Emphasis::Current
            : edge == d->hoveredEdge          ? Emphasis::Hovered
                                              : Emphasis::None;
    };
    MarkedItems marked(*d->scene, d->camera.seen());
    marked.addNeighbours(d->selected.node);
    for (const int edge : {d->hoveredEdge, d->scene->currentEdge(), d->selected.edge}) {
        marked.addWithEnds(edge);
    }
    for (const int node : d->found) {
        marked.addNode(node);
    }
    marked.addNode(d->hoveredNode);
    for (const int edge : marked.edges) {
        d->painter->paintEdge(painter, edge, scale, edgeMark(edge));
    }
    const int tail = d->selected.edge >= 0 && toIndex(d->selected.edge) < d->scene->edges().size()
        ? d->scene->edge(d->selected.edge).from
        : -1;
    for (const int node : marked.nodes) {
        const bool isFound = std::ranges::find(d->found, node) != d->found.end();
        d->painter->paintNode(painter, node, scale,
                              node == d->selected.node     ? Emphasis::Selected
                                  : isFound                ? Emphasis::Found
                                  : node == d->hoveredNode ? Emphasis::Hovered
                                  : node == tail           ? Emphasis::Current
                                                           : Emphasis::None);
    }
    if (d->selected.edge >= 0) {
        paintLabelsOver(painter, d->selected.edge);
    }
    for (const int edge : marked.edges) {
        d->painter->paintLabel(painter, edge, scale, edgeMark(edge));
    }
}

/// The halo of an edge would hide the labels that stand on it.
void GraphView::paintLabelsOver(QPainter &painter, int edge) const
{
    if (toIndex(edge) >= d->scene->edges().size()) {
        return;
    }
    const QRectF covered = d->scene->edge(edge).bounds & d->camera.seen();
    for (size_t i = 0; i < d->scene->edges().size(); ++i) {
        const int other = static_cast<int>(i);
        const double scale = d->camera.scale();
        if (d->painter->isLabelIn(other, scale, covered)) {
            d->painter->paintLabel(painter, other, scale, Emphasis::None);
        }
    }
}

void GraphView::paintFocus(QPainter &painter) const
{
    QRectF place;
    if (const int node = d->selected.node; node >= 0 && toIndex(node) < d->scene->nodes().size()) {
        place = d->scene->node(node).rect;
    } else if (const int edge = d->selected.edge;
               edge >= 0 && toIndex(edge) < d->scene->edges().size()) {
        place = d->painter->labelRect(edge, d->camera.scale(), Emphasis::Selected);
    }
    if (place.isEmpty()) {
        return;
    }
    const double width = measures::focusRing / std::min(1.0, d->camera.scale());
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(d->painter->colors()[Role::Accent], width));
    const double away = width / 2;
    painter.drawRoundedRect(place.adjusted(-away, -away, away, away), measures::cardRadius + away,
                            measures::cardRadius + away);
}

} // namespace baton
