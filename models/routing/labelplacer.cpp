// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/labelplacer.h"

#include "models/routing/curves.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace baton {

namespace {

constexpr double cell = 128;
constexpr double fromNode = 24; ///< between the border of a node and the label beside it
constexpr double fromNodeLevel = 8;
constexpr double between = 2;
constexpr double onNode = 1e6; ///< how much worse a node is than another label
constexpr double onEdge = 12;  ///< how much worse a pixel of another edge is than one of a label
constexpr size_t mostEdges = 1000; ///< that labels are kept off; in larger pictures none is read

template <typename Visit>
void forCells(const QRectF &rect, Visit visit)
{
    const auto index = [](double place) { return static_cast<int>(std::floor(place / cell)); };
    for (int x = index(rect.left()); x <= index(rect.right()); ++x) {
        for (int y = index(rect.top()); y <= index(rect.bottom()); ++y) {
            visit(std::pair(x, y));
        }
    }
}

QRectF around(QPointF centre, QSizeF size)
{
    return {centre - QPointF(size.width(), size.height()) / 2, size};
}

} // namespace

LabelPlacer::LabelPlacer(const LayoutRequest &request, const std::vector<QPointF> &nodes,
                         EdgeEnds style)
    : m_request(request)
    , m_style(style)
    , m_ends(labelEnds(request, style))
{
    for (size_t i = 0; i < nodes.size(); ++i) {
        add(around(nodes[i], request.nodes[i]), Thing::Node);
    }
}

void LabelPlacer::add(const QRectF &rect, Thing thing)
{
    const int number = static_cast<int>(m_boxes.size());
    m_boxes.push_back({rect, thing});
    forCells(rect, [&](std::pair<int, int> place) { m_cells[place].push_back(number); });
}

std::vector<QPointF> LabelPlacer::places(const std::vector<QPolygonF> &curves)
{
    for (size_t i = 0; i < curves.size() && curves.size() <= mostEdges; ++i) {
        addLines(static_cast<int>(i), curves[i]);
    }
    std::vector<QPointF> places;
    places.reserve(curves.size());
    for (size_t i = 0; i < curves.size(); ++i) {
        const LayoutRequest::Edge &edge = m_request.edges[i];
        if (edge.label.isEmpty()) {
            places.push_back(curves::pointAt(curves[i], curves::count(curves[i]) / 2.0));
            continue;
        }
        places.push_back(place(static_cast<int>(i), curves[i]));
        add(around(places.back(), edge.label), Thing::Label);
    }
    return places;
}

void LabelPlacer::addLines(int edge, const QPolygonF &curve)
{
    constexpr int steps = 8;
    const QPolygonF line = curves::flattened(curve, steps);
    for (qsizetype i = 0; i + 1 < line.size(); ++i) {
        const int number = static_cast<int>(m_lines.size());
        m_lines.push_back({line[i], line[i + 1], edge});
        const QRectF box = QRectF(line[i], line[i + 1]).normalized();
        forCells(box, [&](std::pair<int, int> place) { m_lineCells[place].push_back(number); });
    }
}

/// On the curve; where that crosses something, a little above or below it, still touched by it.
QPointF LabelPlacer::place(int number, const QPolygonF &curve)
{
    const LayoutRequest::Edge &edge = m_request.edges[static_cast<size_t>(number)];
    const std::vector<double> parts = candidates(number, curve);
    const double aside = m_lines.empty() ? 0 : edge.label.height() / 2 - 3;
    QPointF best;
    double least = std::numeric_limits<double>::infinity();
    for (const double shift : {0.0, -aside, aside}) {
        for (const double part : parts) {
            const QPointF point = curves::pointAt(curve, part) + QPointF(0, shift);
            const QRectF rect = around(point, edge.label);
            const double covered = overlap(rect);
            const double hidden = covered + crossed(rect, number, least - covered);
            if (hidden == 0) {
                return point;
            }
            if (hidden < least) {
                best = point;
                least = hidden;
            }
        }
        if (aside <= 0) {
            break;
        }
    }
    m_hidden += least;
    return least < onNode ? best : offNodes(best, edge.label);
}

/// The nearest place beside the curve, where all of it is on nodes.
QPointF LabelPlacer::offNodes(QPointF wanted, QSizeF size) const
{
    constexpr int rings = 40;
    constexpr double step = 8;
    for (int ring = 1; ring <= rings; ++ring) {
        for (const QPointF way : {QPointF(0, -1), QPointF(0, 1), QPointF(1, 0), QPointF(-1, 0)}) {
            const QPointF place = wanted + way * (ring * step);
            if (overlap(around(place, size)) < onNode) {
                return place;
            }
        }
    }
    return wanted;
}

/// Parts of the curve, the best place first.
std::vector<double> LabelPlacer::candidates(int edge, const QPolygonF &curve) const
{
    constexpr int steps = 24;
    const int pieces = curves::count(curve);
    const LabelEnd end = m_ends[static_cast<size_t>(edge)];
    double wanted = pieces / 2.0;
    if (end != LabelEnd::Middle) {
        const bool isTail = end == LabelEnd::Tail;
        const double border = isTail ? curve.first().x() : curve.last().x();
        const double inner = isTail ? curve.last().x() : curve.first().x();
        const QSizeF label = m_request.edges[static_cast<size_t>(edge)].label;
        const bool isNear = m_style == EdgeEnds::Level && !isTall(label);
        const double away = (isNear ? fromNodeLevel : fromNode) + label.width() / 2;
        wanted = curves::partAtX(curve, inner > border ? border + away : border - away);
    }
    std::vector<double> parts{wanted};
    for (int i = 1; i < steps * pieces; ++i) {
        parts.push_back(double(i) / steps);
    }
    std::ranges::stable_sort(parts, {}, [wanted](double part) { return std::abs(part - wanted); });
    return parts;
}

/// How much the other edges than @p edge count that are within @p rect; where that is @p enough or
/// more, the sum is not taken to its end.
double LabelPlacer::crossed(const QRectF &rect, int edge, double enough) const
{
    double sum = 0;
    forCells(rect, [&](std::pair<int, int> place) {
        const auto found = m_lineCells.find(place);
        if (found == m_lineCells.end()) {
            return;
        }
        for (const int number : *found) {
            if (sum * onEdge >= enough) {
                return;
            }
            const Line &line = m_lines[static_cast<size_t>(number)];
            if (line.edge != edge) {
                sum += curves::lengthWithin(rect, line.from, line.to);
            }
        }
    });
    return sum * onEdge;
}

/// How much of @p rect is on something else.
double LabelPlacer::overlap(const QRectF &rect) const
{
    const QRectF wide = rect.adjusted(-between, -between, between, between);
    double sum = 0;
    forCells(wide, [&](std::pair<int, int> place) {
        const auto found = m_cells.find(place);
        if (found == m_cells.end()) {
            return;
        }
        for (const int number : *found) {
            const Box &box = m_boxes[static_cast<size_t>(number)];
            const QRectF shared = box.rect & wide;
            if (!shared.isEmpty()) {
                sum += shared.width() * shared.height() * (box.thing == Thing::Node ? onNode : 1);
            }
        }
    });
    return sum;
}

} // namespace baton
