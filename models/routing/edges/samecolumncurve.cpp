// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/edges/columncurves.h"

#include "models/core/toindex.h"

#include <algorithm>
#include <cmath>

namespace baton {

namespace {

constexpr double leastReach = 24;
constexpr double mostByHeight = 60;
constexpr double perNest = 12;
constexpr double besideArc = 16;
constexpr double arcWidth = 0.75; ///< share of its reach
constexpr double unlimitedWidth = 1000;
constexpr size_t mostNested =
    400; ///< maximum number of arcs in a column; with more, they cannot be distinguished

struct Arc
{
    EdgePath *way = nullptr;
    double top = 0;
    double bottom = 0;
    int nest = 0; ///< number of arcs inside it

    [[nodiscard]] double span() const { return bottom - top; }
};

void nest(std::vector<Arc> &arcs, double room)
{
    std::ranges::stable_sort(arcs, {}, &Arc::span);
    int most = 0;
    for (size_t i = 0; i < arcs.size() && arcs.size() <= mostNested; ++i) {
        for (size_t inner = 0; inner < i; ++inner) {
            if (arcs[inner].top < arcs[i].bottom && arcs[inner].bottom > arcs[i].top) {
                arcs[i].nest = std::max(arcs[i].nest, arcs[inner].nest + 1);
            }
        }
        most = std::max(most, arcs[i].nest);
    }
    const double widest = std::max(leastReach, (room - besideArc) / arcWidth);
    const double step =
        most == 0 ? 0 : std::clamp((widest - leastReach) / most, 0.0, perNest / arcWidth);
    for (Arc &arc : arcs) {
        const double byHeight =
            std::min({mostByHeight, leastReach + arc.span() / 6, widest - step * most});
        arc.way->reach = std::max(leastReach, byHeight) + step * arc.nest;
    }
}

} // namespace

void nestedArcs(const LayoutRequest &request, const NodeColumns &columns,
                std::vector<EdgePath> &ways)
{
    const std::vector<NodeColumns::Column> &all = columns.columns();
    std::vector<std::vector<Arc>> arcs(all.size());
    for (size_t i = 0; i < ways.size(); ++i) {
        EdgePath &way = ways[i];
        if (!way.isLoop && way.tail == way.head) {
            const auto [top, bottom] = std::minmax({way.from.y(), way.to.y()});
            arcs[toIndex(columns.columnOf(request.edges[i].from))].push_back(
                {&way, top, bottom, 0});
        }
    }
    for (size_t i = 0; i < arcs.size(); ++i) {
        nest(arcs[i], i + 1 < all.size() ? all[i + 1].left - all[i].right : unlimitedWidth);
    }
}

QPolygonF arcCurve(const EdgePath &way, double right)
{
    const double x = right + way.reach;
    return {{way.from, {x, way.from.y()}, {x, way.to.y()}, way.to}};
}

} // namespace baton
