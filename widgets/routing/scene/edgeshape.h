// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/routinggraph.h"

#include <QPen>
#include <QPolygonF>

namespace baton {

enum class LineStyle { Solid, Dashed, Dotted, DashDot, LongDash };
enum class ArrowHead { Filled, Hollow, Open, Bar };

/// The shape that distinguishes edges of one kind without colours.
struct EdgeShape
{
    LineStyle line = LineStyle::Solid;
    ArrowHead head = ArrowHead::Filled;

    friend bool operator==(const EdgeShape &, const EdgeShape &) = default;
};

[[nodiscard]] EdgeShape shapeOf(RoutingEdge::Kind kind, RoutingEdge::State state);

/// @p unit is the length of a dash.
[[nodiscard]] QPen linePen(const QColor &color, double width, LineStyle style, double unit = 5);

/// The points of an arrow head with its tip at @p tip in direction @p along (of length 1).
[[nodiscard]] QPolygonF headAt(QPointF tip, QPointF along, ArrowHead head);
/// The gap between the line of an edge and its head.
[[nodiscard]] double headGap(ArrowHead head);
/// @p least is the smallest visible width of a line.
void paintHead(QPainter &painter, const QPolygonF &points, ArrowHead head, const QColor &ink,
               const QColor &ground, double least);

} // namespace baton
