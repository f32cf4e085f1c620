// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QPolygonF>
#include <QRectF>

/// Curves of an edge: 3k + 1 points; each three points after the first add a cubic curve. Positions
/// range from 0 to the number of curves.
namespace baton::curves {

/// A curve that is horizontal at both ends.
[[nodiscard]] QPolygonF levelCurve(QPointF from, QPointF to);
void appendLine(QPolygonF &points, QPointF to);

/// @p points shortened by @p length at the end.
[[nodiscard]] QPolygonF shortened(QPolygonF points, double length);

[[nodiscard]] int count(const QPolygonF &points);
[[nodiscard]] QPointF pointAt(const QPolygonF &points, double part);
/// The unit vector of the direction at a position.
[[nodiscard]] QPointF directionAt(const QPolygonF &points, double part);
/// The first position at which the curve reaches @p x; if there is none, the nearest end.
[[nodiscard]] double partAtX(const QPolygonF &points, double x);
/// A polyline along the curve with @p steps segments for each curve.
[[nodiscard]] QPolygonF flattened(const QPolygonF &points, int steps);
/// The length of the part inside @p rect of the line between two points.
[[nodiscard]] double lengthWithin(const QRectF &rect, QPointF from, QPointF to);
/// The bounding rectangle of an arrow head at the end.
[[nodiscard]] QRectF headBox(const QPolygonF &points);
/// True if the polylines cross.
[[nodiscard]] bool areCrossing(const QPolygonF &line, const QPolygonF &other);
/// True if the distance between @p line and @p other is less than @p distance.
[[nodiscard]] bool areNear(const QPolygonF &line, const QPolygonF &other, double distance);
/// The point on @p line nearest to @p place.
[[nodiscard]] QPointF nearest(const QPolygonF &line, QPointF place);
/// The squared distance between @p place and @p line.
[[nodiscard]] double distanceSquared(const QPolygonF &line, QPointF place);

} // namespace baton::curves
