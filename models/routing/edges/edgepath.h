// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QPointF>

#include <vector>

namespace baton {

/// The path of an edge between nodes in columns.
struct EdgePath
{
    enum class Side : quint8 { Left, Right };
    /// The corner of the node at which a self-loop is drawn.
    enum class Corner : quint8 { TopRight, BottomRight, TopLeft, BottomLeft };
    struct Pass
    {
        int column = -1;
        double y = 0;
    };

    Side tail = Side::Right;
    Side head = Side::Left;
    std::vector<Pass> passes; ///< passes through the columns between the ends
    QPointF from;
    QPointF to;
    double tailStub = 0; ///< length of the horizontal part at the tail
    double headStub = 0;
    double rank = 0;  ///< position among parallel edges from top to bottom; 0 is the middle
    double fan = 0;   ///< position among all edges at the busier end: -1 is the first, 1 the last
    double apart = 0; ///< distance to the end of the adjacent edge
    double reach = 0; ///< horizontal extent of a loop, or of an arc in a column
    bool isLoop = false;
    Corner corner = Corner::TopRight; ///< corner of a loop
    int nest = 0;                     ///< number of loops between this one and the corner
    bool isEar = false; ///< a loop with both ends at the side, because other loops use the corner
};

[[nodiscard]] constexpr bool isTop(EdgePath::Corner corner)
{
    return corner == EdgePath::Corner::TopRight || corner == EdgePath::Corner::TopLeft;
}

[[nodiscard]] constexpr bool isRight(EdgePath::Corner corner)
{
    return corner == EdgePath::Corner::TopRight || corner == EdgePath::Corner::BottomRight;
}

} // namespace baton
