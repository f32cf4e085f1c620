// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/graphlayout.h"

namespace baton {

/// The columns of nodes: nodes with the same horizontal centre. Nodes without edges and groups are
/// in no column; they are below the others, away from all edges.
class NodeColumns
{
public:
    struct Column
    {
        double centre = 0;
        double left = 0;
        double right = 0;
        std::vector<int> nodes; ///< nodes from top to bottom
    };

    NodeColumns(const LayoutRequest &request, const std::vector<QPointF> &places);

    [[nodiscard]] const std::vector<Column> &columns() const { return m_columns; }
    /// True if columns overlap horizontally, so that edges have no space between them.
    [[nodiscard]] bool areMixed() const;
    /// The column of the node; -1 if it is in none.
    [[nodiscard]] int columnOf(int node) const { return m_columnOf[static_cast<size_t>(node)]; }
    [[nodiscard]] QRectF rect(int node) const { return m_rects[static_cast<size_t>(node)]; }
    /// The height nearest to @p wanted with the distance @p distance to all nodes of @p column.
    [[nodiscard]] double freeHeight(int column, double wanted, double distance) const;
    /// True if a horizontal line at @p y through @p column would touch a node or be closer to one
    /// than @p distance.
    [[nodiscard]] bool isBlocked(int column, double y, double distance) const;

private:
    std::vector<Column> m_columns;
    std::vector<int> m_columnOf;
    std::vector<QRectF> m_rects;
};

} // namespace baton
