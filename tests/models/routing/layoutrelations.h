// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/curves.h"
#include "models/routing/graphlayout.h"
#include "models/routing/routinggraph.h"

#include <QStringList>

namespace baton {

/// What is wrong with a layout, whoever looks at it.
class LayoutRelations
{
public:
    LayoutRelations(const LayoutRequest &request, const GraphLayout &layout)
        : m_request(request)
        , m_layout(layout)
    {
        for (const QPolygonF &curve : layout.edges) {
            m_lines.push_back(curves::flattened(curve, 24));
        }
    }

    [[nodiscard]] QRectF node(size_t i) const
    {
        return around(m_layout.nodes[i], m_request.nodes[i]);
    }
    [[nodiscard]] QRectF label(size_t i) const
    {
        return around(m_layout.labels[i], labelSize(m_request.edges[i], m_layout.forms[i]));
    }

    [[nodiscard]] QStringList nodesOnNodes() const
    {
        QStringList pairs;
        for (size_t i = 0; i < m_request.nodes.size(); ++i) {
            for (size_t j = i + 1; j < m_request.nodes.size(); ++j) {
                note(pairs, i, j, node(i).intersects(node(j)));
            }
        }
        return pairs;
    }

    /// Edges that run over a node that they do not belong to.
    [[nodiscard]] QStringList edgesOnNodes() const
    {
        QStringList pairs;
        for (size_t i = 0; i < m_lines.size(); ++i) {
            const LayoutRequest::Edge &edge = m_request.edges[i];
            for (size_t j = 0; j < m_request.nodes.size(); ++j) {
                const bool isOwn = int(j) == edge.from || int(j) == edge.to;
                note(pairs, i, j, !isOwn && lengthIn(node(j), m_lines[i]) > 1);
            }
        }
        return pairs;
    }

    [[nodiscard]] QStringList labelsOnNodes() const
    {
        QStringList pairs;
        for (size_t i = 0; i < m_lines.size(); ++i) {
            for (size_t j = 0; j < m_request.nodes.size(); ++j) {
                note(pairs, i, j, hasLabel(i) && label(i).intersects(node(j)));
            }
        }
        return pairs;
    }

    [[nodiscard]] QStringList labelsOnLabels() const
    {
        QStringList pairs;
        for (size_t i = 0; i < m_lines.size(); ++i) {
            for (size_t j = i + 1; j < m_lines.size(); ++j) {
                note(pairs, i, j, hasLabel(i) && hasLabel(j) && label(i).intersects(label(j)));
            }
        }
        return pairs;
    }

    /// Labels that lie on an edge that is not theirs. Loops of one node run around each other so
    /// near that they do not count.
    [[nodiscard]] QStringList labelsOnEdges() const
    {
        QStringList pairs;
        for (size_t i = 0; i < m_lines.size(); ++i) {
            for (size_t j = 0; j < m_lines.size(); ++j) {
                const bool isForeign = i != j && !(loopOf(i) >= 0 && loopOf(i) == loopOf(j));
                note(pairs, i, j, isForeign && hasLabel(i) && lengthIn(label(i), m_lines[j]) > 1);
            }
        }
        return pairs;
    }

    /// Labels that their own edge does not touch.
    [[nodiscard]] QStringList labelsOffTheirEdges() const
    {
        QStringList wrong;
        for (size_t i = 0; i < m_lines.size(); ++i) {
            note(wrong, i, i, hasLabel(i) && lengthIn(label(i), m_lines[i]) <= 0);
        }
        return wrong;
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
            note(wrong, i, i, !isJoined || hasCorner(curve) || turnsBack(edge, m_lines[i]));
        }
        return wrong;
    }

    /// How many labels are in that form.
    [[nodiscard]] qsizetype labelsIn(LabelForm form) const
    {
        return std::ranges::count(m_layout.forms, form);
    }

    /// Frames that hold, or touch, what is not of their group.
    [[nodiscard]] QStringList strangersInFrames() const
    {
        QStringList pairs;
        for (size_t i = 0; i < m_layout.frames.size(); ++i) {
            const GraphLayout::Frame &frame = m_layout.frames[i];
            const auto group =
                std::ranges::find(m_request.groups, frame.groupId, &LayoutRequest::Group::id);
            for (size_t j = 0; j < m_request.nodes.size(); ++j) {
                const bool isOf = std::ranges::find(group->nodes, int(j)) != group->nodes.end();
                note(pairs, i, j,
                     isOf ? !frame.rect.contains(node(j)) : frame.rect.intersects(node(j)));
            }
            for (size_t j = i + 1; j < m_layout.frames.size(); ++j) {
                note(pairs, i, j, frame.rect.intersects(m_layout.frames[j].rect));
            }
        }
        return pairs;
    }

private:
    static QRectF around(QPointF centre, QSizeF size)
    {
        return {centre - QPointF(size.width(), size.height()) / 2, size};
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

    /// Between nodes that stand beside each other an edge leads from one to the other all the way.
    [[nodiscard]] bool turnsBack(const LayoutRequest::Edge &edge, const QPolygonF &line) const
    {
        const bool isDown = m_request.direction == LayoutRequest::Direction::Down;
        const auto along = [isDown](QPointF place) { return isDown ? place.y() : place.x(); };
        const double way =
            along(m_layout.nodes[size_t(edge.to)]) - along(m_layout.nodes[size_t(edge.from)]);
        if (std::abs(way) < 3) {
            return false; // in one column, or a loop
        }
        for (qsizetype i = 1; i < line.size(); ++i) {
            if ((along(line[i]) - along(line[i - 1])) * (way > 0 ? 1 : -1) < -0.01) {
                return true;
            }
        }
        return false;
    }

    static double lengthIn(const QRectF &rect, const QPolygonF &line)
    {
        double sum = 0;
        for (qsizetype i = 0; i + 1 < line.size(); ++i) {
            sum += curves::lengthWithin(rect, line[i], line[i + 1]);
        }
        return sum;
    }

    static void note(QStringList &pairs, size_t i, size_t j, bool isWrong)
    {
        if (isWrong) {
            pairs.append(QStringLiteral("%1/%2").arg(i).arg(j));
        }
    }

    /// The node that an edge leads from and to; -1: there is none.
    [[nodiscard]] int loopOf(size_t edge) const
    {
        const LayoutRequest::Edge &ends = m_request.edges[edge];
        return ends.from == ends.to ? ends.from : -1;
    }

    [[nodiscard]] bool hasLabel(size_t edge) const
    {
        return !labelSize(m_request.edges[edge], m_layout.forms[edge]).isEmpty();
    }

    const LayoutRequest &m_request;
    const GraphLayout &m_layout;
    std::vector<QPolygonF> m_lines;
};

/// What the window asks for, with texts of a fixed width; in other languages words are @p
/// stretched.
inline LayoutRequest requestOf(const RoutingGraph &graph, double stretched = 1)
{
    LayoutRequest request;
    std::vector<int> ends(graph.nodes.size());
    for (const RoutingEdge &edge : graph.edges) {
        const QSizeF count(38, 20);
        const QSizeF mark(26, 20);
        const bool isUndeclared = edge.state == RoutingEdge::State::Undeclared;
        if (edge.state == RoutingEdge::State::Declared) {
            request.edges.push_back({edge.from, edge.to,
                                     edge.isBesideTaken ? QSizeF() : QSizeF(92 * stretched, 20),
                                     edge.isBesideTaken ? QSizeF() : mark});
        } else if (isUndeclared || !edge.rules.isEmpty()) {
            const double rule = 7.0 * double(edge.rules.value(0).size()) + 32;
            request.edges.push_back({edge.from, edge.to, QSizeF(std::max(rule, 96 * stretched), 38),
                                     count, isUndeclared});
        } else {
            request.edges.push_back({edge.from, edge.to, count, count});
        }
        ++ends[size_t(edge.from)];
        ++ends[size_t(edge.to)];
    }
    for (size_t i = 0; i < graph.nodes.size(); ++i) {
        request.nodes.emplace_back(graph.nodes[i].isHub ? 172 : 150,
                                   std::clamp(ends[i] * 9.0 + 24, 66.0, 480.0));
        if (graph.nodes[i].isHub && request.hub < 0) {
            request.hub = int(i);
        }
    }
    for (const RoutingGroup &group : graph.groups) {
        request.groups.push_back({group.id, group.title, group.nodes});
    }
    return request;
}

} // namespace baton
