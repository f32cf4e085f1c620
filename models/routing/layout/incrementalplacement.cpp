// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/layout/incrementalplacement.h"

#include "models/core/toindex.h"
#include "models/routing/edges/centeredrect.h"

#include <algorithm>
#include <cmath>

namespace baton {

namespace {

constexpr double nodeGap = 24;
constexpr double columnGap = 140;

class Placing
{
public:
    Placing(const LayoutRequest &request, const std::vector<std::optional<QPointF>> &known)
        : m_request(request)
        , m_places(known)
    {
        for (size_t i = 0; i < known.size(); ++i) {
            if (known[i]) {
                note(static_cast<int>(i));
            }
        }
    }

    [[nodiscard]] bool overlaps() const
    {
        for (size_t i = 0; i < m_rects.size(); ++i) {
            for (size_t j = i + 1; j < m_rects.size() && m_rects[j].left() < m_rects[i].right();
                 ++j) {
                if (m_rects[i].intersects(m_rects[j])) {
                    return true;
                }
            }
        }
        return false;
    }

    std::vector<QPointF> placeAll()
    {
        while (placeBesideNeighbours()) { }
        std::vector<QPointF> places;
        for (size_t i = 0; i < m_places.size(); ++i) {
            if (!m_places[i]) {
                const QSizeF size = m_request.nodes[i];
                m_places[i] = QPointF(m_bounds.left() + size.width() / 2,
                                      m_bounds.bottom() + 2 * nodeGap + size.height() / 2);
                note(static_cast<int>(i));
            }
            places.push_back(*m_places[i]);
        }
        return places;
    }

private:
    void note(int node)
    {
        const QRectF rect = around(*m_places[toIndex(node)], m_request.nodes[toIndex(node)]);
        const auto place = std::ranges::upper_bound(m_rects, rect.left(), {},
                                                    [](const QRectF &r) { return r.left(); });
        m_rects.insert(place, rect);
        m_bounds |= rect;
    }

    bool placeBesideNeighbours()
    {
        bool isAny = false;
        for (const LayoutRequest::Edge &edge : m_request.edges) {
            const bool hasFrom = m_places[toIndex(edge.from)].has_value();
            if (hasFrom == m_places[toIndex(edge.to)].has_value()) {
                continue;
            }
            const int node = hasFrom ? edge.to : edge.from;
            m_places[toIndex(node)] = beside(hasFrom ? edge.from : edge.to, node, hasFrom ? 1 : -1);
            note(node);
            isAny = true;
        }
        return isAny;
    }

    /// The place in the next column to the right (@p step 1) or left of @p neighbour.
    [[nodiscard]] QPointF beside(int neighbour, int node, int step) const
    {
        const QSizeF size = m_request.nodes[toIndex(node)];
        const QRectF near =
            around(*m_places[toIndex(neighbour)], m_request.nodes[toIndex(neighbour)]);
        double x = step > 0 ? near.right() + columnGap + size.width() / 2
                            : near.left() - columnGap - size.width() / 2;
        double nearest = -1;
        for (const std::optional<QPointF> &place : m_places) {
            const double away = place ? (place->x() - near.center().x()) * step : 0;
            if (away > near.width() / 2 && (nearest < 0 || away < nearest)) {
                nearest = away;
                x = place->x();
            }
        }
        return {x, freeHeight(x, near.center().y(), size)};
    }

    /// The nearest free height to @p wanted, tried alternately above and below.
    [[nodiscard]] double freeHeight(double x, double wanted, QSizeF size) const
    {
        const double step = nodeGap;
        for (int i = 0;; ++i) {
            const double y = wanted + (i + 1) / 2 * step * (i % 2 == 0 ? 1 : -1);
            const QRectF rect =
                around({x, y}, size).adjusted(-nodeGap, -nodeGap + 1, nodeGap, nodeGap - 1);
            if (std::ranges::none_of(m_rects,
                                     [&](const QRectF &other) { return other.intersects(rect); })) {
                return y;
            }
        }
    }

    const LayoutRequest &m_request;
    std::vector<std::optional<QPointF>> m_places;
    std::vector<QRectF> m_rects; ///< by their left edge
    QRectF m_bounds;
};

} // namespace

std::optional<std::vector<QPointF>>
placedBesideNeighbours(const LayoutRequest &request,
                       const std::vector<std::optional<QPointF>> &known)
{
    if (known.size() != request.nodes.size()) {
        return std::nullopt;
    }
    const auto old =
        std::ranges::count_if(known, [](const auto &place) { return place.has_value(); });
    const auto added = std::ssize(known) - old;
    if (old == 0 || added > std::max<std::ptrdiff_t>(2, old / 5) || !request.groups.empty()) {
        return std::nullopt;
    }
    Placing placing(request, known);
    if (placing.overlaps()) {
        return std::nullopt;
    }
    return placing.placeAll();
}

} // namespace baton
