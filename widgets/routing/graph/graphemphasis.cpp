// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/routing/graph/graphemphasis.h"

#include "widgets/style/metrics.h"

#include <QPainter>

#include <algorithm>

namespace baton {

namespace {

using Emphasis = GraphPainter::Emphasis;

/// The visible nodes and edges that are painted over the picture of the whole scene.
struct MarkedItems
{
    MarkedItems(const GraphScene &all, const QRectF &area)
        : scene(all)
        , seen(area)
    {
    }

    void addEdge(int edge)
    {
        if (scene.hasEdge(edge) && scene.edge(edge).bounds.intersects(seen)) {
            edges.push_back(edge);
        }
    }
    void addNode(int node)
    {
        if (scene.hasNode(node) && scene.node(node).rect.adjusted(-8, -8, 8, 8).intersects(seen)) {
            nodes.push_back(node);
        }
    }
    void addWithEnds(int edge)
    {
        addEdge(edge);
        if (scene.hasEdge(edge)) {
            addNode(scene.edge(edge).from);
            addNode(scene.edge(edge).to);
        }
    }
    /// Adds @p node with its edges and their other ends.
    void addNeighbours(int node)
    {
        if (scene.hasNode(node)) {
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

Emphasis GraphEmphasis::ofEdge(const GraphScene &scene, int edge) const
{
    return edge == selected.edge      ? Emphasis::Selected
        : edge == scene.currentEdge() ? Emphasis::Current
        : edge == hoveredEdge         ? Emphasis::Hovered
                                      : Emphasis::None;
}

Emphasis GraphEmphasis::ofNode(const GraphScene &scene, int node) const
{
    const bool isTail = scene.hasEdge(selected.edge) && scene.edge(selected.edge).from == node;
    return node == selected.node                        ? Emphasis::Selected
        : std::ranges::find(found, node) != found.end() ? Emphasis::Found
        : node == hoveredNode                           ? Emphasis::Hovered
        : isTail                                        ? Emphasis::Current
                                                        : Emphasis::None;
}

void GraphEmphasis::paint(QPainter &to, const GraphPainter &graph, const GraphCamera &camera) const
{
    const GraphScene &scene = graph.scene();
    const double scale = camera.scale();
    MarkedItems marked(scene, camera.seen());
    marked.addNeighbours(selected.node);
    for (const int edge : {hoveredEdge, scene.currentEdge(), selected.edge}) {
        marked.addWithEnds(edge);
    }
    for (const int node : found) {
        marked.addNode(node);
    }
    marked.addNode(hoveredNode);
    for (const int edge : marked.edges) {
        graph.paintEdge(to, edge, scale, ofEdge(scene, edge));
    }
    for (const int node : marked.nodes) {
        graph.nodes().paint(to, node, scale, ofNode(scene, node));
    }
    paintLabelsOver(to, graph, camera);
    for (const int edge : marked.edges) {
        graph.labels().paint(to, edge, scale, ofEdge(scene, edge));
    }
}

/// The halo of the selected edge would cover the labels on it.
void GraphEmphasis::paintLabelsOver(QPainter &to, const GraphPainter &graph,
                                    const GraphCamera &camera) const
{
    const GraphScene &scene = graph.scene();
    if (!scene.hasEdge(selected.edge)) {
        return;
    }
    const QRectF covered = scene.edge(selected.edge).bounds & camera.seen();
    for (int edge = 0; scene.hasEdge(edge); ++edge) {
        if (graph.labels().isIn(edge, camera.scale(), covered)) {
            graph.labels().paint(to, edge, camera.scale(), Emphasis::None);
        }
    }
}

void GraphEmphasis::paintFocus(QPainter &to, const GraphPainter &graph, double scale) const
{
    const GraphScene &scene = graph.scene();
    const QRectF place = scene.hasNode(selected.node) ? scene.node(selected.node).rect
        : scene.hasEdge(selected.edge)
        ? graph.labels().rect(selected.edge, scale, Emphasis::Selected)
        : QRectF();
    if (place.isEmpty()) {
        return;
    }
    const double width = measures::focusRing / std::min(1.0, scale);
    const double away = width / 2;
    to.setBrush(Qt::NoBrush);
    to.setPen(QPen(graph.colors()[Role::Accent], width));
    to.drawRoundedRect(place.adjusted(-away, -away, away, away), measures::cardRadius + away,
                       measures::cardRadius + away);
}

} // namespace baton
