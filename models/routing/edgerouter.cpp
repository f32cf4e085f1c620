// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/edgerouter.h"

#include "models/routing/curves.h"

#include <algorithm>
#include <cmath>

namespace baton {

namespace {

constexpr double clearance = 10; ///< between a passing edge and a node
constexpr double laneWidth = 6;  ///< between edges that pass through the same gap
constexpr double widestSpread = 26;
constexpr double corner = 10; ///< no edge starts nearer to a corner of a node
constexpr double loopReach = 32;
constexpr double widestLoop = 120;
constexpr double lowestLoop = 18;
constexpr double highestLoop = 30;

size_t at(int position)
{
    return static_cast<size_t>(position);
}

constexpr double loopWidth = 0.9; ///< of its reach
constexpr double nextLoop = 0.6 * loopReach;

} // namespace

double loopRoom(int loops)
{
    return loops == 0 ? 0
                      : std::min(widestLoop, loopWidth * (loopReach + nextLoop * (loops - 1))) + 16;
}

EdgeRouter::EdgeRouter(const LayoutRequest &request, const NodeColumns &columns, EdgeEnds style)
    : m_request(request)
    , m_columns(columns)
    , m_style(style)
    , m_labels(labelEnds(request, style))
    , m_ways(request.edges.size())
{
}

std::vector<QPolygonF> EdgeRouter::curves()
{
    plan();
    spreadEnds();
    leadAroundNodes();
    std::vector<QPolygonF> curves;
    curves.reserve(m_ways.size());
    for (size_t i = 0; i < m_ways.size(); ++i) {
        curves.push_back(curve(i));
    }
    return curves;
}

/// Which sides an edge joins and through which gaps it runs.
void EdgeRouter::plan()
{
    for (size_t i = 0; i < m_ways.size(); ++i) {
        const LayoutRequest::Edge &edge = m_request.edges[i];
        Way &way = m_ways[i];
        const int from = m_columns.columnOf(edge.from);
        const int to = m_columns.columnOf(edge.to);
        way.tail = from > to ? Side::Left : Side::Right;
        way.head = from < to ? Side::Left : Side::Right;
        if (edge.from == edge.to) {
            way.tail = Side::Top;
        } else {
            way.passes = passes(edge.from, edge.to);
        }
    }
}

std::vector<EdgeRouter::Pass> EdgeRouter::passes(int from, int to)
{
    const int first = m_columns.columnOf(from);
    const int last = m_columns.columnOf(to);
    const int step = first < last ? 1 : -1;
    if (std::abs(last - first) < 2) {
        return {};
    }
    const QPointF start(m_columns.columns()[at(first)].centre, height(from));
    const QPointF end(m_columns.columns()[at(last)].centre, height(to));
    if (isFree(start, end, first + step, last)) {
        return {};
    }
    return lanes(from, to);
}

/// Through each column between, near to the straight way.
std::vector<EdgeRouter::Pass> EdgeRouter::lanes(int from, int to)
{
    const int first = m_columns.columnOf(from);
    const int last = m_columns.columnOf(to);
    const int step = first < last ? 1 : -1;
    std::vector<Pass> passes;
    double y = height(from);
    for (int column = first + step; column != last; column += step) {
        const double rest = std::abs(last - column) + 1;
        y = lane(column, y + (height(to) - y) / rest);
        passes.push_back({column, y});
    }
    return passes;
}

/// Where an edge ends at the side of its node is known last: one that touches another node then
/// runs through the gaps, too.
void EdgeRouter::leadAroundNodes()
{
    for (size_t i = 0; i < m_ways.size(); ++i) {
        const LayoutRequest::Edge &edge = m_request.edges[i];
        Way &way = m_ways[i];
        const int span = std::abs(m_columns.columnOf(edge.from) - m_columns.columnOf(edge.to));
        if (span > 1 && way.passes.empty() && crossesNode(curve(i), edge)) {
            way.passes = lanes(edge.from, edge.to);
        }
    }
}

bool EdgeRouter::crossesNode(const QPolygonF &curve, const LayoutRequest::Edge &edge) const
{
    constexpr int steps = 16;
    const int first = m_columns.columnOf(edge.from);
    const int last = m_columns.columnOf(edge.to);
    const int step = first < last ? 1 : -1;
    for (int column = first + step; column != last; column += step) {
        const NodeColumns::Column &passed = m_columns.columns()[at(column)];
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

/// True when one curve from @p from to @p to touches no node of the columns between.
bool EdgeRouter::isFree(QPointF from, QPointF to, int first, int last) const
{
    const int step = first < last ? 1 : -1;
    const QPolygonF curve = curves::across(from, to);
    for (int column = first; column != last; column += step) {
        const NodeColumns::Column &stood = m_columns.columns()[at(column)];
        for (const double x : {stood.left, stood.centre, stood.right}) {
            const double part = curves::partAtX(curve, x);
            if (m_columns.isBlocked(column, curves::pointAt(curve, part).y(),
                                    clearance + widestSpread / 2)) {
                return false;
            }
        }
    }
    return true;
}

/// A height in a gap of @p column near @p wanted that no other edge passes at.
double EdgeRouter::lane(int column, double wanted)
{
    constexpr int tries = 12;
    const double free = m_columns.freeHeight(column, wanted, clearance);
    const auto slot = [](double y) { return static_cast<int>(std::lround(y / laneWidth)); };
    for (int i = 0; i < tries; ++i) {
        const double away = (i + 1) / 2 * laneWidth * (i % 2 == 0 ? 1 : -1);
        const double y = free + away;
        if (!m_lanes.contains({column, slot(y)})
            && !m_columns.isBlocked(column, y, clearance - 4)) {
            m_lanes.insert({column, slot(y)});
            return y;
        }
    }
    return free;
}

void EdgeRouter::spreadEnds()
{
    std::vector<std::vector<End>> left(m_request.nodes.size());
    std::vector<std::vector<End>> right(m_request.nodes.size());
    for (size_t i = 0; i < m_ways.size(); ++i) {
        const LayoutRequest::Edge &edge = m_request.edges[i];
        const Way &way = m_ways[i];
        if (way.tail == Side::Top) {
            continue;
        }
        const double out = way.passes.empty() ? height(edge.to) : way.passes.front().y;
        const double in = way.passes.empty() ? height(edge.from) : way.passes.back().y;
        const int number = static_cast<int>(i);
        (way.tail == Side::Left ? left : right)[at(edge.from)].push_back({number, true, out});
        (way.head == Side::Left ? left : right)[at(edge.to)].push_back({number, false, in});
    }
    for (size_t node = 0; node < m_request.nodes.size(); ++node) {
        spread(static_cast<int>(node), Side::Left, left[node]);
        spread(static_cast<int>(node), Side::Right, right[node]);
    }
    nestLoops();
}

/// Between @p node and the next column to its right. One that stands in no column has what its
/// loops need.
double EdgeRouter::roomBeside(int node) const
{
    constexpr double unlimited = 1000;
    const int column = m_columns.columnOf(node);
    const size_t next = at(column) + 1;
    return column >= 0 && next < m_columns.columns().size()
        ? m_columns.columns()[next].left - m_columns.rect(node).right()
        : unlimited;
}

/// Each further loop of a node runs around those before, as far as there is room.
void EdgeRouter::nestLoops()
{
    std::vector<int> loops(m_request.nodes.size());
    for (size_t i = 0; i < m_ways.size(); ++i) {
        loops[at(m_request.edges[i].from)] += m_ways[i].tail == Side::Top ? 1 : 0;
    }
    std::vector<int> drawn(m_request.nodes.size());
    for (size_t i = 0; i < m_ways.size(); ++i) {
        Way &way = m_ways[i];
        if (way.tail != Side::Top) {
            continue;
        }
        const int node = m_request.edges[i].from;
        const QRectF rect = m_columns.rect(node);
        const double around = drawn[at(node)]++;
        const double most = std::min(widestLoop, roomBeside(node) - 16) / loopWidth;
        const double step = std::min(nextLoop, (most - loopReach) / loops[at(node)]);
        way.reach = loopReach + std::max(0.0, step) * around;
        way.rise = std::min(highestLoop, lowestLoop + 6 * around);
        way.from = {rect.right() - std::min(rect.width() / 2, way.reach), rect.top()};
        way.to = {rect.right(), rect.top() + std::min(rect.height() / 2, corner + 6 * around)};
    }
}

/// In the order of what they lead to, so that edges do not cross at the node.
void EdgeRouter::spread(int node, Side side, std::vector<End> &ends)
{
    if (ends.empty()) {
        return;
    }
    std::ranges::stable_sort(ends, {}, &End::towards);
    const QRectF rect = m_columns.rect(node);
    const double x = side == Side::Left ? rect.left() : rect.right();
    const double gaps = std::max<double>(1, static_cast<double>(ends.size()) - 1);
    const double room = std::max(0.0, rect.height() - 2 * corner);
    const double distance = ends.size() == 1 ? 0 : std::min(widestSpread, room / gaps);
    double y = rect.center().y() - distance * (static_cast<double>(ends.size()) - 1) / 2;
    for (const End &end : ends) {
        Way &way = m_ways[at(end.edge)];
        (end.isTail ? way.from : way.to) = {x, y};
        y += distance;
    }
}

/// How far an edge runs level beside the outer node, so that a label is on it alone, of the way
/// from @p border to @p next.
double EdgeRouter::stub(size_t edge, double border, double next) const
{
    constexpr double bend = 80; // that is left to come to another height
    constexpr double besideLabel = 12;
    const QSizeF label = m_request.edges[edge].label;
    const double room = std::abs(next - border) - bend;
    if (m_style == EdgeEnds::Curved || label.isEmpty() || isTall(label) || room < besideLabel) {
        return 0;
    }
    return std::min(label.width() + besideLabel, room) * (next > border ? 1 : -1);
}

QPolygonF EdgeRouter::curve(size_t number) const
{
    const Way &way = m_ways[number];
    const LayoutRequest::Edge &edge = m_request.edges[number];
    if (way.tail == Side::Top) {
        return loop(way);
    }
    if (way.tail == way.head) { // within one column
        const double reach = std::min(60.0, 24 + std::abs(way.to.y() - way.from.y()) / 6);
        const double x = m_columns.columns()[at(m_columns.columnOf(edge.from))].right + reach;
        return {{way.from, {x, way.from.y()}, {x, way.to.y()}, way.to}};
    }
    const bool isForward = way.tail == Side::Right;
    QPolygonF points{way.from};
    const auto levelTo = [&points](double x) {
        if (std::abs(points.last().x() - x) > 1) {
            curves::appendLine(points, {x, points.last().y()});
        }
    };
    const auto &columns = m_columns.columns();
    const NodeColumns::Column &first = columns[at(m_columns.columnOf(edge.from))];
    const NodeColumns::Column &last = columns[at(m_columns.columnOf(edge.to))];
    const auto front = [&](const NodeColumns::Column &column) {
        return isForward ? column.left : column.right;
    };
    const auto back = [&](const NodeColumns::Column &column) {
        return isForward ? column.right : column.left;
    };
    double begin = back(first);
    double end = front(last);
    if (m_labels[number] == LabelEnd::Tail) {
        const bool isDirect = way.passes.empty();
        begin +=
            stub(number, begin, isDirect ? end : front(columns[at(way.passes.front().column)]));
    } else if (m_labels[number] == LabelEnd::Head) {
        const bool isDirect = way.passes.empty();
        end += stub(number, end, isDirect ? begin : back(columns[at(way.passes.back().column)]));
    }
    levelTo(begin);
    for (const Pass &pass : way.passes) {
        const NodeColumns::Column &passed = columns[at(pass.column)];
        curves::appendAcross(points, {front(passed), pass.y});
        levelTo(back(passed));
    }
    curves::appendAcross(points, {end, way.to.y()});
    levelTo(way.to.x());
    return points;
}

/// Flat, because the next node above is near, and further out to the side.
QPolygonF EdgeRouter::loop(const Way &way) const
{
    return {{way.from,
             {way.from.x(), way.from.y() - 1.5 * way.rise},
             {way.to.x() + 2 * way.reach, way.to.y() - 0.8 * way.rise},
             way.to}};
}

} // namespace baton
