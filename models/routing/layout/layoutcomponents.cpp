// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/layout/layoutcomponents.h"

#include "models/core/toindex.h"
#include "models/routing/graph/disjointsets.h"

#include <algorithm>
#include <cmath>

namespace baton {

namespace {

constexpr double sameColumn = 2;

DisjointSets setsOf(const LayoutRequest &request)
{
    DisjointSets sets(request.nodes.size());
    std::vector<bool> isGrouped(request.nodes.size());
    for (const LayoutRequest::Group &group : request.groups) {
        for (const int node : group.nodes) {
            sets.join(group.nodes.front(), node);
            isGrouped[toIndex(node)] = true;
        }
    }
    for (const LayoutRequest::Edge &edge : request.edges) {
        if (!isGrouped[toIndex(edge.from)] && !isGrouped[toIndex(edge.to)]) {
            sets.join(edge.from, edge.to);
        }
    }
    return sets;
}

} // namespace

LayoutComponents partsOf(const LayoutRequest &request, const std::vector<QPointF> &places)
{
    std::vector<int> order;
    for (size_t i = 0; i < places.size(); ++i) {
        if (!std::isnan(places[i].x())) {
            order.push_back(static_cast<int>(i));
        }
    }
    std::ranges::stable_sort(order, {}, [&](int node) { return places[toIndex(node)].x(); });
    DisjointSets sets = setsOf(request);
    std::vector<LayoutComponents::Columns> bySet(places.size());
    for (const int node : order) {
        LayoutComponents::Columns &columns = bySet[toIndex(sets.of(node))];
        const bool isNew = columns.empty()
            || places[toIndex(node)].x() - places[toIndex(columns.back().back())].x() > sameColumn;
        if (isNew) {
            columns.emplace_back();
        }
        columns.back().push_back(node);
    }
    LayoutComponents parts;
    parts.hub = request.hub;
    for (LayoutComponents::Columns &columns : bySet) {
        for (std::vector<int> &column : columns) {
            std::ranges::stable_sort(column, {},
                                     [&](int node) { return places[toIndex(node)].y(); });
            parts.highest = std::max(parts.highest, static_cast<int>(column.size()));
        }
        if (!columns.empty()) {
            parts.all.push_back(std::move(columns));
        }
    }
    return parts;
}

LayoutComponents::Columns LayoutComponents::split(const Columns &part, int rows) const
{
    Columns columns;
    for (const std::vector<int> &column : part) {
        const auto count = std::ssize(column);
        const auto pieces = (count + rows - 1) / rows;
        for (std::ptrdiff_t i = 0; i < pieces; ++i) {
            columns.emplace_back(column.begin() + count * i / pieces,
                                 column.begin() + count * (i + 1) / pieces);
        }
    }
    const auto middle = columns.begin() + std::ssize(columns) / 2;
    if (part.size() == 2 && part.front() == std::vector{hub}) {
        std::rotate(columns.begin(), columns.begin() + 1, middle + 1);
    } else if (part.size() == 2 && part.back() == std::vector{hub}) {
        std::rotate(middle, columns.end() - 1, columns.end());
    }
    return columns;
}

int LayoutComponents::width(int rows) const
{
    size_t columns = 0;
    for (const Columns &part : all) {
        columns += split(part, rows).size();
    }
    return static_cast<int>(columns);
}

} // namespace baton
