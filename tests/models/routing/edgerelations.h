// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/edges/curvegeometry.h"
#include "models/routing/graph/graphlayout.h"
#include "tests/models/routing/relations.h"

#include <QStringList>

#include <algorithm>
#include <cmath>

namespace baton {

/// Visible flaws of the edges of a layout.
class EdgeRelations
{
public:
    EdgeRelations(const LayoutRequest &request, const GraphLayout &layout)
        : m_request(request)
        , m_layout(layout)
    {
        for (const QPolygonF &curve : layout.edges) {
            m_lines.push_back(curves::flattened(curve, 24));
        }
    }

    /// Edges that cross a node to which they do not belong.
    [[nodiscard]] QStringList edgesOnNodes() const
    {
        QStringList pairs;
        for (size_t i = 0; i < m_lines.size(); ++i) {
            const LayoutRequest::Edge &edge = m_request.edges[i];
            for (size_t j = 0; j < m_request.nodes.size(); ++j) {
                const bool isOwn = int(j) == edge.from || int(j) == edge.to;
                relations::note(pairs, i, j,
                                !isOwn && relations::lengthIn(node(j), m_lines[i]) > 1);
            }
        }
        return pairs;
    }

    /// Edges that do not begin and end at their nodes, have a corner, or turn back on their way.
    [[nodiscard]] QStringList brokenEdges() const
    {
        QStringList wrong;
        for (size_t i = 0; i < m_lines.size(); ++i) {
            const QPolygonF &curve = m_layout.edges[i];
            const LayoutRequest::Edge &edge = m_request.edges[i];
            const bool isJoined = curve.size() >= 4 && curve.size() % 3 == 1
                && isOnBorder(node(size_t(edge.from)), curve.first())
                && isOnBorder(node(size_t(edge.to)), curve.last());
            relations::note(wrong, i, i,
                            !isJoined || hasCorner(curve) || turnsBack(edge, m_lines[i]));
        }
        return wrong;
    }

    /// Edges whose ends at a node are closer than necessary: less than 6 pixels, or than the side
    /// allows with very many edges.
    [[nodiscard]] QStringList crowdedEnds() const
    {
        constexpr double least = 6;
        constexpr double corners = 10;
        QStringList pairs;
        for (size_t at = 0; at < m_request.nodes.size(); ++at) {
            const std::vector<End> ends = endsAt(static_cast<int>(at));
            const QRectF rect = node(at);
            for (size_t i = 0; i < ends.size(); ++i) {
                for (size_t j = i + 1; j < ends.size(); ++j) {
                    const auto many = double(std::ranges::count(ends, ends[i].side, &End::side));
                    const double room = ends[i].side < 2 ? rect.height() : rect.width();
                    const double enough = std::min(least, (room - corners) / many);
                    const QPointF away = ends[i].place - ends[j].place;
                    relations::note(pairs, ends[i].edge, ends[j].edge,
                                    ends[i].side == ends[j].side
                                        && std::hypot(away.x(), away.y()) < enough - 0.01);
                }
            }
        }
        return pairs;
    }

    /// Edges between columns that bend right before their end: an arrow head covers a part of the
    /// line, and would bend the rest.
    [[nodiscard]] QStringList bentHeads() const
    {
        constexpr double head = 7;
        QStringList wrong;
        for (size_t i = 0; i < m_lines.size(); ++i) {
            const QPolygonF end = m_layout.edges[i].last(4);
            const QPointF way = end.last() - end.first();
            const double length = std::hypot(way.x(), way.y());
            const auto isBeside = [&](QPointF place) {
                const QPointF from = place - end.first();
                return std::abs(way.x() * from.y() - way.y() * from.x()) > 0.01 * length;
            };
            relations::note(wrong, i, i,
                            isAcross(m_request.edges[i])
                                && (length < head || std::ranges::any_of(end, isBeside)));
        }
        return wrong;
    }

    /// Edges between the same two nodes that cross.
    [[nodiscard]] QStringList crossingPairs() const
    {
        QStringList pairs;
        for (size_t i = 0; i < m_lines.size(); ++i) {
            for (size_t j = i + 1; j < m_lines.size(); ++j) {
                relations::note(pairs, i, j,
                                endsOf(i) == endsOf(j) && !isLoop(i)
                                    && curves::areCrossing(m_lines[i], m_lines[j]));
            }
        }
        return pairs;
    }

    /// Loops that cross or touch an edge although another corner of their node is free.
    [[nodiscard]] QStringList loopsOnEdges() const
    {
        QStringList wrong;
        for (size_t i = 0; i < m_lines.size(); ++i) {
            if (!isLoop(i) || isFree(i, m_lines[i], 0)) {
                continue;
            }
            const QPointF centre = m_layout.nodes[size_t(m_request.edges[i].from)];
            for (const auto &[x, y] : {std::pair(-1, 1), std::pair(1, -1), std::pair(-1, -1)}) {
                QPolygonF other = m_lines[i];
                for (QPointF &point : other) {
                    point = centre
                        + QPointF((point.x() - centre.x()) * x, (point.y() - centre.y()) * y);
                }
                relations::note(wrong, i, size_t(x + 1) + size_t(y + 1) * 2, isFree(i, other, 12));
            }
        }
        return wrong;
    }

private:
    struct End
    {
        size_t edge = 0;
        int side = 0; ///< left, right, top, bottom
        QPointF place;
    };

    [[nodiscard]] QRectF node(size_t i) const
    {
        const QSizeF size = m_request.nodes[i];
        return {m_layout.nodes[i] - QPointF(size.width(), size.height()) / 2, size};
    }

    [[nodiscard]] bool isDown() const
    {
        return m_request.direction == LayoutRequest::Direction::Down;
    }

    [[nodiscard]] bool isLoop(size_t edge) const
    {
        return m_request.edges[edge].from == m_request.edges[edge].to;
    }

    [[nodiscard]] std::pair<int, int> endsOf(size_t edge) const
    {
        return std::minmax(m_request.edges[edge].from, m_request.edges[edge].to);
    }

    [[nodiscard]] std::vector<End> endsAt(int node) const
    {
        const QRectF rect = this->node(size_t(node));
        const auto sideOf = [&rect](QPointF place) {
            constexpr double slack = 0.6;
            return std::abs(place.x() - rect.left()) < slack ? 0
                : std::abs(place.x() - rect.right()) < slack ? 1
                : std::abs(place.y() - rect.top()) < slack   ? 2
                                                             : 3;
        };
        std::vector<End> ends;
        for (size_t i = 0; i < m_lines.size(); ++i) {
            if (m_request.edges[i].from == node) {
                ends.push_back({i, sideOf(m_lines[i].first()), m_lines[i].first()});
            }
            if (m_request.edges[i].to == node) {
                ends.push_back({i, sideOf(m_lines[i].last()), m_lines[i].last()});
            }
        }
        return ends;
    }

    /// True if a loop along @p line would stay at least @p distance away from edges and other
    /// nodes; without a distance, if it would not touch an edge.
    [[nodiscard]] bool isFree(size_t loop, const QPolygonF &line, double distance) const
    {
        const QRectF area = line.boundingRect().adjusted(-distance, -distance, distance, distance);
        for (size_t i = 0; i < m_lines.size(); ++i) {
            const bool isHit = distance > 0 ? relations::lengthIn(area, m_lines[i]) > 0
                                            : curves::areNear(line, m_lines[i], 3);
            if (i != loop && isHit) {
                return false;
            }
        }
        for (size_t i = 0; i < m_request.nodes.size(); ++i) {
            if (int(i) != m_request.edges[loop].from && node(i).intersects(area)) {
                return distance <= 0;
            }
        }
        return true;
    }

    static bool isOnBorder(const QRectF &rect, QPointF place)
    {
        constexpr double slack = 0.6;
        return rect.adjusted(-slack, -slack, slack, slack).contains(place)
            && !rect.adjusted(slack, slack, -slack, -slack).contains(place);
    }

    static bool hasCorner(const QPolygonF &curve)
    {
        for (int joint = 1; joint < curves::count(curve); ++joint) {
            const QPointF in = curve[joint * 3] - curve[joint * 3 - 1];
            const QPointF out = curve[joint * 3 + 1] - curve[joint * 3];
            const double both = std::hypot(in.x(), in.y()) * std::hypot(out.x(), out.y());
            if (QPointF::dotProduct(in, out) < 0.99 * both) {
                return true;
            }
        }
        return false;
    }

    [[nodiscard]] double wayOf(const LayoutRequest::Edge &edge) const
    {
        const QPointF way = m_layout.nodes[size_t(edge.to)] - m_layout.nodes[size_t(edge.from)];
        return isDown() ? way.y() : way.x();
    }

    /// False for an edge within one column, and for a loop.
    [[nodiscard]] bool isAcross(const LayoutRequest::Edge &edge) const
    {
        return std::abs(wayOf(edge)) >= 3;
    }

    /// True if an edge between adjacent nodes runs backwards on its way from one to the other.
    [[nodiscard]] bool turnsBack(const LayoutRequest::Edge &edge, const QPolygonF &line) const
    {
        const auto along = [this](QPointF place) { return isDown() ? place.y() : place.x(); };
        const double way = wayOf(edge);
        if (!isAcross(edge)) {
            return false;
        }
        for (qsizetype i = 1; i < line.size(); ++i) {
            if ((along(line[i]) - along(line[i - 1])) * (way > 0 ? 1 : -1) < -0.01) {
                return true;
            }
        }
        return false;
    }

    const LayoutRequest &m_request;
    const GraphLayout &m_layout;
    std::vector<QPolygonF> m_lines;
};

} // namespace baton
