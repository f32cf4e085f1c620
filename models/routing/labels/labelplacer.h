// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/edges/labelanchors.h"
#include "models/routing/labels/labelspatialindex.h"

#include <optional>

namespace baton {

/// Finds a place for the label of each edge: near the outer node if the edge ends at a busy one,
/// else in its middle, and from there along the edge to a free place. If there is no place for the
/// full label, its short form or mark is tried. A label never covers a node or another label; it
/// covers another edge only if there is no other place.
class LabelPlacer
{
public:
    struct Labels
    {
        std::vector<QPointF> places; ///< centres of the labels
        std::vector<LabelForm>
            forms;         ///< forms of the labels; an edge without label has the full form
        double missed = 0; ///< total cost of covered, shortened and hidden labels; 0 if all labels
                           ///< are free and full
        std::vector<double> missedBy; ///< cost by edge
    };

    LabelPlacer(const LayoutRequest &request, const std::vector<QPointF> &nodes,
                const std::vector<QPolygonF> &curves, EdgeEnds style);

    [[nodiscard]] Labels labels() const;

private:
    struct LabelCandidate
    {
        QPointF place;
        LabelForm form = LabelForm::None;
        double missed = 0;
    };
    /// The places for one form of a label on its edge, in the order in which to try them.
    struct CandidateList
    {
        QPolygonF points;
        QSizeF size;
        int edge = -1;
        double outward = 0; ///< direction of an edge around a corner: up or down
        bool isThorough = false;
    };

    /// Places the labels. With @p withTall, multi-line labels are tried in full; nullopt if few of
    /// them fit, because all should be short then.
    [[nodiscard]] std::optional<Labels> tried(const std::vector<int> &order, bool withTall) const;
    [[nodiscard]] bool isThorough() const;
    [[nodiscard]] Labels inOrder(const std::vector<int> &order) const;
    [[nodiscard]] LabelCandidate spot(const LabelSpatialIndex &grid, int edge, bool withTall) const;
    [[nodiscard]] CandidateList track(int edge, QSizeF size) const;
    [[nodiscard]] qsizetype wanted(int edge, const QPolygonF &points, QSizeF size) const;
    [[nodiscard]] static std::optional<QPointF> freePlace(const LabelSpatialIndex &grid,
                                                          const CandidateList &track);
    [[nodiscard]] static std::optional<QPointF>
    leastCrossed(const LabelSpatialIndex &grid, const CandidateList &track, double &crossed);

    const LayoutRequest &m_request;
    const std::vector<QPolygonF> &m_curves;
    EdgeEnds m_style;
    std::vector<LabelEnd> m_ends;
    std::vector<QPolygonF> m_points; ///< possible positions of labels along each edge
    LabelSpatialIndex m_grid;        ///< index of nodes and edges
};

} // namespace baton
