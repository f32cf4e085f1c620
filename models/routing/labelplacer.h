// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/labelends.h"

#include <QHash>

namespace baton {

/// Finds a place for the label of each edge on its curve: beside the outer node when the edge meets
/// a busy one, else in its middle; never on a node, and not on another label or edge while there is
/// room.
class LabelPlacer
{
public:
    LabelPlacer(const LayoutRequest &request, const std::vector<QPointF> &nodes, EdgeEnds style);

    /// The centre of the label of each edge.
    [[nodiscard]] std::vector<QPointF> places(const std::vector<QPolygonF> &curves);

    /// How much of the labels lies on something, as far as it is known after places(); 0: nothing.
    [[nodiscard]] double hidden() const { return m_hidden; }

private:
    enum class Thing { Node, Label };
    using Cells = QHash<std::pair<int, int>, std::vector<int>>;
    struct Box
    {
        QRectF rect;
        Thing thing;
    };

    /// A piece of an edge.
    struct Line
    {
        QPointF from;
        QPointF to;
        int edge = -1;
    };

    [[nodiscard]] QPointF place(int edge, const QPolygonF &curve);
    [[nodiscard]] QPointF offNodes(QPointF wanted, QSizeF size) const;
    [[nodiscard]] std::vector<double> candidates(int edge, const QPolygonF &curve) const;
    [[nodiscard]] double overlap(const QRectF &rect) const;
    [[nodiscard]] double crossed(const QRectF &rect, int edge, double enough) const;
    void add(const QRectF &rect, Thing thing);
    void addLines(int edge, const QPolygonF &curve);

    const LayoutRequest &m_request;
    EdgeEnds m_style;
    std::vector<LabelEnd> m_ends;
    double m_hidden = 0;
    std::vector<Box> m_boxes;
    std::vector<Line> m_lines;
    Cells m_cells;     ///< boxes that touch a cell
    Cells m_lineCells; ///< lines that do
};

} // namespace baton
