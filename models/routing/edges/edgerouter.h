// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/edges/edgelanes.h"
#include "models/routing/edges/labelanchors.h"
#include "models/routing/edges/nodecolumns.h"
#include "models/routing/edges/paralleledges.h"

#include <QPolygonF>

namespace baton {

class SelfLoops;

/// Routes edges between nodes in columns. Edges start and end at the sides of nodes, spread out so
/// that they do not cover each other. An edge is a single curve if it is not obstructed, else it
/// runs through a gap in each column between. Edges between the same two nodes are parallel.
class EdgeRouter
{
public:
    EdgeRouter(const LayoutRequest &request, const NodeColumns &columns, EdgeEnds style);

    /// The k cubic Bézier curves of each edge of the request, as 3k + 1 points.
    [[nodiscard]] std::vector<QPolygonF> curves();

private:
    using Side = EdgePath::Side;
    void plan();
    [[nodiscard]] bool isDirect(const EdgeBundle &bundle) const;
    void leadThroughLanes(const EdgeBundle &bundle);
    [[nodiscard]] bool isFree(QPointF from, QPointF to, int first, int last) const;
    void placeEnds(SelfLoops &loops);
    [[nodiscard]] bool leadAroundNodes();
    [[nodiscard]] bool crossesNode(const QPolygonF &curve, const LayoutRequest::Edge &edge) const;
    void setStubs(const EdgeBundle &bundle);
    [[nodiscard]] double stub(int edge, double room) const;
    [[nodiscard]] std::vector<QPolygonF> drawn() const;
    [[nodiscard]] QPolygonF curve(size_t edge) const;
    [[nodiscard]] double height(int node) const { return m_columns.rect(node).center().y(); }

    const LayoutRequest &m_request;
    const NodeColumns &m_columns;
    EdgeEnds m_style;
    std::vector<LabelEnd> m_labels;
    std::vector<EdgePath> m_ways;
    std::vector<EdgeBundle> m_bundles;
    EdgeLanes m_lanes;
};

} // namespace baton
