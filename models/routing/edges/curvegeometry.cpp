// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/edges/curvegeometry.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace baton::curves {

namespace {

/// The curve at position @p part, and the position on this curve.
std::pair<qsizetype, double> piece(const QPolygonF &points, double part)
{
    const int pieces = count(points);
    const int whole = std::clamp(static_cast<int>(part), 0, std::max(0, pieces - 1));
    return {qsizetype(whole) * 3, std::clamp(part - whole, 0.0, 1.0)};
}

/// Twice the signed area of a triangle. The sign shows on which side of the line from @p a to @p b
/// the corner @p c is.
double areaOf(QPointF a, QPointF b, QPointF c)
{
    return (b.x() - a.x()) * (c.y() - a.y()) - (b.y() - a.y()) * (c.x() - a.x());
}

bool areMeeting(QPointF a, QPointF b, QPointF c, QPointF d)
{
    if (std::max(a.x(), b.x()) < std::min(c.x(), d.x())
        || std::max(c.x(), d.x()) < std::min(a.x(), b.x())
        || std::max(a.y(), b.y()) < std::min(c.y(), d.y())
        || std::max(c.y(), d.y()) < std::min(a.y(), b.y())) {
        return false;
    }
    return areaOf(a, b, c) * areaOf(a, b, d) <= 0 && areaOf(c, d, a) * areaOf(c, d, b) <= 0;
}

} // namespace

QPolygonF levelCurve(QPointF from, QPointF to)
{
    const QPointF half((to.x() - from.x()) / 2, 0);
    return {{from, from + half, to - half, to}};
}

void appendLine(QPolygonF &points, QPointF to)
{
    const QPointF from = points.last();
    points << from + (to - from) / 3 << from + (to - from) * 2 / 3 << to;
}

QPolygonF shortened(QPolygonF points, double length)
{
    const QPointF end = points.last();
    const auto isFar = [&](QPointF place) {
        return QPointF::dotProduct(place - end, place - end) >= length * length;
    };
    while (count(points) > 1 && !isFar(points[points.size() - 4])) {
        points.resize(points.size() - 3);
    }
    const int last = count(points) - 1;
    if (last < 0 || !isFar(points[qsizetype(last) * 3])) {
        return points;
    }
    double low = 0;
    double high = 1;
    for (int step = 0; step < 24; ++step) {
        const double middle = (low + high) / 2;
        (isFar(pointAt(points, last + middle)) ? low : high) = middle;
    }
    const auto between = [low](QPointF from, QPointF to) { return from + (to - from) * low; };
    const qsizetype i = qsizetype(last) * 3;
    const QPointF first = between(points[i], points[i + 1]);
    const QPointF handles = between(points[i + 1], points[i + 2]);
    const QPointF second = between(first, handles);
    const QPointF third = between(handles, between(points[i + 2], points[i + 3]));
    points[i + 1] = first;
    points[i + 2] = second;
    points[i + 3] = between(second, third);
    return points;
}

int count(const QPolygonF &points)
{
    return static_cast<int>((points.size() - 1) / 3);
}

QPointF pointAt(const QPolygonF &points, double part)
{
    if (count(points) < 1) {
        return points.value(0);
    }
    const auto [i, t] = piece(points, part);
    const double s = 1 - t;
    return points[i] * (s * s * s) + points[i + 1] * (3 * s * s * t)
        + points[i + 2] * (3 * s * t * t) + points[i + 3] * (t * t * t);
}

QPointF directionAt(const QPolygonF &points, double part)
{
    if (count(points) < 1) {
        return {1, 0};
    }
    const auto [i, t] = piece(points, part);
    const double s = 1 - t;
    QPointF along = (points[i + 1] - points[i]) * (s * s)
        + (points[i + 2] - points[i + 1]) * (2 * s * t) + (points[i + 3] - points[i + 2]) * (t * t);
    if (std::hypot(along.x(), along.y()) < 1e-6) {
        along = points[i + 3] - points[i];
    }
    const double length = std::hypot(along.x(), along.y());
    return length < 1e-6 ? QPointF(1, 0) : along / length;
}

double partAtX(const QPolygonF &points, double x)
{
    const int pieces = count(points);
    for (int i = 0; i < pieces; ++i) {
        const double from = points[qsizetype(i) * 3].x();
        const double to = points[qsizetype(i) * 3 + 3].x();
        if (x < std::min(from, to) || x > std::max(from, to)) {
            continue;
        }
        double low = 0;
        double high = 1;
        for (int step = 0; step < 24; ++step) {
            const double middle = (low + high) / 2;
            const bool isBefore = (pointAt(points, i + middle).x() < x) == (from < to);
            (isBefore ? low : high) = middle;
        }
        return i + (low + high) / 2;
    }
    return std::abs(points.first().x() - x) < std::abs(points.last().x() - x) ? 0 : pieces;
}

QPolygonF flattened(const QPolygonF &points, int steps)
{
    const int pieces = count(points);
    QPolygonF line;
    line.reserve(qsizetype(pieces) * steps + 1);
    for (int i = 0; i < pieces; ++i) {
        for (int step = 0; step < steps; ++step) {
            line << pointAt(points, i + double(step) / steps);
        }
    }
    if (!points.isEmpty()) {
        line << points.last();
    }
    return line;
}

double lengthWithin(const QRectF &rect, QPointF from, QPointF to)
{
    const QPointF along = to - from;
    double begin = 0;
    double end = 1;
    const auto cut = [&](double start, double way, double low, double high) {
        if (way == 0) {
            end = start < low || start > high ? -1 : end;
            return;
        }
        const auto [first, last] = std::minmax({(low - start) / way, (high - start) / way});
        begin = std::max(begin, first);
        end = std::min(end, last);
    };
    cut(from.x(), along.x(), rect.left(), rect.right());
    cut(from.y(), along.y(), rect.top(), rect.bottom());
    return std::max(0.0, end - begin) * std::hypot(along.x(), along.y());
}

QRectF headBox(const QPolygonF &points)
{
    constexpr double length = 10;
    const QPointF back = directionAt(points, count(points)) * length;
    const QPointF aside(back.y() * 0.45, -back.x() * 0.45);
    const QPointF tip = points.last();
    return QPolygonF{tip, tip - back + aside, tip - back - aside}.boundingRect();
}

bool areCrossing(const QPolygonF &line, const QPolygonF &other)
{
    for (qsizetype i = 0; i + 1 < line.size(); ++i) {
        for (qsizetype j = 0; j + 1 < other.size(); ++j) {
            if (areMeeting(line[i], line[i + 1], other[j], other[j + 1])) {
                return true;
            }
        }
    }
    return false;
}

bool areNear(const QPolygonF &line, const QPolygonF &other, double distance)
{
    const auto isNear = [distance](QPointF place, const QPolygonF &to) {
        return distanceSquared(to, place) < distance * distance;
    };
    return areCrossing(line, other)
        || std::ranges::any_of(line, [&](QPointF place) { return isNear(place, other); })
        || std::ranges::any_of(other, [&](QPointF place) { return isNear(place, line); });
}

QPointF nearest(const QPolygonF &line, QPointF place)
{
    QPointF nearest = line.value(0);
    double least = std::numeric_limits<double>::infinity();
    for (qsizetype i = 0; i + 1 < line.size(); ++i) {
        const QPointF along = line[i + 1] - line[i];
        const double length = QPointF::dotProduct(along, along);
        const double part = length > 0
            ? std::clamp(QPointF::dotProduct(place - line[i], along) / length, 0.0, 1.0)
            : 0;
        const QPointF here = line[i] + along * part;
        const double away = QPointF::dotProduct(place - here, place - here);
        if (away < least) {
            least = away;
            nearest = here;
        }
    }
    return nearest;
}

double distanceSquared(const QPolygonF &line, QPointF place)
{
    if (line.size() < 2) {
        return std::numeric_limits<double>::infinity();
    }
    const QPointF away = place - nearest(line, place);
    return QPointF::dotProduct(away, away);
}

} // namespace baton::curves
