// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/routing/scene/edgeshape.h"

#include "widgets/routing/scene/graphmetrics.h"

#include <QPainter>

namespace baton {

namespace {

constexpr double outline = 1.5;

/// Lengths of strokes and gaps, in dashes.
QList<qreal> patternOf(LineStyle style)
{
    switch (style) {
    case LineStyle::Solid:
        break;
    case LineStyle::Dashed:
        return {1, 0.8};
    case LineStyle::Dotted:
        return {0.4, 0.5};
    case LineStyle::DashDot:
        return {2, 0.6, 0.4, 0.6};
    case LineStyle::LongDash:
        return {2.6, 1};
    }
    return {};
}

} // namespace

EdgeShape shapeOf(RoutingEdge::Kind kind, RoutingEdge::State state)
{
    using Kind = RoutingEdge::Kind;
    const LineStyle usual =
        state == RoutingEdge::State::Declared ? LineStyle::Dashed : LineStyle::Solid;
    switch (kind) {
    case Kind::Parent:
        return {usual, ArrowHead::Hollow};
    case Kind::DependsOn:
        return {LineStyle::DashDot, ArrowHead::Open};
    case Kind::Notifies:
        return {LineStyle::Dotted, ArrowHead::Filled};
    case Kind::Feeds:
        return {usual, ArrowHead::Open};
    case Kind::Invalidates:
        return {LineStyle::LongDash, ArrowHead::Bar};
    case Kind::Handoff:
    case Kind::Next:
        break;
    }
    return {usual, ArrowHead::Filled};
}

QPen linePen(const QColor &color, double width, LineStyle style, double unit)
{
    QPen pen(color, width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
    QList<qreal> pattern = patternOf(style);
    if (!pattern.isEmpty()) {
        for (qreal &length : pattern) {
            length *= unit / width;
        }
        pen.setDashPattern(pattern);
    }
    return pen;
}

QPolygonF headAt(QPointF tip, QPointF along, ArrowHead head)
{
    const QPointF aside = QPointF(-along.y(), along.x()) * (graphmetrics::arrow * 0.4);
    if (head == ArrowHead::Bar) {
        const QPointF back = tip - along * 2.5;
        const QPointF wide = aside * 1.5;
        return {{tip - wide, tip + wide, back + wide, back - wide}};
    }
    const QPointF back = tip - along * graphmetrics::arrow;
    return head == ArrowHead::Open ? QPolygonF{{back + aside * 1.2, tip, back - aside * 1.2}}
                                   : QPolygonF{{tip, back + aside, back - aside}};
}

double headGap(ArrowHead head)
{
    switch (head) {
    case ArrowHead::Filled:
        return graphmetrics::arrow - 2;
    case ArrowHead::Hollow:
        return graphmetrics::arrow;
    case ArrowHead::Open:
    case ArrowHead::Bar:
        break;
    }
    return 1;
}

void paintHead(QPainter &painter, const QPolygonF &points, ArrowHead head, const QColor &ink,
               const QColor &ground, double least)
{
    const QPen pen(ink, std::max(outline, least), Qt::SolidLine, Qt::RoundCap, Qt::MiterJoin);
    if (head == ArrowHead::Open) {
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        painter.drawPolyline(points);
        return;
    }
    const bool isHollow = head == ArrowHead::Hollow;
    painter.setPen(isHollow ? pen : QPen(Qt::NoPen));
    painter.setBrush(isHollow ? ground : ink);
    painter.drawPolygon(points);
}

} // namespace baton
