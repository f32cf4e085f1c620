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
        return around(m_layout.labels[i], m_request.edges[i].label);
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

    /// Labels that lie on an edge that is not theirs.
    [[nodiscard]] QStringList labelsOnEdges() const
    {
        QStringList pairs;
        for (size_t i = 0; i < m_lines.size(); ++i) {
            for (size_t j = 0; j < m_lines.size(); ++j) {
                note(pairs, i, j, i != j && hasLabel(i) && lengthIn(label(i), m_lines[j]) > 1);
            }
        }
        return pairs;
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

    [[nodiscard]] bool hasLabel(size_t edge) const
    {
        return !m_request.edges[edge].label.isEmpty();
    }

    const LayoutRequest &m_request;
    const GraphLayout &m_layout;
    std::vector<QPolygonF> m_lines;
};

/// What the window asks for, with texts of a fixed width.
inline LayoutRequest requestOf(const RoutingGraph &graph)
{
    LayoutRequest request;
    std::vector<int> ends(graph.nodes.size());
    for (const RoutingEdge &edge : graph.edges) {
        QSizeF label(38, 20);
        if (edge.state == RoutingEdge::State::Declared) {
            label = edge.isBesideTaken ? QSizeF() : QSizeF(92, 20);
        } else if (!edge.rules.isEmpty()) {
            label = {7.0 * double(edge.rules.first().size()) + 32, 38};
        }
        request.edges.push_back({edge.from, edge.to, label});
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
