// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QPolygonF>
#include <QSizeF>

#include <vector>

/// The possible places of a label along its edge, and beside it.
namespace baton::labelspots {

/// @p curve as a line with a corner about each @p distance.
[[nodiscard]] QPolygonF sampled(const QPolygonF &curve, double distance);
/// All of @p points, or so many that they are as far apart as they have to be.
[[nodiscard]] QPolygonF thinned(const QPolygonF &points);
/// The shifts beside its edge at which a label still touches it: above, below, to the right and
/// left; if there are few edges, all of it is tried for each of them. Around a corner a label
/// leaves its edge to be seen: @p outward first.
[[nodiscard]] std::vector<QPointF> shifts(QSizeF size, double outward, bool isThorough);

} // namespace baton::labelspots
