// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QPolygonF>
#include <QRectF>

/// Curves of an edge: 3k + 1 points, where every three further points add one cubic curve. A
/// position on them runs from 0 to the number of curves.
namespace baton::curves {

/// One curve that leaves and arrives level.
[[nodiscard]] QPolygonF levelCurve(QPointF from, QPointF to);
void appendLine(QPolygonF &points, QPointF to);

/// @p points without the last part, up to @p length from the end.
[[nodiscard]] QPolygonF shortened(QPolygonF points, double length);

[[nodiscard]] int count(const QPolygonF &points);
[[nodiscard]] QPointF pointAt(const QPolygonF &points, double part);
/// The direction at a position, of length 1.
[[nodiscard]] QPointF directionAt(const QPolygonF &points, double part);
/// The first position at which the curve reaches @p x; if it never does, the nearest end.
[[nodiscard]] double partAtX(const QPolygonF &points, double x);
/// A polyline that follows the curve with @p steps for each of its pieces.
[[nodiscard]] QPolygonF flattened(const QPolygonF &points, int steps);
/// The length of the line between two points inside @p rect.
[[nodiscard]] double lengthWithin(const QRectF &rect, QPointF from, QPointF to);
/// The bounding rectangle of an arrow head at the end.
[[nodiscard]] QRectF headBox(const QPolygonF &points);
/// True when two polylines cross.
[[nodiscard]] bool areCrossing(const QPolygonF &line, const QPolygonF &other);
/// True when the distance between @p line and @p other is less than @p distance.
[[nodiscard]] bool areNear(const QPolygonF &line, const QPolygonF &other, double distance);
/// The point on @p line nearest to @p place.
[[nodiscard]] QPointF nearest(const QPolygonF &line, QPointF place);
/// The squared distance of @p place from @p line.
[[nodiscard]] double distanceSquared(const QPolygonF &line, QPointF place);

} // namespace baton::curves
