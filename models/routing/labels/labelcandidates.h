// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QPolygonF>
#include <QSizeF>

#include <vector>

/// The possible places of a label along its edge, and beside it.
namespace baton::labelspots {

/// @p curve as a polyline with points at distances of about @p distance.
[[nodiscard]] QPolygonF sampled(const QPolygonF &curve, double distance);
/// @p points, thinned out to a maximum number.
[[nodiscard]] QPolygonF thinned(const QPolygonF &points);
/// The shifts beside an edge at which a label still touches it: above, below, to the right and to
/// the left. With @p isThorough, for few edges, more shifts. Around a corner, the label may leave
/// its edge; @p outward is tried first.
[[nodiscard]] std::vector<QPointF> shifts(QSizeF size, double outward, bool isThorough);

} // namespace baton::labelspots
