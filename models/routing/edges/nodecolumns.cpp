// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/edges/nodecolumns.h"

#include "models/core/toindex.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace baton {

namespace {

constexpr double sameCentre = 2;

} // namespace

NodeColumns::NodeColumns(const LayoutRequest &request, const std::vector<QPointF> &places)
    : m_columnOf(request.nodes.size(), -1)
{
    const std::vector<QSizeF> &sizes = request.nodes;
    for (size_t i = 0; i < sizes.size(); ++i) {
        const QPointF topLeft = places[i] - QPointF(sizes[i].width(), sizes[i].height()) / 2;
        m_rects.emplace_back(topLeft, sizes[i]);
    }
    std::vector<bool> isJoined(sizes.size());
    for (const LayoutRequest::Edge &edge : request.edges) {
        if (edge.from != edge.to) {
            isJoined[toIndex(edge.from)] = true;
            isJoined[toIndex(edge.to)] = true;
        }
    }
    for (const LayoutRequest::Group &group : request.groups) {
        for (const int node : group.nodes) {
            isJoined[toIndex(node)] = true;
        }
    }
    std::vector<int> order(sizes.size());
    std::iota(order.begin(), order.end(), 0);
    std::erase_if(order, [&](int node) { return !isJoined[toIndex(node)]; });
    std::ranges::stable_sort(order, {}, [&](int node) { return places[toIndex(node)].x(); });
    for (const int node : order) {
        const double centre = places[toIndex(node)].x();
        const QRectF rect = m_rects[toIndex(node)];
        if (m_columns.empty() || centre - m_columns.back().centre > sameCentre) {
            m_columns.push_back({centre, rect.left(), rect.right(), {}});
        }
        Column &column = m_columns.back();
        column.left = std::min(column.left, rect.left());
        column.right = std::max(column.right, rect.right());
        column.nodes.push_back(node);
        m_columnOf[toIndex(node)] = static_cast<int>(m_columns.size()) - 1;
    }
    for (Column &column : m_columns) {
        std::ranges::stable_sort(column.nodes, {},
                                 [&](int node) { return places[toIndex(node)].y(); });
    }
}

bool NodeColumns::areMixed() const
{
    return std::ranges::adjacent_find(
               m_columns,
               [](const Column &left, const Column &right) { return left.right > right.left; })
        != m_columns.end();
}

bool NodeColumns::isBlocked(int column, double y, double distance) const
{
    return freeHeight(column, y, distance) != y;
}

double NodeColumns::freeHeight(int column, double wanted, double distance) const
{
    const std::vector<int> &nodes = m_columns[toIndex(column)].nodes;
    const auto top = [&](int node) { return m_rects[toIndex(node)].top() - distance; };
    const auto bottom = [&](int node) { return m_rects[toIndex(node)].bottom() + distance; };
    const auto hit = std::ranges::upper_bound(nodes, wanted, {}, bottom);
    if (hit == nodes.end() || top(*hit) >= wanted) {
        return wanted;
    }
    double above = top(*hit);
    for (auto next = hit; next != nodes.begin() && bottom(*std::prev(next)) > above; --next) {
        above = std::min(above, top(*std::prev(next)));
    }
    double below = bottom(*hit);
    for (auto next = std::next(hit); next != nodes.end() && top(*next) < below; ++next) {
        below = std::max(below, bottom(*next));
    }
    return wanted - above <= below - wanted ? above : below;
}

} // namespace baton
