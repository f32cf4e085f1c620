// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/edges/columncurves.h"

#include "models/core/toindex.h"
#include "models/routing/edges/curvegeometry.h"

#include <algorithm>
#include <cmath>

namespace baton {

namespace {

/// The distance between the middle of an edge and its bend. If the edge goes down to the right, the
/// upper one bends last, so that parallel edges keep their distance.
double bendOf(const EdgePath &way, QPointF by)
{
    constexpr double steepness =
        2; ///< slope in the middle of such a curve, relative to that of its ends
    constexpr double shifted = 0.75; ///< shift of the middle, relative to that of its handles
    constexpr double most = 0.3;     ///< maximum share of the length, to either side
    constexpr double ofFan = 0.2;    ///< share of the length for the first and last edge at a node
    const double steep = steepness * std::abs(by.y()) / std::max(1.0, std::abs(by.x()));
    if (steep < 0.1) {
        return 0;
    }
    const double share = (std::hypot(1, steep) - 1) / steep; // from 0 for a flat curve up to 1
    const double each = way.apart * share / shifted;
    const bool isDown = (by.x() > 0) == (by.y() > 0); // from left to right
    const double bound = most * std::abs(by.x());
    const double fan = way.fan * share * ofFan * std::abs(by.x());
    return std::clamp(fan + way.rank * each, -bound, bound) * (isDown ? -1 : 1);
}

} // namespace

QPolygonF interColumnCurve(const EdgePath &way, const LayoutRequest::Edge &edge,
                           const NodeColumns &columns)
{
    const bool isForward = way.tail == EdgePath::Side::Right;
    const double sign = isForward ? 1 : -1;
    QPolygonF points{way.from};
    const auto levelTo = [&points](double x) {
        if (std::abs(points.last().x() - x) > 1) {
            curves::appendLine(points, {x, points.last().y()});
        }
    };
    const auto bendTo = [&points, &way](QPointF to) {
        const QPointF from = points.last();
        const double middle = (from.x() + to.x()) / 2 + bendOf(way, to - from);
        points << QPointF(middle, from.y()) << QPointF(middle, to.y()) << to;
    };
    const auto front = [&](const NodeColumns::Column &column) {
        return isForward ? column.left : column.right;
    };
    const auto back = [&](const NodeColumns::Column &column) {
        return isForward ? column.right : column.left;
    };
    const auto &all = columns.columns();
    levelTo(back(all[toIndex(columns.columnOf(edge.from))]) + sign * way.tailStub);
    for (const EdgePath::Pass &pass : way.passes) {
        const NodeColumns::Column &passed = all[toIndex(pass.column)];
        bendTo({front(passed), pass.y});
        levelTo(back(passed));
    }
    const double end = front(all[toIndex(columns.columnOf(edge.to))]) - sign * way.headStub;
    bendTo({end, way.to.y()});
    levelTo(way.to.x());
    return points;
}

} // namespace baton
