// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/routing/painting/graphpainter.h"

#include <QPainter>

#include <algorithm>
#include <optional>

namespace baton {

namespace {

constexpr double halo = 9;
constexpr double largestHead = 1.7; ///< largest size of a head relative to its usual size

} // namespace

GraphPainter::GraphPainter(const std::shared_ptr<const GraphScene> &scene,
                           const GraphColors &colors)
    : m_scene(scene)
    , m_style(colors, scene->isMostlyBroken())
    , m_nodes(scene, m_style)
    , m_labels(scene, m_style)
{
}

void GraphPainter::paint(QPainter &painter, const QRectF &exposed, double scale) const
{
    const bool isFar = scale < curveScale;
    painter.setRenderHint(QPainter::Antialiasing, !isFar);
    m_nodes.paintFrames(painter, exposed, scale);
    const int edges = static_cast<int>(m_scene->edges().size());
    if (isFar) {
        paintFarEdges(painter, exposed, scale);
    } else {
        for (int i = 0; i < edges; ++i) {
            if (m_scene->edge(i).bounds.intersects(exposed)) {
                paintEdge(painter, i, scale, Emphasis::None);
            }
        }
    }
    const int nodes = static_cast<int>(m_scene->nodes().size());
    for (int i = 0; i < nodes; ++i) {
        if (m_scene->node(i).rect.adjusted(-4, -4, 4, 4).intersects(exposed)) {
            m_nodes.paint(painter, i, scale, Emphasis::None);
        }
    }
    painter.setRenderHint(QPainter::Antialiasing);
    for (int i = 0; i < edges; ++i) {
        if (m_labels.isIn(i, scale, exposed)) {
            m_labels.paint(painter, i, scale, Emphasis::None);
        }
    }
}

void GraphPainter::paintFarEdges(QPainter &painter, const QRectF &exposed, double scale) const
{
    std::optional<Role> role;
    const double tiny = 1.5 / scale; // shorter parts would be dots
    for (const GraphScene::Edge &edge : m_scene->edges()) {
        if (!edge.bounds.intersects(exposed)) {
            continue;
        }
        if (role != edge.role) {
            role = edge.role;
            QPen pen(m_style.muted(edge.role, scale, Emphasis::None), 1);
            pen.setCosmetic(true);
            painter.setPen(pen);
        }
        if (edge.bounds.width() > tiny || edge.bounds.height() > tiny) {
            painter.drawPolyline(edge.line);
        }
    }
}

void GraphPainter::paintEdge(QPainter &painter, int edge, double scale, Emphasis emphasis) const
{
    const GraphScene::Edge &look = m_scene->edge(edge);
    painter.setBrush(Qt::NoBrush);
    if (emphasis == Emphasis::Selected || emphasis == Emphasis::Current) {
        QColor ring = m_style[Role::Accent];
        ring.setAlphaF(0.24F);
        painter.setPen(QPen(ring, std::max(halo, 3 / scale), Qt::SolidLine, Qt::FlatCap));
        painter.drawPath(look.path);
    }
    const double least = 1 / scale;
    const double width = look.width + (emphasis == Emphasis::Hovered ? 1 : 0);
    const QColor ink = m_style.muted(look.role, scale, emphasis);
    painter.setPen(linePen(ink, std::max(width, least), look.shape.line, 5 * std::max(1.0, least)));
    painter.drawPath(look.path);
    const double size = std::clamp(least, 1.0, largestHead); // visible when zoomed out
    QPolygonF head = look.arrow;
    for (QPointF &point : head) {
        point = look.tip + (point - look.tip) * size;
    }
    paintHead(painter, head, look.shape.head, ink, m_style[Role::Canvas], least);
}

void GraphPainter::paintOverview(QPainter &painter) const
{
    constexpr std::ptrdiff_t mostWrong = 60; // more would be a single red spot
    const auto isWrong = [](const GraphScene::Edge &edge) {
        return edge.words.status == Status::Undeclared || edge.breaksRule;
    };
    if (std::ranges::count_if(m_scene->edges(), isWrong) <= mostWrong) {
        QPen pen(m_style[Role::Error], 1);
        pen.setCosmetic(true);
        painter.setPen(pen);
        for (const GraphScene::Edge &edge : m_scene->edges()) {
            if (isWrong(edge)) {
                painter.drawPolyline(edge.line);
            }
        }
    }
    m_nodes.paintOverview(painter);
}

} // namespace baton
