// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/routing/graph/graphselection.h"

#include "models/core/toindex.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace baton {

namespace {

using Way = GraphSelection::Way;

bool isSideways(Way way)
{
    return way == Way::Left || way == Way::Right;
}

/// The point at which @p edge meets @p node.
QPointF endAt(const GraphScene::Edge &edge, int node)
{
    return edge.from == node ? edge.line.value(0) : edge.tip;
}

bool isOnSide(const GraphScene &scene, int edge, int node, Way way)
{
    const bool isRight = endAt(scene.edge(edge), node).x() > scene.node(node).rect.center().x();
    return isRight == (way == Way::Right);
}

/// The edges of @p node on the side of @p way, from top to bottom.
std::vector<int> edgesOnSide(const GraphScene &scene, int node, Way way)
{
    std::vector<int> edges;
    for (const int edge : scene.edgesOf(node)) {
        if (isOnSide(scene, edge, node, way)) {
            edges.push_back(edge);
        }
    }
    std::ranges::stable_sort(edges, {},
                             [&](int edge) { return endAt(scene.edge(edge), node).y(); });
    return edges;
}

/// The nearest node in the direction @p way; sideways distance counts more.
int nodeThatWay(const GraphScene &scene, int from, Way way)
{
    const QPointF start = scene.node(from).rect.center();
    int nearest = -1;
    double least = std::numeric_limits<double>::infinity();
    for (size_t i = 0; i < scene.nodes().size(); ++i) {
        const QPointF away = scene.nodes()[i].rect.center() - start;
        const double along =
            (isSideways(way) ? away.x() : away.y()) * (way == Way::Left || way == Way::Up ? -1 : 1);
        const double aside = std::abs(isSideways(way) ? away.y() : away.x());
        if (along > 1 && along + 3 * aside < least) {
            least = along + 3 * aside;
            nearest = static_cast<int>(i);
        }
    }
    return nearest;
}

int firstNode(const GraphScene &scene)
{
    const auto &nodes = scene.nodes();
    const auto first = std::ranges::min_element(nodes, {}, [](const GraphScene::Node &node) {
        return std::pair(node.rect.left(), node.rect.top());
    });
    return first == nodes.end() ? -1 : static_cast<int>(first - nodes.begin());
}

GraphSelection fromNode(const GraphScene &scene, const GraphSelection &walk, Way way)
{
    if (isSideways(way)) {
        const std::vector<int> edges = edgesOnSide(scene, walk.node, way);
        if (!edges.empty()) {
            return {-1, edges[(edges.size() - 1) / 2], walk.node};
        }
    }
    const int next = nodeThatWay(scene, walk.node, way);
    return next < 0 ? walk : GraphSelection{next, -1, -1};
}

GraphSelection fromEdge(const GraphScene &scene, const GraphSelection &walk, Way way)
{
    const GraphScene::Edge &edge = scene.edge(walk.edge);
    if (isSideways(way)) {
        const bool isForward =
            scene.node(edge.from).rect.center().x() <= scene.node(edge.to).rect.center().x();
        return {isForward == (way == Way::Right) ? edge.to : edge.from, -1, -1};
    }
    const int origin = walk.origin < 0 ? edge.from : walk.origin;
    const Way side = isOnSide(scene, walk.edge, origin, Way::Right) ? Way::Right : Way::Left;
    const std::vector<int> edges = edgesOnSide(scene, origin, side);
    const auto place = std::ranges::find(edges, walk.edge);
    if (place == edges.end() || (way == Way::Up && place == edges.begin())
        || (way == Way::Down && std::next(place) == edges.end())) {
        return walk;
    }
    return {-1, way == Way::Up ? *std::prev(place) : *std::next(place), origin};
}

/// The edge of @p graph that corresponds to @p old of @p before.
int edgeLike(const RoutingGraph &graph, const RoutingGraph &before, const RoutingEdge &old)
{
    const int from = graph.indexOf(before.nodes[toIndex(old.from)].id);
    const int to = graph.indexOf(before.nodes[toIndex(old.to)].id);
    const auto same = std::ranges::find_if(graph.edges, [&](const RoutingEdge &other) {
        return other.from == from && other.to == to && other.kind == old.kind;
    });
    return same == graph.edges.end() ? -1 : static_cast<int>(same - graph.edges.begin());
}

} // namespace

GraphSelection GraphSelection::step(const GraphScene &scene, Way way) const
{
    if (edge >= 0) {
        return fromEdge(scene, *this, way);
    }
    if (node >= 0) {
        return fromNode(scene, *this, way);
    }
    return {firstNode(scene), -1, -1};
}

std::optional<Way> GraphSelection::wayOf(int key)
{
    switch (key) {
    case Qt::Key_Left:
        return Way::Left;
    case Qt::Key_Right:
        return Way::Right;
    case Qt::Key_Up:
        return Way::Up;
    case Qt::Key_Down:
        return Way::Down;
    default:
        return {};
    }
}

GraphSelection GraphSelection::carriedTo(const RoutingGraph &graph,
                                         const RoutingGraph &before) const
{
    return {node < 0 ? -1 : graph.indexOf(before.nodes[toIndex(node)].id),
            edge < 0 ? -1 : edgeLike(graph, before, before.edges[toIndex(edge)]), -1};
}

QRectF GraphSelection::placeIn(const GraphScene &scene) const
{
    if (scene.hasNode(node)) {
        return scene.node(node).rect;
    }
    if (scene.hasEdge(edge)) {
        const GraphScene::Edge &look = scene.edge(edge);
        return look.label.isEmpty() ? QRectF(look.middle(), QSizeF(1, 1)) : look.label;
    }
    return {};
}

} // namespace baton
