// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QPolygonF>
#include <QRectF>

#include <vector>

namespace baton {

/// An index of the places in a picture: boxes, and the pieces of edges. Asked often, and quick to
/// answer: only the same cells of a grid are looked at.
class LabelSpatialIndex
{
public:
    /// All rectangles should be within @p area: those beyond are in its outermost cells.
    explicit LabelSpatialIndex(const QRectF &area);

    void addBox(const QRectF &rect);
    /// A line of straight pieces, of the edge with that number.
    void addLine(int edge, const QPolygonF &line);

    /// True when a box is within @p distance of @p rect.
    [[nodiscard]] bool isOccupied(const QRectF &rect, double distance) const;
    /// The length of other edges than @p edge within @p rect; if that is @p enough or more, the sum
    /// is not taken to its end.
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
