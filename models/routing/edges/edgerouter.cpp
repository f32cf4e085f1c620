// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/edges/edgerouter.h"

#include "models/core/toindex.h"
#include "models/routing/edges/columncurves.h"
#include "models/routing/edges/curvegeometry.h"
#include "models/routing/edges/edgeports.h"
#include "models/routing/edges/selfloops.h"

#include <QHash>

#include <algorithm>
#include <cmath>

namespace baton {

namespace {

constexpr double clearance = 10; ///< between an edge and a node that it passes
constexpr double endsSpread = 13;
constexpr double headRoom =
    12; ///< horizontal part before a node, so that the edge is straight at the arrow head
constexpr size_t mostWatched = 4000; ///< maximum number of edges that loops avoid

} // namespace

EdgeRouter::EdgeRouter(const LayoutRequest &request, const NodeColumns &columns, EdgeEnds style)
    : m_request(request)
    , m_columns(columns)
    , m_style(style)
    , m_labels(labelAnchors(request, style))
    , m_ways(request.edges.size())
    , m_lanes(columns, clearance)
{
}

std::vector<QPolygonF> EdgeRouter::curves()
{
    constexpr int rounds = 3; // moving a loop to another corner moves the edge ends there
    plan();
    SelfLoops loops(m_request, m_columns, m_ways);
    placeEnds(loops);
    std::vector<QPolygonF> curves = drawn();
    for (int round = 0;
         round < rounds && !loops.isEmpty() && curves.size() <= mostWatched && loops.choose(curves);
         ++round) {
        placeEnds(loops);
        curves = drawn();
    }
    return curves;
}

/// Chooses the sides at which each edge ends and the gaps through which it runs.
void EdgeRouter::plan()
{
    QHash<std::pair<int, int>, size_t> known;
    for (size_t i = 0; i < m_ways.size(); ++i) {
        const LayoutRequest::Edge &edge = m_request.edges[i];
        EdgePath &way = m_ways[i];
        const int from = m_columns.columnOf(edge.from);
        const int to = m_columns.columnOf(edge.to);
        way.tail = from > to ? Side::Left : Side::Right;
        way.head = from < to ? Side::Left : Side::Right;
        way.isLoop = edge.from == edge.to;
        if (from == to) {
            continue;
        }
        const std::pair<int, int> ends = std::minmax(edge.from, edge.to);
        if (!known.contains(ends)) {
            known.insert(ends, m_bundles.size());
            m_bundles.push_back(
                {from < to ? edge.from : edge.to, from < to ? edge.to : edge.from, {}});
        }
        m_bundles[known.value(ends)].edges.push_back(static_cast<int>(i));
    }
    for (const EdgeBundle &bundle : m_bundles) {
        if (!isDirect(bundle)) {
            leadThroughLanes(bundle);
        }
    }
}

bool EdgeRouter::isDirect(const EdgeBundle &bundle) const
{
    const int first = m_columns.columnOf(bundle.left);
    const int last = m_columns.columnOf(bundle.right);
    const QPointF start(m_columns.columns()[toIndex(first)].centre, height(bundle.left));
    const QPointF end(m_columns.columns()[toIndex(last)].centre, height(bundle.right));
    return last - first < 2 || isFree(start, end, first + 1, last);
}

/// Routes the edges through each column between the ends, close to the straight line. Their
/// vertical order is kept.
void EdgeRouter::leadThroughLanes(const EdgeBundle &bundle)
{
    const int first = m_columns.columnOf(bundle.left);
    const int last = m_columns.columnOf(bundle.right);
    for (const int edge : bundle.edges) {
        m_ways[toIndex(edge)].passes.clear();
    }
    double y = height(bundle.left);
    for (int column = first + 1; column < last; ++column) {
        const double rest = last - column + 1;
        const double wanted = y + (height(bundle.right) - y) / rest;
        const std::vector<double> lanes = m_lanes.take(column, wanted, bundle.edges.size());
        for (size_t i = 0; i < lanes.size(); ++i) {
            m_ways[toIndex(bundle.edges[i])].passes.push_back({column, lanes[i]});
        }
        y = lanes[lanes.size() / 2];
    }
    for (const int edge : bundle.edges) {
        if (m_request.edges[toIndex(edge)].from != bundle.left) {
            std::ranges::reverse(m_ways[toIndex(edge)].passes);
        }
    }
}

/// True if a single curve from @p from to @p to touches no node in the columns between.
bool EdgeRouter::isFree(QPointF from, QPointF to, int first, int last) const
{
    const QPolygonF curve = curves::levelCurve(from, to);
    for (int column = first; column < last; ++column) {
        const NodeColumns::Column &stood = m_columns.columns()[toIndex(column)];
        for (const double x : {stood.left, stood.centre, stood.right}) {
            const double part = curves::partAtX(curve, x);
            if (m_columns.isBlocked(column, curves::pointAt(curve, part).y(),
                                    clearance + endsSpread)) {
                return false;
            }
        }
    }
    return true;
}

/// Places the ends of edges at their nodes. An edge that then touches another node is routed
/// through the gaps.
void EdgeRouter::placeEnds(SelfLoops &loops)
{
    constexpr int rounds = 2; // edges through gaps may end at other places
    bool isMoved = true;
    for (int round = 0; round < rounds && isMoved; ++round) {
        for (const EdgeBundle &bundle : m_bundles) {
            setStubs(bundle);
        }
        baton::placeEnds(m_request, m_columns, m_ways);
        rankBundles(m_request, m_bundles, m_ways);
        isMoved = leadAroundNodes();
    }
    nestedArcs(m_request, m_columns, m_ways);
    loops.computeExtents();
}

bool EdgeRouter::leadAroundNodes()
{
    bool isMoved = false;
    for (const EdgeBundle &bundle : m_bundles) {
        const int span = m_columns.columnOf(bundle.right) - m_columns.columnOf(bundle.left);
        const bool isBlocked =
            span > 1 && m_ways[toIndex(bundle.edges.front())].passes.empty()
            && std::ranges::any_of(bundle.edges, [this](int edge) {
                   return crossesNode(curve(toIndex(edge)), m_request.edges[toIndex(edge)]);
               });
        if (isBlocked) {
            leadThroughLanes(bundle);
            setStubs(bundle);
            isMoved = true;
        }
    }
    return isMoved;
}

bool EdgeRouter::crossesNode(const QPolygonF &curve, const LayoutRequest::Edge &edge) const
{
    constexpr int steps = 16;
    const int first = m_columns.columnOf(edge.from);
    const int last = m_columns.columnOf(edge.to);
    const int step = first < last ? 1 : -1;
    for (int column = first + step; column != last; column += step) {
        const NodeColumns::Column &passed = m_columns.columns()[toIndex(column)];
        for (int i = 0; i <= steps; ++i) {
            const double x = passed.left + (passed.right - passed.left) * i / steps;
            const QPointF place = curves::pointAt(curve, curves::partAtX(curve, x));
            if (m_columns.isBlocked(column, place.y(), clearance / 2)) {
                return true;
            }
        }
    }
    return false;
}

/// Sets the length of the horizontal parts beside the outer node, so that a label there is on one
/// edge only. Equal for a whole bundle, so that its edges do not cross.
void EdgeRouter::setStubs(const EdgeBundle &bundle)
{
    const auto &columns = m_columns.columns();
    const int first = m_columns.columnOf(bundle.left);
    const std::vector<EdgePath::Pass> &passes = m_ways[toIndex(bundle.edges.front())].passes;
    const int last = m_columns.columnOf(bundle.right);
    const bool isDirect = passes.empty();
    const double begin = columns[toIndex(first)].right;
    const double end = columns[toIndex(last)].left;
    const double leftRoom = (isDirect ? end : columns[toIndex(first + 1)].left) - begin;
    const double rightRoom = end - (isDirect ? begin : columns[toIndex(last - 1)].right);
    double left = 0;
    double right = 0;
    for (const int edge : bundle.edges) {
        const LabelEnd label = m_labels[toIndex(edge)];
        const bool isForward = m_request.edges[toIndex(edge)].from == bundle.left;
        if (label == (isForward ? LabelEnd::Tail : LabelEnd::Head)) {
            left = std::max(left, stub(edge, leftRoom));
        } else if (label == (isForward ? LabelEnd::Head : LabelEnd::Tail)) {
            right = std::max(right, stub(edge, rightRoom));
        }
    }
    if (isDirect && left > 0 && right > 0) {
        left /= 2;
        right /= 2;
    }
    left = std::max(left, std::min(headRoom, leftRoom / 8));
    right = std::max(right, std::min(headRoom, rightRoom / 8));
    for (const int edge : bundle.edges) {
        const bool isForward = m_request.edges[toIndex(edge)].from == bundle.left;
        m_ways[toIndex(edge)].tailStub = isForward ? left : right;
        m_ways[toIndex(edge)].headStub = isForward ? right : left;
    }
}

double EdgeRouter::stub(int edge, double room) const
{
    constexpr double bend = 80; // remaining length to change the height
    constexpr double besideLabel = 12;
    const QSizeF label = m_request.edges[toIndex(edge)].label;
    if (m_style == EdgeEnds::Curved || label.isEmpty() || isTall(label)
        || room - bend < besideLabel) {
        return 0;
    }
    return std::min(label.width() + besideLabel, room - bend);
}

std::vector<QPolygonF> EdgeRouter::drawn() const
{
    std::vector<QPolygonF> curves;
    curves.reserve(m_ways.size());
    for (size_t i = 0; i < m_ways.size(); ++i) {
        curves.push_back(curve(i));
    }
    return curves;
}

QPolygonF EdgeRouter::curve(size_t number) const
{
    const EdgePath &way = m_ways[number];
    const LayoutRequest::Edge &edge = m_request.edges[number];
    if (way.isLoop) {
        return SelfLoops::curve(way);
    }
    if (way.tail == way.head) { // edges within a column
        return arcCurve(way, m_columns.columns()[toIndex(m_columns.columnOf(edge.from))].right);
    }
    return interColumnCurve(way, edge, m_columns);
}

} // namespace baton
