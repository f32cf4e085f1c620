// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QPolygonF>
#include <QRectF>

#include <vector>

namespace baton {

/// A spatial index of boxes and edges in a picture. Fast, because it examines only cells of a grid
/// near the place.
class LabelSpatialIndex
{
public:
    /// @p area should contain all rectangles. Those outside are in the outermost cells.
    explicit LabelSpatialIndex(const QRectF &area);

    void addBox(const QRectF &rect);
    /// Adds a polyline of edge number @p edge.
    void addLine(int edge, const QPolygonF &line);

    /// True if a box is within @p distance of @p rect.
    [[nodiscard]] bool isOccupied(const QRectF &rect, double distance) const;
    /// The length inside @p rect of edges other than @p edge. Stops adding at @p enough.
    [[nodiscard]] double crossed(const QRectF &rect, int edge, double enough) const;

private:
    struct Piece
    {
        QPointF from;
        QPointF to;
        int edge = -1;
    };
    struct Cell
    {
        std::vector<int> boxes;
        std::vector<int> pieces;
    };

    [[nodiscard]] int column(double x) const;
    [[nodiscard]] int row(double y) const;
    [[nodiscard]] size_t index(int column, int row) const;

    QRectF m_area;
    double m_size; ///< edge length of a cell
    int m_columns;
    int m_rows;
    std::vector<Cell> m_cells;
    std::vector<QRectF> m_boxes;
    std::vector<Piece> m_pieces;
};

} // namespace baton
