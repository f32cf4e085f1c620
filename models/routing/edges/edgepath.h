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
    double tailStub = 0; ///< how far it runs level at its ends
    double headStub = 0;
    double rank = 0;  ///< among those beside it from top to bottom, 0 in their middle
    double fan = 0;   ///< where it stands among all at its busier end: -1 the first, 1 the last
    double apart = 0; ///< how far the next of those ends from it
    double reach = 0; ///< to the side: of a loop, and of an arc within one column
    bool isLoop = false;
    Corner corner = Corner::TopRight; ///< of a loop
    int nest = 0;                     ///< how many loops are nearer to that corner
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
