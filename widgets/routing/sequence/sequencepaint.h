// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graphs/sequence.h"

#include <QRect>

class QPainter;

/// The drawing of the parts of a sequence.
namespace baton::sequencepaint {

inline constexpr int headHeight = 48;
inline constexpr int rowHeight = 36;
inline constexpr int gutter = 104; ///< width of the times at the left

/// The head of a lane: who it is.
void head(QPainter &painter, const QRect &area, const RoutingNode &node);
/// The side on which the arrow of a handoff lies.
enum class ViewportSide { Left, InSight, Right };
[[nodiscard]] ViewportSide sideOf(const QRect &row, int from, int to);
/// The arrow of a handoff from @p from to @p to, with its kind and its verdict; where that is out
/// of sight, to which side it is and between whom.
void handoff(QPainter &painter, const QRect &row, const RoutingGraph &graph,
             const Transfer &crossing, int from, int to, int laneWidth);
/// Paints the time in which nothing was handed on.
void pause(QPainter &painter, const QRect &area, const SequenceRow &row,
           const QDateTime &reference);

} // namespace baton::sequencepaint
