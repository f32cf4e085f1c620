// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/labels/labelplacer.h"

#include "models/routing/edges/centeredrect.h"
#include "models/routing/edges/curvegeometry.h"
#include "models/routing/labels/labelcandidates.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace baton {

namespace {

constexpr double fromNode = 24; ///< between the border of a node and the label beside it
constexpr double fromNodeLevel = 8;
constexpr double between = 2;    ///< distance between boxes
constexpr double stride = 8;     ///< distance along an edge between places to try
constexpr double touching = 0.5; ///< maximum length of a covered line that does not count
constexpr size_t mostEdges =
    4000; ///< maximum number of edges that labels avoid; in larger pictures labels cannot be read

QRectF areaOf(const LayoutRequest &request, const std::vector<QPointF> &nodes,
              const std::vector<QPolygonF> &curves)
{
    QRectF area;
    for (size_t i = 0; i < nodes.size(); ++i) {
        area |= around(nodes[i], request.nodes[i]);
    }
    for (const QPolygonF &curve : curves) {
        area |= curve.boundingRect();
    }
    return area;
}

} // namespace

LabelPlacer::LabelPlacer(const LayoutRequest &request, const std::vector<QPointF> &nodes,
                         const std::vector<QPolygonF> &curves, EdgeEnds style)
    : m_request(request)
    , m_curves(curves)
    , m_style(style)
    , m_ends(labelAnchors(request, style))
    , m_grid(areaOf(request, nodes, curves))
{
    for (size_t i = 0; i < nodes.size(); ++i) {
        m_grid.addBox(around(nodes[i], request.nodes[i]));
    }
    m_points.reserve(curves.size());
    for (size_t i = 0; i < curves.size(); ++i) {
        const bool isWatched = curves.size() <= mostEdges;
        m_points.push_back(labelspots::sampled(curves[i], isWatched ? stride : 10 * stride));
        if (isWatched) {
            m_grid.addLine(static_cast<int>(i), m_points.back());
            m_grid.addBox(curves::headBox(curves[i]));
        }
        m_points.back() = labelspots::thinned(m_points.back());
    }
}

/// Places the labels in several rounds; those without a good place are first in the next round.
LabelPlacer::Labels LabelPlacer::labels() const
{
    constexpr int rounds = 3;
    std::vector<int> order(m_curves.size());
    std::iota(order.begin(), order.end(), 0);
    Labels best = inOrder(order);
    std::vector<double> missed = best.missedBy;
    for (int round = 1; round < rounds && best.missed > 0 && isThorough(); ++round) {
        std::ranges::stable_partition(order, [&](int edge) { return missed[size_t(edge)] > 0; });
        Labels next = inOrder(order);
        missed = next.missedBy;
        if (next.missed < best.missed) {
            best = std::move(next);
        }
    }
    return best;
}

bool LabelPlacer::isThorough() const
{
    constexpr size_t most =
        150; ///< maximum number of edges; in larger pictures it makes no difference
    return m_curves.size() <= most;
}

LabelPlacer::Labels LabelPlacer::inOrder(const std::vector<int> &order) const
{
    const std::optional<Labels> labels = tried(order, true);
    return labels ? *labels : *tried(order, false);
}

std::optional<LabelPlacer::Labels> LabelPlacer::tried(const std::vector<int> &order,
                                                      bool withTall) const
{
    constexpr int few = 12; ///< number of short labels allowed beside full ones
    Labels labels;
    labels.places.resize(order.size());
    labels.forms.resize(order.size(), LabelForm::Full);
    labels.missedBy.resize(order.size());
    LabelSpatialIndex grid = m_grid;
    int tall = 0;
    int tallInFull = 0;
    for (const int number : order) {
        const auto i = static_cast<size_t>(number);
        const LayoutRequest::Edge &edge = m_request.edges[i];
        if (edge.label.isEmpty()) {
            labels.places[i] = m_points[i][m_points[i].size() / 2];
            continue;
        }
        const LabelCandidate spot = this->spot(grid, number, withTall);
        if (spot.form != LabelForm::None) {
            grid.addBox(around(spot.place, labelSize(edge, spot.form)));
        }
        labels.places[i] = spot.place;
        labels.forms[i] = spot.form;
        labels.missedBy[i] = spot.missed;
        labels.missed += spot.missed;
        if (withTall && isTall(edge.label)) {
            ++tall;
            tallInFull += spot.form == LabelForm::Full ? 1 : 0;
            if (tall > few && 2 * tallInFull < tall) {
                return std::nullopt;
            }
        }
    }
    return labels;
}

LabelPlacer::LabelCandidate LabelPlacer::spot(const LabelSpatialIndex &grid, int number,
                                              bool withTall) const
{
    const LayoutRequest::Edge &edge = m_request.edges[static_cast<size_t>(number)];
    constexpr double noMore = 8; ///< cost of hiding the label
    const bool hasChip = !edge.chip.isEmpty();
    std::vector<LabelForm> forms;
    if (withTall || !isTall(edge.label) || !hasChip) {
        forms.push_back(LabelForm::Full);
    }
    if (hasChip) {
        if (forms.empty() || edge.chip != edge.label) {
            forms.push_back(LabelForm::Chip);
        }
        forms.push_back(LabelForm::Mark);
    }
    std::vector<CandidateList> tracks;
    for (const LabelForm form : forms) {
        tracks.push_back(track(number, labelSize(edge, form)));
        if (const std::optional<QPointF> place = freePlace(grid, tracks.back())) {
            return {*place, form, form == LabelForm::Mark ? 3.0 : double(tracks.size() - 1)};
        }
    }
    constexpr double forMark = 12; // a mark says less, so it must cover clearly less
    std::optional<LabelCandidate> best;
    for (size_t i = std::ssize(forms) > 2 ? 1 : 0; i < forms.size(); ++i) {
        double crossed = 0;
        const std::optional<QPointF> place = leastCrossed(grid, tracks[i], crossed);
        const double missed = 4 + crossed / (forms[i] == LabelForm::Mark ? forMark : 20);
        if (place && (!best || missed < best->missed)) {
            best = {*place, forms[i], missed};
        }
    }
    if (best) {
        return *best;
    }
    return {tracks.back().points.first(), LabelForm::None, noMore};
}

LabelPlacer::CandidateList LabelPlacer::track(int edge, QSizeF size) const
{
    const QPolygonF &points = m_points[static_cast<size_t>(edge)];
    const qsizetype first = wanted(edge, points, size);
    const LayoutRequest::Edge &ends = m_request.edges[static_cast<size_t>(edge)];
    const QPolygonF &curve = m_curves[static_cast<size_t>(edge)];
    const bool isLoop = ends.from == ends.to;
    CandidateList track{{}, size, edge, isLoop ? curve[1].y() - curve[0].y() : 0, isThorough()};
    track.points.reserve(points.size());
    for (qsizetype away = 0; away < points.size(); ++away) {
        for (const qsizetype i : {first + away, first - away}) {
            if (i >= 0 && i < points.size() && (away > 0 || track.points.isEmpty())) {
                track.points << points[i];
            }
        }
    }
    return track;
}

/// The index of the preferred point along an edge.
qsizetype LabelPlacer::wanted(int edge, const QPolygonF &points, QSizeF size) const
{
    const LabelEnd end = m_ends[static_cast<size_t>(edge)];
    if (end == LabelEnd::Middle) {
        return points.size() / 2;
    }
    const bool isNear = m_style == EdgeEnds::Level && !isTall(size);
    const double away = (isNear ? fromNodeLevel : fromNode) + size.width() / 2;
    const bool isTail = end == LabelEnd::Tail;
    const double border = isTail ? points.first().x() : points.last().x();
    for (qsizetype i = 0; i < points.size(); ++i) {
        const qsizetype at = isTail ? i : points.size() - 1 - i;
        if (std::abs(points[at].x() - border) >= away) {
            return at;
        }
    }
    return points.size() / 2;
}

/// The first free place on the edge, or slightly above or below it but still touching it.
std::optional<QPointF> LabelPlacer::freePlace(const LabelSpatialIndex &grid,
                                              const CandidateList &track)
{
    for (const QPointF shift : labelspots::shifts(track.size, track.outward, track.isThorough)) {
        for (const QPointF point : track.points) {
            const QPointF place = point + shift;
            const QRectF rect = around(place, track.size);
            if (!grid.isOccupied(rect, between)
                && grid.crossed(rect.adjusted(-1, -1, 1, 1), track.edge, touching) < touching) {
                return place;
            }
        }
    }
    return std::nullopt;
}

std::optional<QPointF> LabelPlacer::leastCrossed(const LabelSpatialIndex &grid,
                                                 const CandidateList &track, double &crossed)
{
    std::optional<QPointF> best;
    crossed = 1e9;
    for (const QPointF shift : labelspots::shifts(track.size, track.outward, track.isThorough)) {
        for (const QPointF point : track.points) {
            const QPointF place = point + shift;
            const QRectF rect = around(place, track.size);
            if (grid.isOccupied(rect, between)) {
                continue;
            }
            const double here = grid.crossed(rect, track.edge, crossed);
            if (here < crossed) {
                best = place;
                crossed = here;
            }
        }
    }
    return best;
}

} // namespace baton
