// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/layout/previewplacement.h"

#include "models/core/toindex.h"
#include "models/routing/graph/disjointsets.h"

#include <QRectF>

#include <algorithm>
#include <cmath>

namespace baton {

namespace {

constexpr double perNode = 5; ///< space per node, so that few overlap
constexpr double gap = 120;

struct GraphComponent
{
    std::vector<int> nodes;
    QRectF bounds;
};

QRectF boundsOf(const LayoutRequest &request, const std::vector<QPointF> &places,
                const std::vector<int> &nodes)
{
    QRectF bounds;
    for (const int node : nodes) {
        const QSizeF size = request.nodes[toIndex(node)];
        bounds |= QRectF(places[toIndex(node)] - QPointF(size.width(), size.height()) / 2, size);
    }
    return bounds;
}

std::vector<GraphComponent> partsToPlace(const LayoutRequest &request,
                                         const std::vector<QPointF> &places)
{
    DisjointSets sets(request.nodes.size());
    for (const LayoutRequest::Edge &edge : request.edges) {
        sets.join(edge.from, edge.to);
    }
    std::vector<GraphComponent> bySet(places.size());
    for (size_t i = 0; i < places.size(); ++i) {
        if (!std::isnan(places[i].x())) {
            bySet[toIndex(sets.of(static_cast<int>(i)))].nodes.push_back(static_cast<int>(i));
        }
    }
    std::erase_if(bySet, [](const GraphComponent &part) { return part.nodes.empty(); });
    return bySet;
}

void pullApart(const LayoutRequest &request, std::vector<QPointF> &places, GraphComponent &part)
{
    double needed = 0;
    for (const int node : part.nodes) {
        needed +=
            perNode * request.nodes[toIndex(node)].width() * request.nodes[toIndex(node)].height();
    }
    part.bounds = boundsOf(request, places, part.nodes);
    const double room = part.bounds.width() * part.bounds.height();
    const double factor = room > 0 ? std::sqrt(needed / room) : 1;
    for (const int node : part.nodes) {
        places[toIndex(node)] *= factor;
    }
    part.bounds = boundsOf(request, places, part.nodes);
}

} // namespace

/// The places of the parts on shelves, highest first.
std::vector<QPointF> spreadApart(const LayoutRequest &request, std::vector<QPointF> places)
{
    std::vector<GraphComponent> parts = partsToPlace(request, places);
    double area = 0;
    double width = 0;
    for (GraphComponent &part : parts) {
        pullApart(request, places, part);
        area += (part.bounds.width() + gap) * (part.bounds.height() + gap);
        width = std::max(width, part.bounds.width());
    }
    width = std::max(width, 1.3 * std::sqrt(area));
    std::ranges::stable_sort(parts, std::ranges::greater(),
                             [](const GraphComponent &part) { return part.bounds.height(); });
    QPointF corner;
    double bottom = 0;
    for (const GraphComponent &part : parts) {
        if (corner.x() > 0 && corner.x() + part.bounds.width() > width) {
            corner = {0, bottom + gap};
        }
        for (const int node : part.nodes) {
            places[toIndex(node)] += corner - part.bounds.topLeft();
        }
        bottom = std::max(bottom, corner.y() + part.bounds.height());
        corner.rx() += part.bounds.width() + gap;
    }
    return places;
}

} // namespace baton
