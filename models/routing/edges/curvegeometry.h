// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QPolygonF>
#include <QRectF>

/// Curves of an edge: 3k + 1 points, each three of them one cubic curve further. A part runs from 0
/// to the number of curves.
namespace baton::curves {

/// One curve that leaves and arrives level.
[[nodiscard]] QPolygonF levelCurve(QPointF from, QPointF to);
void appendLine(QPolygonF &points, QPointF to);

/// @p points without the last part, which is nearer to the end than @p length.
[[nodiscard]] QPolygonF shortened(QPolygonF points, double length);

[[nodiscard]] int count(const QPolygonF &points);
[[nodiscard]] QPointF pointAt(const QPolygonF &points, double part);
/// The direction there, of length 1.
[[nodiscard]] QPointF directionAt(const QPolygonF &points, double part);
/// The first part at which the curve is as far across as @p x; its nearest end when it never is.
[[nodiscard]] double partAtX(const QPolygonF &points, double x);
/// A line that follows the curve with @p steps for each of its pieces.
[[nodiscard]] QPolygonF flattened(const QPolygonF &points, int steps);
/// The length of the straight line between two places that is within @p rect.
[[nodiscard]] double lengthWithin(const QRectF &rect, QPointF from, QPointF to);
/// The room that an arrow head at the end takes.
[[nodiscard]] QRectF headBox(const QPolygonF &points);
/// True when the straight pieces of two lines meet somewhere.
[[nodiscard]] bool areCrossing(const QPolygonF &line, const QPolygonF &other);
/// True when @p line comes nearer to @p other than @p distance.
[[nodiscard]] bool areNear(const QPolygonF &line, const QPolygonF &other, double distance);
/// The place on @p line that is nearest to @p place.
[[nodiscard]] QPointF nearest(const QPolygonF &line, QPointF place);
/// The squared distance of @p place from @p line.
[[nodiscard]] double distanceSquared(const QPolygonF &line, QPointF place);

} // namespace baton::curves
