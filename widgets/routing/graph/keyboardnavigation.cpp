// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/routing/graph/keyboardnavigation.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace baton {

namespace {

using Way = KeyboardNavigation::Way;

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

/// The edges of @p node on that side, from top to bottom.
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

/// The nearest node that way; what lies aside counts as further away.
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

KeyboardNavigation fromNode(const GraphScene &scene, const KeyboardNavigation &walk, Way way)
{
    if (isSideways(way)) {
        const std::vector<int> edges = edgesOnSide(scene, walk.node, way);
        if (!edges.empty()) {
            return {-1, edges[(edges.size() - 1) / 2], walk.node};
        }
    }
    const int next = nodeThatWay(scene, walk.node, way);
    return next < 0 ? walk : KeyboardNavigation{next, -1, -1};
}

KeyboardNavigation fromEdge(const GraphScene &scene, const KeyboardNavigation &walk, Way way)
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

} // namespace

KeyboardNavigation KeyboardNavigation::step(const GraphScene &scene, Way way) const
{
    if (edge >= 0) {
        return fromEdge(scene, *this, way);
    }
    if (node >= 0) {
        return fromNode(scene, *this, way);
    }
    return {firstNode(scene), -1, -1};
}

} // namespace baton
