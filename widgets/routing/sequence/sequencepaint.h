// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graphs/sequence.h"

#include <QRect>

class QPainter;

/// Draws the parts of a sequence.
namespace baton::sequencepaint {

inline constexpr int headHeight = 48;
inline constexpr int rowHeight = 36;
inline constexpr int gutter = 104; ///< width of the times at the left

/// Paints the head of a lane with the agent's name.
void head(QPainter &painter, const QRect &area, const RoutingNode &node);
/// The side of the viewport on which the arrow of a handoff is.
enum class ViewportSide { Left, InSight, Right };
[[nodiscard]] ViewportSide sideOf(const QRect &row, int from, int to);
/// Paints the arrow of a handoff from @p from to @p to with its kind and verdict; if it is not
/// visible, a note with its side and agents.
void handoff(QPainter &painter, const QRect &row, const RoutingGraph &graph,
             const Transfer &crossing, int from, int to, int laneWidth);
/// Paints a pause without handoffs.
void pause(QPainter &painter, const QRect &area, const SequenceRow &row,
           const QDateTime &reference);

} // namespace baton::sequencepaint
