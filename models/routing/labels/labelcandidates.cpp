// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/labels/labelcandidates.h"

#include "models/routing/edges/curvegeometry.h"

#include <algorithm>
#include <cmath>

namespace baton::labelspots {

namespace {

constexpr qsizetype mostPlaces = 72;

} // namespace

QPolygonF sampled(const QPolygonF &curve, double distance)
{
    QPolygonF line;
    for (int i = 0; i < curves::count(curve); ++i) {
        double length = 0;
        for (qsizetype point = qsizetype(i) * 3; point < qsizetype(i) * 3 + 3; ++point) {
            const QPointF way = curve[point + 1] - curve[point];
            length += std::hypot(way.x(), way.y());
        }
        const int steps = std::clamp(static_cast<int>(length / distance), 6, 400);
        for (int at = 0; at < steps; ++at) {
            line << curves::pointAt(curve, i + double(at) / steps);
        }
    }
    line << curve.last();
    return line;
}

QPolygonF thinned(const QPolygonF &points)
{
    if (points.size() <= mostPlaces) {
        return points;
    }
    QPolygonF some;
    some.reserve(mostPlaces);
    for (qsizetype i = 0; i < mostPlaces; ++i) {
        some << points[i * (points.size() - 1) / (mostPlaces - 1)];
    }
    return some;
}

std::vector<QPointF> shifts(QSizeF size, double outward, bool isThorough)
{
    constexpr double wide = 90;
    const double high = size.height() / 2 - 3;
    std::vector<QPointF> shifts{{0, 0}, {0, -high}, {0, high}};
    if (size.width() > wide || isThorough) {
        const double across = size.width() / 2 - (size.width() > wide ? 8 : 4);
        shifts.emplace_back(across, 0);
        shifts.emplace_back(-across, 0);
    }
    if (isThorough) {
        shifts.emplace_back(0, -high / 2);
        shifts.emplace_back(0, high / 2);
    }
    std::ranges::stable_partition(shifts,
                                  [outward](QPointF shift) { return shift.y() * outward > 0; });
    return shifts;
}

} // namespace baton::labelspots
