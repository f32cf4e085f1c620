// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/layout/columnlayout.h"

#include "models/core/toindex.h"
#include "models/routing/edges/centeredrect.h"
#include "models/routing/edges/edgerouter.h"
#include "models/routing/edges/selfloops.h"
#include "models/routing/labels/labelplacer.h"
#include "models/routing/layout/columngaps.h"
#include "models/routing/layout/incrementalplacement.h"
#include "models/routing/layout/layoutcomponents.h"
#include "models/routing/layout/layoutwrapping.h"
#include "models/routing/layout/previewplacement.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr double rowGap = 24;
constexpr double framePadding = 12; ///< between the nodes of a group and its frame
constexpr double frameTitle = 24;
constexpr double margin = 24;
constexpr double widestGap = 240;

bool isPlaced(QPointF place)
{
    return !std::isnan(place.x());
}

QRectF boundsOf(const std::vector<QSizeF> &sizes, const std::vector<QPointF> &places)
{
    QRectF bounds;
    for (size_t i = 0; i < places.size(); ++i) {
        if (isPlaced(places[i])) {
            bounds |= around(places[i], sizes[i]);
        }
    }
    return bounds;
}

void turn(QPointF &point)
{
    point = point.transposed();
}

void turn(QRectF &rect)
{
    rect = QRectF(rect.topLeft().transposed(), rect.size().transposed());
}

template <typename Things>
void turnAll(Things &things)
{
    for (auto &thing : things) {
        turn(thing);
    }
}

} // namespace

ColumnLayout::ColumnLayout(const LayoutRequest &request)
    : m_request(request)
    , m_isTurned(request.direction == LayoutRequest::Direction::Down)
{
    if (!m_isTurned) {
        return;
    }
    m_request.direction = LayoutRequest::Direction::Right;
    for (QSizeF &size : m_request.nodes) {
        size.transpose();
    }
    for (LayoutRequest::Edge &edge : m_request.edges) {
        edge.label.transpose();
        edge.chip.transpose();
    }
}

GraphLayout ColumnLayout::finished(std::vector<QPointF> places) const
{
    places = withNarrowGaps(m_request, std::move(places), widestGap);
    if (std::optional<std::vector<QPointF>> grid =
            m_isTurned ? std::nullopt : folded(m_request, places)) {
        places = withNarrowGaps(m_request, *std::move(grid), widestFoldedGap(m_request));
    } else {
        centreHub(places);
    }
    placeLoose(places);
    return turned(drawn(std::move(places)));
}

GraphLayout ColumnLayout::sketched(std::vector<QPointF> places) const
{
    places = spreadApart(m_request, std::move(places));
    placeLoose(places);
    GraphLayout layout;
    layout.nodes = std::move(places);
    layout.bounds =
        boundsOf(m_request.nodes, layout.nodes).adjusted(-margin, -margin, margin, margin);
    for (const LayoutRequest::Edge &edge : m_request.edges) {
        QPolygonF line{layout.nodes[toIndex(edge.from)]};
        const QPointF from = line.first();
        const QPointF to = layout.nodes[toIndex(edge.to)];
        line << from + (to - from) / 3 << from + (to - from) * 2 / 3 << to;
        layout.labels.push_back((from + to) / 2);
        layout.forms.push_back(LabelForm::None);
        layout.edges.push_back(std::move(line));
    }
    layout.engine = u"sfdp"_s;
    layout.isPreview = true;
    return turned(std::move(layout));
}

std::optional<GraphLayout> ColumnLayout::kept(const std::vector<std::optional<QPointF>> &kept) const
{
    std::vector<std::optional<QPointF>> known = kept;
    for (std::optional<QPointF> &place : known) {
        if (place && m_isTurned) {
            turn(*place);
        }
    }
    const std::optional<std::vector<QPointF>> places = placedBesideNeighbours(m_request, known);
    if (!places || NodeColumns(m_request, *places).areMixed()) {
        return std::nullopt;
    }
    return turned(drawn(*places));
}

/// Draws the edges in both styles and keeps the one with more free labels.
void ColumnLayout::drawEdges(GraphLayout &layout, const NodeColumns &columns,
                             const std::vector<QPointF> &places) const
{
    constexpr size_t mostTwice =
        150; ///< number of edges; in larger pictures it makes no difference
    double least = -1;
    for (const EdgeEnds style : {EdgeEnds::Curved, EdgeEnds::Level}) {
        EdgeRouter router(m_request, columns, style);
        std::vector<QPolygonF> edges = router.curves();
        LabelPlacer::Labels labels = LabelPlacer(m_request, places, edges, style).labels();
        if (least < 0 || labels.missed < least) {
            least = labels.missed;
            layout.edges = std::move(edges);
            layout.labels = std::move(labels.places);
            layout.forms = std::move(labels.forms);
        }
        if (least <= 0 || m_request.edges.size() > mostTwice) {
            break;
        }
    }
}

GraphLayout ColumnLayout::drawn(std::vector<QPointF> places) const
{
    GraphLayout layout;
    layout.engine = u"dot"_s;
    const NodeColumns columns(m_request, places);
    drawEdges(layout, columns, places);
    QRectF bounds = boundsOf(m_request.nodes, places);
    for (const LayoutRequest::Group &group : m_request.groups) {
        QRectF box;
        for (const int node : group.nodes) {
            box |= columns.rect(node);
        }
        if (!group.nodes.empty()) {
            box.adjust(-framePadding, -framePadding - frameTitle, framePadding, framePadding);
            layout.frames.push_back({group.id, box, group.label});
            bounds |= box;
        }
    }
    for (size_t i = 0; i < layout.edges.size(); ++i) {
        bounds |= layout.edges[i].boundingRect();
        bounds |= around(layout.labels[i], labelSize(m_request.edges[i], layout.forms[i]));
    }
    layout.bounds = bounds.adjusted(-margin, -margin, margin, margin);
    layout.nodes = std::move(places);
    return layout;
}

GraphLayout ColumnLayout::turned(GraphLayout layout) const
{
    if (m_isTurned) {
        turn(layout.bounds);
        turnAll(layout.nodes);
        turnAll(layout.labels);
        for (GraphLayout::Frame &group : layout.frames) {
            turn(group.rect);
        }
        for (QPolygonF &edge : layout.edges) {
            turnAll(edge);
        }
    }
    return layout;
}

/// Moves the hub to the middle: of the picture if it is alone in its column, else of its column
/// without changing gaps. With several components, hubs stay where Graphviz placed them.
void ColumnLayout::centreHub(std::vector<QPointF> &places) const
{
    const int hub = m_request.hub;
    if (hub < 0 || !isPlaced(places[toIndex(hub)]) || !m_request.groups.empty()
        || partsOf(m_request, places).all.size() > 1) {
        return;
    }
    std::vector<int> column;
    for (size_t i = 0; i < places.size(); ++i) {
        if (isPlaced(places[i]) && std::abs(places[i].x() - places[toIndex(hub)].x()) < 2) {
            column.push_back(static_cast<int>(i));
        }
    }
    if (column.size() == 1) {
        places[toIndex(hub)].setY(boundsOf(m_request.nodes, places).center().y());
        return;
    }
    const auto height = [this](int node) { return m_request.nodes[toIndex(node)].height(); };
    std::ranges::stable_sort(column, {}, [&](int node) { return places[toIndex(node)].y(); });
    std::vector<double> gaps;
    for (size_t i = 1; i < column.size(); ++i) {
        gaps.push_back(places[toIndex(column[i])].y() - height(column[i]) / 2
                       - places[toIndex(column[i - 1])].y() - height(column[i - 1]) / 2);
    }
    double y = places[toIndex(column.front())].y() - height(column.front()) / 2;
    std::erase(column, hub);
    column.insert(column.begin() + std::ssize(column) / 2, hub);
    for (size_t i = 0; i < column.size(); ++i) {
        places[toIndex(column[i])].setY(y + height(column[i]) / 2);
        y += height(column[i]) + (i < gaps.size() ? gaps[i] : 0);
    }
}

/// The maximum number of loops of a node without a place.
int ColumnLayout::mostLoops(const std::vector<QPointF> &places) const
{
    std::vector<int> loops(places.size());
    int most = 0;
    for (const LayoutRequest::Edge &edge : m_request.edges) {
        if (edge.from == edge.to && !isPlaced(places[toIndex(edge.from)])) {
            most = std::max(most, ++loops[toIndex(edge.from)]);
        }
    }
    return most;
}

/// Places nodes without edges in rows below the others, in the order of the request.
void ColumnLayout::placeLoose(std::vector<QPointF> &places) const
{
    const QRectF rest = boundsOf(m_request.nodes, places);
    const double gap = std::max(rowGap, loopRoom(mostLoops(places)));
    double widest = 0;
    double highest = 0;
    int count = 0;
    for (size_t i = 0; i < places.size(); ++i) {
        if (!isPlaced(places[i])) {
            widest = std::max(widest, m_request.nodes[i].width());
            highest = std::max(highest, m_request.nodes[i].height());
            ++count;
        }
    }
    const double square = std::ceil(std::sqrt(count * 0.7)) * (widest + gap);
    const double width = std::max(rest.width(), square);
    const int columns = std::max(1, static_cast<int>((1.15 * width + gap) / (widest + gap)));
    const double top = rest.isEmpty() ? 0 : rest.bottom() + 2 * rowGap;
    int number = 0;
    for (QPointF &place : places) {
        if (!isPlaced(place)) {
            place = {rest.left() + widest / 2 + number % columns * (widest + gap),
                     top + highest / 2 + number / columns * (highest + rowGap)};
            ++number;
        }
    }
}

} // namespace baton
