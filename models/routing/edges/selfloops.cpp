// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/edges/selfloops.h"

#include "models/core/toindex.h"
#include "models/routing/edges/curvegeometry.h"

#include <QHash>

#include <algorithm>
#include <array>

namespace baton {

namespace {

using Corner = EdgePath::Corner;

constexpr std::array corners{Corner::TopRight, Corner::BottomRight, Corner::TopLeft,
                             Corner::BottomLeft};
constexpr double fromCorner = 10;
constexpr double cornerReach = 32;
constexpr double cornerWidth = 0.9; ///< share of its reach
constexpr double cornerRise = 18;
constexpr double loopGap = 26;
constexpr double earReach = 60; ///< leaves space for a label
constexpr double earWidth = 0.75;
constexpr double freeRoom = 1000;
constexpr double loopClearance = 3;
constexpr double besideLine = 5; ///< distance of a loop from other edges, if possible

/// The lines of all edges. Those near a loop are used.
class EdgeLines
{
public:
    explicit EdgeLines(const std::vector<QPolygonF> &curves)
    {
        for (const QPolygonF &curve : curves) {
            set(m_lines.emplace_back(), curve);
        }
    }

    void set(size_t edge, const QPolygonF &curve) { set(m_lines[edge], curve); }
    /// Hides the edge while a better place for it is searched.
    void clear(size_t edge) { m_lines[edge] = {}; }

    /// The cost of @p line for crossing the lines or running along them.
    [[nodiscard]] int costOf(const QPolygonF &line, QRectF area) const
    {
        constexpr int crossing = 100;
        constexpr int touching = 60;
        int cost = 0;
        for (const Line &other : m_lines) {
            if (other.area.intersects(area)) {
                cost += curves::areCrossing(line, other.points)       ? crossing
                    : curves::areNear(line, other.points, besideLine) ? touching
                                                                      : 0;
            }
        }
        return cost;
    }

private:
    struct Line
    {
        QPolygonF points;
        QRectF area;
    };

    static void set(Line &line, const QPolygonF &curve)
    {
        constexpr int steps = 16;
        line.points = curves::flattened(curve, steps);
        line.area = line.points.boundingRect().adjusted(-1, -1, 1, 1);
    }

    std::vector<Line> m_lines;
};

} // namespace

double loopRoom(int loops)
{
    const double corner = cornerWidth * cornerReach + 16;
    const bool hasEars = loops > static_cast<int>(corners.size());
    return loops == 0 ? 0 : loops == 1 ? corner : hasEars ? 2 * earReach + 48 : 2 * corner;
}

SelfLoops::SelfLoops(const LayoutRequest &request, const NodeColumns &columns,
                     std::vector<EdgePath> &ways)
    : m_request(request)
    , m_columns(columns)
    , m_ways(ways)
{
    QHash<int, int> known;
    for (size_t i = 0; i < ways.size(); ++i) {
        if (ways[i].isLoop) {
            m_loops.push_back(static_cast<int>(i));
            ways[i].nest = known[request.edges[i].from]++;
            ways[i].isEar = ways[i].nest > 0;
        }
    }
}

/// The space between @p node and the next column. Without a column, the space that its loops need.
double SelfLoops::roomBeside(int node, bool isRight) const
{
    const int column = m_columns.columnOf(node);
    const int next = column + (isRight ? 1 : -1);
    if (column < 0 || next < 0 || next >= static_cast<int>(m_columns.columns().size())) {
        return freeRoom;
    }
    const NodeColumns::Column &beside = m_columns.columns()[toIndex(next)];
    return isRight ? beside.left - m_columns.rect(node).right()
                   : m_columns.rect(node).left() - beside.right;
}

void SelfLoops::shape(EdgePath &way, int node) const
{
    const QRectF rect = m_columns.rect(node);
    const double room = roomBeside(node, isRight(way.corner)) - 16;
    if (way.isEar) {
        way.reach = std::clamp(room, cornerReach, earReach) / earWidth;
        return;
    }
    way.reach = cornerReach;
    const double along = std::min(cornerReach, rect.width() / 3);
    way.from = {isRight(way.corner) ? rect.right() - along : rect.left() + along,
                isTop(way.corner) ? rect.top() : rect.bottom()};
}

void SelfLoops::computeExtents()
{
    for (const int loop : m_loops) {
        shape(m_ways[toIndex(loop)], m_request.edges[toIndex(loop)].from);
    }
}

EdgePath SelfLoops::tried(int loop, Corner corner, int nest) const
{
    const int node = m_request.edges[toIndex(loop)].from;
    const QRectF rect = m_columns.rect(node);
    EdgePath way = m_ways[toIndex(loop)];
    way.corner = corner;
    way.nest = nest;
    way.isEar = nest > 0;
    const double away = fromCorner + loopGap * nest;
    way.to = {isRight(corner) ? rect.right() : rect.left(),
              isTop(corner) ? rect.top() + away : rect.bottom() - away};
    way.from = way.to;
    shape(way, node);
    return way;
}

/// The number of nodes that @p area covers, apart from @p node.
int SelfLoops::nodesBelow(const QRectF &area, int node) const
{
    int count = 0;
    for (int other = 0; other < static_cast<int>(m_request.nodes.size()); ++other) {
        count += other != node && m_columns.rect(other).intersects(area) ? 1 : 0;
    }
    return count;
}

bool SelfLoops::choose(const std::vector<QPolygonF> &curves)
{
    constexpr int onNode = 1000;
    constexpr int ear = 10;
    constexpr int perEar = 2;
    EdgeLines lines(curves);
    for (const int loop : m_loops) {
        lines.clear(toIndex(loop));
    }
    QHash<std::pair<int, Corner>, int> taken;
    bool isChanged = false;
    for (const int loop : m_loops) {
        const int node = m_request.edges[toIndex(loop)].from;
        EdgePath best;
        int least = -1;
        for (const Corner corner : corners) {
            const EdgePath way = tried(loop, corner, taken.value({node, corner}));
            const QPolygonF line = curves::flattened(curve(way), 16);
            const QRectF area = line.boundingRect().adjusted(-loopClearance, -loopClearance,
                                                             loopClearance, loopClearance);
            const int cost = lines.costOf(line, area.adjusted(-2, -2, 2, 2))
                + onNode * nodesBelow(area, node) + (way.isEar ? ear : 0) + perEar * way.nest
                + (corner == m_ways[toIndex(loop)].corner ? 0 : 1);
            if (least < 0 || cost < least) {
                least = cost;
                best = way;
            }
        }
        ++taken[{node, best.corner}];
        EdgePath &way = m_ways[toIndex(loop)];
        isChanged = isChanged || way.corner != best.corner || way.nest != best.nest;
        way.corner = best.corner;
        way.nest = best.nest;
        way.isEar = best.isEar;
        lines.set(toIndex(loop), curve(best));
    }
    return isChanged;
}

/// The curve at a corner: flat, because the node above is near, and extended to the side.
QPolygonF SelfLoops::curve(const EdgePath &way)
{
    const double across = isRight(way.corner) ? 1 : -1;
    if (way.isEar) {
        const QPointF out(way.reach * across, 0);
        return {{way.from, way.from + out, way.to + out, way.to}};
    }
    const double up = isTop(way.corner) ? -1 : 1;
    return {{way.from, way.from + QPointF(0, 1.5 * cornerRise * up),
             way.to + QPointF(2 * way.reach * across, 0.8 * cornerRise * up), way.to}};
}

} // namespace baton
