// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QPointF>

#include <vector>

namespace baton {

/// The path of an edge between nodes that stand in columns.
struct EdgePath
{
    enum class Side : quint8 { Left, Right };
    /// The corner at which an edge from a node to itself runs.
    enum class Corner : quint8 { TopRight, BottomRight, TopLeft, BottomLeft };
    struct Pass
    {
        int column = -1;
        double y = 0;
    };

    Side tail = Side::Right;
    Side head = Side::Left;
    std::vector<Pass> passes; ///< through the columns between
    QPointF from;
    QPointF to;
    double tailStub = 0; ///< lengths of the level parts at its ends
    double headStub = 0;
    double rank = 0;  ///< among those beside it from top to bottom, 0 in their middle
    double fan = 0;   ///< position among all edges at its busier end: -1 the first, 1 the last
    double apart = 0; ///< distance of its ends to those of the next edge
    double reach = 0; ///< to the side: of a loop, and of an arc within one column
    bool isLoop = false;
    Corner corner = Corner::TopRight; ///< of a loop
    int nest = 0;                     ///< number of loops between this one and the corner
    bool isEar = false; ///< a loop both of whose ends are at the side, because of these
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
