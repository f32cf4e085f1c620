// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/labelends.h"
#include "models/routing/nodecolumns.h"

#include <QSet>

namespace baton {

/// How far to its side that many loops of one node reach.
[[nodiscard]] double loopRoom(int loops);

/// Draws edges between nodes that stand in columns: they leave and enter at the sides, spread
/// so that none lies on another, run as one curve where nothing is in the way, and else pass each
/// column through a gap between its nodes.
class EdgeRouter
{
public:
    EdgeRouter(const LayoutRequest &request, const NodeColumns &columns, EdgeEnds style);

    /// 3k + 1 points for each edge of the request.
    [[nodiscard]] std::vector<QPolygonF> curves();

private:
    enum class Side { Left, Right, Top };
    struct Pass
    {
        int column = -1;
        double y = 0;
    };
    struct Way
    {
        Side tail = Side::Right;
        Side head = Side::Left;
        std::vector<Pass> passes;
        QPointF from;
        QPointF to;
        double reach = 0; ///< of a loop
        double rise = 0;
    };
    struct End
    {
        int edge = -1;
        bool isTail = false;
        double towards = 0; ///< the height of what it leads to
    };

    void plan();
    [[nodiscard]] std::vector<Pass> passes(int from, int to);
    [[nodiscard]] std::vector<Pass> lanes(int from, int to);
    [[nodiscard]] bool isFree(QPointF from, QPointF to, int first, int last) const;
    [[nodiscard]] double lane(int column, double wanted);
    void leadAroundNodes();
    [[nodiscard]] bool crossesNode(const QPolygonF &curve, const LayoutRequest::Edge &edge) const;
    void spreadEnds();
    void nestLoops();
    [[nodiscard]] double roomBeside(int node) const;
    void spread(int node, Side side, std::vector<End> &ends);
    [[nodiscard]] QPolygonF curve(size_t edge) const;
    [[nodiscard]] double stub(size_t edge, double border, double next) const;
    [[nodiscard]] QPolygonF loop(const Way &way) const;
    [[nodiscard]] double height(int node) const { return m_columns.rect(node).center().y(); }

    const LayoutRequest &m_request;
    const NodeColumns &m_columns;
    EdgeEnds m_style;
    std::vector<LabelEnd> m_labels;
    std::vector<Way> m_ways;
    QSet<std::pair<int, int>> m_lanes; ///< column and height of passes that are taken
};

} // namespace baton
